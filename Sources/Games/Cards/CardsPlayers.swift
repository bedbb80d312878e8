import Flags
import GameCore
import PlayingCards
import TextUI
import Tiles

/// A player that forgets nothing, turns tiles up in order and takes every match it knows.
struct EagerMatcher: Player {
  private var memory: CardsMemory

  init(_ setup: CardsSetup, seed: UInt64) {
    memory = CardsMemory(setup)
  }

  mutating func observe(_ event: CardsEvent, at position: CardsPosition) {
    memory.observe(event, at: position)
  }

  func move(at position: CardsPosition) -> TileMove {
    let up = position.up?.card
    let known = memory.known
    func mates(_ card: Card) -> [Card] {
      (Array(known.cards(of: card.rank)) + Array(known.cards(of: card.suit))).filter { $0 != card }
    }
    let mate = up.map(mates)?.first
    let card = mate ?? (up == nil ? known.first { !mates($0).isEmpty } : nil)
    let tile = card.map(memory.tile) ?? memory.unseen.first ?? up.map(memory.tile) ?? 0
    return TileMove(tile + 1)
  }
}

/// A player that chooses random unmatched tiles.
struct RandomChooser: Player {
  private var tiles: TileSet
  private var random: SeededRandom

  init(_ setup: CardsSetup, seed: UInt64) {
    tiles = TileSet(first: setup.count)
    random = SeededRandom(seed: seed)
  }

  mutating func observe(_ event: CardsEvent, at position: CardsPosition) {
    if case .match(let other, _, _) = event.kind {
      tiles.subtract(TileSet(event.tile - 1, other - 1))
    }
  }

  mutating func move(at position: CardsPosition) -> TileMove {
    TileMove(tiles.tile(at: Int(random.below(UInt64(tiles.count)))) + 1)
  }
}

extension Cards {
  private static var expert: Choice {
    Choice(
      "expert", "remember everything, wait for ranks, take no risk",
      title: Phrase(en: "Expert", zh: "高手"))
  }

  private static var eager: Choice {
    Choice(
      "eager", "remember everything, take every match at once",
      title: Phrase(en: "Eager", zh: "急性子"))
  }

  private static var random: Choice {
    Choice("random", "choose any unmatched tile", title: Phrase(en: "Random", zh: "随手翻"))
  }

  public static let players = [
    PlayerKind<Cards>(expert, CardsExpert.self),
    PlayerKind(.forgetful, ForgetfulMatcher.self),
    PlayerKind(eager, EagerMatcher.self),
    PlayerKind(random, RandomChooser.self),
  ]

  public static let rivals = [
    RivalKind<Cards>(.forgetful, solo: ForgetfulMatcher.self),
    RivalKind(expert, solo: CardsExpert.self),
    RivalKind(eager, solo: EagerMatcher.self),
    RivalKind(random, solo: RandomChooser.self),
  ]

  public static var usualRival: String { Choice.forgetful.name }

  public static func player(named text: String) -> PlayerKind<Cards>? {
    guard let span = Choice.forgetful.parameter(in: text) else {
      return players.first { $0.name == text }
    }
    return PlayerKind(.forgetful(span: span)) { setup, seed in
      ForgetfulMatcher(setup, seed: seed, span: span)
    }
  }

  public static func rival(named text: String) -> RivalKind<Cards>? {
    guard let span = Choice.forgetful.parameter(in: text) else {
      return rivals.first { $0.name == text }
    }
    return RivalKind(.forgetful(span: span)) { setup, seed in
      SeatedPlayer(ForgetfulMatcher(setup.board, seed: seed, span: span))
    }
  }

  public static func advisor(_ setup: CardsSetup) -> (any Advisor<CardsPosition>)? {
    CardsExpert(setup, seed: 0)
  }

  public static func par(_ setup: CardsSetup) -> Double? { CardsPar.mean(setup) }

  public static func review(
    _ setup: CardsSetup, _ deal: CardsDeal
  ) -> (any Review<CardsPosition>)? {
    CardsReview(setup, deal)
  }
}
