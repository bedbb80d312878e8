import PlayingCards
import Tiles

/// A bot that forgets nothing and never risks a mismatch, because turning a card down is free. It
/// takes every match by rank, and matches by suit when few tiles are unseen; in turns also where
/// that is worth another turn. Once all tiles are seen, it plays the best matching.
///
/// ``CardsPar`` has its averages. With 12 cards and a bonus of 1 it is within 0.02 of the optimum,
/// −4.475 by exhaustive search over states of knowledge.
struct CardsExpert: Advisor {
  typealias P = CardsPosition

  var memory: CardsMemory
  let bonus: Int
  private let isShared: Bool

  init(_ setup: CardsSetup) {
    memory = CardsMemory(setup)
    (bonus, isShared) = (setup.bonus, setup.seating.isShared)
  }

  mutating func observe(_ event: CardsEvent, at position: CardsPosition) {
    memory.observe(event, at: position)
  }

  var hasSeenAll: Bool { memory.unseen.isEmpty }

  func move(at position: CardsPosition) -> NumberMove {
    NumberMove(plan(position.up?.card).tile + 1)
  }

  // MARK: Thinking

  enum Reason { case look, turnDown, lastTwo, hope, rank, suit, turn, matching }

  /// Returns the next tile's index and the reason for it, given the open card.
  func plan(_ up: Card?) -> (tile: Int, reason: Reason) {
    guard let unseen = memory.unseen.first else { return planWithAllSeen(up) }
    guard let up else {
      if let card = memory.known.firstOfRankPair { return (memory.tile(of: card), .rank) }
      return hopefulCard.map { (memory.tile(of: $0), .hope) } ?? (unseen, .look)
    }
    if let mate = memory.known.cards(of: up.rank).first(where: { $0 != up }) {
      return (memory.tile(of: mate), .rank)
    }
    // The last two tiles match because the game isn't over.
    if memory.left == 2 { return (unseen, .lastTwo) }
    if let mate = suitMate(of: up) {
      if risk(ofMatching: up, mate) <= 1 { return (memory.tile(of: mate), .suit) }
      if isShared, isTurnWorthIt(afterMatching: up, mate) {
        return (memory.tile(of: mate), .turn)
      }
    }
    return (memory.tile(of: up), .turnDown)
  }

  /// A card to match by suit before the last tiles are seen, if the game may then end; else nil.
  private var hopefulCard: Card? {
    guard bonus == 1, memory.left <= 4, let first = memory.known.first,
      memory.known.cards(of: first.suit) == memory.known,
      let card = leastPromising(memory.known),
      let mate = suitMate(of: card), risk(ofMatching: card, mate) <= 1
    else { return nil }
    return card
  }

  func suitMate(of card: Card) -> Card? {
    leastPromising(memory.known.cards(of: card.suit).lazy.filter { $0 != card })
  }

  /// Returns the card whose rank is least likely to turn up again.
  private func leastPromising(_ cards: some Sequence<Card>) -> Card? {
    cards.min { memory.outstanding($0.rank) < memory.outstanding($1.rank) }
  }

  /// Returns the risk of matching two cards by suit, as a multiple of the turn that it saves. It
  /// may cost as many matches by rank as the unseen tiles hold cards of the two ranks on average.
  /// Each is worth about 3.3 points more.
  func risk(ofMatching one: Card, _ other: Card) -> Double {
    let hopes = memory.outstanding(one.rank) + memory.outstanding(other.rank)
    // If a match by suit earns nothing, an even number of cards of a suit may all have to be
    // matched in the end. Of an odd number one card is left over anyway.
    let isEven = memory.known.cards(of: one.suit).count.isMultiple(of: 2)
    let patience = bonus == 1 && isEven && memory.left > 6 ? 2 : 3
    return Double(10 * bonus * memory.unseen.count * hopes)
      / Double(patience * memory.outstanding)
  }

  /// Returns true if another turn is worth a match by suit, in turns, where the other player may
  /// take what waits: with a bonus above 1, or if a new card matches a known one by rank with a
  /// chance of 3 in 8 or more. Tournaments at many chances found that one to be the best.
  private func isTurnWorthIt(afterMatching one: Card, _ other: Card) -> Bool {
    guard bonus == 1 else { return true }
    let hopes = memory.known.reduce(0) { hopes, card in
      hopes + (card == one || card == other ? 0 : memory.outstanding(card.rank))
    }
    return 8 * hopes >= 3 * memory.outstanding
  }

  private func planWithAllSeen(_ up: Card?) -> (tile: Int, reason: Reason) {
    let known = memory.known
    let matching = BestMatching(known, bonus: bonus, keeping: up)
    guard let up else { return (matching.next(among: known).map(memory.tile) ?? 0, .matching) }
    return matching.mate(of: up, among: known).map { (memory.tile(of: $0), .matching) }
      ?? (memory.tile(of: up), .turnDown)
  }

  // MARK: Advising

  func reason(at position: CardsPosition, _ presentation: Presentation) -> String {
    let reason = boardReason(at: position, presentation)
    guard !position.turnsBackFreely, plan(position.up?.card).tile == position.up?.tile else {
      return reason
    }
    return reason + presentation(en: " It ends your turn.", zh: "这一轮就此结束。")
  }

  private func boardReason(at position: CardsPosition, _ presentation: Presentation) -> String {
    let (up, plan) = (position.up?.card, plan(position.up?.card))
    let pair = (up ?? memory.known.firstOfRankPair).map { memory.known.cards(of: $0.rank) }
    let names = pair.map { $0.map { $0.face(presentation).name } } ?? []
    return switch plan.reason {
    case .look:
      presentation(
        en: "No card is open, so peeking at a new one is safe.",
        zh: "现在没有翻开的牌，翻张新的不会配错。")
    case .hope:
      presentation(
        en: "You know a match for it, and that pair may end the game.",
        zh: "你知道它能和哪张配，配完也许就结束了。")
    case .turnDown:
      presentation(
        en: "Turning it back down is free, and then the next card can't be a mismatch.",
        zh: "翻回去不扣分，再翻别的牌也不会配错。")
    case .lastTwo:
      presentation(en: "Only two tiles are left, so they match.", zh: "只剩两张了，肯定配得上。")
    case .rank:
      presentation(
        en: "You have seen the \(names.joined(separator: " and the ")).",
        zh: "\(names.map(\.spacedAfter).joined(separator: "和"))你都见过。")
    case .suit:
      presentation(
        en: "It has the suit of the open card, and a match by rank is unlikely by now.",
        zh: "它和翻开的牌花色相同，再等同点数的希望不大了。")
    case .turn:
      presentation(
        en: "It has the suit of the open card, and the match earns you another turn.",
        zh: "它和翻开的牌花色相同，配上还能接着翻。")
    case .matching:
      presentation(
        en: "You have seen every card: this one belongs to the best matching.",
        zh: "所有牌都见过了，这样配最合算。")
    }
  }

  func alternatives(at position: CardsPosition, _ presentation: Presentation) -> String? {
    memory.unseen.alternatives(to: plan(position.up?.card).tile, presentation)
  }
}

struct CardsMemory: Sendable {
  /// The indices of the unseen tiles.
  private(set) var unseen: TileSet

  /// The unmatched cards that have been seen.
  private(set) var known = CardSet()
  private var seen = CardSet()
  /// The tile index of each seen card, by the card's index in the deck.
  private var tiles = [UInt8](repeating: 0, count: 52)

  init(_ setup: CardsSetup) {
    unseen = TileSet(first: setup.count)
  }

  var left: Int { unseen.count + known.count }
  var outstanding: Int { 52 - seen.count }

  func outstanding(_ rank: Rank) -> Int { 4 - seen.cards(of: rank).count }

  /// Returns the probability that an unseen card matches a seen one.
  func chance(ofMatching card: Card) -> Double {
    // The last two cards match because the game isn't over.
    guard left > 2 else { return 1 }
    let suit = 13 - seen.cards(of: card.suit).count
    return Double(outstanding(card.rank) + suit) / Double(outstanding)
  }

  func tile(of card: Card) -> Int { Int(tiles[card.index]) }

  /// Observes an event, which the position has already taken.
  mutating func observe(_ event: CardsEvent, at position: CardsPosition) {
    let card = event.card
    unseen.remove(event.tile - 1)
    seen.insert(card)
    tiles[card.index] = UInt8(event.tile - 1)
    known.insert(card)
    known = known.subtracting(position.matched)
  }
}
