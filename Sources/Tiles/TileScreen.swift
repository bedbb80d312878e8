import GameCore
import TextUI

/// The screen of every game with tiles.
public struct TileScreen<P: TilePosition>: GameScreen {
  /// The index of the tile in focus.
  private var focus = 0

  /// The digits of a tile's number typed so far.
  private var entry = ""

  /// True if the last input was a digit that completed a number and so chose its tile.
  private var isChosenByDigit = false

  /// The last mismatch, which is shown for a while.
  private var mismatch: ShownMismatch?

  /// The tiles that are turning over.
  private var flips: [Flip] = []

  /// The board after the last move, or nil before the first.
  private var board: TileBoard?

  /// Creates the screen of a game before its first move.
  public init() {}

  /// The tiles of a mismatch, which stay face up for a while.
  private struct ShownMismatch {
    let faces: [Int: TileFace]
    let chosen: Int
    let end: Int

    /// The time that a mismatch stays face up, in milliseconds.
    static var duration: Int { 2000 }
  }

  private func board(_ position: P, _ presentation: Presentation) -> TileBoard {
    board ?? position.tileBoard(presentation)
  }

  // MARK: Keys

  public static var keys: [KeyHelp] { TileKeys.help }

  public func introduction(to position: P, _ presentation: Presentation) -> String {
    presentation(en: "Arrows move, Space turns, ? for help.", zh: "方向键移动，空格翻牌，? 查看帮助。")
  }

  public mutating func handle(
    _ input: Input, at position: P, _ scene: Scene
  ) -> ScreenResponse<TileMove> {
    let board = board(position, scene.presentation)
    guard let layout = TileLayout(board, in: scene.size) else { return .ignored }
    let followsChoice = isChosenByDigit
    isChosenByDigit = false
    switch input {
    case .scroll: return .ignored
    case .click(let point):
      guard let tile = layout.tile(at: point) else { return .ignored }
      return choose(tile + 1, scene.time)
    case .key(let key):
      if let digit = key.digit { return type(digit, board, scene) }
      let typed = entry
      entry = ""
      guard let action = TileKeys.bindings.action(for: key) else {
        return typed.isEmpty ? .ignored : .changed()
      }
      // People press Enter after a number, which has chosen its tile already.
      if key == .enter, followsChoice { return .changed() }
      return act(action, typed, board, layout, scene.time)
    }
  }

  private mutating func act(
    _ action: TileKeys.Action, _ typed: String, _ board: TileBoard, _ layout: TileLayout,
    _ time: Int
  ) -> ScreenResponse<TileMove> {
    let last = board.tiles.count - 1
    switch action {
    case .choose: return choose(WholeNumber.parse(typed) ?? focus + 1, time)
    case .toFirst: focus = 0
    case .toLast: focus = last
    case .toNext(let step):
      let count = board.tiles.count
      let others = (1...count).map { (focus + step * $0 + count) % count }
      focus = others.first { board.tiles[$0].isUnmatched } ?? focus
    case .move(let rows, let columns):
      let column = focus % layout.columns + columns
      let next = focus + rows * layout.columns + columns
      if (0..<layout.columns).contains(column), (0...last).contains(next) { focus = next }
    }
    return .changed()
  }

  /// Returns the choice of a number's tile. A number that no tile has is left to the rules.
  private mutating func choose(_ number: Int, _ time: Int) -> ScreenResponse<TileMove> {
    entry = ""
    // A double click, or a second Enter, is not meant as the next move.
    if let mismatch, mismatch.chosen == number - 1, time < mismatch.end,
      mismatch.faces[mismatch.chosen] != nil
    {
      return .changed()
    }
    return .move(TileMove(number))
  }

  /// Adds a digit to the typed number, and chooses its tile once no longer number can begin so.
  private mutating func type(
    _ digit: Int, _ board: TileBoard, _ scene: Scene
  ) -> ScreenResponse<TileMove> {
    let last = board.tiles.count
    entry += String(digit)
    let number = WholeNumber.parse(entry) ?? 0
    if (1...last).contains(number) { focus = number - 1 }
    guard number * 10 > last || entry.count >= String(last).count else {
      let open = entry + scene.presentation.ellipsis
      return .changed(
        scene.presentation(
          en: "Tile \(open) Type another digit, or press Enter to turn it.",
          zh: "\(open) 继续输入数字，或按回车翻牌。"))
    }
    isChosenByDigit = true
    return choose(number, scene.time)
  }
}

// MARK: Drawing

extension TileScreen {
  public mutating func show(_ event: P.Event, from before: P, to after: P, _ scene: Scene) {
    let old = board(before, scene.presentation)
    let new = after.tileBoard(scene.presentation)
    let turn = after.turn(for: event)
    let seen = seenTiles(of: old, at: scene.time)
    board = new
    focus = turn.tile - 1
    mismatch = shownMismatch(of: turn, old, new, scene.time)
    flips = scene.isAnimated ? flips(from: seen, to: new, turn, scene.time) : []
  }

  public mutating func point(to move: TileMove, at position: P) {
    (focus, entry) = (move.tile - 1, "")
  }

  private func shownMismatch(
    of turn: TileTurn, _ old: TileBoard, _ new: TileBoard, _ time: Int
  ) -> ShownMismatch? {
    guard !turn.mismatched.isEmpty else { return nil }
    let faces = turn.mismatched.map { $0 - 1 }.compactMap { index in
      (new.tiles[index].face ?? old.tiles[index].face).map { (index, $0) }
    }
    return ShownMismatch(
      faces: Dictionary(faces) { $1 }, chosen: turn.tile - 1,
      end: time + ShownMismatch.duration)
  }

  /// Returns the tiles as they look at a time: those of a mismatch up for a while, then down.
  private func seenTiles(of board: TileBoard, at time: Int) -> [TileBoard.Tile] {
    guard let mismatch else { return board.tiles }
    var tiles = board.tiles
    for (index, face) in mismatch.faces {
      tiles[index] = time < mismatch.end ? .up(face) : .down
    }
    return tiles
  }

  /// Returns the flips of the tiles that a move turned, and of those that go down later.
  private func flips(
    from seen: [TileBoard.Tile], to board: TileBoard, _ turn: TileTurn, _ time: Int
  ) -> [Flip] {
    let later = mismatch.map { mismatch in
      mismatch.faces.map { Flip(tile: $0.key, old: .up($0.value), start: mismatch.end) }
    }
    let tiles = seenTiles(of: board, at: time)
    // When places close up, tiles change their indices; only the chosen tile is known.
    let candidates = tiles.count == seen.count ? Array(tiles.indices) : [turn.tile - 1]
    let now = candidates.compactMap { index -> Flip? in
      let old = tiles.count == seen.count ? seen[index] : .down
      guard tiles[index].isUnmatched || old.isUnmatched, old.isUp != tiles[index].isUp else {
        return nil
      }
      return Flip(tile: index, old: old, start: time)
    }
    return now + (later ?? [])
  }

  public func draw(_ position: P, on canvas: inout Canvas, _ scene: Scene) {
    let board = board(position, scene.presentation)
    guard let layout = TileLayout(board, in: scene.size) else { return }
    let painter = TilePainter(
      layout: layout, numberWidth: TileLayout.numberWidth(board),
      presentation: scene.presentation)
    for (index, tile) in seenTiles(of: board, at: scene.time).enumerated() {
      let flip = flips.last { $0.tile == index && $0.start <= scene.time }
      let frame = flip?.frame(of: tile, at: scene.time) ?? (tile: tile, width: 4)
      canvas.draw(in: layout.rect(of: index)) { canvas in
        painter.draw(
          frame.tile, number: index + 1, isFocus: index == focus, width: frame.width, on: &canvas)
      }
    }
  }

  public func requiredSize(for position: P, _ scene: Scene) -> Size? {
    let board = board(position, scene.presentation)
    return TileLayout(board, in: scene.size) == nil
      ? TileLayout.leastArea(for: board, in: scene.size) : nil
  }

  public func nextChange(after time: Int) -> Int? {
    let moments =
      flips.compactMap { $0.nextChange(after: time) } + (mismatch.map { [$0.end] } ?? [])
    return moments.filter { $0 > time }.min()
  }
}
