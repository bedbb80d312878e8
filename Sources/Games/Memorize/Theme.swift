import GameCore
import PlayingCards
import TextUI
import Tiles

/// What the pairs of memorize are made of. The order of its faces is part of what a seed deals.
public struct Theme: Sendable {
  /// The name that `--theme` takes.
  public let name: String

  /// The name as a player reads it.
  public let title: Phrase

  /// The faces, all different.
  public let faces: [Face]

  init(name: String, title: (en: String, zh: String), faces: [Face]) {
    self.name = name
    self.title = Phrase(en: title.en, zh: title.zh)
    self.faces = faces
  }

  /// The whole deck of cards, in the deck's order.
  static let playingCards = Theme(
    name: "playing-cards", title: (en: "playing cards", zh: "扑克牌"),
    faces: Card.deck.map(Face.card))

  /// Every theme, the default first.
  public static let all = [
    animals, garden, harvest, food, faces, travel, sport, clothes, home, fun, playingCards,
  ]

  /// The columns that a picture of this theme takes at most.
  func faceWidth(_ presentation: Presentation) -> Int {
    faces.reduce(0) { max($0, $1.shown(presentation).picture.displayWidth) }
  }
}
