import Flags
import Pairs
import PlayingCards
import TextUI
import Tiles

/// A face of a memorize theme: an emoji or a playing card. Its text form is its English name with
/// underscores for spaces, unique in all themes.
public enum Face: PairFace {
  /// An emoji, which is one scalar, its name in every language, and its frame.
  case emoji(Unicode.Scalar, en: String, zh: String, Medallion)

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
    case .emoji(_, let english, _, _): english.split(separator: " ").joined(separator: "_")
    case .card(let card): card.description
    }
  }

  public var description: String { name }

  public func tileFace(_ number: UInt8, _ presentation: Presentation) -> TileFace {
    switch self {
    case .emoji(let emoji, let english, let chinese, let frame):
      let name = presentation(en: english, zh: chinese)
      guard !presentation.isASCII else { return TileFace(picture: name, name: name) }
      let picture = String(emoji)
      let tint = UInt8(emoji.value % UInt32(Color.tints))
      let painter = FacePainter(presentation)
      return TileFace(picture: picture, name: name, tint: tint) { canvas, style in
        let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
        let names = rows > 1 ? name.divided(to: columns).prefix(rows > 2 ? 2 : 1) : []
        let side = Medallion.side(in: canvas.extent, below: names.count)
        guard side > 2, painter.drawsPixels else {
          let gap = rows > names.count + 2 ? [""] : []
          return painter.draw([picture] + gap + names, style, on: &canvas)
        }
        let room = Size(rows: rows - names.count, columns: columns)
        let ring = Rect(Size(rows: side, columns: 2 * side), centeredIn: room)
        if side > 6 {
          painter.draw(frame.art(tint), in: ring, &canvas)
        } else {
          // Too few pixels for a shape.
          canvas.draw(in: ring) { $0.putBox(presentation.frame, Style(.accent(tint))) }
        }
        let ground: Style = side > 6 ? Style(on: .card) : .plain
        let (row, column) = (ring.origin.row + side / 2, ring.origin.column + side - 1)
        canvas.put(picture, row: row, column: column, ground)
        let below = Rect(row: room.rows, column: 0, rows: names.count, columns: columns)
        canvas.draw(in: below) { painter.draw(Array(names), style, on: &$0) }
      }
    case .card(let card): return card.face(presentation)
    }
  }

  public static func width(of faces: [Face], _ presentation: Presentation) -> Int {
    faces.reduce(0) { max($0, $1.tileFace(0, presentation).picture.displayWidth) }
  }

  public static func shape(of faces: [Face]) -> TileShape {
    if case .card? = faces.first { .card } else { .square }
  }

  public static func == (left: Face, right: Face) -> Bool {
    switch (left, right) {
    case (.emoji(let one, _, _, _), .emoji(let other, _, _, _)): one == other
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
      if case .emoji(let emoji, _, _, _) = face { String(emoji) } else { nil }
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
    _ name: String, _ title: Phrase, _ frame: Medallion,
    _ faces: [(emoji: Unicode.Scalar, en: String, zh: String)]
  ) -> Theme {
    Theme(name, title, faces.map { Face.emoji($0.emoji, en: $0.en, zh: $0.zh, frame) })
  }

  /// Every theme, the default first.
  public static let all = [
    animals, garden, harvest, food, faces, travel, sport, clothes, home, fun, playingCards,
  ]
}

extension String {
  /// The text, in two lines if it is wider than some columns: at its space, or with a hyphen.
  fileprivate func divided(to columns: Int) -> [String] {
    guard displayWidth > columns else { return [self] }
    let words = split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 1, let first = unicodeScalars.first, first.isASCII else { return words }
    return [prefix((count + 1) / 2) + "-", String(dropFirst((count + 1) / 2))]
  }
}
