import CommandLine
import GameCore

/// The table of everything that can follow `arcade` on a command line.
enum CommandTable {
  static var program: ProgramSpec {
    ProgramSpec(
      name: "arcade", summary: Phrase(en: "games for the terminal", zh: "终端小游戏"),
      noun: Phrase(en: "game or command", zh: "游戏或命令"),
      usage: "arcade [GAME|COMMAND] [OPTION ...] [MOVE ...]",
      groups: [
        (Phrase(en: "games", zh: "游戏"), GameCatalog.arcade.games.map { Command(playing: $0).spec }),
        (Phrase(en: "commands", zh: "命令"), Command.utilities.map(\.spec)),
      ],
      sharedFlags: PlayOptions.flags, sharedTitle: PlayOptions.title,
      sharedHelp: "arcade help \(optionsTopic.name)",
      examples: [
        "arcade guess --daily", "arcade memorize --pairs hard --theme food",
        "arcade cards --seed 42 --json 1 2 3",
      ],
      common: Set(
        GameCatalog.arcade.games.map { $0.name } + [
          "daily", "join", "resume", "scores", "settings", "man", "--seed", "--json", "--help",
        ]),
      pointer: Phrase(
        en: "Run 'arcade help GAME' for its options, 'arcade man' for everything",
        zh: "游戏的选项见 'arcade help 游戏'，全部内容见 'arcade man'；常用的命令也有中文名，如 'arcade 成绩'"),
      otherNames: [
        "stats": "scores", "statistics": "scores", "history": "scores", "log": "scores",
        "highscores": "scores", "config": "settings", "options": "settings",
        "preferences": "settings", "bench": "simulate", "watch": "replay", "continue": "resume",
        "--no-color": "--color never", "--no-colour": "--color never",
        "--colour": "--color", "--language": "--lang", "--fullscreen": "--no-plain",
        "--cards": "--count", "--genre": "--category", "--max": "--range", "--size": "--pairs",
        "--difficulty": "--pairs", "--player": "--watch", "--step": "--speed step",
        "--rounds": "--games", "--concurrency": "--jobs", "--threads": "--jobs",
        "--engine": "--exec", "--tc": "--timeout", "--st": "--timeout", "--pgnout": "--log",
        "--gauntlet": "--against", "--srand": "--seed",
        "--versus": "--race", "lesson": "settings lesson on", "tutorial": "settings lesson on",
        "教学": "settings lesson on", "rules": "man GAME", "规则": "man 游戏",
        "versus": "memorize --versus expert", "对战": "记忆 --对战 高手",
        "每日": "daily", "继续": "resume", "成绩": "scores", "统计": "scores", "重放": "replay",
        "分享": "share", "挑战": "challenge", "设置": "settings", "选项": "settings", "帮助": "help",
        "手册": "man", "加入": "join", "比赛": "race", "验证": "verify", "出题": "deal", "模拟": "simulate",
        "循环赛": "tournament", "补全": "completions", "版本": "version",
      ])
  }

  /// Runs a command line without the program's name. An empty one opens the main menu or prints the
  /// help.
  static func run(_ typed: [String], _ context: CommandContext) throws -> ExitStatus {
    let words = meant(by: typed)
    if let name = words.first, !name.hasPrefix("-") {
      return try named(name).run(Array(words.dropFirst()), context)
    }
    let (name, others) = ParsedLine.firstOperand(of: words, find: program.hasFlag)
    if let name { return try named(name).run(others, context) }
    let line = ParsedLine(words, find: program.hasFlag)
    var context = context
    if let request = line.request {
      context.play.setGlobalOptions(in: words)
      return try answer(request, of: nil, context)
    }
    if let error = line.error { throw error }
    let isGlobal = Set(program.globalFlags.map(\.name)).contains
    if let name = line.names.first(where: { !isGlobal($0) }) {
      throw UserError(
        en: "--\(name) requires a \(program.noun(.en))", zh: "--\(name) 需要\(program.noun(.zh))")
    }
    try context.take(line)
    return try context.environment.isAtTerminal
      ? MainMenu.open(context) : answer(.help, of: nil, context)
  }

  /// Returns words as they are meant where an input method has typed them: with the names of games
  /// and `daily` for their Chinese titles, with ASCII for dashes and in the first word, and parted
  /// at full-width blanks around options. Values of options stay as they are.
  static func meant(by words: [String]) -> [String] {
    guard !words.allSatisfy(\.isASCII) else { return words }
    var (meant, rest) = ([String](), words[...])
    while let typed = rest.popFirst() {
      let (last, word) = (meant.last ?? "", typed.withASCIIDashes)
      let isValue = program.hasFlag { flag in
        guard flag.value != nil else { return false }
        return last.hasPrefix("--") && flag.isNamed(String(last.dropFirst(2)))
          || flag.short.map { "-\($0)" } == last
      }
      let parts = word.split(separator: "\u{3000}" as Character)
      if isValue {
        meant.append(typed)
      } else if word == "--" {
        return meant + [word] + rest
      } else if parts.count > 1,
        meant.isEmpty || parts.contains(where: { String($0).withASCIIDashes.hasPrefix("-") })
      {
        rest = parts.map(String.init) + rest
      } else {
        let name = GameCatalog.arcade.games.first { $0.title(.zh) == word }?.name
        let daily = ["每日", "今日"].contains(word) ? "daily" : nil
        meant.append(name ?? daily ?? (meant.isEmpty ? word.halfWidth : word))
      }
    }
    return meant
  }

  /// Returns the command with a name, which may be in Chinese. A game is found without making the
  /// other commands.
  static func named(_ name: String) throws(UserError) -> Command {
    if let game = GameCatalog.arcade.game(named: name) { return Command(playing: game) }
    let others = Command.utilities + [.complete]
    let word = name.isASCII ? name : program.otherNames[name] ?? name
    guard let command = others.first(where: { $0.name == word }) else {
      var error = program.unknownCommand(name)
      // The text may begin with a known command, such as `help`.
      error.help = "arcade --help"
      throw error
    }
    return command
  }

  /// Prints the help of a command or of the program, or the version.
  static func answer(
    _ request: HelpRequest, of command: CommandSpec?, _ context: CommandContext
  ) throws -> ExitStatus {
    guard request != .version else {
      try context.output.line("arcade \(Version.number)")
      return .done
    }
    let page = command.map { HelpPage(of: $0, in: program) } ?? HelpPage(of: program)
    let text = page.text(context.presentation, isShort: request == .shortHelp)
    try context.output.write(text)
    return .done
  }

  /// The topic of the options that every game has, for `arcade help`.
  static let optionsTopic = Choice("options", PlayOptions.title)
}
