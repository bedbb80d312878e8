import CommandLine
import GameCore
import Records
import TextUI

extension Command {
  static let share = CommandSpec(
    name: "share",
    summary: Phrase(en: "print a game's result as a line to share", zh: "把一局的结果输出成一行，便于分享"),
    detail: """
      The line has the score, a sign for each move, and the command for the same deal unless it \
      was a written one; of a daily deal it has the number and par instead. It gives away nothing \
      hidden. `RECORD` is as for replay.
      """,
    operand: RecordChoice.operand,
    sharedFlags: { PlayOptions.flags(named: ["json"]) }
  ).performing { line, context in
    let play = try PlayOptions(line)
    let operand = line.operands.first
    let record = try RecordChoice.record(operand, context)
    let game = try context.game(of: record).type
    let text = try share(record, of: game, play, context)
    let fields: JSONObject = ["type": "share", "share": .string(text)]
    try context.print(
      [record.fields(context.catalog).merging(fields)], or: { _ in [text] }, play)
    return .done
  }

  private static func share<G: ArcadeGame>(
    _ record: Record, of game: G.Type, _ play: PlayOptions, _ context: CommandContext
  ) throws -> String {
    let (played, error) = try RecordChoice.playthrough(of: record, as: game, context)
    if let error {
      throw CommandFailure(
        en: "the record does not verify: \(error.message)", zh: "记录未通过验证：\(error.message)")
    }
    return played.share(play.json ? .shared : play.presentation(in: context.environment))
  }
}
