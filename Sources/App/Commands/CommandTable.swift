import CommandLine
import Flags

/// Everything that can follow `arcade` on a command line.
enum CommandTable {
  /// The games, then the other commands.
  static var commands: [Command] { GameRegistry.games + Command.utilities }

  /// The description of the whole command line.
  static var program: ProgramSpec {
    ProgramSpec(
      name: "arcade", summary: "games for the terminal", noun: "game or command",
      usage: ["arcade [GAME [OPTION ...] [MOVE ...]]", "arcade COMMAND"],
      groups: [
        CommandGroup("games", GameRegistry.games.map(\.spec), showsOperands: false),
        CommandGroup("commands", Command.utilities.map(\.spec)),
      ],
      sharedFlags: PlayOptions.flags, sharedTitle: PlayOptions.title,
      leading: PlayOptions.leading,
      pointer: "Run 'arcade help GAME' for options, 'arcade man' for everything",
      otherNames: [
        "stats": "scores", "statistics": "scores", "history": "scores", "log": "scores",
        "highscores": "scores", "config": "settings", "options": "settings",
        "preferences": "settings", "bench": "simulate", "watch": "replay", "continue": "resume",
        "--no-color": "--color never", "--no-colour": "--color never",
        "--colour": "--color", "--language": "--lang", "--fullscreen": "--no-plain",
        "--difficulty": "--pairs", "--player": "--watch", "--step": "--speed step",
      ])
  }

  /// Runs a command line without the program's name.
  static func run(_ words: [String], _ context: CommandContext) throws -> ExitStatus {
    guard let first = words.first, first.hasPrefix("-") else {
      return try run(try words.first.map(named), words, context)
    }
    // The compiler knows the type of the table, in which it is several times faster.
    let line = ParsedLine(words, stopsAtOperand: true) { matches in
      PlayOptions.table.hasFlag(where: matches) || program.hasFlag(where: matches)
    }
    let command = try line.operands.first.map(named)
    // A fault doesn't hide what is asked for after the name.
    let later = line.error.flatMap { _ in ParsedLine(line.operands, flags: []).request }
    if let request = line.request ?? later {
      try answer(request, of: command, context)
      return .done
    }
    if let error = line.error {
      let misplaced = command.flatMap { command in
        line.unknownName.flatMap { program.misplacedOption($0, of: command.spec, operands: []) }
      }
      throw UsageError((misplaced ?? error).message)
    }
    if command == nil, let name = line.name(where: { !PlayOptions.leading.contains($0) }) {
      throw UsageError("--\(name) requires a \(program.noun)")
    }
    var context = context
    context.leading = line
    return try run(command, line.operands, context)
  }

  /// Runs a command with its name and the words after it; without one the menu, or where there is
  /// no terminal the help.
  private static func run(
    _ command: Command?, _ words: [String], _ context: CommandContext
  ) throws -> ExitStatus {
    do {
      if let command { return try command.run(Array(words.dropFirst()), command, context) }
      if let status = try MainMenu.open(context) { return status }
      try answer(.help, of: nil, context)
      return .done
    } catch let error as InvalidInput {
      throw UsageError(error.message, command: words.first)
    }
  }

  /// Returns the command of a name, or nil if there is none.
  ///
  /// A game is found without making the other commands.
  static func command(named name: String) -> Command? {
    GameRegistry.games.first { $0.name == name }
      ?? (Command.utilities + [.complete]).first { $0.name == name }
  }

  /// Returns the command of a name. Throws with the nearest name if there is none.
  static func named(_ name: String) throws(UsageError) -> Command {
    guard let command = command(named: name) else { throw program.unknownCommand(name) }
    return command
  }

  /// Prints the help of a command or, without one, of the program; or the version.
  static func answer(
    _ request: HelpRequest, of command: Command?, _ context: CommandContext
  ) throws {
    var page: HelpPage {
      command.map { HelpPage(of: $0.spec, in: program) } ?? HelpPage(of: program)
    }
    switch request {
    case .shortHelp: try context.output.write(page.shortText)
    case .help: try context.output.write(page.text)
    case .version: try context.output.line("arcade \(Version.number)")
    }
  }
}
