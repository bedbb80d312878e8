import GameCore
import Platform
import TextUI

/// Keeps games as they are played: each move in a journal, and at the end the whole game in the
/// history.
///
/// A failure is reported once, and the game goes on without a record.
public final class Recorder {
  private let folder: StateFolder
  private let warn: (String) -> Void
  private let clock: () -> Timestamp
  private let isDurable: Bool
  private let comparesBest: Bool
  private var journal: Journal?

  /// True if everything since the last game's beginning is kept.
  public private(set) var isKeeping = true

  /// True if a game is not kept: one that ended, or the one under way.
  public var hasFailed: Bool { hasLostRecord || !isKeeping }

  private var hasLostRecord = false

  /// Creates a recorder of games in a folder. A `durable` record is on the disk before the game's
  /// end is shown; `comparesBest` asks for the best score that a game beat. A `journal` is
  /// continued. `clock` returns the time.
  public init(
    in folder: StateFolder, isDurable: Bool, comparesBest: Bool, continuing journal: Journal? = nil,
    clock: @escaping () -> Timestamp = { .now }, warn: @escaping (String) -> Void
  ) {
    self.folder = folder
    self.clock = clock
    self.isDurable = isDurable
    self.comparesBest = comparesBest
    self.journal = journal
    self.warn = warn
  }

  /// The time by the recorder's clock.
  var now: Timestamp { clock() }

  /// Adds moves to the journal, which the first ones begin.
  func add(_ moves: [Journal.Move], head: @autoclosure () -> Record.Head) {
    guard isKeeping else { return }
    attempt { () throws(SystemError) in
      guard let journal else {
        self.journal = try Journal(of: head(), moves, in: folder)
        return
      }
      for move in moves { try journal.add(move) }
    }
  }

  /// Returns the best score that a finished game beats, before it is filed; nil if it beats none.
  func previousBest<G: ArcadeGame>(before record: Record, as game: G.Type) -> PreviousBest? {
    guard comparesBest else { return nil }
    let known = best.flatMap { $0.group == Group(record) ? $0 : nil }
    if let known, let score = record.score, !G.better.isBetter(score, than: known.score) {
      return nil
    }
    let beaten = PreviousBest(before: record, in: folder.history, as: game)
    // Without an earlier score, whether this one ranks is not known.
    if known?.score == nil { best = nil }
    if beaten != nil { best = (Group(record), record.score) }
    return beaten
  }

  /// Returns the best score of recorded games with a record's options, or nil if there is none.
  func best<G: ArcadeGame>(like record: Record, as game: G.Type) -> Int? {
    if let best, best.group == Group(record) { return best.score }
    let score = PreviousBest.best(like: record, in: folder.history, as: game)
    best = (Group(record), score)
    return score
  }

  /// The best score of the games of a group, once it has been looked up, and kept current after
  /// that. The games of other processes count from the next process on.
  private var best: (group: Group, score: Int?)?

  /// The games whose scores compare.
  private struct Group: Equatable {
    let game, options: String

    init(_ record: Record) { (game, options) = (record.head.game, record.head.options) }
  }

  /// Leaves the journal of a game that is not resumed to others.
  public func release() {
    journal = nil
  }

  /// Moves a game that has ended, or was given up, from its journal to the history.
  func file(_ record: Record) {
    let isFiled = attempt { () throws(SystemError) in
      try folder.history.append(record, mustLast: isDurable)
    }
    // Without a place in the history, the journal is all there is.
    if isFiled { journal?.remove() } else { hasLostRecord = true }
    (journal, isKeeping) = (nil, true)
  }

  @discardableResult
  private func attempt(_ work: () throws(SystemError) -> Void) -> Bool {
    do throws(SystemError) {
      try work()
      return true
    } catch {
      if isKeeping {
        warn("can't record the game in \(folder.path.shownAsPath): \(error.message)")
      }
      isKeeping = false
      return false
    }
  }
}
