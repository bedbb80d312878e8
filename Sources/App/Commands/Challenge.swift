import CommandLine
import Lines
import Records
import Screens

extension Command {
  /// The word for the run of the day instead of a record.
  static let run = Choice(daily.name, daily.spec.summary())

  static let challenge = CommandSpec(
    name: "challenge",
    summary: Phrase(en: "print a game as a line that a friend can race", zh: "生成一行代码，让朋友来挑战"),
    detail: "RECORD is as for replay, or daily for the whole run of today: see CHALLENGES.",
    operand: RecordChoice.operand(or: [run]),
    flags: [Setting.name.flag], sharedFlags: PlayOptions.flags(named: ["json"]),
    examples: [
      .init(
        "Play a game and challenge a friend to it",
        "arcade guess --record --quiet -s 42 50 25 12 6 9 7 8 && arcade challenge --name Ann")
    ]
  ).performing { context in
    let operand = context.line.operands.first
    let challenge =
      operand == daily.name
      ? try context.challenge(wholeRun(context).records) : try challenge(operand, context)
    let rounds = challenge.records.map { JSONValue.object($0.fields(.arcade)) }
    var fields: JSONObject = [
      "type": "challenge", "challenge": .string(challenge.code),
      "command": .string(challenge.command), "rounds": .list(rounds),
    ]
    fields["player"] = challenge.name.map { .string($0) }
    try context.print([fields], or: { _ in [challenge.command] })
    return .done
  }

  /// Returns the challenge of a record. That of a code is the code itself, with the name in it.
  private static func challenge(
    _ operand: String?, _ context: CommandContext
  ) throws -> Challenge {
    let (records, challenge) = try RecordChoice.games(operand, context)
    if let challenge { return challenge }
    for record in records { try check(record, as: RecordChoice.game(of: record)) }
    return try context.challenge(records)
  }

  private static func check<G: ArcadeGame>(_ record: Record, as game: G.Type) throws(UserError) {
    if let fault = try RecordChoice.playthrough(of: record, as: game).fault {
      throw UserError(fault, status: .unfinished)
    }
  }

  /// Returns the run of today. Throws if a game of it is left.
  static func wholeRun(_ context: CommandContext) throws -> DailyRun {
    let book = try ScoreBook(of: RecordChoice.history(context), .arcade, verifying: .none)
    let run = DailyRun(of: book, at: context.environment.now())
    guard let next = run.next else { return run }
    throw UserError(
      en: "the run of the day isn't whole: \(next.name) is left",
      zh: "今天的每日挑战还没完成：还有\(next.title(.zh))", status: .unfinished)
  }

  static let race = CommandSpec(
    name: "race", summary: Phrase(en: "race a friend's game by its code", zh: "用朋友给的代码，和那一局比赛"),
    detail: "Any other RECORD will do as well, as for replay: see CHALLENGES.",
    operand: Operand("CODE [MOVE ...]", limit: .max, takesFiles: true),
    flags: [Setting.name.flag],
    sharedFlags: PlayOptions.flags(without: PlayOptions.dealing),
    keys: GameKeys.help
  ).performing { context in
    var context = context
    guard !context.line.operands.isEmpty else {
      throw UserError(
        en: "race requires a CODE: what 'arcade challenge' printed",
        zh: "race 后面要写朋友给的代码，即 'arcade challenge' 输出的内容")
    }
    let operand = context.line.operands.removeFirst()
    let (records, challenge) = try RecordChoice.games(operand, context)
    var words = WordReader(operands: context.line.operands, input: context.input)
    guard records.count > 1 else {
      context.ghost = records.first.map { GhostGame($0, of: challenge?.name) }
      return try RecordChoice.game(of: records[0]).play(context)
    }
    var run = RaceOfRun(records, of: challenge?.name, context)
    return try run.play(&words)
  }
}

extension CommandContext {
  /// Returns the command that challenges a friend to a game just played.
  func challenge(of game: Playthrough<some ArcadeGame>) throws(UserError) -> String {
    let now = environment.now()
    return try challenge([game.record(begun: now, ended: now)]).command
  }

  /// Returns the challenge of games by the player's name.
  func challenge(_ records: [Record]) throws(UserError) -> Challenge {
    let name = try playerName()
    do throws(UserError) {
      return try Challenge(records, of: name, .arcade)
    } catch {
      throw UserError(
        en: "the game \(error.message)", zh: "这一局\(error.phrase(.zh))", status: .unfinished)
    }
  }
}
