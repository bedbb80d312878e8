import Pairs
import PlayingCards
import TextUI

/// What the pairs of memorize are made of. The order of its faces is part of what a seed deals.
public typealias Theme = FaceSet<Face>

/// The themes that `--theme` takes.
public enum Themes {
  /// The whole deck of cards, in the deck's order.
  static let playingCards = Theme(
    "playing-cards", Phrase(en: "playing cards", zh: "扑克牌"), Card.deck.map(Face.card))

  /// Every theme, the default first.
  public static let all = [
    animals, garden, harvest, food, faces, travel, sport, clothes, home, fun, playingCards,
  ]
}
