import Pairs
import TextUI

/// A kind of music with its part of the catalogue. The deal of a seed depends on the albums' order.
public typealias Category = FaceSet<Album>

/// The categories that `--category` takes.
public enum Categories {
  static let pop = Category("pop", Phrase(en: "pop albums", zh: "流行专辑"), Catalogue.pop)

  /// Every category, the default first.
  public static let all = [
    pop,
    Category("electronic", Phrase(en: "electronic albums", zh: "电子专辑"), Catalogue.electronic),
    Category("rock", Phrase(en: "rock albums", zh: "摇滚专辑"), Catalogue.rock),
    Category("metal", Phrase(en: "metal albums", zh: "金属专辑"), Catalogue.metal),
    Category("rap", Phrase(en: "rap albums", zh: "说唱专辑"), Catalogue.rap),
  ]

  /// Returns the name of a category in the menu.
  static func genre(_ category: Category, _ presentation: Presentation) -> String {
    let title = category.title(presentation.language)
    return presentation(en: category.name, zh: String(title.dropLast(2)))
  }
}
