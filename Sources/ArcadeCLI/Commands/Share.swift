import Play
import Simulation
import GameCore
import Storage
import TextUI
import Tiles

extension Command {
  /// Prints the line to share.
  static let share = Command(
    name: "share", summary: "print a line that tells how a game went",
    detail: """
      The line tells the score, what each move did, and the command that deals the same, unless the \
      deal was a written one; it does not tell what was hidden. In guess a triangle points to where the number is from each guess; in the \
      other games a full circle is a match and an empty one a mismatch. The record is \
      \(RecordChoice.description).
      """,
    operand: .record,
    playFlags: { PlayOptions.flags(named: ["plain", "ascii", "lang"]) }
  ) { words, command, context in
    try command.read(words, context) { line in
      var play = PlayOptions()
      try line.apply(PlayOptions.table, to: &play)
      let operand = try command.operand.choice(in: line.operands, of: command.name)
      let record = try RecordChoice.record(operand, context)
      if let finding = RecordVerifier.finding(in: record, context.catalog) {
        throw CommandFailure("the record does not verify: \(finding.message)")
      }
      let game = try context.game(of: record)
      try context.output.line(share(record, of: game, play.presentation(in: context.environment)))
      return .done
    }
  }

  private static func share<G: ArcadeGame>(
    _ record: Record, of game: G.Type, _ presentation: Presentation
  ) throws(InvalidInput) -> String {
    try Playthrough<G>(playing: record).share(presentation)
  }
}
