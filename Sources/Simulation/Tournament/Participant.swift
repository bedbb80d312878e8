import GameCore
import Tiles

/// A player of a tournament: one of the arcade's, or an outside program.
public enum Participant<Kind: Sendable>: Sendable {
  case kind(Kind, name: String)
  case command(String)

  /// The player's name: of a program, its command.
  public var name: String {
    switch self {
    case .kind(_, let name): name
    case .command(let command): command
    }
  }

  /// The player as one of the arcade's, or nil.
  var kind: Kind? { if case .kind(let kind, _) = self { kind } else { nil } }
}
