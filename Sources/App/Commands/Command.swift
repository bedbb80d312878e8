import CommandLine
import GameCore
import Screens

/// A word that can follow `arcade`: its description and its work.
final class Command: Sendable {
  /// A function that does the work of the command or of one of its forms.
  typealias Work = @Sendable (CommandSpec, CommandContext) throws -> ExitStatus

  let spec: CommandSpec

  /// A search through the command's options that makes no list of them; nil searches the list.
  private let search: (@Sendable (_ matches: (Flag) -> Bool) -> Bool)?

  private let work: Work

  init(_ spec: CommandSpec, work: @escaping Work) {
    (self.spec, search, self.work) = (spec, nil, work)
  }

  init<G: ArcadeGame>(playing game: G.Type) {
    spec = CommandSpec(
      name: G.name, summary: G.summary, title: G.title, operand: Operand("[MOVE ...]"),
      flags: G.flags, sharedFlags: PlayOptions.flags, keys: GameKeys.help(of: G.self),
      examples: G.manual.examples,
      pointer: Phrase(
        en: "Run 'arcade man \(G.name)' for the rules and everything else",
        zh: "完整的规则和说明见 'arcade man \(G.name)'"))
    search = { G.hasFlag(where: $0) }
    work = { _, context in try G.play(context) }
  }

  var name: String { spec.name }

  /// Parses the words after the command's name, then prints help or the version, or does the work.
  func run(_ words: [String], _ context: CommandContext) throws -> ExitStatus {
    let (form, words) = spec.operandComesFirst ? spec.form(of: words) : (spec, words)
    let flags = search == nil ? form.everyFlag : []
    let line = ParsedLine(words) { matches in
      search?(matches) ?? flags.contains(where: matches)
    }
    var context = context
    do {
      if let request = line.request {
        // A request for help is answered despite errors, except for an unknown game.
        if form.operandComesFirst, let game = line.operands.first {
          try form.operand.check([game], of: form.name)
        }
        context.play.setGlobalOptions(in: words)
        return try CommandTable.answer(request, of: form, context)
      }
      if let error = line.error {
        throw line.unknownName.flatMap { CommandTable.program.misplacedOption($0, of: form) }
          ?? error
      }
      try context.take(line)
      try form.operand.check(line.operands, of: form.name)
      return try work(form, context)
    } catch var error as UserError where error.help == nil {
      error.help = "arcade \(form.name) --help"
      throw error
    }
  }

  static var ofBots: [CommandSpec] { [simulate.spec, tournament.spec] }
}

extension CommandSpec {
  func performing(
    _ work: @escaping @Sendable (CommandContext) throws -> ExitStatus
  ) -> Command {
    Command(self) { _, context in try work(context) }
  }
}

extension ArcadeGame {
  /// Returns whether an option of the game's command matches, without making a list of the options.
  fileprivate static func hasFlag(where matches: (Flag) -> Bool) -> Bool {
    // The compiler knows the type only of the first table, and searches it several times faster.
    PlayOptions.table.hasFlag(where: matches) || Options.table.hasFlag(where: matches)
      || watchFlags.contains(where: matches) || opponentFlags.contains(where: matches)
  }

  /// The game's options that affect the deal; options of presentation are left out.
  fileprivate static var dealFlags: [Flag] {
    zip(Options.table, Options.flags).filter { $0.0.isRecorded || !$0.0.isSaved }.map(\.1)
  }
}

extension Command {
  /// Returns a command that works on deals of a game. The game is the first operand and decides the
  /// options, together with the `common` ones, which `of` may make for a game. `files` is the work
  /// on files and the option for it.
  static func ofGame(
    _ name: String, _ summary: Phrase, detail: String,
    operand: @escaping @Sendable (any ArcadeGame.Type) -> Operand = { _ in .none },
    common: [Flag], of own: (@Sendable (any ArcadeGame.Type) -> [Flag])? = nil,
    sharing shared: [String],
    examples: @escaping @autoclosure @Sendable () -> [Manual.Example],
    files: (flag: Flag, work: @Sendable (CommandContext) throws -> ExitStatus)? = nil,
    work: @escaping @Sendable (any ArcadeGame.Type, CommandContext) throws -> ExitStatus
  ) -> Command {
    let ofFiles = files.map { files in
      CommandSpec(
        name: "\(name) \(files.flag.option)", summary: files.flag.summary,
        operand: Operand("FILE ...", takesFiles: true), flags: [files.flag],
        sharedFlags: PlayOptions.flags(named: ["json"]))
    }
    let spec = CommandSpec(
      name: name, summary: summary, detail: detail,
      operand: .one(of: GameCatalog.arcade.choices, .game),
      flags: (files.map { [$0.flag] } ?? []) + common,
      sharedFlags: PlayOptions.flags(named: shared),
      variants: GameCatalog.arcade.games.map { game in
        CommandSpec(
          name: "\(name) \(game.name)", summary: summary, operand: operand(game),
          flags: game.dealFlags + (own?(game) ?? common),
          sharedFlags: PlayOptions.flags(named: shared))
      } + [ofFiles].compactMap(\.self),
      examples: examples())
    return Command(spec) { form, context in
      if let files, context.line.has(files.flag.name) { return try files.work(context) }
      let game = GameCatalog.arcade.games.first { form.name.hasSuffix(" \($0.name)") }
      return try game.map { try work($0, context) } ?? .done
    }
  }
}

extension Phrase {
  static var game: Phrase { Phrase(en: "game", zh: "游戏") }
  static var bot: Phrase { Phrase(en: "bot", zh: "电脑玩家") }
  static var setting: Phrase { Phrase(en: "setting", zh: "设置项") }
  static var page: Phrase { Phrase(en: "page", zh: "手册页") }
}
