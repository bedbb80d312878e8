@frozen public enum TileOutcome: String, MoveOutcome {
  case up, down, match, mismatch

  public var letter: Unicode.Scalar {
    switch self {
    case .up: "u"
    case .down: "d"
    case .match: "m"
    case .mismatch: "x"
    }
  }

  public var sign: OutcomeSign? {
    switch self {
    case .up, .down: nil
    case .match: OutcomeSign("●", ascii: "+", en: "match", zh: "配对")
    case .mismatch: OutcomeSign("○", ascii: "-", en: "mismatch", zh: "配错")
    }
  }
}

/// A reason why a tile can't be chosen.
public struct TileRefusal: MoveRefusal {
  public let code: Code
  let tile: Int

  public init(_ code: Code, _ move: NumberMove) { (self.code, tile) = (code, move.number) }

  public enum Code: String, CaseIterable, Sendable {
    case outside = "no-such-tile"
    case matched = "already-matched"
    case empty = "tile-gone"

    /// The tile is the only one face up, so choosing it would change nothing.
    case onlyOneUp = "face-up"

    /// Turning the tile would show nothing new and lead to no match, as programs have to.
    case nothingNew = "nothing-new"

    case ended = "game-over"
  }
}
