/// A position on a board of tiles, which ``TileScreen`` draws.
public protocol TilePosition: PlayerText
where Move == NumberMove, Refusal == TileRefusal, Event: TileEvent {
  var tileCount: Int { get }

  /// The turns at the board. They change only if there are two seats.
  var turns: Turns { get }

  /// The indices of the unmatched tiles.
  var left: TileSet { get }

  /// The index of the tile that is up and waits for another one, or nil if there is none.
  var openTile: Int? { get }

  /// Returns the index of the tile with a number, which must be a legal choice.
  func index(ofTile number: Int) -> Int

  static func matches(_ face: UInt8, _ other: UInt8) -> Bool

  /// The highest tile number on the current board.
  var lastNumber: Int { get }

  /// True if choosing the open tile turns it back down, which in turns ends the turn. In such a
  /// game a tile may be left without a match.
  static var turnsBack: Bool { get }

  func tileBoard(_ presentation: Presentation) -> TileBoard

  /// Returns the tiles that an event turned. The position has already taken the event.
  func turn(for event: Event) -> TileTurn
}

extension TilePosition {
  public static var turnsBack: Bool { false }

  /// True if turning the open tile back down is free and doesn't end the turn.
  public var turnsBackFreely: Bool { !seating.isShared || turns.beganOpen }

  public var lastNumber: Int { tileCount }
  public var columns: Int { TileBoard.columns(for: tileCount) }

  public func board(_ presentation: Presentation) -> [String] {
    tileBoard(presentation).lines(presentation, staysUp: openTile != nil)
  }

  public func boardLeft(_ presentation: Presentation) -> [String]? {
    tileBoard(presentation).list(presentation, hasMatched: false, staysUp: openTile != nil)
  }

  public func moveForm(_ presentation: Presentation) -> String {
    presentation(
      en: "A move is a tile's number, from 1 to \(lastNumber).", zh: "请输入牌的编号（1 到 \(lastNumber)）。")
  }

  public func words(for move: NumberMove, _ presentation: Presentation) -> String {
    let isBack = Self.turnsBack && move.number - 1 == openTile
    return presentation(en: "\(move)", zh: isBack ? "翻回 \(move) 号" : "翻 \(move) 号")
  }

  public func question(_ presentation: Presentation) -> String {
    guard let openTile else {
      // The numbers of a board that closes up end earlier and earlier.
      let end =
        lastNumber == tileCount
        ? "" : presentation(en: ", 1 to \(lastNumber)", zh: "（1 到 \(lastNumber)）")
      return presentation(en: "First tile\(end):", zh: "第一张\(end)：")
    }
    return Self.turnsBack
      ? presentation(en: "Match for tile \(openTile + 1):", zh: "和 \(openTile + 1) 号配对的是：")
      : presentation(en: "Second tile:", zh: "第二张：")
  }

  public func reason(for refusal: TileRefusal, _ presentation: Presentation) -> String {
    let tile = refusal.tile
    return switch refusal.code {
    case .outside:
      presentation(
        en: "There is no tile \(tile); the tiles are 1 to \(lastNumber).",
        zh: "没有 \(tile) 号牌，编号是 1 到 \(lastNumber)。")
    case .matched:
      presentation(
        en: "Tile \(tile) is matched already; choose one that is not.",
        zh: "\(tile) 号牌已经配对了，换一张吧。")
    case .empty:
      presentation(
        en: "Tile \(tile) is gone: its pair has been found.",
        zh: "\(tile) 号牌已拿走：它那一对已经找到了。")
    case .onlyOneUp:
      presentation(
        en: "Tile \(tile) is up already; choose another one.",
        zh: "\(tile) 号牌已经翻开了，翻另一张吧。")
    case .nothingNew:
      presentation(
        en: "You must turn a new tile or make a match; tile \(tile) does neither.",
        zh: "一轮里总得翻张新牌或配上一次，\(tile) 号牌都做不到。")
    case .ended:
      presentation(en: "The game has ended.", zh: "这一局已经结束了。")
    }
  }

  /// The fields of `begin` for the shape of the board.
  public var openingFields: JSONObject {
    [
      "tiles": .number(tileCount), "columns": .number(columns),
      "rows": .number(tileCount.inRows(of: columns)),
    ]
  }
}

public protocol TileEvent: MoveEvent where Outcome == TileOutcome {
  /// The number of the turned tile on the board before the move.
  var tile: Int { get }

  /// The face of the turned tile. Equal numbers are equal faces.
  var face: UInt8 { get }
}

/// The tiles that an event turned, by their numbers on the board after it.
public struct TileTurn: Sendable {
  public let tile: Int

  /// The tiles of a mismatch, which are in sight for a while or until the next turn.
  public let mismatched: [Int]

  /// The tiles of a match, the chosen one first.
  public let matched: [Int]

  /// The points gained, or nil if they aren't shown.
  public let gain: Int?

  /// True for a match of the better kind, whose points are drawn large.
  public let isGreat: Bool

  public init(
    _ tile: Int, mismatched: [Int] = [], matched: [Int] = [], gain: Int? = nil,
    isGreat: Bool = false
  ) {
    (self.tile, self.mismatched, self.matched) = (tile, mismatched, matched)
    (self.gain, self.isGreat) = (gain, isGreat)
  }
}

extension TileSet {
  /// Returns a sentence if a tile is one of several unseen tiles, which are all as good, else nil.
  public func alternatives(to tile: Int, _ presentation: Presentation) -> String? {
    guard contains(tile), count > 1 else { return nil }
    return presentation(en: "Any unseen tile is as good.", zh: "没翻过的牌，翻哪张都一样。")
  }
}

public enum TileManual {
  /// The prose about tiles, in sections to which a game's own prose refers.
  public static var prose: Manual.Prose {
    Manual.Prose(en: PackageResources.manual_mdoc, zh: PackageResources.manual_zh_mdoc)
  }
}
