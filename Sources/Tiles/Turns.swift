/// The turns of two seats at a board of tiles, and the points or pairs that they have taken. A seat
/// that makes a match takes it and stays in turn. With one seat nothing changes.
@frozen public struct Turns: Sendable {
  @usableFromInline let seating: Seating

  /// The seat to move, or after the end the seat that moved last.
  @usableFromInline var mover: Seat

  /// The points or pairs that the seats have taken.
  @usableFromInline var taken = (0, 0)

  /// The known face of each tile: its number plus one, or 0.
  @usableFromInline var faces = TileTable()

  /// True if the open tile was up when the turn began.
  @usableFromInline var beganOpen = false

  /// True if the open tile had never been seen before.
  @usableFromInline var isOpenNew = false

  /// True if the turn has shown a new tile or taken something.
  @usableFromInline var hasNews = false

  /// The number of turns in a row without anything new or taken.
  @usableFromInline var passes = 0

  /// The number of such turns in a row that ends a game between people.
  @inlinable static var passLimit: Int { 4 }

  @inlinable
  public init(_ seating: Seating) { (self.seating, mover) = (seating, seating.beginner) }

  /// The phase while tiles are left on the board.
  @inlinable public var phase: Phase { isStalled ? .over : .turn(mover) }

  /// True if the last turns have shown nothing new, so that the game stands still.
  @inlinable public var isStalled: Bool { seating.mayPass && passes >= Self.passLimit }

  @inlinable public func taken(by seat: Seat) -> Int { seat == .first ? taken.0 : taken.1 }

  /// Takes an event for the tile at an index, with the seat's gain, before the board takes it.
  @inlinable @inline(__always)
  public mutating func take(
    _ event: some TileEvent, at index: Int, gain: Int, staysOpen: Bool
  ) {
    let face = event.face &+ 1
    let isNew = faces[index] != face
    faces[index] = face
    if isNew { hasNews = true }
    if mover == .first { taken.0 &+= gain } else { taken.1 &+= gain }
    switch event.outcome {
    case .up: isOpenNew = isNew
    case .match: (hasNews, beganOpen) = (true, false)
    case .mismatch: end(staysOpen: staysOpen)
    // Turning down a card that the other seat left up is free.
    case .down: if beganOpen { beganOpen = false } else { end(staysOpen: false) }
    }
  }

  /// Ends a turn. A tile may stay up.
  @inlinable @inline(__always)
  mutating func end(staysOpen: Bool) {
    passes = hasNews ? 0 : passes + 1
    (hasNews, isOpenNew) = (false, false)
    beganOpen = staysOpen
    mover = mover.other
  }
}

extension TilePosition {
  /// Returns true if the rule between programs forbids a legal move: one that ends a turn with
  /// nothing new and no match, or turns up a tile after which no other one is useful.
  @inlinable
  public func isIdle(_ move: NumberMove) -> Bool {
    guard seating.isShared, !seating.mayPass else { return false }
    var faces = turns.faces
    let index = index(ofTile: move.number)
    guard let open = openTile else {
      return Self.turnsBack && faces[index] != 0 && usefulTile(after: index) == nil
    }
    if turns.isOpenNew { return false }
    guard index != open else { return !turns.beganOpen }
    return faces[index] != 0 && !Self.matches(shown: faces[index], faces[open])
  }

  /// Returns true if two faces match. Each is given by its number plus one.
  @inlinable
  static func matches(shown face: UInt8, _ other: UInt8) -> Bool {
    matches(face &- 1, other &- 1)
  }

  /// Returns the first unseen tile, else a tile that is known to match the open one, else nil.
  @inlinable
  func usefulTile(after open: Int) -> NumberMove? {
    var (faces, left, mate) = (turns.faces, left, NumberMove?.none)
    let face = faces[open]
    left.remove(open)
    for number in 1...max(1, lastNumber) {
      let index = index(ofTile: number)
      guard left.contains(index) else { continue }
      if faces[index] == 0 { return NumberMove(number) }
      if face != 0, mate == nil, Self.matches(shown: face, faces[index]) {
        mate = NumberMove(number)
      }
    }
    return mate
  }

  /// Returns a tile that the rule between programs allows: an unseen tile or a matching one.
  @inlinable
  public func firstUsefulTile() -> NumberMove? {
    let moves = (1...max(1, lastNumber)).lazy.map { NumberMove($0) }
    guard let open = openTile else {
      return moves.first { left.contains(index(ofTile: $0.number)) && !isIdle($0) }
    }
    if let move = usefulTile(after: open) { return move }
    // A card left up by the other seat may have no match, but turning it down is free.
    return turns.beganOpen ? moves.first { index(ofTile: $0.number) == open } : nil
  }

  @inlinable
  public func useful(_ move: NumberMove) -> NumberMove {
    isIdle(move) ? firstUsefulTile() ?? move : move
  }

  @inlinable public var seating: Seating { turns.seating }

  /// Returns a sentence on why the game has ended with tiles left, or an empty text.
  public func stall(_ presentation: Presentation) -> String {
    turns.isStalled
      ? presentation(
        en: "Nothing new in four turns, so the game ends here.", zh: "连续四轮没有翻出新牌，到此为止。")
      : ""
  }
}
