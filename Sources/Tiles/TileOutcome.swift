import GameCore

/// The kinds of outcome that choosing a tile can have.
@frozen public enum TileOutcome: String, MoveOutcome {
  /// The tile turned up.
  case up

  /// The tile turned down again.
  case down

  /// The tile belongs with another one.
  case match

  /// The tile doesn't belong with the other one.
  case mismatch

  public var sign: OutcomeSign? {
    switch self {
    case .up, .down: nil
    case .match: OutcomeSign("●", ascii: "+", en: "match", zh: "配对")
    case .mismatch: OutcomeSign("○", ascii: "-", en: "mismatch", zh: "配错")
    }
  }
}
