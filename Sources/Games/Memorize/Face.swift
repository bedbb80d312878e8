import Flags
import Pairs
import PlayingCards
import TextUI
import Tiles

/// A face of a memorize theme: an emoji or a playing card. Its text form is its English name with
/// underscores for spaces, unique in all themes.
public enum Face: PairFace {
  /// An emoji, which is one scalar, and its name in every language.
  case emoji(Unicode.Scalar, en: String, zh: String)

  case card(Card)

  public init?(_ text: String) {
    let faces = Themes.all.lazy.flatMap(\.faces)
    guard let face = faces.first(where: { $0.name == text }) else { return nil }
    self = face
  }

  public static let separator = " "

  public static var sets: [Theme] { Themes.all }

  public static let ownTitle = Phrase(en: "faces", zh: "图案")

  public static func misreading(of text: String) -> String {
    let names = Themes.all.flatMap { $0.faces.map(\.name) }
    let cure =
      text.suggestion(from: names) ?? "a deal is made of faces such as dog or ace_of_spades"
    return "unknown face \(text.quoted); \(cure)"
  }

  public var name: String {
    switch self {
    case .emoji(_, let english, _): english.split(separator: " ").joined(separator: "_")
    case .card(let card): card.description
    }
  }

  public var description: String { name }

  public func tileFace(_ presentation: Presentation) -> TileFace {
    switch self {
    case .emoji(let emoji, let english, let chinese):
      let name = presentation(en: english, zh: chinese)
      guard !presentation.isASCII else { return TileFace(picture: name, name: name) }
      let picture = String(emoji)
      return TileFace(
        picture: picture, name: name, tint: UInt8(emoji.value % UInt32(Color.tints)),
        drawings: [
          ["", picture, "", name], ["", picture, "", name.cut(to: 8, ellipsis: "…")],
          [picture, name], [picture, name.cut(to: 6, ellipsis: "…")],
        ])
    case .card(let card): return card.face(presentation)
    }
  }

  public static func width(of faces: [Face], _ presentation: Presentation) -> Int {
    faces.reduce(0) { max($0, $1.tileFace(presentation).picture.displayWidth) }
  }

  // Even widths, so that an emoji can be centred.
  public static let drawingSizes = [
    Size(rows: 7, columns: 12), Size(rows: 5, columns: 8), Size(rows: 3, columns: 8),
    Size(rows: 3, columns: 6),
  ]

  public static func == (left: Face, right: Face) -> Bool {
    switch (left, right) {
    case (.emoji(let one, _, _), .emoji(let other, _, _)): one == other
    case (.card(let one), .card(let other)): one == other
    default: false
    }
  }
}

/// A set of faces for the pairs of memorize. The deal of a seed depends on their order.
public typealias Theme = FaceSet<Face>

extension Theme {
  /// Its first faces, for a page of options.
  var preview: @Sendable (Int) -> Phrase {
    let emoji = faces.prefix(10).compactMap { face in
      if case .emoji(let emoji, _, _) = face { String(emoji) } else { nil }
    }
    let text = emoji.joined(separator: " ")
    return { _ in
      emoji.isEmpty
        ? Phrase(en: "The cards of a whole deck.", zh: "整副扑克牌。") : Phrase(en: text, zh: text)
    }
  }
}

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
