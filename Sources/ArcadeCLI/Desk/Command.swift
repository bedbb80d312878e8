import ArcadeCore

/// A word that can follow `arcade`: the one source of its parsing, help, manual and completions.
struct Command: Sendable {
  /// The word.
  let name: String

  /// What it does, in a few words without a full stop.
  let summary: String

  /// What can follow the options.
  var operand: Operand = .none

  /// The game that it plays; nil for another command.
  var game: (any ArcadeGame.Type)?

  /// Its own options, without those of every game or command.
  var flags: @Sendable () -> [Flag] = { [] }

  /// What its keys do in full screen, if it has one.
  var keys: @Sendable () -> [KeyHelp] = { [] }

  /// Does its work for the words behind its name.
  let run: @Sendable ([String], Command, Desk) throws -> ExitStatus

  /// The command of a game.
  static func game<G: ArcadeGame>(_ game: G.Type) -> Command {
    Command(
      name: G.name, summary: G.summary(.en), operand: .moves, game: game,
      flags: { G.Options.flags }, keys: { G.Screen.keys + GameKeys.help },
      run: { words, command, desk in
        let line = try ParsedLine(words, flags: command.allFlags)
        if try Answers.print(line, of: command, desk) { return .done }
        return try Booth<G>(desk).play(line)
      })
  }

  /// The options of its command line, those of every game or command last.
  var allFlags: [Flag] {
    flags() + (game == nil ? [] : PlayOptions.flags) + Answers.flags
  }

  /// What can follow the options of a command.
  enum Operand: Sendable {
    /// Nothing.
    case none

    /// One of a few words.
    case one(of: @Sendable () -> [Choice], _ placeholder: String, isOptional: Bool)

    /// Any number of moves.
    case moves

    /// How a synopsis shows it.
    var synopsis: String {
      switch self {
      case .none: ""
      case .one(_, let placeholder, let isOptional): isOptional ? "[\(placeholder)]" : placeholder
      case .moves: "[MOVE ...]"
      }
    }

    /// The words to choose from; none where they can't be listed.
    var choices: [Choice] {
      if case .one(let choices, _, _) = self { choices() } else { [] }
    }
  }
}
