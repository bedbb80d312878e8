import ArcadeCore

extension Command {
  /// The commands that are no games.
  static let utilities = [
    utility(
      "help", "print the help of a game or command",
      operand: .one(of: { CommandTable.commands.map(\.choice) }, "COMMAND", isOptional: true)
    ) { name, desk in
      try desk.output.write(HelpPage.text(for: try command(name)))
    },
    utility("version", "print the version") { _, desk in
      try desk.output.line("arcade \(Arcade.version)")
    },
    utility(
      "completions", "print a shell's completions",
      operand: .one(of: { Shell.choices }, "SHELL", isOptional: false)
    ) { name, desk in
      guard let shell = name.flatMap(Shell.init(rawValue:)) else { return }
      try desk.output.write(shell.script)
    },
    utility(
      "man", "print a man page, for man or mandoc to show",
      operand: .one(of: { Shelf.games.map(\.choice) }, "GAME", isOptional: true)
    ) { name, desk in
      try desk.output.write(ManPage.text(for: try command(name)))
    },
  ]

  private static func command(_ name: String?) throws -> Command? {
    guard let name else { return nil }
    return try CommandTable.named(name)
  }

  /// A command that is no game, with at most one operand, which is one of its choices.
  private static func utility(
    _ name: String, _ summary: String, operand: Operand = .none,
    work: @escaping @Sendable (String?, Desk) throws -> Void
  ) -> Command {
    Command(name: name, summary: summary, operand: operand) { words, command, desk in
      let line = try ParsedLine(words, flags: command.allFlags)
      if try !Answers.print(line, of: command, desk) {
        try work(try operand.check(line.operands, of: name), desk)
      }
      return .done
    }
  }

  /// The command as one that can be chosen.
  private var choice: Choice { Choice(name, summary) }
}

extension Command.Operand {
  /// The one operand that is allowed, or none.
  fileprivate func check(_ operands: [String], of command: String) throws(BadOptions) -> String? {
    guard case .one(_, let placeholder, let isOptional) = self else {
      guard let extra = operands.first else { return nil }
      throw BadOptions("\(command) takes no operand, but there is \(extra.quotedForReading)")
    }
    if operands.count > 1 {
      let extra = operands[1].quotedForReading
      throw BadOptions("\(command) takes one operand, and \(extra) is one too many")
    }
    let names = choices.map(\.name)
    guard let operand = operands.first else {
      if isOptional { return nil }
      throw BadOptions("\(command) needs a \(placeholder): \(names.joined(separator: ", "))")
    }
    guard !names.contains(operand) else { return operand }
    let cure =
      operand.suggestion(from: names)
      ?? "it takes \(names.joined(separator: ", "))"
    throw BadOptions("\(command) does not know \(operand.quotedForReading); \(cure)")
  }
}
