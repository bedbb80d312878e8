import CommandLine
import Flags
import GameCore
import Lines
import Screens
import TextUI

/// Everything that can follow `arcade` on a command line.
enum CommandTable {
  /// The version that `arcade --version` prints.
  static let version = "0.1.0"

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
      pointer: "Run 'arcade help GAME' for options, 'man arcade' for everything")
  }

  /// Runs a command line without the program's name.
  static func run(_ words: [String], _ context: CommandContext) throws -> ExitStatus {
    var context = context
    guard let first = words.first, first.hasPrefix("-") else {
      return try runCommand(words[...], context)
    }
    let line = ParsedLine(words, stopsAtOperand: true, find: PlayOptions.hasLeadingFlag)
    if let request = line.request ?? (line.error == nil ? nil : helpRequest(in: line.operands)) {
      try answer(request, of: line.operands.first.flatMap(command), context)
      return .done
    }
    if let error = line.error {
      throw program.misplacedOption(in: words) ?? UsageError(error.message)
    }
    context.leading = line
    return try runCommand(line.operands[...], context)
  }

  /// Runs a command by its name and the words after it; without a name the menu, or where
  /// there is no terminal the help.
  private static func runCommand(
    _ words: ArraySlice<String>, _ context: CommandContext
  ) throws -> ExitStatus {
    do {
      guard let name = words.first else {
        if let status = try MainMenu.open(context) { return status }
        try answer(.help, of: nil, context)
        return .done
      }
      let rest = Array(words.dropFirst())
      if let command = command(named: name) { return try command.run(rest, command, context) }
      guard let request = helpRequest(in: rest) else { throw program.unknownCommand(name) }
      try answer(request, of: nil, context)
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
    case .version: try context.output.line("arcade \(version)")
    }
  }

  /// Returns what is asked for among words that can't be understood otherwise.
  private static func helpRequest(in words: [String]) -> HelpRequest? {
    ParsedLine(words, flags: []).request
  }
}
