import CommandLine
import Flags
import GameCore
import Lines
import Records
import TextUI

extension Command {
  /// Prints the line to share.
  static let share = Command(
    name: "share", summary: "print a game's result as a line to share",
    detail: """
      The line has the score, a sign for each move, and the command for the same deal unless it \
      was a written one; of a daily deal it has the number and par instead. It gives away nothing \
      hidden. `RECORD` is as for replay.
      """,
    operand: RecordChoice.operand,
    playFlags: { PlayOptions.flags(named: ["plain", "ascii", "lang"]) }
  ) { words, command, context in
    try command.read(words, context) { line in
      var play = PlayOptions()
      try line.apply(PlayOptions.table, to: &play)
      let operand = try command.operand.choice(in: line.operands, of: command.name)
      let record = try RecordChoice.record(operand, context)
      let game = try context.game(of: record).type
      try context.output.line(share(record, of: game, play, context))
      return .done
    }
  }

  private static func share<G: ArcadeGame>(
    _ record: Record, of game: G.Type, _ play: PlayOptions, _ context: CommandContext
  ) throws -> String {
    let (played, error) = try RecordChoice.playthrough(of: record, as: game, context)
    if let error { throw CommandFailure("the record does not verify: \(error.message)") }
    return played.share(play.presentation(in: context.environment))
  }
}
