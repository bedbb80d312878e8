/// A tile that turns over: it gets narrower, shows its edge and gets wider.
struct Flip: Sendable {
  let tile: Int
  let old: TileBoard.Tile
  let frames: Frames

  init(tile: Int, old: TileBoard.Tile, start: Int) {
    (self.tile, self.old) = (tile, old)
    frames = Frames(Self.sides.count, of: Frames.shortest, from: start)
  }

  /// The visible side in each frame, and its width in quarters of the tile's width.
  private static let sides: [(isOld: Bool, width: Int)] = [
    (true, 3), (true, 1), (false, 1), (false, 3),
  ]

  /// Returns the visible side at a time and its width in quarters, given the tile after the flip.
  func frame(of tile: TileBoard.Tile, at time: Int) -> (tile: TileBoard.Tile, width: Int) {
    guard let index = frames.index(at: time) else { return (tile, 4) }
    let side = Self.sides[index]
    return (side.isOld ? old : tile, side.width)
  }
}

/// The celebration of a turn: its points stand on the last tile, and matched tiles glow.
struct MatchCheer: Sendable {
  let tiles: [Int]

  /// The points, in two lengths.
  private let gains: [String]
  private let isMatch: Bool
  /// The rows of the points in large digits, or none.
  private let large: [String]
  private let news: Frames

  /// Creates the celebration of a turn that brought `gain` points: the last of `streak` matches in
  /// a row, or with a streak of 0 a turn without a match. A great match is celebrated for longer.
  init(
    tiles: [Int], gain: Int, streak: Int, isGreat: Bool, start: Int, _ presentation: Presentation
  ) {
    self.tiles = tiles
    let run = presentation(en: ", \(streak) in a row", zh: " 连中 \(streak) 次")
    gains = (streak > 1 ? [run] : []).map { " \(gain.signed)\($0) " } + [" \(gain.signed) "]
    isMatch = streak > 0
    let digits = BigNumber.lines(gain.signed, scale: 1)
    large = isGreat && !presentation.isASCII ? digits.map { " \($0) " } : []
    news = Frames(isMatch ? isGreat ? 10 : 6 : 1, of: isMatch ? 100 : 900, from: start)
  }

  /// The end of the celebration. A turn without a match is not celebrated.
  var end: Int { isMatch ? news.end : news.start }
  func glows(at time: Int) -> Bool {
    isMatch && [0, 1, 3, 4].contains(news.index(at: time))
  }

  /// Draws the gain in the top row of a tile's area beside the number, if it has room away from the
  /// face, and that of a great match also in large digits over the face.
  func drawGain(over tile: Rect, beside number: Int, at time: Int, on canvas: inout Canvas) {
    let (rows, columns) = (tile.size.rows, tile.size.columns)
    guard news.index(at: time) != nil, rows > 2 else { return }
    let ground: Color = isMatch ? .gold : .focus
    let style = canvas.palette == nil ? .focus : Style(.onFocus, on: ground).bolder
    func put(_ text: String, row: Int, column: Int) {
      canvas.put(text, row: tile.origin.row + row, column: tile.origin.column + column, style)
    }
    let room = columns - number
    if let text = gains.first(where: { $0.displayWidth <= room }) {
      // All of the row but the number, so that no half of a name is left.
      put(text.paddedBefore(to: room), row: 0, column: number)
    }
    let width = large.first?.count ?? 0
    guard large.count < rows, width <= columns else { return }
    for (row, line) in large.enumerated() {
      put(line, row: (rows - large.count + 1) / 2 + row, column: (columns - width) / 2)
    }
  }

  func nextChange(after time: Int) -> Int? { news.nextChange(after: time) }
}

/// The animation at the end of a game: all removed tiles come back, and a wave crosses the board.
struct EndAnimation: Sendable {
  private let old: [TileBoard.Tile]
  private let tiles: [TileBoard.Tile]
  private let returning: [Int]
  private let comeback: Frames
  private let wave: Frames
  /// The number of tiles per frame by which the comeback and the wave move on.
  private let step: Int

  /// The length of the wave in steps, and the highest number of steps in an animation.
  private static let (length, limit) = (3, 36)

  /// Creates the animation from the tiles as last shown and all `tiles` of the board.
  init(
    _ tiles: [TileBoard.Tile], from old: [TileBoard.Tile], start: Int, isAnimated: Bool
  ) {
    (self.tiles, self.old) = (tiles, old)
    step = max(1, tiles.count.inRows(of: Self.limit))
    returning = tiles.indices.filter { !old.indices.contains($0) || !old[$0].isUp }
    let frames = isAnimated ? returning.count.inRows(of: step) : 0
    comeback = Frames(frames, of: Frames.shortest, from: start)
    let steps = isAnimated ? tiles.count.inRows(of: step) + Self.length - 1 : 0
    let duration = max(Frames.shortest, min(80, 1000 / max(1, steps)))
    wave = Frames(steps, of: duration, from: comeback.end)
  }

  /// The finished board stays in sight for a second.
  var end: Int { wave.end > wave.start ? wave.end + 1000 : wave.end }
  var atRest: EndAnimation { EndAnimation(tiles, from: tiles, start: 0, isAnimated: false) }

  func tiles(at time: Int) -> [TileBoard.Tile] {
    guard time < comeback.end else { return tiles }
    let back = (comeback.index(at: time) ?? -1) + 1
    var seen = tiles
    for index in returning.dropFirst(back * step) {
      seen[index] = old.indices.contains(index) ? old[index] : .empty
    }
    return seen
  }

  func glows(_ tile: Int, at time: Int) -> Bool {
    guard let head = wave.index(at: time) else { return false }
    return (head - Self.length + 1...head).contains(tile / step)
  }

  func nextChange(after time: Int) -> Int? {
    [comeback.nextChange(after: time), wave.nextChange(after: time)].compactMap { $0 }.min()
  }
}
