import CommandLine
import Flags

extension Command {
  /// The commands that play no game.
  static let utilities = [
    resume, scores, replay, share, verify, deal, simulate, tournament, settings, help, version,
    completions,
    manual,
  ]

  private static let help = utility(
    "help", "print help for a game or command",
    operand: .one(of: { CommandTable.commands.map(\.choice) }, "command", isOptional: true)
  ) { name, context in
    try CommandTable.answer(.help, of: name.flatMap(CommandTable.command), context)
  }

  private static let version = Command(
    name: "version", summary: "print the version",
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
    "completions", "print a shell completion script",
    operand: .one(of: { Shell.choices }, "shell")
  ) { name, context in
    guard let shell = name.flatMap(Shell.init(rawValue:)) else { return }
    try context.output.write(shell.script(for: CommandTable.program))
  }

  /// Prints the words that can follow on a line, for the scripts of the shells. No help lists it.
  static let complete = Command(
    name: "__complete", summary: "print what can follow on a command line",
    operand: .any("SHELL LINE [PART]")
  ) { words, command, context in
    try command.read(words, context) { line in
      let words = line.operands
      guard let shell = words.first.flatMap(Shell.init(rawValue:)), words.count > 1 else {
        throw InvalidInput("\(command.name) requires \(command.operand.synopsis)")
      }
      let engine = CompletionEngine(CommandTable.program) { context.valueInForce(of: $0) }
      let part = words.count > 2 ? words[2] : nil
      for row in engine.completion(of: words[1]).lines(for: shell, replacing: part) {
        try context.output.line(row)
      }
      return .done
    }
  }

  private static let manual = utility(
    "man", "open a manual page; in a pipe, print its source",
    operand: .first(of: { ManPage.choices }, "page", synopsis: "[PAGE]", limit: 1)
  ) { name, context in
    try ManPage.named(name).show(in: context)
  }

  /// Returns a command with at most one operand.
  private static func utility(
    _ name: String, _ summary: String, operand: Operand = .none,
    work: @escaping @Sendable (String?, CommandContext) throws -> Void
  ) -> Command {
    Command(name: name, summary: summary, operand: operand) { words, command, context in
      try command.read(words, context) { line in
        try work(try operand.choice(in: line.operands, of: name), context)
        return .done
      }
    }
  }
}
