import Flags
import GameCore
import TextUI

extension Playthrough {
  /// Creates the game of a record before its first move.
  public init(_ head: Record.Head) throws(InvalidInput) {
    let source = try Source(head.source)
    let isRace = head.game == G.recordName(isRace: true)
    var (options, race) = try G.options(recorded: head.options, isRace: isRace)
    if let deal = source.writtenDeal {
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
  mutating func replay(_ moves: [RecordedMove]) -> (index: Int, error: String)? {
    G.P.replay(moves) {
      noteHint()
    } play: { move throws(G.P.Refusal) in
      try play(move).outcome
    } reason: {
      position.reason(for: $0, .untranslated)
    }
  }

  /// Returns what a record, or a journal, says before the moves.
  public func head(begun: Timestamp, ofJournal: Bool = false) -> Record.Head {
    let options = recordedOptions
    return Record.Head(
      game: G.recordName(isRace: race != nil), rules: G.rules,
      options: ofJournal ? options.journaled(with: race) : options.recorded(with: race),
      source: source.origin, begun: begun)
  }

  /// Returns the record of the game so far, with the hints among the moves.
  public func record(begun: Timestamp, ended: Timestamp = .now) -> Record {
    var (results, moves) = (String.UnicodeScalarView(), [String]())
    for entry in movesAndHints {
      results.append(entry.map { $0.event.outcome.letter } ?? Journal.Move.hint.letter)
      moves.append(entry.map(\.move.description) ?? Journal.Move.hint.text)
    }
    return Record(
      head: head(begun: begun), ended: ended, status: position.phase.status,
      score: recordedScore, results: String(results), moves: moves.joined(separator: " "))
  }
}
