import CommandLine
import Lines
import Platform
import Records
import Screens

extension Command {
  private static let listFlag = Flag(
    "list", zh: "列表", Phrase(en: "list unfinished games by number", zh: "列出未完成的局和编号"),
    excludes: [exec.name, through.name])

  private static let exec = Opposition.exec.flag
  private static let through = Opposition.through.flag

  static let resume = CommandSpec(
    name: "resume", summary: Phrase(en: "continue an unfinished game", zh: "继续未完成的一局"),
    detail: """
      GAME is a number of the list (1 was played last), a name (its last game) or the word shown \
      when a game is left, such as cards-1k2j3h; without it, the game that was played last. \
      A number first is a game; moves come after it. \
      With `--json`, the lines of the moves already made are printed \
      again first. A game against a program needs \
      `--exec`, and one with a friend through a command `--through`.
      """,
    operand: Operand("[GAME] [MOVE ...]", noun: .game, words: GameCatalog.arcade.choices),
    flags: [listFlag, exec, Opposition.timeout.flag, through],
    sharedFlags: PlayOptions.flags(without: PlayOptions.dealing + ["record"]),
    keys: GameKeys.help,
    examples: [.init("Continue the game that was played last", "arcade resume")]
  ).performing { context in
    let (line, state) = (context.line, try RecordChoice.state(context))
    let number = line.operands.first.flatMap { WholeNumber.parse($0.halfWidth) }
    let name = try line.operands.first.flatMap { try isGame($0) ? $0 : nil }
    let isList = line.has(listFlag.name)
    let moves = line.operands.dropFirst(number == nil && name == nil ? 0 : 1)
    var words = WordReader(operands: Array(moves), input: context.input)
    let tellsOthers = number == nil && context.asksInLines(words)
    let games = UnfinishedGame.all(
      context, of: name, limit: isList || tellsOthers ? .max : number ?? 1)
    let open = isList ? state.journals(of: name).filter { Journal.obstacle($0) == .locked } : []
    if games.isEmpty, open.isEmpty, let obstacle = obstacle(to: name, in: state) { throw obstacle }
    if isList { return try list(games, open, context) }
    let index = number ?? 1
    guard games.indices.contains(index - 1) else { throw missing(name, number) }
    let others = games.count - 1
    if tellsOthers, others > 0 {
      let title = games[0].game.title
      let list = "arcade resume --list" + (name.map { " " + $0 } ?? "")
      try context.say([
        context.presentation(
          en: "This is your last unfinished game, \(title(.en)); "
            + "'\(list)' has \(others.counted("other")).",
          zh: "接着玩最近的一局：\(title(.zh))。另有 \(others) 局没玩完，见 '\(list)'。")
      ])
    }
    return try games[index - 1].resume(&words)
  }

  /// Prints the unfinished games, each with the command that resumes it, and which ones are open in
  /// other terminals, by their journals.
  private static func list(
    _ games: [UnfinishedGame], _ open: [String], _ context: CommandContext
  ) throws -> ExitStatus {
    let open = open.compactMap(StateFolder.game(ofJournal:))
    try context.print(
      games.enumerated().map { index, game in
        game.record.fields(.arcade).merging([
          "type": "record", "number": .number(index + 1),
          "command": .string("arcade resume \(index + 1)" + game.needs),
        ])
      } + open.map { ["type": "record", "game": .string($0), "open": .bool(true)] },
      or: { presentation in
        games.isEmpty && open.isEmpty
          ? [presentation(en: "No unfinished games.", zh: "没有未完成的局。")]
          : games.enumerated().map { index, game in
            let facts = game.facts.joined(separator: presentation.comma)
            let type = game.game
            let command = presentation.command("arcade resume \(index + 1)" + game.needs)
            let name = presentation(en: "\(type.name): ", zh: "\(type.title(.zh))：")
            return presentation.isPlain
              ? "\(index + 1). \(name)\(facts)" : "\(command)  \(name)\(facts)"
          }
            + open.map { name in
              let title = GameCatalog.arcade.game(named: name)?.title(.zh) ?? name.printable
              return presentation(
                en: "\(name.printable): open in another terminal", zh: "\(title)：正在另一个终端里玩")
            }
      }, isPaged: true)
    return .done
  }

  private static func missing(_ name: String?, _ number: Int?) -> UserError {
    if let number {
      return UserError(
        en: "there is no unfinished game \(number) in 'arcade resume --list'; moves come after it",
        zh: "'arcade resume --list' 里没有编号为 \(number) 的局；要走的步写在编号之后", status: .unfinished)
    }
    return UserError(
      en: "no unfinished game\(name.map { " of \($0)" } ?? "") to resume",
      zh: name.map { "没有未完成的 \($0) 可以继续" } ?? "没有未完成的局可以继续", status: .unfinished)
  }

  /// Returns the reason why the games, or those of a name, can't be read, or nil if they can.
  private static func obstacle(to name: String?, in state: StateFolder) -> UserError? {
    let english = "unfinished game" + (name.map { " of \($0)" } ?? "")
    let chinese = name.map { "未完成的 \($0) " } ?? "未完成的一局"
    for path in state.journals(of: name) {
      guard let error = Journal.obstacle(path) else { continue }
      guard error != .locked else {
        return UserError(
          en: "the \(english) is being played in another terminal", zh: "\(chinese)正在另一个终端里玩",
          status: .unfinished)
      }
      let failure = error.doing(
        "continue the \(english) in \(path.shownAsPath)",
        zh: "继续 \(path.shownAsPath) 里\(chinese)")
      return UserError(failure.phrase, status: .unavailable)
    }
    if let error = state.obstacle {
      let path = state.games.shownAsPath
      let failure = error.doing("read \(path)", zh: "读取 \(path)")
      return UserError(failure.phrase, status: .unavailable)
    }
    return nil
  }

  /// Returns whether an operand is a game, not a move. Throws if it resembles a game's name.
  private static func isGame(_ operand: String) throws(UserError) -> Bool {
    let name = operand.split(separator: "-").first.map(String.init) ?? operand
    if GameCatalog.arcade.game(named: name) != nil { return true }
    guard operand.unicodeScalars.count > 1,
      operand.unicodeScalars.first?.properties.isAlphabetic == true,
      LineCommand(operand) == nil
    else { return false }
    throw .unknown(.game, operand, GameCatalog.arcade.choices)
  }
}
