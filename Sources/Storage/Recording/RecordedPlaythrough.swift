import Flags
import GameCore
import TextUI

extension Playthrough {
  /// Creates the game of a record before its first move.
  public init(_ head: Record.Head) throws(InvalidInput) {
    let source = try Source(head.source)
    var options = try G.Options(recorded: head.options)
    if case .deal(let deal) = source {
      _ = try G.setup(options, deal)
      G.fit(&options, to: deal)
    }
    try self.init(options: options, source: source)
  }

  /// Creates the game of a record with its moves and hints, as far as the rules allow them.
  public init(playing record: Record) throws(InvalidInput) {
    try self.init(record.head)
    for word in record.moves.split(separator: " ") {
      if word == Journal.Move.hint.text {
        noteHint()
      } else {
        guard let move = G.P.Move(String(word)), (try? play(move)) != nil else { return }
      }
    }
  }

  /// Returns what a record says before the moves.
  public func head(begun: Timestamp) -> Record.Head { head(options.recorded, begun) }

  /// Returns what a journal says before the moves.
  func journalHead(begun: Timestamp) -> Record.Head { head(options.journaled, begun) }

  private func head(_ options: String, _ begun: Timestamp) -> Record.Head {
    Record.Head(
      game: G.recordName, rules: G.rules, options: options, source: source.origin, begun: begun)
  }

  /// Returns the record of the game so far, with the hints among the moves.
  public func record(begun: Timestamp, ended: Timestamp = .now) -> Record {
    var (results, moves) = ("", "")
    for move in recordedMoves {
      results.unicodeScalars.append(move.letter)
      moves += moves.isEmpty ? move.text : " " + move.text
    }
    return Record(
      head: head(begun: begun), ended: ended, status: position.phase.status,
      score: position.score.value, results: results, moves: moves)
  }

  /// The moves and hints with their letters, in order.
  private var recordedMoves: [Journal.Move] {
    let letters = OutcomeLetters<G.P.Event.Outcome>()
    var (moves, hints) = ([Journal.Move](), hints[...])
    var turn = 0
    for entry in round.log {
      while hints.first?.turn == turn {
        hints.removeFirst()
        moves.append(.hint)
      }
      moves.append(Journal.Move(entry.move.description, letters[entry.event.outcome]))
      turn += 1
    }
    return moves + hints.map { _ in .hint }
  }

  /// Makes recorded moves and hints in order, up to one that the rules don't allow or that has
  /// another outcome than the record says; returns how many were right before it, or nil if all.
  mutating func play(_ moves: some Sequence<Journal.Move>) -> (right: Int, fault: MoveFault)? {
    let letters = OutcomeLetters<G.P.Event.Outcome>()
    var right = 0
    for recorded in moves {
      if recorded == .hint {
        noteHint()
      } else if let fault = play(recorded, letters) {
        return (right, fault)
      }
      right += 1
    }
    return nil
  }

  private mutating func play(
    _ recorded: Journal.Move, _ letters: OutcomeLetters<G.P.Event.Outcome>
  ) -> MoveFault? {
    guard let move = G.P.Move(recorded.text) else { return .unreadable }
    do throws(G.P.Refusal) {
      let outcome = try play(move).outcome
      return letters[outcome] == recorded.letter
        ? nil : .differs(outcome.rawValue, recorded: recorded.letter)
    } catch {
      return .refused(position.reason(for: error, .untranslated))
    }
  }
}

/// A fault in a recorded move.
enum MoveFault: Equatable {
  /// The text isn't a move.
  case unreadable

  /// The rules don't allow it, for a reason.
  case refused(String)

  /// It has another outcome than the record says.
  case differs(String, recorded: Unicode.Scalar)

  /// The record has no letter for it.
  case unrecorded(String)

  /// The end of a sentence that begins with the move or its line.
  var message: String {
    switch self {
    case .unreadable: "is not a move"
    case .refused(let reason): "is refused: \(reason)"
    case .differs(let word, let letter): "is \(word), but the record says '\(letter)'"
    case .unrecorded(let word): "is \(word), but the record has no letter for it"
    }
  }
}
