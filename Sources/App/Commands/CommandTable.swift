import CommandLine
import Flags
import GameCore
import Lines
import Screens
import TextUI

/// Everything that can follow `arcade` on a command line.
enum CommandTable {
  /// The games, then the other commands.
  static var commands: [Command] { GameRegistry.games + Command.utilities }

  /// The description of the whole command line.
  static var program: ProgramSpec {
    ProgramSpec(
      name: "arcade", summary: Phrase(en: "games for the terminal", zh: "终端小游戏"),
      noun: Phrase(en: "game or command", zh: "游戏或命令"),
      usage: "arcade [GAME|COMMAND] [OPTION ...] [MOVE ...]",
      groups: [
        CommandGroup(
          Phrase(en: "games", zh: "游戏"), GameRegistry.games.map(\.spec), showsOperands: false),
        CommandGroup(Phrase(en: "commands", zh: "命令"), Command.utilities.map(\.spec)),
      ],
      sharedFlags: PlayOptions.flags, sharedTitle: PlayOptions.title,
      sharedHelp: "arcade help \(optionsTopic.name)", leading: PlayOptions.leading,
      examples: [
        "arcade guess --daily", "arcade memorize --pairs 12 --theme food",
        "arcade cards --seed 42 --json 1 2 3",
      ],
      pointer: Phrase(
        en: "Run 'arcade help GAME' for its options, 'arcade man' for everything",
        zh: "游戏的选项见 'arcade help GAME'，全部内容（英文）见 'arcade man'"),
      otherNames: [
        "stats": "scores", "statistics": "scores", "history": "scores", "log": "scores",
        "highscores": "scores", "config": "settings", "options": "settings",
        "preferences": "settings", "bench": "simulate", "watch": "replay", "continue": "resume",
        "--no-color": "--color never", "--no-colour": "--color never",
        "--colour": "--color", "--language": "--lang", "--fullscreen": "--no-plain",
      ])
  }

  /// Runs a command line without the program's name.
  static func run(_ words: [String], _ context: CommandContext) throws -> ExitStatus {
    var context = context
    context.words = words
    guard let first = words.first, first.hasPrefix("-") else {
      return try runCommand(words[...], context)
    }
    let line = ParsedLine(words, stopsAtOperand: true, find: hasFlag)
    let command = try line.request == .version ? nil : line.operands.first.map(named)
    if let request = line.request ?? (line.error == nil ? nil : helpRequest(in: line.operands)) {
      try answer(request, of: command, context)
      return .done
    }
    if let error = line.error { throw UsageError(error.phrase) }
    if command == nil, let name = line.name(where: { !PlayOptions.leading.contains($0) }) {
      let noun = program.noun
      throw UsageError(
        Phrase(en: "--\(name) requires a \(noun(.en))", zh: "--\(name) 需要\(noun(.zh))"))
    }
    context.leading = line
    return try runCommand(line.operands[...], context)
  }

  /// Returns whether an option of any game or command matches.
  private static func hasFlag(where matches: (Flag) -> Bool) -> Bool {
    PlayOptions.table.hasFlag(where: matches)
      || commands.contains { $0.spec.everyFlag.contains(where: matches) }
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
      let command = try named(name)
      return try command.run(Array(words.dropFirst()), command, context)
    } catch let error as InvalidInput {
      throw UsageError(error.phrase, command: words.first)
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
    let page = command.map { HelpPage(of: $0.spec, in: program) } ?? HelpPage(of: program)
    switch request {
    case .shortHelp: try context.output.write(page.shortText(context.helpPresentation))
    case .help: try context.output.write(page.text(context.helpPresentation))
    case .version: try context.output.line("arcade \(Version.number)")
    }
  }

  /// The word for the options of every game, on which there is help.
  static let optionsTopic = Choice("options", PlayOptions.title)

  /// Returns what is asked for among words that can't be understood otherwise.
  private static func helpRequest(in words: [String]) -> HelpRequest? {
    ParsedLine(words, flags: []).request
  }
}
