import CommandLine
import Flags
import GameCore
import Screens
import TextUI

/// A word that can follow `arcade`: its description, and how it is run.
final class Command: Sendable {
  /// The source of its parsing, help, manual and completions.
  let spec: CommandSpec

  /// The game that it plays; nil for another command.
  let game: (any ArcadeGame.Type)?

  /// Does its work for the words after its name.
  let run: @Sendable ([String], Command, CommandContext) throws -> ExitStatus

  /// A command that plays no game.
  init(
    name: String, summary: Phrase, detail: String = "", operand: Operand = .none,
    flags: @escaping @Sendable () -> [Flag] = { [] },
    commonFlags: @escaping @Sendable () -> [Flag] = { [] },
    playFlags: @escaping @Sendable () -> [Flag] = { [] },
    variants: @escaping @Sendable () -> [CommandSpec] = { [] },
    optionVariant: @escaping @Sendable () -> CommandSpec? = { nil },
    keys: @escaping @Sendable () -> [KeyHelp] = { [] },
    examples: @escaping @Sendable () -> [Manual.Example] = { [] },
    run: @escaping @Sendable ([String], Command, CommandContext) throws -> ExitStatus
  ) {
    spec = CommandSpec(
      name: name, summary: summary, detail: detail, operand: operand, flags: flags,
      sharedFlags: playFlags, variantFlags: commonFlags, variants: variants,
      optionVariant: optionVariant, keys: keys, examples: examples)
    game = nil
    self.run = run
  }

  /// The command of a game.
  init<G: ArcadeGame>(playing game: G.Type) {
    spec = CommandSpec(
      name: G.name, summary: G.summary, operand: .any("[MOVE ...]"), flags: { G.flags },
      sharedFlags: { PlayOptions.flags }, sharedTitle: PlayOptions.title,
      keys: { GameKeys.help(of: G.self) }, examples: { G.manual.examples },
      pointer: {
        Phrase(
          en: "Run 'arcade man \(G.name)' for the rules and everything else",
          zh: "规则和其他一切（英文）见 'arcade man \(G.name)'")
      })
    self.game = game
    run = { words, command, context in
      try command.read(words, context, find: G.hasFlag) { line in
        try PlayCommand<G>.play(line, context)
      }
    }
  }

  var name: String { spec.name }

  /// The words that it takes beside options.
  var operand: Operand { spec.operand }

  /// The command as a word to choose.
  var choice: Choice { spec.choice }
}

// MARK: - Reading

extension Command {
  /// Parses the words after the name, prints the help or the version if the line asks for it, or
  /// else works.
  func read(
    _ words: [String], _ context: CommandContext, work: (ParsedLine) throws -> ExitStatus
  ) throws -> ExitStatus {
    // How the program speaks may be said after every command too.
    let flags = spec.allFlags + PlayOptions.flags(named: PlayOptions.speaking)
    return try read(words, context, find: { flags.contains(where: $0) }, work: work)
  }

  /// Reads the words and does the work, with the options that a search finds.
  func read(
    _ words: [String], _ context: CommandContext, find: FlagSearch,
    work: (ParsedLine) throws -> ExitStatus
  ) throws -> ExitStatus {
    var line = ParsedLine(words, find: find)
    if let request = line.request {
      try CommandTable.answer(request, of: self, context)
      return .done
    }
    do {
      func misplaced(_ name: String) -> InvalidInput? {
        CommandTable.program.misplacedOption(name, of: spec, operands: line.operands)
      }
      if let error = line.error { throw line.unknownName.flatMap(misplaced) ?? error }
      if !context.leading.isWithoutOptions {
        _ = try PlayOptions(context.leading)
        let stray = context.leading.name { name in
          !PlayOptions.leading.contains(name) && !find { $0.name == name }
        }
        if let stray { throw misplaced(stray) ?? .unknown(.option, "--" + stray, cure: nil) }
        line.adopt(context.leading, find: find)
      }
      return try work(line)
    } catch let error as InvalidInput {
      throw UsageError(error.phrase, command: name)
    }
  }
}

extension ArcadeGame {
  /// Returns whether an option of the game's command matches. No list is made of them for this.
  fileprivate static func hasFlag(where matches: (Flag) -> Bool) -> Bool {
    // The compiler knows the type of the first table alone, in which it is several times faster.
    PlayOptions.table.hasFlag(where: matches) || Options.table.hasFlag(where: matches)
      || watchFlags.contains(where: matches) || companionFlags.contains(where: matches)
  }
}
