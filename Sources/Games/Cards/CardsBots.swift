import PlayingCards
import Tiles

extension Cards {
  public static let bots: [Bot<Cards>] = [
    Bot(
      Choice(
        "expert", title: .expert,
        about: { _ in Phrase(en: "remembers every card and waits for ranks", zh: "每张都记得，等着配点数") })
    ) { setup, _ in CardsExpert(setup) },
    .forgetful { choice, span in
      Bot(choice) { _, seed in ForgetfulMatcher(span: span, random: SeededRandom(seed: seed)) }
    },
    Bot(
      Choice(
        "eager", title: Phrase(en: "Eager", zh: "急性子"),
        about: { _ in Phrase(en: "takes every match as soon as it sees one", zh: "能配就配，一刻也不等") })
    ) { setup, _ in EagerMatcher(memory: CardsMemory(setup)) },
    Bot(
      Choice(
        "random", title: Phrase(en: "Random", zh: "乱翻鬼"),
        about: { _ in Phrase(en: "turns any card and remembers none", zh: "随手乱翻，什么也不记") })
    ) { _, seed in RandomChooser(random: SeededRandom(seed: seed)) },
  ]

  public static func advisor(_ setup: CardsSetup) -> (any Advisor<CardsPosition>)? {
    CardsExpert(setup)
  }

  public static func par(_ setup: CardsSetup) -> Double? { CardsPar.mean(setup) }

  public static func review(
    _ setup: CardsSetup, _ deal: CardsDeal
  ) -> (any Review<CardsPosition>)? {
    CardsReview(setup, deal)
  }
}

/// A bot that remembers only the tiles turned up last. It takes every match by rank that it knows,
/// takes one by suit when its memory is full, and turns down a card without a known match.
struct ForgetfulMatcher: Strategy {
  typealias P = CardsPosition

  /// The number of remembered tiles besides the open one.
  let span: Int
  var random: SeededRandom

  /// The remembered unmatched tiles with their cards, the latest last.
  var recent: [(tile: Int, card: Card)] = []

  mutating func observe(_ event: CardsEvent, at position: CardsPosition) {
    let tile = event.tile - 1
    recent.removeAll { $0.tile == tile || !position.left.contains($0.tile) }
    if event.outcome != .match { recent.append((tile, event.card)) }
    if recent.count > span + (position.up == nil ? 0 : 1) { recent.removeFirst() }
  }

  mutating func move(at position: CardsPosition) -> NumberMove {
    NumberMove(tile(at: position) + 1)
  }

  private mutating func tile(at position: CardsPosition) -> Int {
    var (strangers, others) = (position.left, position.left)
    for (tile, _) in recent { strangers.remove(tile) }
    guard let up = position.up else {
      // If all tiles are remembered, two of them match.
      let known =
        recent.first { mate(of: $0, by: .rank) != nil }
        ?? (strangers.isEmpty ? recent.first { mate(of: $0, by: .suit) != nil } : nil)
      return known?.tile ?? random.pick(strangers)
    }
    // A match by suit waits for one by rank while much is unseen and the memory has room.
    let waits = strangers.count > 2 && recent.count <= span
    if let mate = mate(of: up, by: .rank) ?? (waits ? nil : mate(of: up, by: .suit)) {
      return mate
    }
    others.remove(up.tile)
    // The last two tiles match because the game isn't over.
    return others.count == 1 ? others.first ?? up.tile : up.tile
  }

  private func mate(of one: (tile: Int, card: Card), by match: Match) -> Int? {
    recent.first { $0.tile != one.tile && Match($0.card, one.card) == match }?.tile
  }
}

/// A bot that forgets nothing, turns tiles up in order and takes every match that it knows.
struct EagerMatcher: Strategy {
  typealias P = CardsPosition

  var memory: CardsMemory

  mutating func observe(_ event: CardsEvent, at position: CardsPosition) {
    memory.observe(event, at: position)
  }

  func move(at position: CardsPosition) -> NumberMove {
    let (up, known) = (position.up?.card, memory.known)
    func mate(_ card: Card) -> Card? {
      known.cards(of: card.rank).first { $0 != card }
        ?? known.cards(of: card.suit).first { $0 != card }
    }
    let card = if let up { mate(up) } else { known.first { mate($0) != nil } }
    let tile = card.map(memory.tile) ?? memory.unseen.first ?? up.map(memory.tile) ?? 0
    return NumberMove(tile + 1)
  }
}

struct RandomChooser: Strategy {
  typealias P = CardsPosition

  var random: SeededRandom

  mutating func move(at position: CardsPosition) -> NumberMove {
    NumberMove(random.pick(position.left) + 1)
  }
}
