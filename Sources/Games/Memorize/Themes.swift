import Pairs
import PlayingCards
import TextUI

/// A set of faces for the pairs of memorize. The deal of a seed depends on their order.
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
