import ArcadeCore

/// A word that can follow `arcade`: the one source of its parsing, help, manual and completions.
struct Command {
  /// The word.
  let name: String

  /// What it does, in a few words without a full stop.
  let summary: String

  /// What can follow the options.
  var operand: Operand = .none

  /// Whether it is a game.
  var isGame = false

  /// Its own options, without those of every game or command.
  var flags: () -> [Flag] = { [] }

  /// Its man page, as far as it has one; other commands stand in that of the arcade.
  var manual: () -> Manual? = { nil }

  /// Does its work for the words behind its name.
  let run: ([String], Desk) throws -> ExitStatus

  /// The options of its command line, those of every game or command last.
  var allFlags: [Flag] {
    flags() + (isGame ? PlayOptions.table : []).map(\.flag) + Answers.table.map(\.flag)
  }

  /// What can follow the options of a command.
  enum Operand {
    /// Nothing.
    case none

    /// One of a few words.
    case one(of: () -> [Choice], placeholder: String, isOptional: Bool)

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
