import Play
import Simulation
import GameCore
import TextUI
import Tiles

/// A word that can follow `arcade`: the one source of its parsing, help, manual and completions.
struct Command: Sendable {
  /// The word.
  let name: String

  /// What it does, in a few words without a full stop.
  let summary: String

  /// Further sentences for the manual, with `code` between backticks.
  var detail = ""

  /// What can follow the options.
  var operand: Operand = .none

  /// The game that it plays; nil for another command.
  var game: (any ArcadeGame.Type)?

  /// Its own options, without those that it shares.
  var flags: @Sendable () -> [Flag] = { [] }

  /// The options that it has with every game, where its own depend on the game.
  var commonFlags: @Sendable () -> [Flag] = { [] }

  /// The options of every game that it takes.
  var playFlags: @Sendable () -> [Flag] = { [] }

  /// What it is behind its first operand, by that operand's words, where that decides what can
  /// follow.
  var variants: @Sendable () -> [Command] = { [] }

  /// What its keys do in full screen, if it has one.
  var keys: @Sendable () -> [KeyHelp] = { [] }

  /// Command lines to try.
  var examples: @Sendable () -> [Manual.Example] = { [] }

  /// Does its work for the words behind its name.
  let run: @Sendable ([String], Command, CommandContext) throws -> ExitStatus

  /// The command of a game.
  static func game<G: ArcadeGame>(_ game: G.Type) -> Command {
    Command(
      name: G.name, summary: G.summary(.en), operand: .moves, game: game,
      flags: { G.flags }, playFlags: { PlayOptions.flags },
      keys: { G.Screen.keys + GameKeys.help }, examples: { G.manual.examples },
      run: { words, command, context in
        try command.read(words, context) { line in try PlayCommand<G>.play(line, context) }
      })
  }

  /// The options of its command line, those of every game or command last.
  var allFlags: [Flag] { flags() + playFlags() + InfoFlags.flags }

  /// Reads the words behind the name, prints what an option asks for that answers by itself, or else
  /// works.
  func read(
    _ words: [String], _ context: CommandContext, work: (ParsedLine) throws -> ExitStatus
  ) throws -> ExitStatus {
    let line = try ParsedLine(words, flags: allFlags)
    if try InfoFlags.print(line, of: self, context) { return .done }
    return try work(line)
  }

  /// The command as one that can be chosen.
  var choice: Choice { Choice(name, summary) }
}
