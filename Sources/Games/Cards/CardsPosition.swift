import PlayingCards
import Tiles

/// The public side of cards: the faces that are up, and the points.
public struct CardsPosition: Position {
  public let setup: CardsSetup

  /// The open card with its tile's index, or nil if none is open.
  private(set) var up: (tile: Int, card: Card)?

  private(set) var matched = CardSet()
  /// The cards that were turned up, matched ones among them.
  private var seen = CardSet()
  public private(set) var left: TileSet
  public private(set) var turns: Turns
  /// The tile index of each matched card, by its index in the deck; empty before the first match.
  private(set) var tiles: [UInt8] = []
  private var points = 0
  private var isOver = false

  public init(_ setup: CardsSetup) {
    self.setup = setup
    left = TileSet(first: setup.count)
    turns = Turns(setup.seating)
  }

  public func check(_ move: NumberMove) throws(TileRefusal) {
    if !phase.isPlaying { throw TileRefusal(.ended, move) }
    guard (1...setup.count).contains(move.number) else {
      throw TileRefusal(.outside, move)
    }
    guard left.contains(move.number - 1) else { throw TileRefusal(.matched, move) }
    if isIdle(move) { throw TileRefusal(.nothingNew, move) }
  }

  public func isPossible(_ event: CardsEvent, of move: NumberMove) -> Bool {
    let outcome: TileOutcome
    if let up {
      let isSame = up.tile == event.tile - 1
      outcome = isSame ? .down : event.match == nil ? .mismatch : .match
      let isNew = !matched.contains(event.card) && (event.card == up.card) == isSame
      guard isNew, isSame || event.match == Match(up.card, event.card),
        event.other == (isSame ? nil : up.tile + 1)
      else { return false }
    } else {
      outcome = .up
      guard !matched.contains(event.card) else { return false }
    }
    // The last two cards that are left end the game with their match.
    return event.tile == move.number && event.outcome == outcome
      && (event.isLast ? outcome == .match : outcome != .match || left.count > 2)
  }

  public mutating func take(_ event: CardsEvent) {
    seen.insert(event.card)
    points += gain(of: event)
    if seating.isShared {
      turns.take(
        event, at: event.tile - 1, gain: gain(of: event), staysOpen: event.outcome == .mismatch)
    }
    switch event.outcome {
    case .up, .mismatch: up = (event.tile - 1, event.card)
    case .down: up = nil
    case .match:
      if let up { match(up.tile, up.card) }
      match(event.tile - 1, event.card)
      up = nil
      isOver = event.isLast
    }
  }

  private mutating func match(_ tile: Int, _ card: Card) {
    if tiles.isEmpty { tiles = [UInt8](repeating: 0, count: Card.deck.count) }
    tiles[card.index] = UInt8(tile)
    left.remove(tile)
    matched.insert(card)
  }

  static let costOfTurning = 1
  static let penalty = 2

  public func gain(of event: CardsEvent) -> Int {
    switch event.outcome {
    case .up: -Self.costOfTurning
    case .down: 0
    case .match: (event.match.map(points) ?? 0) - Self.costOfTurning
    case .mismatch: -Self.costOfTurning - Self.penalty
    }
  }

  func points(for match: Match) -> Int { match.points * setup.bonus }

  /// The chance that a tile which was never turned up has a rank, or nil if there is no such tile.
  func chance(ofUnseen rank: Rank) -> Double? {
    let (tiles, cards) = (setup.count - seen.count, Card.deck.count - seen.count)
    guard tiles > 0 else { return nil }
    // One after the other of the rank's unseen cards is in the rest of the deck.
    let none = (0..<4 - seen.cards(of: rank).count).reduce(1.0) {
      $0 * Double(cards - tiles - $1) / Double(cards - $1)
    }
    return 1 - none
  }

  /// True if few cards are dealt, as in the lesson: neither odds nor par so far mean much.
  var isSmall: Bool { setup.count <= 8 }

  /// About what the best bot has on average by now; nil before the first card, after the end, in a
  /// small deal, in turns, and with a bonus, with which one match changes it by a lot.
  var parSoFar: Double? {
    guard seen.count > 0, !isOver, !isSmall, setup.bonus == 1, !seating.isShared else { return nil }
    return CardsPar.mean(setup, seen: seen.count)
  }

  /// The points that the pairs by rank in sight will earn: two turns each, or one if a card is up.
  var promised: Int {
    let known = seen.subtracting(matched)
    let pairs = Rank.allCases.reduce(0) { $0 + known.cards(of: $1).count / 2 }
    let isHalfUp = up.map { known.cards(of: $0.card.rank).count > 1 } ?? false
    return pairs * (points(for: .rank) - 2 * Self.costOfTurning)
      + (isHalfUp ? Self.costOfTurning : 0)
  }

  public var phase: Phase { isOver ? .over : turns.phase }

  public var score: CardPoints { CardPoints(points) }

  public func score(of seat: Seat) -> Int { seating.isShared ? turns.taken(by: seat) : points }
}

/// A match of two cards. The raw values are those of the JSON lines.
public enum Match: String, Sendable {
  case suit, rank

  init?(_ one: Card, _ other: Card) {
    guard one.rank == other.rank || one.suit == other.suit else { return nil }
    self = one.rank == other.rank ? .rank : .suit
  }

  /// The points before the bonus.
  var points: Int { self == .suit ? 1 : 4 }
}

/// The result of choosing a tile. The text form is `up 3 queen_of_hearts`, or with more words
/// `match 5 2_of_hearts 3 suit last`.
public struct CardsEvent: TileEvent {
  public let tile: Int
  public let card: Card
  public var face: UInt8 { UInt8(card.index) }
  public let outcome: TileOutcome

  /// The number of the first tile of a match or a mismatch, otherwise nil.
  public let other: Int?

  public let match: Match?

  /// True if nothing is left to match.
  public let isLast: Bool

  public init(
    _ tile: Int, _ card: Card, _ outcome: TileOutcome, with other: Int? = nil,
    by match: Match? = nil, isLast: Bool = false
  ) {
    (self.tile, self.card, self.outcome) = (tile, card, outcome)
    (self.other, self.match, self.isLast) = (other, match, isLast)
  }

  public var description: String {
    let words = [other?.description, match?.rawValue, isLast ? "last" : nil].compactMap(\.self)
    return (["\(outcome.rawValue) \(tile) \(card)"] + words).joined(separator: " ")
  }

  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 3, let outcome = TileOutcome(rawValue: words[0]),
      let tile = WholeNumber.parse(words[1]), let card = Card(words[2])
    else { return nil }
    self.init(
      tile, card, outcome, with: words.count > 3 ? WholeNumber.parse(words[3]) : nil,
      by: words.count > 4 ? Match(rawValue: words[4]) : nil, isLast: words.count > 5)
    let isPair = outcome == .match || outcome == .mismatch
    guard isPair == (other != nil), (outcome == .match) == (match != nil), description == text
    else { return nil }
  }
}

/// The score, points that may be negative.
public struct CardPoints: Score {
  public let value: Int

  @inlinable public init(_ value: Int) { self.value = value }

  public static let unit = ScoreUnit("points", one: "point", zh: "分", .higher)
}
