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
    work: @escaping @Sendable (any ArcadeGame.Type, ParsedLine, Desk) throws -> ExitStatus
  ) -> Command {
    @Sendable func variant(_ type: any ArcadeGame.Type) -> Command {
      Command(
        name: "\(name) \(type.name)", summary: type.summary(.en), flags: { flags(type) },
        playFlags: playFlags
      ) { words, command, desk in
        do {
          return try command.read(words, desk) { line in
            try command.operand.check(line.operands, of: command.name)
            return try work(type, line, desk)
          }
        } catch let error as BadOptions {
          throw UsageError(error.fault, command: command.name)
        }
      }
    }
    return Command(
      name: name, summary: summary, detail: detail, operand: .game, commonFlags: commonFlags,
      variants: { Shelf.games.compactMap(\.game).map(variant) }, examples: examples
    ) { words, command, desk in
      guard let type = Shelf.game(named: words.first) else {
        if let late = words.first(where: { Shelf.game(named: $0) != nil }) {
          throw misplaced(late, behind: name)
        }
        do {
          return try command.read(words, desk) { line in throw fault(in: line.operands, of: name) }
        } catch is BadOptions {
          // Whatever else is wrong, without a game nothing can be right.
          throw fault(in: words.prefix(1).filter { !$0.hasPrefix("-") }, of: name)
        }
      }
      let variant = variant(type)
      return try variant.run(Array(words.dropFirst()), variant, desk)
    }
  }

  private static func misplaced(_ game: String, behind name: String) -> BadOptions {
    BadOptions("the game goes right behind \(name), as in 'arcade \(name) \(game)'")
  }

  private static func fault(in operands: [String], of name: String) -> any Error {
    guard let game = operands.first else {
      return BadOptions(
        "\(name) needs a GAME: " + Shelf.games.map(\.name).joined(separator: ", "))
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
