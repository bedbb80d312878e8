import CommandLine
import Flags
import GameCore
import Play
import TextUI

extension Command {
  /// The work of a game's command on files instead of a game, if an option asks for it.
  struct FileWork: Sendable {
    let flag: Flag
    /// The names of the options that it shares with games.
    let playOptions: [String]
    let work: @Sendable (ParsedLine, CommandContext) throws -> ExitStatus
  }

  /// Returns a command that does something with a game. The game comes right after its name and
  /// decides which options there are.
  static func ofGame(
    _ name: String, _ summary: String, detail: String,
    operand: @escaping @Sendable (any ArcadeGame.Type) -> Operand = { _ in .none },
    flags: @escaping @Sendable (any ArcadeGame.Type) -> [Flag],
    commonFlags: @escaping @Sendable () -> [Flag],
    playFlags: @escaping @Sendable () -> [Flag],
    examples: @escaping @Sendable () -> [Manual.Example],
    fileWork: FileWork? = nil,
    work: @escaping @Sendable (any ArcadeGame.Type, ParsedLine, CommandContext) throws -> ExitStatus
  ) -> Command {
    @Sendable func variant(_ type: any ArcadeGame.Type) -> Command {
      Command(
        name: "\(name) \(type.name)", summary: type.summary(.en), operand: operand(type),
        flags: { flags(type) }, playFlags: playFlags
      ) { words, command, context in
        do {
          return try command.read(words, context) { line in
            try command.operand.check(line.operands)
            return try work(type, line, context)
          }
        } catch let error as InvalidInput {
          let cure = misplacedFlag(in: words, of: flags(type), among: commonFlags(), flags)
          throw UsageError((cure ?? error).message, command: command.name)
        }
      }
    }
    return Command(
      name: name, summary: summary, detail: detail,
      operand: .one(of: GameRegistry.choices, "game", orFilesWith: fileWork?.flag.name),
      flags: { fileWork.map { [$0.flag] } ?? [] }, commonFlags: commonFlags,
      variants: { GameRegistry.games.compactMap(\.game).map { variant($0).spec } },
      examples: examples
    ) { words, command, context in
      if let type = GameRegistry.game(named: words.first) {
        if let name = fileWork?.flag.name, words.contains("--\(name)") {
          throw InvalidInput("--\(name) takes files instead of a game")
        }
        let variant = variant(type)
        return try variant.run(Array(words.dropFirst()), variant, context)
      }
      if let fileWork, words.contains("--\(fileWork.flag.name)") {
        let flags = command.spec.allFlags + PlayOptions.flags(named: fileWork.playOptions)
        return try command.read(words, context, find: { flags.contains(where: $0) }) { line in
          try fileWork.work(line, context)
        }
      }
      if let request = ParsedLine(words, flags: []).request {
        try CommandTable.answer(request, of: command, context)
        return .done
      }
      throw fault(in: words, of: command)
    }
  }

  /// Returns the fault of an option that the command takes with other games only; nil if the words
  /// have none.
  private static func misplacedFlag(
    in words: [String], of own: [Flag], among common: [Flag],
    _ flags: (any ArcadeGame.Type) -> [Flag]
  ) -> InvalidInput? {
    func has(_ flags: [Flag], _ flag: Flag) -> Bool { flags.contains { $0.name == flag.name } }
    let misplaced = common.first { flag in
      !has(own, flag) && words.contains { $0.prefix { $0 != "=" } == "--\(flag.name)" }
    }
    guard let misplaced else { return nil }
    let takers = GameRegistry.catalog.games.filter { has(flags($0), misplaced) }
    return .requiresAnotherGame(misplaced.name, takers)
  }

  /// Returns what is wrong with words of which the first is no game.
  private static func fault(in words: [String], of command: Command) -> any Error {
    if let game = words.first(where: { GameRegistry.game(named: $0) != nil }) {
      return InvalidInput(
        "the game comes right after '\(command.name)', as in 'arcade \(command.name) \(game)'")
    }
    do {
      let operands = Array(words.prefix(1).filter { !$0.hasPrefix("-") })
      _ = try command.operand.choice(in: operands, of: command.name)
      return InvalidInput("\(command.name) requires a GAME")
    } catch {
      return error
    }
  }
}

extension GameRegistry {
  /// Returns the games as words to choose from.
  @Sendable static func choices() -> [Choice] { games.map(\.choice) }
}

extension ArcadeGame {
  /// The options that shape the deal or the rules, or how a person plays.
  static var ownFlags: [Flag] { Options.flags }
}
