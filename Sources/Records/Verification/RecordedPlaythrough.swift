import Flags
import GameCore
import TextUI

extension Playthrough {
  /// Creates the game of a record before its first move.
  public init(_ head: Record.Head) throws(InvalidInput) {
    let source = try Source(head.source)
    let isRace = head.game == G.recordName(isRace: true)
    var (options, race) = try G.options(recorded: head.options, isRace: isRace)
    if case .deal(let deal) = source {
      _ = try G.setup(options, deal)
      G.adopt(&options, from: deal)
    }
    try self.init(options: options, source: source, race: race)
  }

  /// Creates the game of a record with its moves and hints, as far as they verify.
  public init(playing record: Record) throws(InvalidInput) {
    try self.init(record.head)
    _ = replay(record.recordedMoves)
  }

  /// Makes recorded moves and hints in order, up to one that the rules don't allow or that has
  /// another outcome than the record says; returns its index and its error.
  mutating func replay(
    _ moves: [(text: String, letter: Unicode.Scalar?)]
  ) -> (index: Int, error: MoveError)? {
    let letters = OutcomeLetters<G.P.Event.Outcome>()
    for (index, (text, letter)) in moves.enumerated() {
      if text == Journal.Move.hint.text, letter == Journal.Move.hint.letter {
        noteHint()
      } else if let error = play(text, letter, letters) {
        return (index, error)
      }
    }
    return nil
  }

  /// Makes a recorded move. Inlined, as each call would look up the types of the game again.
  @inline(__always)
  private mutating func play(
    _ text: String, _ letter: Unicode.Scalar?, _ letters: OutcomeLetters<G.P.Event.Outcome>
  ) -> MoveError? {
    guard let move = G.P.Move(text) else { return .unreadable }
    do throws(G.P.Refusal) {
      let outcome = try play(move).outcome
      guard let letter else { return .unrecorded(outcome.rawValue) }
      return letters[outcome] == letter ? nil : .differs(outcome.rawValue, recorded: letter)
    } catch {
      return .refused(position.reason(for: error, .untranslated))
    }
  }

  /// Returns what a record says before the moves.
  public func head(begun: Timestamp) -> Record.Head {
    head(options.recorded(with: race), begun)
  }

  /// Returns what a journal says before the moves.
  func journalHead(begun: Timestamp) -> Record.Head {
    head(options.journaled(with: race), begun)
  }

  private func head(_ options: String, _ begun: Timestamp) -> Record.Head {
    Record.Head(
      game: G.recordName(isRace: race != nil), rules: G.rules, options: options,
      source: source.origin, begun: begun)
  }

  /// Returns the record of the game so far, with the hints among the moves.
  public func record(begun: Timestamp, ended: Timestamp = .now) -> Record {
    let letters = OutcomeLetters<G.P.Event.Outcome>()
    var (results, moves) = (String.UnicodeScalarView(), [String]())
    func add(_ move: Journal.Move) {
      results.append(move.letter)
      moves.append(move.text)
    }
    var hints = hints[...]
    for (turn, entry) in log.enumerated() {
      while hints.first?.turn == turn {
        hints.removeFirst()
        add(.hint)
      }
      add(Journal.Move(entry.move.description, letters[entry.event.outcome]))
    }
    for _ in hints { add(.hint) }
    return Record(
      head: head(begun: begun), ended: ended, status: position.phase.status,
      score: recordedScore, results: String(results), moves: moves.joined(separator: " "))
  }
}
