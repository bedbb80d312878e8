import GameCore
import TextUI
import Tiles

/// What can follow the options of a command.
enum Operand: Sendable {
  /// Nothing.
  case none

  /// One of a few words.
  case one(of: @Sendable () -> [Choice], _ placeholder: String, isOptional: Bool)

  /// A game, and then what is told by the game: its options.
  case game

  /// Any number of moves.
  case moves

  /// A game, if not any, and any number of moves.
  case gameAndMoves

  /// A record, if not the last.
  case record

  /// A file, if not the history.
  case file

  /// A setting, if not all, and the value that it is given, if it is.
  case setting

  /// How a synopsis shows it.
  var synopsis: String {
    switch self {
    case .none: ""
    case .one(_, let placeholder, let isOptional): isOptional ? "[\(placeholder)]" : placeholder
    case .game: "GAME"
    case .moves: "[MOVE ...]"
    case .gameAndMoves: "[GAME] [MOVE ...]"
    case .record: "[RECORD]"
    case .file: "[FILE]"
    case .setting: "[NAME [VALUE]]"
    }
  }

  /// The words to choose from for the first operand; none where they can't be listed.
  var choices: [Choice] {
    switch self {
    case .one(let choices, _, _): choices()
    case .game, .gameAndMoves: GameRegistry.games.map(\.choice)
    case .setting: Setting.all.map(\.choice)
    case .none, .moves, .record, .file: []
    }
  }

  /// The operands, of which a command takes so many.
  func check(_ operands: [String], of command: String) throws(InvalidInput) {
    let limit =
      switch self {
      case .none: 0
      case .one, .game, .record, .file: 1
      case .setting: 2
      case .moves, .gameAndMoves: Int.max
      }
    guard operands.count > limit else { return }
    let extra = operands[limit].quotedForReading
    switch limit {
    case 0: throw InvalidInput("\(command) takes no operand, but there is \(extra)")
    case 1: throw InvalidInput("\(command) takes one operand, and \(extra) is one too many")
    default: throw InvalidInput("\(command) takes \(limit) operands, and \(extra) is one too many")
    }
  }

  /// The one operand of a command that chooses from a few words, or none.
  func choice(in operands: [String], of command: String) throws(InvalidInput) -> String? {
    try check(operands, of: command)
    guard case .one(_, let placeholder, let isOptional) = self else { return operands.first }
    let names = choices.map(\.name)
    guard let operand = operands.first else {
      if isOptional { return nil }
      throw InvalidInput("\(command) needs a \(placeholder): \(names.joined(separator: ", "))")
    }
    guard !names.contains(operand) else { return operand }
    let cure =
      operand.suggestion(from: names)
      ?? "it takes \(names.joined(separator: ", "))"
    throw InvalidInput("\(command) does not know \(operand.quotedForReading); \(cure)")
  }
}
