// Games of tiles need GameCore for the types in their interface.
@_exported import GameCore

public struct TileBoard: Sendable {
  /// The tiles in the order of their numbers, which begin at 1.
  public let tiles: [Tile]

  /// The number of tiles in a row, at least 1.
  public let columns: Int

  /// The width of every face, in columns. It is fixed, so that drawings reveal nothing hidden.
  public let faceWidth: Int

  /// The number of tiles dealt. A board that closes up has fewer tiles later.
  public let dealt: Int
  public let shape: TileShape

  public init(
    _ tiles: [Tile], columns: Int, faceWidth: Int, dealt: Int? = nil, shape: TileShape = .card
  ) {
    (self.tiles, self.columns, self.faceWidth) = (tiles, columns, faceWidth)
    (self.dealt, self.shape) = (dealt ?? tiles.count, shape)
  }

  /// Returns the columns of the narrowest full rectangle whose width is one to two times its
  /// height, else of the smallest square with a short last row.
  public static func columns(for count: Int) -> Int {
    let square = (1...max(1, count)).first { $0 * $0 >= count } ?? 1
    return (square...max(square, count)).first { columns in
      count.isMultiple(of: columns) && columns <= 2 * (count / columns)
    } ?? square
  }

  /// The index of the first unmatched tile face up, or nil if there is none.
  var openTile: Int? { tiles.firstIndex { $0.isUp && $0.isUnmatched } }

  public enum Tile: Sendable {
    case down
    case up(TileFace)
    case matched(TileFace)

    /// A place whose matched tile is gone.
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

public enum TileShape: Sendable {
  /// Higher than wide, with an odd number of columns, or with eight, which leave a large pip room.
  case card

  /// About square, with an even number of columns for a wide character in the middle.
  case square

  /// As wide as the available room.
  case wide

  /// Returns the columns of a tile with some rows, at most `most`.
  func columns(rows: Int, most: Int) -> Int {
    switch self {
    case .card: min(most, rows * 3 / 2 | 1) == 8 ? 8 : (min(most, rows * 3 / 2 | 1) - 1) | 1
    case .square: min(most, 2 * rows) & ~1
    case .wide: most
    }
  }

  /// Returns the most rows of a tile with some columns, which is no strip.
  func rows(columns: Int) -> Int {
    switch self {
    case .card: max(9, columns)
    case .square: max(9, 3 * columns / 4)
    case .wide: .max
    }
  }
}

public struct TileFace: Sendable {
  public let picture: String
  public let name: String
  public let isRed: Bool

  /// The number of the card's tint, below ``Color/tints``, or nil for none.
  public let tint: UInt8?

  /// The properties that make faces match if they share one; empty if only equal faces match.
  let traits: [Int]
  let paint: Painting?

  /// Returns the text beside the number on a card of a size, or nil for none.
  public var title: (@Sendable (Size) -> String?)?

  /// Draws a picture from side to side on a card and returns true, or returns false if there is
  /// none of its size.
  public var fill: (@Sendable (_ card: inout Canvas) -> Bool)?

  public typealias Painting = @Sendable (_ canvas: inout Canvas, _ style: Style) -> Void

  /// The picture with words beside it, or nil for a face without words.
  let cover: Cover?

  /// The words, the title first, and without a photo the picture, `aspect` times as wide as high.
  public typealias Cover = (words: [String], art: @Sendable (_ aspect: Double) -> Art)

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
  /// Returns the number of rows for this number of items, including a partly filled last row.
  func inRows(of columns: Int) -> Int { (self + columns - 1) / columns }
}
