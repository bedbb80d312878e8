import CommandLine
import Platform
import Records
import Screens

extension Command {
  private static let listFlag = Flag(
    "list", zh: "列表", Phrase(en: "list the last games by number", zh: "列出最近几局及编号"),
    excludes: [Pace.name],
    replacesOperands: true)

  private static let paceTable = Pace.table(excluding: [listFlag.name])

  static let replay = CommandSpec(
    name: "replay", summary: Phrase(en: "replay a recorded game", zh: "重放一局记录"),
    detail: """
      RECORD is \(RecordChoice.description(.en)). At a terminal the game is shown on the full \
      screen, elsewhere in lines, and with `--json` as the JSON lines that it printed.
      """,
    operand: RecordChoice.operand,
    flags: paceTable.map(\.flag) + [listFlag],
    sharedFlags: PlayOptions.flags(named: PlayOptions.screen + ["json"]),
    keys: ReplayKeys.help,
    examples: [
      .init("List the last games by number", "arcade replay --list"),
      .init(
        "Play a game and replay it",
        "arcade guess --record --quiet -s 42 50 25 8 && arcade replay"),
    ]
  ).performing { context in
    var pace = Pace?.none
    try context.line.apply(paceTable, to: &pace)
    let operand = context.line.operands.first
    if context.line.has(listFlag.name) {
      guard operand == nil else {
        throw UserError(
          en: "--list and a RECORD cannot be combined", zh: "--list 和记录不能同时使用")
      }
      try list(context)
      return .done
    }
    guard pace != .step || operand != "-" else {
      throw UserError(
        en: "--speed step cannot be combined with a record from standard input",
        zh: "--speed step 不能和来自标准输入的记录同时使用")
    }
    var status = ExitStatus.done
    for record in try RecordChoice.games(operand, context).records {
      let shown = try show(record, of: RecordChoice.game(of: record), pace, context)
      if shown != .done { status = shown }
    }
    return status
  }

  private static let listLength = 20

  private static func list(_ context: CommandContext) throws {
    let records = try RecordChoice.history(context).last(listLength)
    let now = context.environment.now()
    try context.print(
      records.enumerated().map { index, record in
        record.fields(.arcade).merging([
          "type": "record", "number": .number(index + 1),
          "verified": .bool(RecordVerifier(.arcade).error(in: record) == nil),
        ])
      },
      or: { presentation in
        records.isEmpty
          ? [presentation(en: "No games recorded yet.", zh: "还没有任何记录。")]
          : records.enumerated().map { index, record in
            "\(index + 1)\t\(record.text(presentation, now: now, .arcade))"
          }
      }, isPaged: true)
  }

  private static func show<G: ArcadeGame>(
    _ record: Record, of game: G.Type, _ pace: Pace?, _ context: CommandContext
  ) throws -> ExitStatus {
    let (played, fault) = try RecordChoice.playthrough(of: record, as: game)
    if let fault { context.warn(fault) }
    try context.show(played, pace)
    return fault == nil ? .done : .unfinished
  }

  static let share = CommandSpec(
    name: "share",
    summary: Phrase(en: "print a game's result as a line to share", zh: "把一局的结果输出成一行，便于分享"),
    detail: """
      The line has the score, a sign for each move, and the command for the same deal unless it \
      was a written one; of a daily deal it has the number and par instead. It gives away nothing \
      hidden. RECORD is as for replay, or daily for the whole run of today.
      """,
    operand: RecordChoice.operand(or: [run]),
    sharedFlags: PlayOptions.flags(named: ["json"])
  ).performing { context in
    if context.line.operands == [run.name] {
      let run = try wholeRun(context)
      try context.print([run.fields], or: { [run.share($0)] })
      return .done
    }
    for record in try RecordChoice.games(context.line.operands.first, context).records {
      let game = try RecordChoice.game(of: record)
      let text = try share(record, of: game, context)
      let fields: JSONObject = ["type": "share", "share": .string(text)]
      try context.print([record.fields(.arcade).merging(fields)], or: { _ in [text] })
    }
    return .done
  }

  private static func share<G: ArcadeGame>(
    _ record: Record, of game: G.Type, _ context: CommandContext
  ) throws -> String {
    let (played, fault) = try RecordChoice.playthrough(of: record, as: game)
    if let fault { throw UserError(fault, status: .unfinished) }
    return played.share(context.play.json ? .shared : context.presentation)
  }
}
