import Fetching
import Flags
import GameCore
import Pairs
import TextUI

/// Albums of the player's own, from a file.
extension Tunes {
  /// Takes the albums of the file that the options name, and their covers where those are shown.
  static func loadList(_ options: inout TunesOptions, _ outside: Outside) throws {
    guard let path = options.albumFile, options.albums?.faces.isEmpty ?? true else { return }
    let list: FaceList<Album> = try outside.list(path, named: path.printable)
    options.albums = Category(own: list.faces)
    try options.check()
    outside.load(list.pictures(besides: path))
  }

  public static func subject(of deal: PairDeal<Album>, _ presentation: Presentation) -> String? {
    guard let artist = deal.faces.faces.first?.artist,
      deal.faces.faces.allSatisfy({ $0.artist == artist })
    else { return nil }
    return presentation.name(artist)
  }
}

extension Album {
  /// The most scalars of an album in a list.
  private static let limit = 200

  /// Reads an album from a line of a list: in its text form, or with another dash between blanks.
  public init(listed text: String, _ path: String?, picture: inout String?) throws(InvalidInput) {
    picture = path
    guard text.unicodeScalars.count <= Self.limit else {
      throw InvalidInput("an album has at most \(Self.limit) characters")
    }
    guard let album = Album(text) ?? Self.withPlainDash(text) else {
      let form = "'Madonna — Like a Prayer (1989)'"
      let words = text.split(separator: " ")
      let cure =
        words.contains { $0.hasSuffix(";") }
        ? "an album's name can't have a semicolon before a blank"
        : words.last?.hasSuffix(")") ?? false
          ? "write the album as in \(form)" : "add the year at the end, as in \(form)"
      throw InvalidInput("\(text.quoted) is not an album; \(cure)")
    }
    self = album
  }

  private static func withPlainDash(_ text: String) -> Album? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let dash = words.firstIndex(where: { ["-", "--", "–", "—"].contains($0) }) else {
      return nil
    }
    return Album((words[..<dash] + ["—"] + words[(dash + 1)...]).joined(separator: " "))
  }
}
