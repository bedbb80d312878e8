import CommandLine
import GameCore
import Storage
import TextUI
import Tiles

extension Command {
  /// Prints the line to share.
  static let share = Command(
    name: "share", summary: "print a game's result as a line to share",
    detail: """
      The line has the score, a sign for each move, and the command for the same deal unless it \
      was a written one; it gives away nothing hidden. In guess, a triangle points from each guess \
      to the number; in the other games, a full circle is a match and an empty one a mismatch. \
      `RECORD` is \(RecordChoice.description).
      """,
    operand: RecordChoice.operand,
    playFlags: { PlayOptions.flags(named: ["plain", "ascii", "lang"]) }
  ) { words, command, context in
    try command.read(words, context) { line in
      var play = PlayOptions()
      try line.apply(PlayOptions.table, to: &play)
      let operand = try command.operand.choice(in: line.operands, of: command.name)
      let record = try RecordChoice.record(operand, context)
      if let finding = RecordVerifier.finding(in: record) {
        throw CommandFailure("the record does not verify: \(finding.sentence)")
      }
      guard let game = RecordVerifier.game(record.head.game, rules: record.head.rules) else {
        throw CommandFailure(RecordVerifier.unknown(record.head))
      }
      try context.output.line(share(record, of: game, play.presentation(in: context.environment)))
      return .done
    }
  }

  private static func share<G: ArcadeGame>(
    _ record: Record, of game: G.Type, _ presentation: Presentation
  ) throws(InvalidInput) -> String {
    try Round<G>(record.head).playing(record.moves).end.share(presentation)
  }
}
