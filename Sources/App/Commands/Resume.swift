import CommandLine
import Lines
import Platform
import Records
import Screens

extension Command {
  private static let listFlag = Flag(
    "list", Phrase(en: "list unfinished games, and how to continue them", zh: "列出没玩完的各局和继续的命令"),
    excludes: [exec.name, through.name])

  private static let exec = Opposition.exec.flag
  private static let through = Opposition.through.flag

  static let resume = CommandSpec(
    name: "resume", summary: Phrase(en: "continue an unfinished game", zh: "继续没玩完的一局"),
    detail: """
      Without `GAME`, the one that was played last. The board, the score and everything seen are \
      as they were. With `--json`, the lines of the moves already made are printed again first. A \
      game against a program needs `--exec`, and one with a friend through a command \
      `--through`. The friend's arcade finds the game again by itself.
      """,
    operand: Operand("[GAME] [MOVE ...]", noun: .game, words: GameCatalog.arcade.choices),
    flags: [listFlag, exec, through],
    sharedFlags: PlayOptions.flags(without: PlayOptions.dealing + ["record"]),
    keys: GameKeys.help,
    examples: [.init("Continue the game that was played last", "arcade resume")]
  ).performing { context in
    let (line, state) = (context.line, try RecordChoice.state(context))
    let name = try line.operands.first.flatMap { try isGame($0) ? $0 : nil }
    let isList = line.has(listFlag.name)
    let games = UnfinishedGame.all(context, of: name, limit: isList ? .max : 1)
    guard let last = games.first else { throw obstacle(to: name, in: state) }
    if isList { return try list(games, context) }
    return try last.resume(Array(line.operands.dropFirst(name == nil ? 0 : 1)))
  }

  /// Prints the unfinished games, each with the command that resumes it: a game's last one by the
  /// game's name, older ones by their deals.
  private static func list(
    _ games: [UnfinishedGame], _ context: CommandContext
  ) throws -> ExitStatus {
    var names: Set<String> = []
    let commands = games.map {
      names.insert($0.game.name).inserted ? "arcade resume \($0.game.name)" : $0.command
    }
    let width = commands.map(\.displayWidth).max() ?? 0
    try context.print(
      zip(games, commands).enumerated().map { index, game in
        game.0.record.fields(.arcade).merging([
          "type": "record", "number": .number(index + 1), "command": .string(game.1),
        ])
      },
      or: { presentation in
        zip(games, commands).map { game, command in
          "\(command.padded(to: width))  \(game.facts.joined(separator: presentation.comma))"
        }
      }, isPaged: true)
    return .done
  }

  /// Returns the reason why no game, or no game of a name, can be resumed.
  private static func obstacle(to name: String?, in state: StateFolder) -> UserError {
    let english = "unfinished game" + (name.map { " of \($0)" } ?? "")
    let chinese = "没玩完的" + (name.map { " \($0) " } ?? "一局")
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
    return UserError(
      en: "no \(english) to resume", zh: "没有\(chinese)可以继续", status: .unfinished)
  }

  /// Returns whether an operand is a game, not a move. Throws if it resembles a game's name.
  private static func isGame(_ operand: String) throws(UserError) -> Bool {
    if GameCatalog.arcade.game(named: operand) != nil { return true }
    guard operand.unicodeScalars.count > 1,
      operand.unicodeScalars.first?.properties.isAlphabetic == true,
      LineCommand(operand) == nil
    else { return false }
    throw .unknown(.game, operand, GameCatalog.arcade.choices)
  }
}
