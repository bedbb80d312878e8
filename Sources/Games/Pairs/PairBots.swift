import Tiles

/// A bot of every game of pairs. It sees numbers, not faces, so its loops are compiled once, here.
struct PairBot: Sendable {
  let choice: Choice
  let make: StrategyMaker<PairPosition>

  /// Plays the deals of some seeds alone. The layout holds the first deal.
  let play:
    @Sendable (
      inout PairLayout, PairSetup, SeedRange, (GameResult) -> Void
    ) throws(UserError) -> Void

  @inline(__always)
  private init<Kind: Strategy<PairPosition>>(
    _ choice: Choice, _ create: @escaping @Sendable (PairSetup, _ seed: UInt64) -> Kind
  ) {
    self.choice = choice
    make = { create($0, $1) }
    play = { layout, setup, seeds, take throws(UserError) in
      // The compiler leaves out the turns only if it sees that there is one seat.
      let alone = PairSetup(setup.faces, pairs: setup.pairs, matched: setup.matched)
      try seeds.play(&layout, alone, create, take) { $0.deal(using: &$1) }
    }
  }

  static let expert = PairBot(
    Choice(
      "expert", title: .expert,
      about: { _ in Phrase(en: "remembers every tile and needs few moves", zh: "每张都记得，步数最少") })
  ) { setup, _ in PerfectMemory(setup) }

  static let strategist = PairBot(
    Choice(
      "strategist", title: Phrase(en: "Strategist", zh: "谋士"),
      about: { _ in Phrase(en: "remembers every tile and wants the most pairs", zh: "每张都记得，只想多拿对子")
      })
  ) { setup, _ in Strategist(setup) }

  static func forgetful(_ choice: Choice, span: Int) -> PairBot {
    PairBot(choice) { _, seed in Forgetful(random: SeededRandom(seed: seed), span: span) }
  }

  static let random = PairBot(
    Choice(
      "random", title: Phrase(en: "Random", zh: "乱翻鬼"),
      about: { _ in Phrase(en: "turns any tile and remembers none", zh: "随手乱翻，什么也不记") })
  ) { _, seed in RandomTurner(random: SeededRandom(seed: seed)) }
}

/// A bot that forgets nothing and plays for the most pairs in turns: it takes a known pair at once,
/// else turns as many unseen tiles as ``PairDuel`` finds best.
struct Strategist: Strategy {
  typealias P = PairPosition

  var memory: PerfectMemory
  private let mayPass: Bool

  /// True if the open tile had never been seen before.
  var isUpNew = false

  init(_ setup: PairSetup) {
    (memory, mayPass) = (PerfectMemory(setup), setup.seating.mayPass)
  }

  mutating func observe(_ event: PairEvent, at position: PairPosition) {
    if case .one(let tile, _) = position.faceUp {
      isUpNew = memory.unseen.contains(Int(tile))
    }
    memory.observe(event, at: position)
  }

  mutating func move(at position: PairPosition) -> NumberMove {
    let up = position.openTile
    let mate = up == nil ? memory.paired.first : PerfectMemory.tile(memory.mateOfUp)
    return NumberMove(position.number(of: mate ?? otherTile(than: up, position)))
  }

  private func otherTile(than up: Int?, _ position: PairPosition) -> Int {
    // The known tiles have been seen, but their mates have not.
    var known = position.left
    known.subtract(memory.unseen)
    known.subtract(memory.paired)
    if let up { known.remove(up) }
    let theory = mayPass ? PairDuel.free : .strict
    let choice = theory.choice(pairs: position.left.count / 2, known: known.count)
    // The last unseen tile is the mate of the open one.
    let isKnownBest =
      up == nil
      ? choice.isIdle
      : memory.unseen.count > 1 && (isUpNew ? choice.turnsKnownSecond : mayPass)
    let tile = isKnownBest ? known.first ?? memory.unseen.first : memory.unseen.first
    return tile ?? known.first ?? 0
  }
}

/// A bot that remembers only the tiles turned up last.
struct Forgetful: Strategy {
  typealias P = PairPosition

  var random: SeededRandom
  let span: Int

  /// The remembered tiles, the latest last.
  var recent: [(tile: Int, face: FaceNumber)] = []

  mutating func observe(_ event: PairEvent, at position: PairPosition) {
    switch position.faceUp {
    case .one(let tile, _), .two(_, _, let tile, _):
      recent.removeAll { $0.tile == tile }
      recent.append((Int(tile), event.face))
      if recent.count > span { recent.removeFirst() }
    case .pair(let one, let other, _): recent.removeAll { $0.tile == one || $0.tile == other }
    case .nothing: break
    }
  }

  mutating func move(at position: PairPosition) -> NumberMove {
    let up = position.openTile
    // The memory includes the open tile.
    let known = recent.first { one in
      one.tile != up
        && recent.contains {
          $0.face.pair == one.face.pair && $0.tile != one.tile && (up == nil || $0.tile == up)
        }
    }
    guard let known else {
      return NumberMove(position.number(of: random.pick(strangers(at: position))))
    }
    // The draw keeps the random stream as it was with a choice among one tile.
    _ = random.below(1)
    return NumberMove(position.number(of: known.tile))
  }

  /// Returns the tiles that aren't remembered, or if all are, those that can be turned.
  func strangers(at position: PairPosition) -> TileSet {
    var tiles = position.left
    for one in recent { tiles.remove(one.tile) }
    guard tiles.isEmpty else { return tiles }
    tiles = position.left
    if let up = position.openTile { tiles.remove(up) }
    return tiles
  }
}

struct RandomTurner: Strategy {
  typealias P = PairPosition

  var random: SeededRandom

  mutating func move(at position: PairPosition) -> NumberMove {
    var tiles = position.left
    if let up = position.openTile { tiles.remove(up) }
    return NumberMove(position.number(of: random.pick(tiles)))
  }
}
