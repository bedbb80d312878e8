/// The animation of a board: tiles turn over, a mismatch stays up for a while, matches are
/// celebrated.
struct BoardAnimation: Sendable {
  private(set) var board: TileBoard?

  /// The time when the news of the last move appears, in milliseconds.
  private(set) var revealTime = Int.min

  /// The time when matched tiles get their marks, in milliseconds.
  private var markTime = Int.min

  /// The number of matches since the last mismatch.
  private(set) var streak = 0

  private(set) var matches = 0

  /// The tiles of a mismatch, which stay face up for a while, or longer if the rules keep them so.
  private var mismatch: (faces: [Int: TileFace], chosen: Int, end: Int)?
  private var flips: [Flip] = []
  private var cheer: MatchCheer?
  private var endAnimation: EndAnimation?
  /// The faces seen so far, by tile index.
  private var faces: [Int: TileFace] = [:]
  private var matched: [TileFace] = []

  private static let mismatchDuration = 2000

  /// The time in which a second press on a tile is ignored, in milliseconds.
  private static let pressDuration = 400

  // MARK: Turning

  /// Shows a turn that led from an old board to a new one; `isLast` if it ended the game.
  mutating func turn(
    _ turn: TileTurn, from old: TileBoard, to new: TileBoard, isLast: Bool, _ scene: DrawContext
  ) {
    let seen = tiles(of: old, at: scene.time)
    board = new
    let shown = turn.mismatched.map { $0 - 1 }.compactMap { index in
      (new.tiles[index].face ?? old.tiles[index].face).map { (index, $0) }
    }
    mismatch =
      shown.isEmpty
      ? nil : (Dictionary(shown) { $1 }, turn.tile - 1, scene.time + Self.mismatchDuration)
    // One tile may turn down while another one turns up.
    let running = flips.filter { flip in
      flip.frames.start == scene.time && flip.old.isUp && flip.tile != turn.tile - 1
    }
    flips = scene.isAnimated ? running + flips(from: seen, to: new, turn, scene.time) : []
    // The steps come one after another, so that no frame has too much to draw: tiles turn, matched
    // tiles get their marks, and the news appears.
    let turned = flips.map(\.frames.end).filter { $0 < scene.time + 1000 }.max()
    markTime = turned.map { $0 + Frames.shortest } ?? scene.time
    let isMarked = turned != nil && !turn.matched.isEmpty
    revealTime = isMarked ? markTime + Frames.shortest : markTime
    // Tiles change their indices when a board closes up, so the visible faces are stored anew.
    for (index, tile) in new.tiles.enumerated() {
      if let face = tile.face { faces[index] = face }
    }
    count(turn, in: new, scene)
    endAnimation = isLast ? endAnimation(of: new, scene) : nil
  }

  /// Ends the celebrations and all waiting.
  mutating func skip() {
    (markTime, revealTime) = (.min, .min)
    cheer = nil
    endAnimation = endAnimation?.atRest
  }

  /// Keeps the tiles of a mismatch face up until the next turn.
  mutating func holdMismatch() {
    guard let end = mismatch?.end else { return }
    flips.removeAll { $0.frames.start == end }
    mismatch?.end = .max
  }

  private func flips(
    from seen: [TileBoard.Tile], to board: TileBoard, _ turn: TileTurn, _ time: Int
  ) -> [Flip] {
    let later = mismatch.map { mismatch in
      mismatch.faces.filter { !board.tiles[$0.key].isUp }
        .map { Flip(tile: $0.key, old: .up($0.value), start: mismatch.end) }
    }
    let tiles = tiles(of: board, at: time)
    // Tiles change their indices when a board closes up, so only the chosen tile is known.
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

  private mutating func count(_ turn: TileTurn, in board: TileBoard, _ scene: DrawContext) {
    cheer = nil
    if !turn.mismatched.isEmpty { streak = 0 }
    let tiles = turn.matched.map { $0 - 1 }
    let isMatch = !tiles.isEmpty
    if isMatch {
      (streak, matches) = (streak + 1, matches + 1)
      matched += tiles.compactMap { board.tiles[$0].face }
    }
    guard scene.isAnimated, let gain = turn.gain else { return }
    cheer = MatchCheer(
      tiles: isMatch ? tiles : [turn.tile - 1], gain: gain, streak: isMatch ? streak : 0,
      isGreat: turn.isGreat, start: revealTime + (isMatch ? Frames.shortest : 0),
      scene.presentation)
  }

  private func endAnimation(of board: TileBoard, _ scene: DrawContext) -> EndAnimation {
    let closesUp = board.tiles.count < board.dealt
    let tiles =
      closesUp
      ? matched.map { .matched($0) }
      : board.tiles.enumerated().map { index, tile -> TileBoard.Tile in
        guard case .empty = tile, let face = faces[index] else { return tile }
        return .matched(face)
      }
    return EndAnimation(
      tiles, from: board.tiles, start: cheer?.end ?? revealTime, isAnimated: scene.isAnimated)
  }

  // MARK: Seeing

  func tiles(of board: TileBoard, at time: Int) -> [TileBoard.Tile] {
    var tiles = board.tiles
    if let mismatch {
      for (index, face) in mismatch.faces {
        tiles[index] = time < mismatch.end ? .up(face) : board.tiles[index]
      }
    }
    if let cheer, time < markTime {
      for index in cheer.tiles { if let face = tiles[index].face { tiles[index] = .up(face) } }
    }
    // The last tiles must turn before the matched ones come back.
    return time < revealTime ? tiles : endAnimation?.tiles(at: time) ?? tiles
  }

  /// Returns the visible side of a tile and the visible part of its width, in quarters.
  func side(of index: Int, _ tile: TileBoard.Tile, at time: Int) -> (TileBoard.Tile, Int) {
    let flip = flips.last { $0.tile == index && $0.frames.start <= time }
    return flip?.frame(of: tile, at: time) ?? (tile, 4)
  }

  func glows(_ index: Int, at time: Int) -> Bool {
    if let cheer, cheer.tiles.contains(index), cheer.glows(at: time) { return true }
    return endAnimation?.glows(index, at: time) ?? false
  }

  func drawGain(_ layout: TileLayout, at time: Int, on canvas: inout Canvas) {
    guard let cheer, let tile = cheer.tiles.first else { return }
    cheer.drawGain(
      over: layout.rect(of: tile), beside: layout.numberColumns, at: time, on: &canvas)
  }

  /// The indices of the tiles face down whose known faces match the open tile.
  var seenMatches: [Int] {
    guard let board, let open = board.openTile, let face = board.tiles[open].face else { return [] }
    return board.tiles.indices.filter { index in
      !board.tiles[index].isUp && board.tiles[index].isUnmatched
        && faces[index]?.traits.contains(where: face.traits.contains) ?? false
    }
  }

  /// Returns the known face of a tile; nil without one and after tiles have changed places.
  func seenFace(of index: Int) -> TileFace? {
    board.flatMap { $0.tiles.count == $0.dealt ? faces[index] : nil }
  }

  /// Returns true if a press is the second half of a double click that has made a mismatch.
  func isPressedTwice(_ index: Int, at time: Int) -> Bool {
    guard let mismatch, mismatch.chosen == index, mismatch.faces[index] != nil else { return false }
    return time < mismatch.end - Self.mismatchDuration + Self.pressDuration
  }

  var isOver: Bool { endAnimation != nil }

  var idleTime: Int { endAnimation?.end ?? cheer?.end ?? revealTime }

  func nextChange(after time: Int) -> Int? {
    let moments =
      flips.map { $0.frames.nextChange(after: time) }
      + [cheer?.nextChange(after: time), endAnimation?.nextChange(after: time), mismatch?.end]
    let known = moments.compactMap { $0 } + [markTime, revealTime]
    return known.filter { $0 > time && $0 < .max }.min()
  }
}
