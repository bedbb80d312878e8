import Flags
import GameCore
import Pairs
import PlayingCards
import TextUI
import Tiles

/// A face of a memorize theme: an emoji or a playing card, or one of the player's own. The text
/// form of the built-in ones is their English name with underscores for spaces, unique in all
/// themes.
public enum Face: PairFace {
  /// An emoji, which is one scalar, its name in every language, and its frame.
  case emoji(Unicode.Scalar, en: String, zh: String, Medallion)

  case card(Card)

  /// A face of the player's own: an emoji or none, and a name that may be empty if there is one.
  case own(Unicode.Scalar?, String)

  public static let separator = " "

  public static var sets: [Theme] { Themes.all }

  public static let ownTitle = Phrase(en: "faces", zh: "图案")

  public func looksLike(_ other: Face) -> Bool {
    name == other.name || emoji != nil && emoji == other.emoji
  }

  fileprivate var emoji: Unicode.Scalar? {
    switch self {
    case .emoji(let emoji, _, _, _): emoji
    case .own(let emoji, _): emoji
    case .card: nil
    }
  }

  public var name: String {
    switch self {
    case .emoji(_, let english, _, _): english.underscored
    case .card(let card): card.description
    case .own(let emoji, let name): name.isEmpty ? emoji.map { String($0) } ?? "" : name
    }
  }

  public var description: String {
    guard case .own(let emoji, let name) = self, !name.isEmpty else { return name }
    return (emoji.map { String($0) } ?? "") + "=" + name.underscored
  }

  public func tileFace(_ number: UInt8, _ presentation: Presentation) -> TileFace {
    switch self {
    case .emoji(let emoji, let english, let chinese, let frame):
      tile(emoji, presentation(en: english, zh: chinese), frame, presentation)
    case .own(let emoji, let name): ownTile(emoji, name, number, presentation)
    case .card(let card): card.face(presentation)
    }
  }

  /// Returns a face of the player's own as it is drawn and named.
  private func ownTile(
    _ emoji: Unicode.Scalar?, _ name: String, _ number: UInt8, _ presentation: Presentation
  ) -> TileFace {
    let text = name.isEmpty && presentation.isASCII ? "" : self.name
    // Names that are the same in ASCII differ by their numbers.
    let hasLoss = presentation.isASCII && !text.unicodeScalars.allSatisfy(\.isASCII)
    let isNumbered = hasLoss || text.isEmpty
    let title = presentation.name(text) + (isNumbered ? "#\(number + 1)" : "")
    guard emoji == nil || presentation.isASCII else {
      return tile(emoji ?? " ", name, .petals(0, 0), presentation)
    }
    let tint = UInt8(Seed.fnv1a(text) % UInt64(Color.tints))
    let painter = FacePainter(presentation)
    return TileFace(picture: title, name: title, tint: tint) { canvas, style in
      let lines = title.wrapped(to: canvas.extent.columns).prefix(canvas.extent.rows)
      painter.draw(Array(lines), style, on: &canvas)
    }
  }

  /// Returns an emoji in a frame, above its name.
  private func tile(
    _ emoji: Unicode.Scalar, _ name: String, _ frame: Medallion, _ presentation: Presentation
  ) -> TileFace {
    guard !presentation.isASCII else { return TileFace(picture: name, name: name) }
    let picture = String(emoji)
    let tint = UInt8(emoji.value % UInt32(Color.tints))
    let painter = FacePainter(presentation)
    return TileFace(
      picture: picture, name: name.isEmpty ? picture : name, tint: tint
    ) { canvas, style in
      let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
      let names =
        rows > 1 && !name.isEmpty ? name.divided(to: columns).prefix(rows > 2 ? 2 : 1) : []
      // Frames have an odd number of rows.
      let side = (min(rows - names.count, columns / 2) - 1) | 1
      let isLarge = side > 8
      guard side > 2, presentation.drawsPixels || isLarge else {
        let gap = rows > names.count + 2 ? [""] : []
        return painter.draw([picture] + gap + names, style, on: &canvas)
      }
      let room = Size(rows: rows - names.count, columns: columns)
      let ring = Rect(Size(rows: side, columns: 2 * side), centeredIn: room)
      if side > 6, presentation.drawsPixels {
        canvas.draw(frame.art(tint), in: ring, presentation)
      } else if !isLarge {
        // Too few pixels for a shape.
        canvas.draw(in: ring) { $0.putBox(presentation.frame, Style(.accent(tint))) }
      }
      let ground: Style = side > 6 ? Style(on: .card) : .plain
      let (row, column) = (ring.origin.row + side / 2, ring.origin.column + side - 1)
      // Emoji have one size; in a large frame there are five, as on a card.
      let pips = isLarge ? [(0, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)] : [(0, 0)]
      for (down, right) in pips {
        canvas.put(
          picture, row: row + down * (side + 1) / 8, column: column + right * (side / 3), ground)
      }
      let below = Rect(row: room.rows, column: 0, rows: names.count, columns: columns)
      canvas.draw(in: below) { painter.draw(Array(names), style, on: &$0) }
    }
  }

  public static func width(of faces: [Face], _ presentation: Presentation) -> Int {
    min(16, faces.reduce(0) { max($0, $1.tileFace(0, presentation).picture.displayWidth) })
  }

  public static func shape(of faces: [Face]) -> TileShape {
    let hasWords = faces.contains { if case .own(nil, _) = $0 { true } else { false } }
    if hasWords { return .wide }
    return faces.allSatisfy { $0.emoji == nil } ? .card : .square
  }
}

/// A set of faces for the pairs of memorize. The deal of a seed depends on their order.
public typealias Theme = FaceSet<Face>

extension Theme {
  /// Its first faces, for a page of options.
  var preview: @Sendable (Int) -> Phrase {
    let first = faces.prefix(10).compactMap { face in
      if case .own(nil, let name) = face { name } else { face.emoji.map { String($0) } }
    }
    let text = first.joined(separator: " ")
    return { _ in
      first.isEmpty
        ? Phrase(en: "The cards of a whole deck.", zh: "整副扑克牌。") : Phrase(en: text, zh: text)
    }
  }
}

/// The themes that `--theme` takes.
public enum Themes {
  /// The whole deck of cards, in the deck's order.
  static let playingCards = Theme(
    "playing-cards", Phrase(en: "playing cards", zh: "扑克牌"), Card.deck.map(Face.card))

  /// Returns the built-in face of an emoji, or nil if it is in no theme.
  static func face(of emoji: Unicode.Scalar) -> Face? {
    all.lazy.flatMap(\.faces).first { $0.emoji == emoji }
  }

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
  /// The text with underscores for spaces.
  var underscored: String {
    String(decoding: utf8.map { $0 == 0x20 ? 0x5f : $0 }, as: UTF8.self)
  }

  /// The text, in two lines if it is wider than some columns: at its space, or with a hyphen.
  fileprivate func divided(to columns: Int) -> [String] {
    guard displayWidth > columns else { return [self] }
    let words = split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 1, let first = unicodeScalars.first, first.isASCII else { return words }
    return [prefix((count + 1) / 2) + "-", String(dropFirst((count + 1) / 2))]
  }
}
