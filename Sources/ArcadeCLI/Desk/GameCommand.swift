import Play
import Simulation
import GameCore
import TextUI
import Tiles

extension Command {
  /// A command that does something with a game, which stands right behind its name and decides which
  /// options there are.
  static func ofGame(
    _ name: String, _ summary: String, detail: String,
    flags: @escaping @Sendable (any ArcadeGame.Type) -> [Flag],
    commonFlags: @escaping @Sendable () -> [Flag],
    playFlags: @escaping @Sendable () -> [Flag],
    examples: @escaping @Sendable () -> [Manual.Example],
    work: @escaping @Sendable (any ArcadeGame.Type, ParsedLine, CommandContext) throws -> ExitStatus
  ) -> Command {
    @Sendable func variant(_ type: any ArcadeGame.Type) -> Command {
      Command(
        name: "\(name) \(type.name)", summary: type.summary(.en), flags: { flags(type) },
        playFlags: playFlags
      ) { words, command, context in
        do {
          return try command.read(words, context) { line in
            try command.operand.check(line.operands, of: command.name)
            return try work(type, line, context)
          }
        } catch let error as InvalidInput {
          throw UsageError(error.message, command: command.name)
        }
      }
    }
    return Command(
      name: name, summary: summary, detail: detail, operand: .game, commonFlags: commonFlags,
      variants: { GameRegistry.games.compactMap(\.game).map(variant) }, examples: examples
    ) { words, command, context in
      guard let type = GameRegistry.game(named: words.first) else {
        if let late = words.first(where: { GameRegistry.game(named: $0) != nil }) {
          throw misplaced(late, behind: name)
        }
        do {
          return try command.read(words, context) { line in throw fault(in: line.operands, of: name)
          }
        } catch is InvalidInput {
          // Whatever else is wrong, without a game nothing can be right.
          throw fault(in: words.prefix(1).filter { !$0.hasPrefix("-") }, of: name)
        }
      }
      let variant = variant(type)
      return try variant.run(Array(words.dropFirst()), variant, context)
    }
  }

  private static func misplaced(_ game: String, behind name: String) -> InvalidInput {
    InvalidInput("the game goes right behind \(name), as in 'arcade \(name) \(game)'")
  }

  private static func fault(in operands: [String], of name: String) -> any Error {
    guard let game = operands.first else {
      return InvalidInput(
        "\(name) needs a GAME: " + GameRegistry.games.map(\.name).joined(separator: ", "))
    }
    do {
      return misplaced(try CommandTable.named(game).name, behind: name)
    } catch {
      return error
    }
  }
}

extension ArcadeGame {
  /// The options that shape the deal or the rules, or how a person plays.
  static var ownFlags: [Flag] { Options.flags }
}
