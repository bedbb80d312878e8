import ArcadeCore

/// Everything that can follow `arcade` on a command line.
enum CommandTable {
  /// The games as they stand on the shelf, then the other commands.
  static var commands: [Command] { games + utilities }

  /// The games.
  static var games: [Command] { Shelf.games.map { command(for: $0) } }

  /// Runs a command line without the program's name.
  static func run(_ words: [String], _ desk: Desk) throws -> ExitStatus {
    guard let first = words.first else { return try Front.open(desk) }
    guard !first.hasPrefix("-") else { return try answer(words, desk) }
    return try named(first).run(Array(words.dropFirst()), desk)
  }

  /// The command of a name. Throws with the nearest where there is none.
  static func named(_ name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let hint = name.nearest(in: commands.map(\.name)).map { "; did you mean '\($0)'?" }
    let list = games.map(\.name).joined(separator: ", ")
    throw UsageError(
      "there is no game or command \(name.quotedForReading)\(hint ?? "; the games are \(list)")")
  }

  /// A command line without a command: options that answer by themselves.
  private static func answer(_ words: [String], _ desk: Desk) throws -> ExitStatus {
    let playFlags = PlayOptions.table.map { "--" + $0.flag.name } + ["-s"]
    if let flag = words.first(where: { playFlags.contains($0) }) {
      throw UsageError("\(flag) goes behind a game, as in 'arcade \(games[0].name) \(flag)'")
    }
    let line = try Parser.parse(words, of: nil, options: Answers.table, into: Answers())
    guard try !print(line.target, of: nil, desk) else { return .done }
    return try run(line.operands, desk)
  }

  /// Prints what was asked for by options, and says whether anything was.
  private static func print(
    _ answers: Answers, of command: Command?, _ desk: Desk
  ) throws -> Bool {
    if answers.help {
      try desk.output.write(HelpPage.text(for: command))
    } else if answers.version {
      try desk.output.line("arcade \(Arcade.version)")
    }
    return answers.help || answers.version
  }

  // MARK: Games

  private static func command<G: ArcadeGame>(for game: G.Type) -> Command {
    Command(
      name: G.name, summary: G.summary(.en), operand: .moves, isGame: true,
      flags: { G.Options.flags }, manual: { G.manual },
      run: { words, desk in
        let booth = Booth<G>(desk)
        let line = try booth.parse(words)
        guard try !print(line.target.answers, of: named(G.name), desk) else { return .done }
        return try booth.play(line)
      })
  }

  // MARK: Other commands

  private static var utilities: [Command] {
    [
      utility(
        "help", "print the help of a game or command",
        operand: .one(
          of: { commands.map(choice) }, placeholder: "COMMAND", isOptional: true)
      ) { name, desk in
        try desk.output.write(HelpPage.text(for: name.map { name throws in try named(name) }))
      },
      utility("version", "print the version") { _, desk in
        _ = try print(Answers(version: true), of: nil, desk)
      },
      utility(
        "completions", "print a shell's completions",
        operand: .one(of: { Shell.choices }, placeholder: "SHELL", isOptional: false)
      ) { name, desk in
        guard let shell = name.flatMap(Shell.init(rawValue:)) else { return }
        try desk.output.write(shell.script)
      },
      utility(
        "man", "print a man page, for man or mandoc to show",
        operand: .one(of: { games.map(choice) }, placeholder: "GAME", isOptional: true)
      ) { name, desk in
        try desk.output.write(ManPage.text(for: name.map { name throws in try named(name) }))
      },
    ]
  }

  private static func choice(_ command: Command) -> Choice {
    Choice(command.name, command.summary)
  }

  /// A command that is no game, with at most one operand, which is one of its choices.
  private static func utility(
    _ name: String, _ summary: String, operand: Command.Operand = .none,
    work: @escaping (String?, Desk) throws -> Void
  ) -> Command {
    Command(
      name: name, summary: summary, operand: operand,
      run: { words, desk in
        let line = try Parser.parse(words, of: name, options: Answers.table, into: Answers())
        guard try !print(line.target, of: named(name), desk) else { return .done }
        try work(try operand.check(line.operands, of: name), desk)
        return .done
      })
  }
}

extension Command.Operand {
  /// The one operand that is allowed, or none.
  fileprivate func check(_ operands: [String], of command: String) throws(UsageError) -> String? {
    let choices = choices.map(\.name)
    let most = choices.isEmpty ? 0 : 1
    if operands.count > most {
      let extra = operands[most].quotedForReading
      throw UsageError(
        most == 0
          ? "\(command) takes no operand, but there is \(extra)"
          : "\(command) takes one operand, and \(extra) is one too many", command: command)
    }
    guard let operand = operands.first else {
      guard case .one(_, let placeholder, isOptional: false) = self else { return nil }
      throw UsageError(
        "\(command) needs a \(placeholder): \(choices.joined(separator: ", "))", command: command)
    }
    guard choices.contains(operand) else {
      let hint = operand.nearest(in: choices).map { "; did you mean '\($0)'?" }
      let list = "; it takes \(choices.joined(separator: ", "))"
      throw UsageError(
        "\(command) does not know \(operand.quotedForReading)\(hint ?? list)", command: command)
    }
    return operand
  }
}
