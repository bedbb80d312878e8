import Play
import Simulation
import GameCore
import TextUI
import Tiles

extension Command {
  /// The commands that are no games.
  static let utilities = [
    resume, scores, replay, share, verify, deal, simulate, settings,
    utility(
      "help", "print the help of a game or command",
      operand: .one(of: { CommandTable.commands.map(\.choice) }, "COMMAND", isOptional: true)
    ) { name, context in
      try context.output.write(HelpPage.text(for: try command(name)))
    },
    utility("version", "print the version") { _, context in
      try context.output.line("arcade \(Arcade.version)")
    },
    utility(
      "completions", "print a shell's completions",
      operand: .one(of: { Shell.choices }, "SHELL", isOptional: false)
    ) { name, context in
      guard let shell = name.flatMap(Shell.init(rawValue:)) else { return }
      try context.output.write(shell.script)
    },
    utility(
      "man", "print a man page, for man or mandoc to show",
      operand: .one(of: { ManPage.choices }, "PAGE", isOptional: true)
    ) { name, context in
      try context.output.write(ManPage.text(of: name))
    },
  ]

  private static func command(_ name: String?) throws -> Command? {
    guard let name else { return nil }
    return try CommandTable.named(name)
  }

  /// A command that is no game, with at most one operand, which is one of its choices.
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
