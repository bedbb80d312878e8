import Fetching
import Flags
import Pairs
import TextUI
import Tiles

/// A record album. Its text form is `ARTIST — TITLE (YEAR)`, so that any album can be dealt, not
/// only those of the catalogue.
public struct Album: PairFace {
  public let artist: String
  public let title: String
  public let year: Int

  public init(_ artist: String, _ title: String, _ year: Int) {
    self.artist = artist
    self.title = title
    self.year = year
  }

  public init?(_ text: String) {
    let halves = text.divided(by: Self.dash)
    guard let (artist, rest) = halves, rest.hasSuffix(")"),
      let (title, year) = String(rest.dropLast()).divided(by: " ("), year.count == 4,
      let year = WholeNumber.parse(year), !artist.isEmpty, !title.isEmpty,
      text.unicodeScalars.allSatisfy(\.isPrintable),
      !zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == 0x3b && $1 == 0x20 })
    else { return nil }
    self.init(artist, title, year)
  }

  public var description: String { "\(name) (\(year))" }

  public static let separator = "; "

  private static let dash = " — "

  public var name: String { artist + Self.dash + title }

  public static var sets: [Category] { Categories.all }

  public static let ownTitle = Phrase(en: "albums", zh: "专辑")

  public static func misreading(of text: String) -> InvalidInput {
    InvalidInput(
      en: "\(text.quoted) is not an album such as 'Madonna — Like a Prayer (1989)'",
      zh: "\(text.quoted) 不是唱片，如 'Madonna — Like a Prayer (1989)'")
  }

  public static var ownPictures: (any PictureSource)? { PictureShelf.ofProcess }

  public func tileFace(_ number: UInt8, _ presentation: Presentation) -> TileFace {
    let (title, artist) = (presentation.name(title), presentation.name(artist))
    return TileFace(
      picture: title,
      name: presentation(en: "\(title) by \(artist), \(year)", zh: "\(artist)《\(title)》（\(year)）"),
      cover: ([title, artist, String(year)], { Cover(of: self, number).art }))
  }

  public static func width(of faces: [Album], _ presentation: Presentation) -> Int { 14 }
  public static func shape(of faces: [Album]) -> TileShape { .wide }
}

extension String {
  /// Returns the texts before and after the last `mark`, or nil if there is none.
  fileprivate func divided(by mark: String) -> (String, String)? {
    var rest = self[...]
    while let last = mark.first, let index = rest.lastIndex(of: last) {
      if self[index...].hasPrefix(mark) {
        return (String(self[..<index]), String(self[index...].dropFirst(mark.count)))
      }
      rest = rest[..<index]
    }
    return nil
  }
}

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
