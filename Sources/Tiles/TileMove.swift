/// The move of the tile games: choosing a tile by its number, from 1.
public struct TileMove: LosslessStringConvertible, Equatable, Sendable {
  /// The tile's number on the board as last shown.
  public let tile: Int

  @inlinable
  public init(_ tile: Int) {
    self.tile = tile
  }

  public init?(_ text: String) {
    guard let tile = WholeNumber.parse(text) else { return nil }
    self.tile = tile
  }

  public var description: String { String(tile) }
}

@frozen public enum TileOutcome: String, MoveOutcome {
  case up
  case down
  case match
  case mismatch

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

  public init(_ code: Code, _ move: TileMove) { (self.code, tile) = (code, move.tile) }

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
