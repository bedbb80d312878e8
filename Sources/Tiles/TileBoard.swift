import GameCore
import TextUI

/// What a player may see of a board of tiles, in the order of their numbers.
public struct TileBoard: Sendable {
  /// The tiles, the first being number 1.
  public let tiles: [Tile]

  /// How many tiles stand in a row, at least 1.
  public let columns: Int

  /// The width in columns that every face is given, so that the drawing tells nothing of what is
  /// down.
  public let faceWidth: Int

  /// How many tiles were dealt, which there may be fewer of now.
  public let dealt: Int

  /// The extents of the drawings that faces have on a screen, the larger first.
  public let drawingSizes: [Size]

  /// A board of tiles.
  public init(
    _ tiles: [Tile], columns: Int, faceWidth: Int, dealt: Int? = nil, drawingSizes: [Size] = []
  ) {
    self.tiles = tiles
    self.columns = columns
    self.faceWidth = faceWidth
    self.dealt = dealt ?? tiles.count
    self.drawingSizes = drawingSizes
  }

  /// One tile as a player sees it.
  public enum Tile: Sendable {
    /// Its back is up.
    case down

    /// Its face is up.
    case up(TileFace)

    /// Its face is up and it is matched.
    case matched(TileFace)

    /// It was matched, and its place is empty.
    case empty

    /// What is on its face, where that can be seen.
    var face: TileFace? {
      switch self {
      case .up(let face), .matched(let face): face
      case .down, .empty: nil
      }
    }

    /// Whether its face can be seen.
    var isUp: Bool { face != nil }

    /// Whether it can be chosen.
    var isLeft: Bool {
      switch self {
      case .up, .down: true
      case .matched, .empty: false
      }
    }
  }
}

/// A face as it is drawn and as it is told.
public struct TileFace: Sendable {
  /// The short form, for drawing.
  public let picture: String

  /// The full form, for sentences.
  public let name: String

  /// Whether it is printed in red.
  public let isRed: Bool

  private let makeDrawings: @Sendable () -> [[String]]
  private let makeArt: @Sendable () -> (any TileArt)?

  /// A face in all its forms. Those for a screen are made only when they are asked for.
  public init(
    picture: String, name: String, isRed: Bool = false,
    drawings: @autoclosure @escaping @Sendable () -> [[String]] = [],
    art: @autoclosure @escaping @Sendable () -> (any TileArt)? = nil
  ) {
    self.picture = picture
    self.name = name
    self.isRed = isRed
    makeDrawings = drawings
    makeArt = art
  }

  /// Larger forms as lines of text, the larger first.
  public var drawings: [[String]] { makeDrawings() }

  /// The form in pixels, if it has one.
  public var art: (any TileArt)? { makeArt() }
}

/// A square picture of any size, of a few colours.
public protocol TileArt: Sendable {
  /// The colours, the brightest first.
  var colors: [Color] { get }

  /// Which of the colours a point has; its coordinates go from 0 to 1, from the top left.
  func color(x: Double, y: Double) -> Int
}

/// The shape of a board.
public enum TileGrid {
  /// How many columns a board of this many tiles has: the narrowest full rectangle that is at least
  /// as wide as it is high and at most twice as wide, else the square with a row that isn't full.
  public static func columns(for count: Int) -> Int {
    let square = (1...max(1, count)).first { $0 * $0 >= count } ?? 1
    return (square...max(square, count)).first { columns in
      count.isMultiple(of: columns) && columns <= 2 * (count / columns)
    } ?? square
  }

  /// The fields that tell a board's shape in `begin`.
  public static func fields(tiles: Int, columns: Int) -> JSONObject {
    [
      "tiles": .number(tiles), "columns": .number(columns),
      "rows": .number(tiles.inRows(of: columns)),
    ]
  }
}

extension Int {
  /// How many rows of so many the number fills, the last one perhaps not whole.
  func inRows(of columns: Int) -> Int { (self + columns - 1) / columns }
}
