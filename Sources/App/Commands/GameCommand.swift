import CommandLine
import Flags
import GameCore
import TextUI

extension Command {
  /// Returns a command that does something with deals of a game. The game comes right after its
  /// name and decides which options there are, beside the `common` ones; `files` is its work on
  /// files instead, and the option that asks for that.
  static func ofGame(
    _ name: String, _ summary: Phrase, detail: String,
    operand: @escaping @Sendable (any ArcadeGame.Type) -> Operand = { _ in .none },
    common: [Flag], sharing shared: [String], examples: @escaping @Sendable () -> [Manual.Example],
    files: (flag: Flag, work: @Sendable (ParsedLine, CommandContext) throws -> ExitStatus)? = nil,
    work: @escaping @Sendable (any ArcadeGame.Type, ParsedLine, CommandContext) throws -> ExitStatus
  ) -> Command {
    let sharedFlags: @Sendable () -> [Flag] = { PlayOptions.flags(named: shared) }
    let spec = CommandSpec(
      name: name, summary: summary, detail: detail,
      operand: .one(of: GameRegistry.choices, .game),
      flags: { (files.map { [$0.flag] } ?? []) + common }, sharedFlags: sharedFlags,
      variants: {
        GameRegistry.catalog.games.map { game in
          CommandSpec(
            name: "\(name) \(game.name)", summary: summary, operand: operand(game),
            flags: { game.dealFlags + common }, sharedFlags: sharedFlags)
        }
          + [files].compactMap(\.self).map { files in
            CommandSpec(
              name: "\(name) \(files.flag.option)", summary: files.flag.summary,
              operand: Operand("FILE ...", takesFiles: true), flags: { [files.flag] },
              sharedFlags: { PlayOptions.flags(named: ["json"]) })
          }
      },
      examples: examples)
    return Command(spec) { line, form, context in
      if let files, line.has(files.flag.name) {
        guard GameRegistry.game(named: line.operands.first) == nil else {
          throw InvalidInput("\(files.flag.option) takes files instead of a game")
        }
        return try files.work(line, context)
      }
      let game = GameRegistry.catalog.games.first { form.name.hasSuffix(" \($0.name)") }
      return try game.map { try work($0, line, context) } ?? .done
    }
  }
}

extension ArcadeGame {
  /// The game's options without those that only say how it is played.
  fileprivate static var dealFlags: [Flag] {
    Options.table.filter { $0.isRecorded || !$0.isSaved }.map(\.flag)
  }
}

extension GameRegistry {
  /// The commands that play the games.
  static var games: [Command] { catalog.games.map { Command(playing: $0) } }

  @Sendable static func choices() -> [Choice] { catalog.games.map { Choice($0.name, $0.summary) } }
}

extension Phrase {
  /// The words for operands in help and errors.
  static var game: Phrase { Phrase(en: "game", zh: "游戏") }
  static var bot: Phrase { Phrase(en: "bot", zh: "电脑玩家") }
  static var setting: Phrase { Phrase(en: "setting", zh: "设置项") }
  static var page: Phrase { Phrase(en: "page", zh: "手册页") }
}
