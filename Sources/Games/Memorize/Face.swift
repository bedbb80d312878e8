import GameCore
import Pairs
import PlayingCards
import TextUI
import Tiles

/// A face of a memorize theme: an emoji or a playing card. Its text form is its English name with
/// underscores for spaces, which no other face of any theme has.
public enum Face: PairFace {
  /// An emoji, which is one scalar, and its name in every language.
  case emoji(Unicode.Scalar, en: String, zh: String)

  /// A playing card.
  case card(Card)

  init(_ emoji: Unicode.Scalar, en: String, zh: String) {
    self = .emoji(emoji, en: en, zh: zh)
  }

  public init?(_ text: String) {
    let faces = Theme.all.lazy.flatMap(\.faces)
    guard let face = faces.first(where: { $0.name == text }) else { return nil }
    self = face
  }

  public static let separator = " "

  public var name: String {
    switch self {
    case .emoji(_, let english, _): english.split(separator: " ").joined(separator: "_")
    case .card(let card): card.description
    }
  }

  public var description: String { name }

  public func shown(_ presentation: Presentation) -> TileFace {
    switch self {
    case .emoji(let emoji, let english, let chinese):
      let name = presentation(en: english, zh: chinese)
      guard !presentation.isASCII else { return TileFace(picture: name, name: name) }
      let picture = String(emoji)
      return TileFace(
        picture: picture, name: name,
        drawings: [
          ["", picture, "", name], [picture, name], [picture, name.cut(to: 6, ellipsis: "…")],
        ])
    case .card(let card): return card.face(presentation)
    }
  }

  public static func == (left: Face, right: Face) -> Bool {
    switch (left, right) {
    case (.emoji(let one, _, _), .emoji(let other, _, _)): one == other
    case (.card(let one), .card(let other)): one == other
    default: false
    }
  }
}
