import GameCore
import TextUI

/// A board of tiles as the players see it.
public struct TileBoard: Sendable {
  /// The tiles in the order of their numbers, from 1.
  public let tiles: [Tile]

  /// The number of tiles in a row, at least 1.
  public let columns: Int

  /// The width of every face, in columns. It is fixed, so that drawings reveal nothing hidden.
  public let faceWidth: Int

  /// The number of tiles dealt; a board that closes up has fewer later.
  public let dealt: Int

  /// The extents of the faces' drawings on a screen, the largest first.
  public let drawingSizes: [Size]

  public init(
    _ tiles: [Tile], columns: Int, faceWidth: Int, dealt: Int? = nil, drawingSizes: [Size] = []
  ) {
    self.tiles = tiles
    self.columns = columns
    self.faceWidth = faceWidth
    self.dealt = dealt ?? tiles.count
    self.drawingSizes = drawingSizes
  }

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

public struct TileFace: Sendable {
  public let picture: String
  public let name: String
  public let isRed: Bool

  /// The number of the tint of its card, below ``Color/tints``, or nil for none.
  public let tint: UInt8?

  private let makeDrawings: @Sendable () -> [[String]]
  private let makeArt: @Sendable () -> TileArt?

  /// Creates a face in all its forms. Those for a screen are made only on demand.
  public init(
    picture: String, name: String, isRed: Bool = false, tint: UInt8? = nil,
    drawings: @autoclosure @escaping @Sendable () -> [[String]] = [],
    art: @autoclosure @escaping @Sendable () -> TileArt? = nil
  ) {
    self.picture = picture
    self.name = name
    self.isRed = isRed
    self.tint = tint
    makeDrawings = drawings
    makeArt = art
  }

  /// The larger forms as lines of text, the largest first.
  public var drawings: [[String]] { makeDrawings() }

  public var art: TileArt? { makeArt() }
}

/// A square picture of any size in a few colours.
public struct TileArt: Sendable {
  /// The colours, the brightest first.
  let colors: [Color]

  /// Returns the index of a point's colour. Coordinates go from 0 to 1, from the top left.
  let color: @Sendable (_ x: Double, _ y: Double) -> Int

  public init(_ colors: [Color], color: @escaping @Sendable (_ x: Double, _ y: Double) -> Int) {
    (self.colors, self.color) = (colors, color)
  }
}

public enum TileGrid {
  /// Returns the number of columns for a number of tiles: the narrowest full rectangle that is at
  /// least as wide as high and at most twice as wide, else the smallest square, with its last row
  /// short.
  public static func columns(for count: Int) -> Int {
    let square = (1...max(1, count)).first { $0 * $0 >= count } ?? 1
    return (square...max(square, count)).first { columns in
      count.isMultiple(of: columns) && columns <= 2 * (count / columns)
    } ?? square
  }

  /// Returns the fields of a board's shape in `begin`.
  public static func fields(tiles: Int, columns: Int) -> JSONObject {
    [
      "tiles": .number(tiles), "columns": .number(columns),
      "rows": .number(tiles.inRows(of: columns)),
    ]
  }
}

extension Int {
  /// Returns the number of rows that a number of items fill, the last one perhaps in part.
  func inRows(of columns: Int) -> Int { (self + columns - 1) / columns }
}
