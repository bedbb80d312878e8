import CommandLine
import Flags
import TextUI

/// Everything that can follow `arcade` on a command line.
enum CommandTable {
  static var program: ProgramSpec {
    ProgramSpec(
      name: "arcade", summary: Phrase(en: "games for the terminal", zh: "终端小游戏"),
      noun: Phrase(en: "game or command", zh: "游戏或命令"),
      usage: "arcade [GAME|COMMAND] [OPTION ...] [MOVE ...]",
      groups: [
        (Phrase(en: "games", zh: "游戏"), GameRegistry.games.map(\.spec)),
        (Phrase(en: "commands", zh: "命令"), Command.utilities.map(\.spec)),
      ],
      sharedFlags: PlayOptions.flags, sharedTitle: PlayOptions.title,
      sharedHelp: "arcade help \(optionsTopic.name)",
      examples: [
        "arcade guess --daily", "arcade memorize --pairs hard --theme food",
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
        "--difficulty": "--pairs", "--player": "--watch", "--step": "--speed step",
      ])
  }

  /// Runs a command line without the program's name.
  static func run(_ words: [String], _ context: CommandContext) throws -> ExitStatus {
    var context = context
    context.words = words
    guard let first = words.first, first.hasPrefix("-") else {
      return try run(try words.first.map(named), words, context)
    }
    // The compiler knows the type of the table, in which it is several times faster.
    let line = ParsedLine(words, stopsAtOperand: true) { matches in
      PlayOptions.table.hasFlag(where: matches) || program.hasFlag(where: matches)
    }
    let command = try line.request == .version ? nil : line.operands.first.map(named)
    // A fault doesn't hide what is asked for after the name.
    let later = line.error.flatMap { _ in ParsedLine(line.operands, flags: []).request }
    if let request = line.request ?? later {
      try answer(request, of: command?.spec, context)
      return .done
    }
    if let error = line.error {
      let misplaced = command.flatMap { command in
        line.unknownName.flatMap { program.misplacedOption($0, of: command.spec, operands: []) }
      }
      throw CommandFailure.usage((misplaced ?? error).phrase)
    }
    if command == nil,
      let name = line.name(where: { name in !program.globalFlags.contains { $0.name == name } })
    {
      let noun = program.noun
      throw CommandFailure.usage(
        Phrase(en: "--\(name) requires a \(noun(.en))", zh: "--\(name) 需要\(noun(.zh))"))
    }
    context.leading = line
    return try run(command, line.operands, context)
  }

  /// Runs a command with its name and the words after it; without one the menu, or where there is
  /// no terminal the help.
  private static func run(
    _ command: Command?, _ words: [String], _ context: CommandContext
  ) throws -> ExitStatus {
    do {
      if let command { return try command.run(Array(words.dropFirst()), context) }
      if let status = try MainMenu.open(context) { return status }
      try answer(.help, of: nil, context)
      return .done
    } catch let error as InvalidInput {
      throw CommandFailure.usage(error.phrase, of: words.first)
    }
  }

  /// Returns the command of a name. A game is found without making the other commands.
  static func named(_ name: String) throws(CommandFailure) -> Command {
    if let game = GameRegistry.game(named: name) { return Command(playing: game) }
    let others = Command.utilities + [.complete]
    guard let command = others.first(where: { $0.name == name }) else {
      throw program.unknownCommand(name)
    }
    return command
  }

  /// Prints the help of a command or, without one, of the program; or the version.
  static func answer(
    _ request: HelpRequest, of command: CommandSpec?, _ context: CommandContext
  ) throws {
    let page = command.map { HelpPage(of: $0, in: program) } ?? HelpPage(of: program)
    switch request {
    case .shortHelp: try context.output.write(page.shortText(context.helpPresentation))
    case .help: try context.output.write(page.text(context.helpPresentation))
    case .version: try context.output.line("arcade \(Version.number)")
    }
  }

  /// The word for the options of every game, on which there is help.
  static let optionsTopic = Choice("options", PlayOptions.title)
}
