/// The turns of two at a board of tiles, and what each has taken. What a seat has matched is its
/// own, and it goes on; otherwise it is the other's turn. Alone, nothing of it changes.
@frozen public struct Turns: Sendable {
  @usableFromInline let seating: Seating

  /// The seat that moves, or at the end the one that moved last.
  @usableFromInline var mover: Seat

  /// The numbers that the seats have taken.
  @usableFromInline var taken = (0, 0)

  /// The faces that were shown, each by its number plus one.
  @usableFromInline var faces = TileTable()

  /// True if the tile that is up was up when the turn began.
  @usableFromInline var beganOpen = false

  /// True if the tile that is up had never been seen before it was turned up.
  @usableFromInline var isOpenNew = false

  /// True if the turn has shown something new, or taken something.
  @usableFromInline var hasNews = false

  /// The number of turns in a row that did neither.
  @usableFromInline var passes = 0

  /// The number of such turns that end a game between people.
  @inlinable static var passLimit: Int { 4 }

  @inlinable
  public init(_ seating: Seating) { (self.seating, mover) = (seating, seating.beginner) }

  /// The phase while the board has something left.
  @inlinable public var phase: Phase { isStalled ? .over : .turn(mover) }

  /// True if nobody could go on: the last turns have shown nothing new.
  @inlinable public var isStalled: Bool { seating.mayPass && passes >= Self.passLimit }

  @inlinable public func taken(by seat: Seat) -> Int { seat == .first ? taken.0 : taken.1 }

  /// Takes an event, before the board does, of the tile with an index, which brings the seat a gain.
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

  /// Ends a turn, after which a tile may stay up.
  @inlinable @inline(__always)
  mutating func end(staysOpen: Bool) {
    passes = hasNews ? 0 : passes + 1
    (hasNews, isOpenNew) = (false, false)
    beganOpen = staysOpen
    mover = mover.other
  }
}

extension TilePosition {
  /// Returns true if the rule between programs forbids a move that the board allows: it would end a
  /// turn that has shown nothing new and matched nothing, or turn up a tile after which no other
  /// one is useful.
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

  /// Returns true if two faces match, each given by its number plus one.
  @inlinable
  static func matches(shown face: UInt8, _ other: UInt8) -> Bool {
    matches(face &- 1, other &- 1)
  }

  /// Returns the number of the first tile that nobody has seen, or if all have been, of one that
  /// matches a tile; nil without either.
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

  /// Returns a tile that the rule between programs allows: one that nobody has seen, or one that
  /// matches.
  @inlinable
  public func firstUsefulTile() -> NumberMove? {
    let moves = (1...max(1, lastNumber)).lazy.map { NumberMove($0) }
    guard let open = openTile else {
      return moves.first { left.contains(index(ofTile: $0.number)) && !isIdle($0) }
    }
    if let move = usefulTile(after: open) { return move }
    // The card that the other left may have no match, but is turned down free.
    return turns.beganOpen ? moves.first { index(ofTile: $0.number) == open } : nil
  }

  @inlinable
  public func useful(_ move: NumberMove) -> NumberMove {
    isIdle(move) ? firstUsefulTile() ?? move : move
  }

  @inlinable public var seating: Seating { turns.seating }

  /// Returns why two can't go on though tiles are left, in a sentence, or an empty text.
  public func stall(_ presentation: Presentation) -> String {
    turns.isStalled
      ? presentation(
        en: "Nothing new in four turns, so the game ends here.", zh: "连续四轮没有翻出新牌，到此为止。")
      : ""
  }
}
