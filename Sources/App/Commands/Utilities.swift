import CommandLine
import Flags
import TextUI

extension Command {
  /// The commands that play no game.
  static let utilities = [
    resume, scores, replay, share, verify, deal, simulate, tournament, settings, help, manual,
    completions, version,
  ]

  private static let help = utility(
    "help", Phrase(en: "print help for a game or command", zh: "显示游戏或命令的帮助"),
    operand: .one(
      of: { CommandTable.commands.map(\.choice) + [CommandTable.optionsTopic] },
      Phrase(en: "command", zh: "命令"), isOptional: true),
    playFlags: { PlayOptions.flags(named: PlayOptions.speaking) }
  ) { name, context in
    if name == CommandTable.optionsTopic.name {
      let game = CommandSpec(
        name: "GAME", summary: PlayOptions.title, operand: .any("[MOVE ...]"),
        flags: { PlayOptions.flags + HelpRequest.flags })
      let page = HelpPage(of: game, in: CommandTable.program)
      return try context.output.write(page.text(context.helpPresentation))
    }
    try CommandTable.answer(.help, of: name.flatMap(CommandTable.command), context)
  }

  private static let version = Command(
    name: "version", summary: Phrase(en: "print the version", zh: "显示版本号"),
    playFlags: { PlayOptions.flags(named: ["json"]) }
  ) { words, command, context in
    try command.read(words, context) { line in
      try command.operand.check(line.operands)
      if try PlayOptions(line).json {
        try context.print([Version.fields(context.catalog)])
      } else {
        try CommandTable.answer(.version, of: nil, context)
      }
      return .done
    }
  }

  private static let completions = utility(
    "completions", Phrase(en: "print a shell completion script", zh: "输出 shell 的补全脚本"),
    operand: .one(of: { Shell.choices }, Phrase(en: "shell", zh: "shell"))
  ) { name, context in
    guard let shell = name.flatMap(Shell.init(rawValue:)) else { return }
    try context.output.write(shell.script(for: CommandTable.program))
  }

  /// Prints the words that can follow on a line, for the scripts of the shells. No help lists it.
  static let complete = Command(
    name: "__complete",
    summary: Phrase(en: "print what can follow on a command line", zh: "输出命令行的后续词"),
    operand: .any("SHELL LINE [PART]")
  ) { words, command, context in
    try command.read(words, context) { line in
      let words = line.operands
      guard let shell = words.first.flatMap(Shell.init(rawValue:)), words.count > 1 else {
        throw InvalidInput("\(command.name) requires \(command.operand.synopsis)")
      }
      let engine = CompletionEngine(CommandTable.program) { context.valueInForce(of: $0) }
      let part = words.count > 2 ? words[2] : nil
      for row in engine.completion(of: words[1]).lines(
        for: shell, replacing: part, context.environment.language)
      {
        try context.output.line(row)
      }
      return .done
    }
  }

  private static let manual = utility(
    "man", Phrase(en: "open a manual page; in a pipe, print its source", zh: "打开英文手册，在管道中输出其源码"),
    operand: .first(of: { ManPage.choices }, .page, synopsis: "[PAGE]", limit: 1)
  ) { name, context in
    try ManPage.named(name).show(in: context)
  }

  /// Returns a command with at most one operand.
  private static func utility(
    _ name: String, _ summary: Phrase, operand: Operand = .none,
    playFlags: @escaping @Sendable () -> [Flag] = { [] },
    work: @escaping @Sendable (String?, CommandContext) throws -> Void
  ) -> Command {
    Command(name: name, summary: summary, operand: operand, playFlags: playFlags) {
      words, command, context in
      try command.read(words, context) { line in
        try work(try operand.choice(in: line.operands, of: name), context)
        return .done
      }
    }
  }
}
