import GameCore
import Platform
import Storage
import TextUI
import Tiles

/// Keeps a game that is being played: each move in its journal, and at the end the whole in the
/// history.
///
/// What can't be kept costs one warning; the game goes on.
final class Recorder {
  private let folder: StateFolder
  private let warn: (String) -> Void
  private let mustLast: Bool
  private let tellsBest: Bool
  private var journal: Journal?
  /// How many of the next moves the journal has already.
  private var known: Int

  /// Whether all that was played since the last beginning is kept.
  private(set) var isKeeping = true

  /// A recorder of games in a folder. Where a record `mustLast`, it is on the disk before the game's
  /// end is told, which a person does not notice; `tellsBest` asks for what a game has beaten. A
  /// `journal` that is continued has the first moves, which are `known`.
  init(
    in folder: StateFolder, mustLast: Bool, tellsBest: Bool, continuing journal: Journal? = nil,
    known: Int = 0, warn: @escaping (String) -> Void
  ) {
    self.known = known
    self.folder = folder
    self.mustLast = mustLast
    self.tellsBest = tellsBest
    self.journal = journal
    self.warn = warn
    // Where files have a limit, writing fails then, and the game goes on.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Keeps a move of a game that has this beginning.
  func add(_ move: Journal.Move, of head: @autoclosure () -> Record.Head) {
    guard isKeeping else { return }
    guard known == 0 else {
      known -= 1
      return
    }
    attempt { () throws(SystemError) in
      if let journal {
        try journal.add(move)
      } else {
        journal = try Journal(of: head(), [move], in: folder)
      }
    }
  }

  /// Keeps a game that has ended; answers what it has beaten.
  func finish<G: ArcadeGame>(_ record: Record, as game: G.Type) -> PreviousBest? {
    defer { file(record) }
    return tellsBest ? PreviousBest(by: record, in: folder.history, as: game) : nil
  }

  /// Leaves the journal of a game that is not gone on with to others.
  func release() {
    journal = nil
  }

  /// Puts a game into the history that is under way no longer, be it ended or given up.
  func file(_ record: Record) {
    let isFiled = attempt { () throws(SystemError) in
      try folder.history.append(record, mustLast: mustLast)
    }
    // Without a place in the history, the journal is all there is.
    if isFiled { journal?.remove() }
    (journal, known, isKeeping) = (nil, 0, true)
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
