import GameCore
import TextUI

/// The screen of any game with tiles.
public struct TileScreen<G: TileGame>: GameScreen {
  /// The tile that the player is at, the first being 0.
  private var focus = 0

  /// The digits of a tile's number that were typed so far.
  private var entry = ""

  /// The tiles of the last mismatch, with what they show for a while.
  private var sight: Sight?

  /// The tiles that are turning.
  private var flips: [Flip] = []

  public init(_ game: G) {}

  /// What stays in sight until a moment.
  private struct Sight {
    let faces: [Int: TileFace]
    let end: Int

    /// How long a mismatch stays in sight, in milliseconds.
    static var duration: Int { 2000 }
  }

  // MARK: Keys

  public static var keys: [KeyHelp] { TileKeys.help }

  public func hint(_ game: G, _ presentation: Presentation) -> String {
    presentation(
      en: "Arrows move, Space chooses, ? helps.", zh: "方向键移动，空格翻牌，? 查看按键。")
  }

  public mutating func take(
    _ input: Input, in game: G, _ scene: Scene
  ) -> ScreenAnswer<TileMove> {
    let board = game.tileBoard(scene.presentation)
    guard let layout = TileLayout(board, in: scene.size) else { return .unknown }
    switch input {
    case .scroll: return .unknown
    case .click(let point):
      guard let tile = layout.tile(at: point) else { return .unknown }
      return choose(tile + 1)
    case .key(let key):
      if let digit = key.digit { return type(digit, board, scene.presentation) }
      let typed = entry
      entry = ""
      guard let action = TileKeys.bindings.action(for: key) else {
        return typed.isEmpty ? .unknown : .changed()
      }
      return act(action, typed, board, layout)
    }
  }

  private mutating func act(
    _ action: TileKeys.Action, _ typed: String, _ board: TileBoard, _ layout: TileLayout
  ) -> ScreenAnswer<TileMove> {
    let last = board.tiles.count - 1
    switch action {
    case .choose: return choose(WholeNumber.parse(typed) ?? focus + 1)
    case .toFirst: focus = 0
    case .toLast: focus = last
    case .toNext(let step):
      let count = board.tiles.count
      let others = (1...count).map { (focus + step * $0 + count) % count }
      focus = others.first { board.tiles[$0].isLeft } ?? focus
    case .move(let rows, let columns):
      let column = focus % layout.columns + columns
      let next = focus + rows * layout.columns + columns
      if (0..<layout.columns).contains(column), (0...last).contains(next) { focus = next }
    }
    return .changed()
  }

  /// Chooses the tile of a number; one that no tile has goes to the rules, which say so.
  private mutating func choose(_ number: Int) -> ScreenAnswer<TileMove> {
    entry = ""
    return .move(TileMove(number))
  }

  /// Takes a digit of a tile's number. The tile is chosen once no longer number can begin so.
  private mutating func type(
    _ digit: Int, _ board: TileBoard, _ presentation: Presentation
  ) -> ScreenAnswer<TileMove> {
    let last = board.tiles.count
    entry += String(digit)
    let number = WholeNumber.parse(entry) ?? 0
    if (1...last).contains(number) { focus = number - 1 }
    guard number * 10 > last || entry.count >= String(last).count else {
      return .changed(
        presentation(
          en: "Tile \(entry)\(presentation.ellipsis): another digit, or Enter to choose it.",
          zh: "\(entry) 号\(presentation.ellipsis)：继续输入数字，或按回车翻牌。"))
    }
    return choose(number)
  }
}

// MARK: What is seen

extension TileScreen {
  public mutating func show(_ event: G.Event, from old: G, to new: G, _ scene: Scene) {
    let (before, after) = (old.tileBoard(scene.presentation), new.tileBoard(scene.presentation))
    let turn = new.turn(for: event)
    let seen = seenTiles(of: before, at: scene.time)
    focus = turn.tile - 1
    sight = sight(of: turn, before, after, scene.time)
    flips = scene.isAnimated ? flips(from: seen, to: after, turn, scene.time) : []
  }

  public mutating func point(to move: TileMove, in game: G) {
    (focus, entry) = (move.tile - 1, "")
  }

  private func sight(
    of turn: TileTurn, _ before: TileBoard, _ after: TileBoard, _ time: Int
  ) -> Sight? {
    guard !turn.inSight.isEmpty else { return nil }
    let faces = turn.inSight.map { $0 - 1 }.compactMap { index in
      (after.tiles[index].face ?? before.tiles[index].face).map { (index, $0) }
    }
    return Sight(faces: Dictionary(faces) { $1 }, end: time + Sight.duration)
  }

  /// The tiles as they are seen at a moment: those of a mismatch up for a while, and then down.
  private func seenTiles(of board: TileBoard, at time: Int) -> [TileBoard.Tile] {
    guard let sight else { return board.tiles }
    var tiles = board.tiles
    for (index, face) in sight.faces { tiles[index] = time < sight.end ? .up(face) : .down }
    return tiles
  }

  /// The turns of the tiles that a move has turned, and of those that will go down later.
  private func flips(
    from seen: [TileBoard.Tile], to board: TileBoard, _ turn: TileTurn, _ time: Int
  ) -> [Flip] {
    let later = sight.map { sight in
      sight.faces.map { Flip(tile: $0.key, old: .up($0.value), start: sight.end) }
    }
    let tiles = seenTiles(of: board, at: time)
    // Where places have closed up, only the tile that was chosen is the one that it was.
    let candidates = tiles.count == seen.count ? Array(tiles.indices) : [turn.tile - 1]
    let now = candidates.compactMap { index -> Flip? in
      let old = tiles.count == seen.count ? seen[index] : .down
      guard tiles[index].isLeft || old.isLeft, old.isUp != tiles[index].isUp else { return nil }
      return Flip(tile: index, old: old, start: time)
    }
    return now + (later ?? [])
  }

  public func draw(_ game: G, on canvas: inout Canvas, _ scene: Scene) {
    let board = game.tileBoard(scene.presentation)
    guard let layout = TileLayout(board, in: scene.size) else { return }
    let painter = TilePainter(
      layout: layout, numberWidth: TileLayout.numberWidth(board), presentation: scene.presentation)
    for (index, tile) in seenTiles(of: board, at: scene.time).enumerated() {
      let flip = flips.last { $0.tile == index && $0.start <= scene.time }
      let look = flip?.look(of: tile, at: scene.time) ?? (tile: tile, width: 4)
      canvas.draw(in: layout.rect(of: index)) { canvas in
        painter.draw(
          look.tile, number: index + 1, isFocus: index == focus, width: look.width, on: &canvas)
      }
    }
  }

  public func missingRoom(for game: G, _ scene: Scene) -> Size? {
    let board = game.tileBoard(scene.presentation)
    return TileLayout(board, in: scene.size) == nil
      ? TileLayout.leastArea(for: board, in: scene.size) : nil
  }

  public func nextChange(after time: Int) -> Int? {
    let moments = flips.compactMap { $0.nextChange(after: time) } + (sight.map { [$0.end] } ?? [])
    return moments.filter { $0 > time }.min()
  }
}
