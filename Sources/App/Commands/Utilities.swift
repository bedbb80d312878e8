import CommandLine
import Flags
import GameCore
import Lines
import Screens
import TextUI

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

  private static let version = utility("version", "print the version") { _, context in
    try CommandTable.answer(.version, of: nil, context)
  }

  private static let completions = utility(
    "completions", "print a shell completion script",
    operand: .one(of: { Shell.choices }, "shell")
  ) { name, context in
    guard let shell = name.flatMap(Shell.init(rawValue:)) else { return }
    try context.output.write(shell.script(for: CommandTable.program))
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
