import Pairs
import PlayingCards
import Tiles

/// A face of a memorize theme: an emoji, a playing card, or a face of the player's own. The text
/// form of a built-in face is its English name with underscores for spaces, unique in all themes.
public enum Face: PairFace {
  /// An emoji, which is one scalar, and its name in every language.
  case emoji(Unicode.Scalar, en: String, zh: String)

  case card(Card)

  /// A face of the player's own: an emoji or none, and a name that may be empty if there is one.
  case own(Unicode.Scalar?, String)

  public static let separator = " "

  public static var sets: [Theme] { Themes.all }

  public static let ownTitle = Phrase(en: "faces", zh: "图案")

  public func looksLike(_ other: Face) -> Bool {
    name == other.name || emoji != nil && emoji == other.emoji
  }

  /// Returns the picture of an emoji for 8 or 4 rows, or an empty one, and its background.
  func picture(rows: Int) -> (Art, Color) {
    let art = emoji.flatMap { PixelArt.art(of: $0, rows: rows) }
    return (art ?? Art([.standard]) { _, _ in 0 }, emoji.map { .tint(Self.tint(of: $0)) } ?? .card)
  }

  private static func tint(of emoji: Unicode.Scalar) -> UInt8 {
    UInt8(emoji.value % UInt32(Color.tints))
  }

  fileprivate var emoji: Unicode.Scalar? {
    switch self {
    case .emoji(let emoji, _, _): emoji
    case .own(let emoji, _): emoji
    case .card: nil
    }
  }

  public var name: String {
    switch self {
    case .emoji(_, let english, _): english.underscored
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
    case .emoji(let emoji, let english, let chinese):
      tile(emoji, presentation(en: english, zh: chinese), presentation)
    case .own(let emoji, let name): ownTile(emoji, name, number, presentation)
    case .card(let card): card.face(presentation)
    }
  }

  /// Returns a face of the player's own as it is drawn and named.
  private func ownTile(
    _ emoji: Unicode.Scalar?, _ name: String, _ number: UInt8, _ presentation: Presentation
  ) -> TileFace {
    if let emoji, !presentation.isASCII { return tile(emoji, name, presentation) }
    let text = name.isEmpty && presentation.isASCII ? "" : self.name
    // Names that are the same in ASCII differ by their numbers.
    let isLost = presentation.isASCII && !self.name.unicodeScalars.allSatisfy(\.isASCII)
    let title = presentation.name(text) + (isLost ? "#\(number + 1)" : "")
    let tint = UInt8(Seed.fnv1a(text.utf8) % UInt64(Color.tints))
    return TileFace(picture: title, name: title, tint: tint) { canvas, style in
      let lines = title.wrapped(to: canvas.extent.columns).prefix(canvas.extent.rows)
      canvas.put(Array(lines), style, presentation)
    }
  }

  /// Returns an emoji as a picture in pixels, which fills a card of the usual size, or on a smaller
  /// tile as it is, above its name.
  private func tile(
    _ emoji: Unicode.Scalar, _ name: String, _ presentation: Presentation
  ) -> TileFace {
    guard !presentation.isASCII else { return TileFace(picture: name, name: name) }
    let picture = String(emoji)
    let tint = Self.tint(of: emoji)
    var face = TileFace(
      picture: picture, name: name.isEmpty ? picture : name, tint: tint
    ) { canvas, style in
      let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
      let isBelow = rows > 1 && (canvas.palette == nil || !PixelArt.fillsRows(of: canvas.extent))
      let lines = isBelow && !name.isEmpty ? name.divided(to: columns) : []
      // Half a name is none.
      let isWhole = lines.count < rows && lines.allSatisfy { $0.displayWidth <= columns }
      var names = isWhole && (lines.count < 2 || columns > 5) ? lines : []
      // A second line of a name must not take the picture's room.
      func hasPicture(beside names: Int) -> Bool {
        PixelArt.side(in: Size(rows: rows - names, columns: columns)) > 0
      }
      if names.count > 1, !hasPicture(beside: names.count), hasPicture(beside: 1) {
        names = [presentation.cut(face: name, to: columns)]
      }
      let room = Size(rows: rows - names.count, columns: columns)
      if !PixelArt.draw(emoji, in: room, on: &canvas, presentation) {
        guard presentation.drawsPixels, room.rows > 2, columns > 5 else {
          let gap = rows > names.count + 2 ? [""] : []
          return canvas.put([picture] + gap + names, style, presentation)
        }
        // Frames have an odd number of rows.
        let side = (min(room.rows, columns / 2, 6) - 1) | 1
        let frame = Rect(Size(rows: side, columns: 2 * side), centeredIn: room)
        canvas.draw(in: frame) { canvas in
          canvas.putBox(presentation.frame, Style(.accent(tint)))
          canvas.put(picture, centeredInRow: side / 2)
        }
      }
      let below = Rect(row: room.rows, column: 0, rows: names.count, columns: columns)
      canvas.draw(in: below) { $0.put(Array(names), style, presentation) }
    }
    face.title = { PixelArt.fillsRows(of: $0) ? name : nil }
    face.fill = { PixelArt.fill(&$0, with: emoji, name, presentation) }
    return face
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
  /// The first faces, which a page of options shows.
  var preview: Phrase {
    let first = faces.prefix(10).compactMap { face in
      if case .own(nil, let name) = face { name } else { face.emoji.map { String($0) } }
    }
    let text = first.joined(separator: " ")
    return first.isEmpty
      ? Phrase(en: "The cards of a whole deck.", zh: "整副纸牌。") : Phrase(en: text, zh: text)
  }
}

/// The themes that `--theme` takes.
public enum Themes {
  /// The whole deck of cards, in the deck's order.
  static let playingCards = Theme(
    "playing-cards", Phrase(en: "playing cards", zh: "纸牌"), Card.deck.map(Face.card))

  /// Returns the built-in face of an emoji, or nil if it is in no theme.
  static func face(of emoji: Unicode.Scalar) -> Face? {
    all.lazy.flatMap(\.faces).first { $0.emoji == emoji }
  }

  /// Returns a theme of emoji, each with its name in every language.
  static func emoji(
    _ name: String, _ title: Phrase, _ faces: [(emoji: Unicode.Scalar, en: String, zh: String)]
  ) -> Theme {
    Theme(name, title, faces.map { Face.emoji($0.emoji, en: $0.en, zh: $0.zh) })
  }

  /// The themes of emoji, which are drawn in pixels; the default first.
  static let drawn = [
    animals, garden, harvest, food, faces, travel, sport, clothes, home, fun,
  ]

  /// Every theme, the default first.
  public static let all = drawn + [playingCards]
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
