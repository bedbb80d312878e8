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

  /// Returns a theme of emoji, each with its name in every language.
  static func emoji(
    _ name: String, _ title: Phrase, _ faces: [(emoji: Unicode.Scalar, en: String, zh: String)]
  ) -> Theme {
    Theme(name, title, faces.map { Face.emoji($0.emoji, en: $0.en, zh: $0.zh) })
  }

  /// Every theme, the default first.
  public static let all = [
    animals, garden, harvest, food, faces, travel, sport, clothes, home, fun, playingCards,
  ]
}
