import CommandLine
import GameCore

extension Command {
  static let utilities = [
    daily, join, resume, scores, replay, share, challenge, race, verify, deal,
    simulate, tournament, settings, help, manual, completions, version,
  ]

  private static let help = CommandSpec(
    name: "help", summary: Phrase(en: "print help for a game or command", zh: "显示游戏或命令的帮助"),
    operand: Operand(
      "[COMMAND [GAME]]", limit: 2, noun: Phrase(en: "command", zh: "命令"),
      words: CommandTable.program.commands.map(\.choice) + [CommandTable.optionsTopic],
      following: { name in
        let command = CommandTable.program.commands.first { $0.name == name }
        return command?.operandComesFirst == true ? GameCatalog.arcade.choices : []
      }),
    sharedFlags: PlayOptions.flags(named: [])
  ).performing { context in
    let words = context.line.operands
    switch words.first {
    case nil: return try CommandTable.answer(.help, of: nil, context)
    case CommandTable.optionsTopic.name?, "选项":
      let page = HelpPage(ofOptions: CommandTable.program)
      try context.output.write(page.text(context.presentation))
      return .done
    case let name?:
      let command = try CommandTable.named(name)
      let others = Array(words.dropFirst())
      if !command.spec.operandComesFirst { try Operand.none.check(others, of: "help \(name)") }
      return try command.run(others + ["--help"], context)
    }
  }

  private static let version = CommandSpec(
    name: "version",
    summary: Phrase(en: "print the version, and what it was built with", zh: "显示版本号和构建方式"),
    sharedFlags: PlayOptions.flags(named: ["json"])
  ).performing { context in
    try context.print(
      [Version.fields], or: { _ in ["arcade \(Version.number)", Version.build] })
    return .done
  }

  private static let completions = CommandSpec(
    name: "completions",
    summary: Phrase(en: "print a shell completion script", zh: "输出 shell 的补全脚本"),
    operand: .one(of: Shell.choices, Phrase(en: "shell", zh: "shell")),
    sharedFlags: PlayOptions.flags(named: [])
  ).performing { context in
    let shell = context.line.operands.first.flatMap(Shell.init)
    try context.output.write(shell?.script(for: CommandTable.program) ?? "")
    return .done
  }

  /// Prints the possible next words of a line, for the shells. No help lists the command.
  static let complete = CommandSpec(
    name: "__complete",
    summary: Phrase(en: "print what can follow on a command line", zh: "输出命令行的后续词"),
    operand: Operand("SHELL LINE [PART]")
  ).performing { context in
    let words = context.line.operands
    guard let shell = words.first.flatMap(Shell.init), words.count > 1 else {
      throw UserError(
        en: "__complete requires SHELL LINE [PART]", zh: "__complete 需要 SHELL LINE [PART]")
    }
    let completion = CompletionEngine(CommandTable.program).completion(of: words[1])
    let part = words.count > 2 ? words[2] : nil
    for row in completion.lines(for: shell, replacing: part, context.environment.saved.language) {
      try context.output.line(row)
    }
    return .done
  }

  private static let manual = CommandSpec(
    name: "man",
    summary: Phrase(en: "open a manual page; in a pipe, print its source", zh: "打开手册（接管道时输出源码）"),
    operand: Operand("[PAGE]", limit: 1, noun: .page, words: ManPage.choices),
    sharedFlags: PlayOptions.flags(named: [])
  ).performing { context in
    try ManPage.named(context.line.operands.first).show(in: context)
    return .done
  }
}
