import CommandLine
import Flags
import GameCore
import TextUI

extension Command {
  /// The work of a game's command on files instead of a game, if an option asks for it.
  struct FileWork: Sendable {
    let flag: Flag
    /// The names of the options that it shares with games.
    let playOptions: [String]
    let work: @Sendable (ParsedLine, CommandContext) throws -> ExitStatus

    /// Returns the description of this work as a command of a name.
    func spec(_ name: String) -> CommandSpec {
      CommandSpec(
        name: name, summary: flag.summary, operand: .files("FILE ..."), flags: { [flag] },
        sharedFlags: { PlayOptions.flags(named: playOptions) })
    }
  }

  /// Returns a command that does something with a game. The game comes right after its name and
  /// decides which options there are.
  static func ofGame(
    _ name: String, _ summary: Phrase, detail: String,
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
        name: "\(name) \(type.name)", summary: summary, operand: operand(type),
        flags: { flags(type) }, playFlags: playFlags
      ) { words, command, context in
        try command.read(words, context) { line in
          try command.operand.check(line.operands)
          return try work(type, line, context)
        }
      }
    }
    return Command(
      name: name, summary: summary, detail: detail,
      operand: .one(of: GameRegistry.choices, .game),
      flags: { fileWork.map { [$0.flag] } ?? [] }, commonFlags: commonFlags,
      variants: { GameRegistry.games.compactMap(\.game).map { variant($0).spec } },
      optionVariant: { fileWork?.spec(name) },
      examples: examples
    ) { words, command, context in
      let isFileWork =
        fileWork.map(\.flag).map { words.contains($0.option) || context.leading.has($0.name) }
        ?? false
      if let (type, words) = game(in: words, of: command.spec) {
        if isFileWork, let fileWork {
          throw InvalidInput("\(fileWork.flag.option) takes files instead of a game")
        }
        let variant = variant(type)
        return try variant.run(words, variant, context)
      }
      let other = isFileWork ? command.spec.optionVariant() : nil
      let flags = other?.allFlags ?? command.spec.everyFlag
      return try command.read(words, context, find: { flags.contains(where: $0) }) { line in
        if isFileWork, let fileWork { return try fileWork.work(line, context) }
        _ = try command.operand.choice(in: Array(line.operands.prefix(1)), of: command.name)
        return .done
      }
    }
  }

  /// Returns the game that comes first among the operands, and the other words; nil for no game.
  private static func game(
    in words: [String], of command: CommandSpec
  ) -> (any ArcadeGame.Type, [String])? {
    if let game = GameRegistry.game(named: words.first) { return (game, Array(words.dropFirst())) }
    let flags = command.everyFlag
    let line = ParsedLine(words, stopsAtOperand: true) { flags.contains(where: $0) }
    guard let game = GameRegistry.game(named: line.operands.first) else { return nil }
    var words = words
    words.remove(at: words.count - line.operands.count)
    return (game, words)
  }
}

extension GameRegistry {
  /// The commands that play the games.
  static let games: [Command] = catalog.games.map { Command(playing: $0) }

  /// Returns the games as words to choose from.
  @Sendable static func choices() -> [Choice] { games.map(\.choice) }
}

extension Phrase {
  /// The words for operands in help and errors.
  static var game: Phrase { Phrase(en: "game", zh: "游戏") }
  static var bot: Phrase { Phrase(en: "bot", zh: "电脑玩家") }
  static var setting: Phrase { Phrase(en: "setting", zh: "设置项") }
  static var page: Phrase { Phrase(en: "page", zh: "手册页") }
}
