import GameCore
import TextUI
import Tiles

/// A game of find-the-pairs: with its faces and options, its words and its manual it is complete,
/// the rest stands here once.
public protocol PairGame: ArcadeGame, TileGame
where
  Move == TileMove, Event == PairEvent, Refusal == TileRefusal, Points == Moves,
  Deal == PairDeal<Face>, Opening == PairOpening,
  Expert == PerfectMemory
{
  /// What is on the tiles.
  associatedtype Face: PairFace

  /// The faces that the table shows by their numbers.
  var faces: [Face] { get }

  /// The state of the table.
  var table: Concentration { get }

  /// The columns that a face's picture is given.
  func faceWidth(_ presentation: Presentation) -> Int

  /// The extents that faces are drawn in on a screen, the larger first.
  static var drawingSizes: [Size] { get }
}

/// The score of the pair games: moves, of which fewer are better.
public struct Moves: Score {
  public let value: Int

  /// A number of moves.
  public init(_ value: Int) {
    self.value = value
  }

  public static let unit = ScoreUnit("moves", one: "move", zh: "步")
  public static let better = Direction.lower
}

// MARK: Game

extension PairGame {
  public var status: Status { table.isWon ? .won : .playing }
  public var score: Moves { Moves(table.moves) }
}

extension PairGame {
  /// The face of a number.
  func face(_ number: FaceNumber) -> Face { faces[Int(number)] }
}

// MARK: Words

extension PairGame {
  public func moveHelp(_ presentation: Presentation) -> String {
    presentation(
      en: "Type the number of a tile to turn, 1 to \(table.lastPlace); "
        + "two tiles turned make one move.",
      zh: "输入要翻的牌的编号：1 到 \(table.lastPlace)；翻两张算一步。")
  }

  public func question(after answers: [String], _ presentation: Presentation) -> String {
    TileMove.question(last: table.lastPlace, presentation.language)
  }

  public func sentence(for event: PairEvent, _ presentation: Presentation) -> String {
    switch event {
    case .up(let tile, let now, let face):
      told(tile, face, presentation) + renumbering(from: tile, to: now, presentation)
    case .match(let tile, let other, let face):
      told(tile, face, presentation)
        + presentation(en: " A pair with tile \(other)!", zh: "与 \(other) 号配成一对！")
    case .mismatch(let tile, let other, let face):
      told(tile, face, presentation)
        + presentation(en: " No pair with tile \(other).", zh: "与 \(other) 号不成对。")
    }
  }

  private func told(_ tile: Int, _ face: FaceNumber, _ presentation: Presentation) -> String {
    let name = self.face(face).shown(presentation).name
    return presentation(en: "Tile \(tile): \(name).", zh: "\(tile) 号牌：\(name)。")
  }

  private func renumbering(from tile: Int, to now: Int, _ presentation: Presentation) -> String {
    guard tile != now else { return "" }
    return presentation(
      en: " The places have closed up: it is tile \(now) now.",
      zh: "空位已补上，这张牌现在是 \(now) 号。")
  }

  public func reason(for refusal: TileRefusal, _ presentation: Presentation) -> String {
    refusal.sentence(last: table.lastPlace, presentation.language)
  }

  public func verdict(_ presentation: Presentation) -> String {
    let moves = Points.unit.counted(table.moves, presentation.language)
    let mismatches =
      switch table.mismatches {
      case 0: "without a mismatch"
      case 1: "1 of them a mismatch"
      default: "\(table.mismatches) of them mismatches"
      }
    return presentation(
      en: "All \(tileCount / 2) pairs found in \(moves), \(mismatches).",
      zh: "\(tileCount / 2) 对全部找到，共 \(moves)，"
        + (table.mismatches == 0 ? "没有配错。" : "其中配错 \(table.mismatches) 次。"))
  }
}

// MARK: Board

extension PairGame {
  public func tileBoard(_ presentation: Presentation) -> TileBoard {
    let tiles = table.view.map { place -> TileBoard.Tile in
      switch place {
      case .down: .down
      case .up(let face): .up(self.face(face).shown(presentation))
      case .matched(let face): .matched(self.face(face).shown(presentation))
      case .empty: .empty
      }
    }
    return TileBoard(
      tiles, columns: columns, faceWidth: faceWidth(presentation), dealt: tileCount,
      drawingSizes: Self.drawingSizes)
  }

  public func turn(for event: PairEvent) -> TileTurn {
    switch event {
    case .up(_, let now, _): TileTurn(now)
    case .match(let tile, _, _): TileTurn(tile)
    case .mismatch(let tile, let other, _): TileTurn(tile, inSight: [tile, other])
    }
  }
}

// MARK: JSON

extension PairGame {
  private var tileCount: Int { table.tileCount }
  private var columns: Int { TileGrid.columns(for: tileCount) }

  public var openingFields: JSONObject { TileGrid.fields(tiles: tileCount, columns: columns) }

  public func mark(of event: PairEvent) -> MoveOutcome {
    switch event {
    case .up: .up
    case .match: .match
    case .mismatch: .mismatch
    }
  }

  public func fields(for event: PairEvent) -> JSONObject {
    switch event {
    case .up(let tile, let now, let face):
      let fields: JSONObject = ["tile": .number(tile), "face": .string(self.face(face).name)]
      return table.collapses ? fields.merging(["now": .number(now)]) : fields
    case .match(let tile, let other, let face), .mismatch(let tile, let other, let face):
      return [
        "tile": .number(tile), "with": .number(other), "face": .string(self.face(face).name),
      ]
    }
  }

  public var closingFields: JSONObject { ["mismatches": .number(table.mismatches)] }
}
