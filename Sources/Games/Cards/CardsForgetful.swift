import GameCore
import PlayingCards
import Tiles

/// A player that remembers only the tiles that were turned up last. It takes every match by rank
/// that it knows, one by suit when its memory is full, and turns down a card for which it knows
/// none.
struct ForgetfulMatcher: Player {
  /// The number of tiles remembered besides the one that is up.
  private let span: Int

  /// The tiles that aren't matched.
  private var left: TileSet

  /// The remembered tiles that aren't matched with their cards, the latest last.
  private var recent: [(tile: Int, card: Card)] = []

  private var random: SeededRandom

  /// The number of tiles remembered by default.
  static let usualSpan = 4

  init(_ setup: CardsSetup, seed: UInt64) {
    self.init(setup, seed: seed, span: Self.usualSpan)
  }

  /// Creates a player that remembers so many tiles.
  init(_ setup: CardsSetup, seed: UInt64, span: Int) {
    self.span = span
    left = TileSet(first: setup.count)
    random = SeededRandom(seed: seed)
  }

  mutating func observe(_ event: CardsEvent, at position: CardsPosition) {
    let tile = event.tile - 1
    recent.removeAll { $0.tile == tile }
    switch event.kind {
    case .match(let other, _, _):
      left.subtract(TileSet(tile, other - 1))
      recent.removeAll { $0.tile == other - 1 }
    case .up, .down, .mismatch: recent.append((tile, event.card))
    }
    let isUp = position.up != nil
    if recent.count > span + (isUp ? 1 : 0) { recent.removeFirst() }
  }

  mutating func move(at position: CardsPosition) -> TileMove {
    TileMove(tile(at: position) + 1)
  }

  private mutating func tile(at position: CardsPosition) -> Int {
    guard let up = position.up else { return firstTile() }
    if let mate = mate(of: up, by: .rank) ?? (waits ? nil : mate(of: up, by: .suit)) {
      return mate
    }
    var others = left
    others.remove(up.tile)
    // The game isn't over, so the last two match.
    return others.count == 1 ? others.first ?? up.tile : up.tile
  }

  /// Returns the tile to turn up where none is.
  private mutating func firstTile() -> Int {
    if let tile = recent.first(where: { mate(of: $0, by: .rank) != nil })?.tile { return tile }
    if recent.count < left.count { return stranger() }
    return recent.first { mate(of: $0, by: .suit) != nil }?.tile ?? stranger()
  }

  /// True if a match by suit waits for one by rank, which earns more: while there is much to see,
  /// and a new card makes it forget none.
  private var waits: Bool { left.count - recent.count > 2 && recent.count <= span }

  /// Returns a remembered tile that matches another one in a way.
  private func mate(of one: (tile: Int, card: Card), by match: Match) -> Int? {
    recent.first { $0.tile != one.tile && Match($0.card, one.card) == match }?.tile
  }

  /// Returns a random tile that isn't remembered.
  private mutating func stranger() -> Int {
    var tiles = left
    for (tile, _) in recent { tiles.remove(tile) }
    // If all are remembered, two of them match, and this isn't asked for.
    if tiles.isEmpty { tiles = left }
    return tiles.tile(at: Int(random.below(UInt64(tiles.count))))
  }
}
