// The interface of this module is made of its types.
@_exported import GameCore

public struct TileBoard: Sendable {
  /// The tiles in the order of their numbers, from 1.
  public let tiles: [Tile]

  /// The number of tiles in a row, at least 1.
  public let columns: Int

  /// The width of every face, in columns. It is fixed, so that drawings reveal nothing hidden.
  public let faceWidth: Int

  /// The number of tiles dealt; a board that closes up has fewer later.
  public let dealt: Int
  public let shape: TileShape

  public init(
    _ tiles: [Tile], columns: Int, faceWidth: Int, dealt: Int? = nil, shape: TileShape = .card
  ) {
    (self.tiles, self.columns, self.faceWidth) = (tiles, columns, faceWidth)
    (self.dealt, self.shape) = (dealt ?? tiles.count, shape)
  }

  /// Returns the number of columns for a number of tiles: the narrowest full rectangle that is at
  /// least as wide as high and at most twice as wide, else the smallest square, with its last row
  /// short.
  public static func columns(for count: Int) -> Int {
    let square = (1...max(1, count)).first { $0 * $0 >= count } ?? 1
    return (square...max(square, count)).first { columns in
      count.isMultiple(of: columns) && columns <= 2 * (count / columns)
    } ?? square
  }

  /// The index of the first unmatched tile that is up, or nil if none is.
  var openTile: Int? { tiles.firstIndex { $0.isUp && $0.isUnmatched } }

  public enum Tile: Sendable {
    case down
    case up(TileFace)
    case matched(TileFace)

    /// Matched and gone: an empty place.
    case empty

    var face: TileFace? {
      switch self {
      case .up(let face), .matched(let face): face
      case .down, .empty: nil
      }
    }

    var isUp: Bool { face != nil }

    var isUnmatched: Bool {
      switch self {
      case .up, .down: true
      case .matched, .empty: false
      }
    }
  }
}

/// The shape of the tiles on a screen, which grow with the window.
public enum TileShape: Sendable {
  /// Higher than wide, with a column in the middle.
  case card

  /// A square, whose middle has room for a wide character.
  case square

  /// As wide as there is room.
  case wide

  /// Returns the columns of a tile of some rows, where there is room for `most`.
  func columns(rows: Int, most: Int) -> Int {
    switch self {
    case .card: (min(most, rows * 3 / 2 | 1) - 1) | 1
    case .square: min(most, 2 * rows) & ~1
    case .wide: most
    }
  }
}

public struct TileFace: Sendable {
  public let picture: String
  public let name: String
  public let isRed: Bool

  /// The number of the tint of its card, below ``Color/tints``, or nil for none.
  public let tint: UInt8?

  /// What it shares with other faces that it matches; empty if only the same face matches.
  let traits: [Int]
  let paint: Painting?

  /// Returns what a card says beside its number, if its face has an extent; nil for nothing.
  public var title: (@Sendable (Size) -> String?)?

  public typealias Painting = @Sendable (_ canvas: inout Canvas, _ style: Style) -> Void

  /// Its picture with words beside it, or nil if it has no words.
  let cover: Cover?

  /// The words beside the face's picture, the title first, and the picture where there is no photo.
  public typealias Cover = (words: [String], art: @Sendable () -> Art)

  /// Returns the photo that is drawn with the words, or nil if there is none.
  public var photo: (@Sendable () -> Picture?)?

  public init(
    picture: String, name: String, isRed: Bool = false, tint: UInt8? = nil, traits: [Int] = [],
    cover: Cover? = nil, paint: Painting? = nil
  ) {
    (self.picture, self.name, self.isRed, self.tint) = (picture, name, isRed, tint)
    (self.traits, self.cover, self.paint) = (traits, cover, paint)
  }

  var words: [String] { cover?.words ?? [picture] }
}

extension Int {
  /// Returns the number of rows that a number of items fill, the last one perhaps in part.
  func inRows(of columns: Int) -> Int { (self + columns - 1) / columns }
}
