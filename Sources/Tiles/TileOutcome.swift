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

  public enum Code: String, RefusalCode, Sendable {
    case outside = "no-such-tile"
    case matched = "already-matched"
    case empty = "tile-gone"
    case onlyOneUp = "face-up"
    case nothingNew = "nothing-new"
    case ended = "game-over"

    public var meaning: String {
      switch self {
      case .outside: "The board has no tile of this number"
      case .matched: "The tile is matched"
      case .empty: "The tile was matched, and its place is empty"
      case .onlyOneUp: "The tile is the only one face up"
      case .nothingNew: "Turning the tile would show nothing new, in a tournament"
      case .ended: GameEnded.ended.meaning
      }
    }
  }
}
