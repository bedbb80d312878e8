import Pairs
import Tiles

/// A record album. Its text form is `ARTIST — TITLE (YEAR)`, so that any album can be dealt, not
/// only those of the catalogue.
public struct Album: PairFace {
  public let artist: String
  public let title: String
  public let year: Int

  /// The words of the look of an album of the catalogue, none for another one.
  let look: String

  public init(_ artist: String, _ title: String, _ year: Int) {
    self.init(artist, title, year, "")
  }

  init(_ artist: String, _ title: String, _ year: Int, _ look: String) {
    (self.artist, self.title, self.year, self.look) = (artist, title, year, look)
  }

  public static func == (one: Album, other: Album) -> Bool {
    one.artist == other.artist && one.title == other.title && one.year == other.year
  }

  public init(written text: String) throws(UserError) {
    let halves = text.divided(by: Self.dash)
    guard let (artist, rest) = halves, rest.hasSuffix(")"),
      let (title, year) = String(rest.dropLast()).divided(by: " ("), year.count == 4,
      let year = WholeNumber.parse(year), !artist.isEmpty, !title.isEmpty,
      text.unicodeScalars.allSatisfy(\.isPrintable),
      !zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == 0x3b && $1 == 0x20 })
    else { throw .noAlbum(text) }
    self.init(artist, title, year)
  }

  /// Reads an album from a line of a list: in its text form, or with another dash between blanks.
  public init(listed text: String, _ path: String?, picture: inout String?) throws(UserError) {
    picture = path
    guard text.unicodeScalars.count <= 200 else {
      throw UserError(en: "an album has at most 200 characters", zh: "唱片最多 200 个字符")
    }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    let dash = words.firstIndex { ["-", "--", "–", "—"].contains($0) }
    if let dash { words[dash] = "—" }
    guard let album = Album(text) ?? Album(words.joined(separator: " ")) else {
      throw .noAlbum(text)
    }
    self = album
  }

  public var description: String { "\(name) (\(year))" }

  public static let separator = "; "

  /// Marks the tile that shows the artist.
  public static let makerMark: String? = " artist"

  private static let dash = " — "

  public var name: String { artist + Self.dash + title }
  public var maker: String? { artist.sortingKey }

  public func credit(_ presentation: Presentation) -> String? {
    let (title, artist) = (shown(title, presentation), shown(artist, presentation))
    return presentation(en: "\(title) is by \(artist)", zh: "《\(title)》是\(artist.spaced)的专辑")
  }

  /// Returns a name as a terminal can show it.
  private func shown(_ name: String, _ presentation: Presentation) -> String {
    presentation.name(presentation.isASCII ? Catalogue.latin[name] ?? name : name)
  }

  public static var sets: [Category] { Categories.all }

  public static let ownTitle = Phrase(en: "albums", zh: "专辑")

  public func tileFace(_ number: UInt8, _ presentation: Presentation) -> TileFace {
    let (title, artist) = (shown(title, presentation), shown(artist, presentation))
    @Sendable func art(_ aspect: Double) -> Art { Cover(of: self, number.pair).art(aspect) }
    switch number.side {
    case nil:
      return TileFace(
        picture: title,
        name: presentation(
          en: "\(title) by \(artist), \(year)", zh: "\(artist)《\(title)》（\(year)）"),
        cover: ([title, artist, String(year)], art))
    case .record:
      return TileFace(
        picture: title,
        name: presentation(en: "\(title), \(year)", zh: "《\(title)》（\(year)）"),
        cover: ([title, String(year)], art))
    case .artist:
      return TileFace(
        picture: artist, name: presentation(en: "the artist \(artist)", zh: artist),
        cover: ([artist], { Portrait(of: self, number.pair).art($0) }))
    }
  }

  public static func width(of faces: [Album], _ presentation: Presentation) -> Int { 14 }
  public static func shape(of faces: [Album]) -> TileShape { .wide }
}

extension UserError {
  /// Returns the error in a text that is no album, with its cure.
  fileprivate static func noAlbum(_ text: String) -> UserError {
    UserError(
      en: "\(text.quoted) is not an album; write it like 'Madonna — Like a Prayer (1989)', "
        + "without '; '",
      zh: "\(text.quoted) 不是唱片；请写成 'Madonna — Like a Prayer (1989)'，其中不能出现 '; '"
    )
  }
}

extension Album {
  public static func subject(of faces: [Album], _ presentation: Presentation) -> String? {
    guard let artist = faces.first?.artist, faces.allSatisfy({ $0.artist == artist }) else {
      return nil
    }
    return presentation.name(artist)
  }
}

extension String {
  /// Returns the texts before and after the last `mark`, or nil if there is none.
  fileprivate func divided(by mark: String) -> (String, String)? {
    indices.last { self[$0...].hasPrefix(mark) }.map {
      (String(self[..<$0]), String(self[$0...].dropFirst(mark.count)))
    }
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
    Category("electronic", Phrase(en: "electronic albums", zh: "电子乐专辑"), Catalogue.electronic),
    Category("rock", Phrase(en: "rock albums", zh: "摇滚专辑"), Catalogue.rock),
    Category("metal", Phrase(en: "metal albums", zh: "金属乐专辑"), Catalogue.metal),
    Category("rap", Phrase(en: "rap albums", zh: "说唱专辑"), Catalogue.rap),
    Category("mandopop", Phrase(en: "mandopop albums", zh: "华语专辑"), Catalogue.mandopop),
  ]

  /// Returns the name of a category in the menu.
  static func genre(_ category: Category, _ presentation: Presentation) -> String {
    let title = category.title(presentation.language)
    return presentation(en: category.name, zh: String(title.dropLast(2)))
  }
}
