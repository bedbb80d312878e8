import Play
import Simulation
import GameCore
import TextUI
import Tiles

/// Everything that can follow `arcade` on a command line.
enum CommandTable {
  /// The games as they stand on the shelf, then the other commands.
  static var commands: [Command] { GameRegistry.games + Command.utilities }

  /// Runs a command line without the program's name.
  static func run(_ words: [String], _ context: CommandContext) throws -> ExitStatus {
    guard let first = words.first else { return try MainMenu.open(context) }
    guard !first.hasPrefix("-") else { return try answer(words, context) }
    let command = try named(first)
    do {
      return try command.run(Array(words.dropFirst()), command, context)
    } catch let error as InvalidInput {
      throw UsageError(error.message, command: command.name)
    }
  }

  /// The command of a name. Throws with the nearest where there is none.
  static func named(_ name: String) throws(UsageError) -> Command {
    // A game is found without making the other commands.
    if let game = GameRegistry.games.first(where: { $0.name == name }) { return game }
    if let other = Command.utilities.first(where: { $0.name == name }) { return other }
    let cure =
      name.suggestion(from: commands.map(\.name))
      ?? "the games are " + GameRegistry.games.map(\.name).joined(separator: ", ")
    throw UsageError("there is no game or command \(name.quoted); \(cure)")
  }

  /// A command line that begins with an option: one that answers by itself.
  private static func answer(_ words: [String], _ context: CommandContext) throws -> ExitStatus {
    let line: ParsedLine
    do {
      line = try ParsedLine(words, flags: InfoFlags.flags)
    } catch {
      throw misplaced(words) ?? UsageError(error.message)
    }
    if try InfoFlags.print(line, of: nil, context) { return .done }
    return try run(line.operands, context)
  }

  /// An option of the games that stands before the game.
  private static func misplaced(_ words: [String]) -> UsageError? {
    guard let line = try? ParsedLine(words, flags: PlayOptions.flags + InfoFlags.flags),
      let flag = PlayOptions.flags.first(where: { line.has($0.name) })
    else { return nil }
    let value = flag.value.map { " \($0.placeholder)" } ?? ""
    let example = "arcade \(GameRegistry.games[0].name) --\(flag.name)\(value)"
    return UsageError("--\(flag.name) goes behind a game, as in '\(example)'")
  }
}
