import GameCore
import Pairs
import TextUI
import Tiles

/// A record album. Its text form is `ARTIST — TITLE (YEAR)`, so that any album can be dealt, not
/// only those of the catalogue.
public struct Album: PairFace {
  /// Who made it.
  public let artist: String

  /// What it is called.
  public let title: String

  /// When it was first released.
  public let year: Int

  /// An album by its artist, title and year of release.
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
      text.unicodeScalars.allSatisfy(\.isPrintable)
    else { return nil }
    self.init(artist, title, year)
  }

  public var description: String { "\(name) (\(year))" }

  public static let separator = "; "

  private static let dash = " — "

  public var name: String { artist + Self.dash + title }

  public func shown(_ presentation: Presentation) -> TileFace {
    TileFace(
      picture: presentation.name(title),
      name: presentation(
        en: "\(presentation.name(title)) by \(presentation.name(artist)), \(year)",
        zh: "\(presentation.name(artist))《\(presentation.name(title))》（\(year)）"),
      drawings: [[presentation.name(title), presentation.name(artist)]],
      art: Cover(of: self))
  }
}

extension String {
  /// What stands before and behind the last `mark`, or nil where there is none.
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
