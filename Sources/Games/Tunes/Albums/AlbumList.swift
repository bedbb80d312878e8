import Flags

/// Albums of the player's own, from a list.
extension Album {
  /// The most scalars of an album in a list.
  private static let limit = 200

  /// Reads an album from a line of a list: in its text form, or with another dash between blanks.
  public init(listed text: String, _ path: String?, picture: inout String?) throws(InvalidInput) {
    picture = path
    guard text.unicodeScalars.count <= Self.limit else {
      throw InvalidInput("an album has at most \(Self.limit) characters")
    }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    let dash = words.firstIndex { ["-", "--", "–", "—"].contains($0) }
    if let dash { words[dash] = "—" }
    guard let album = Album(text) ?? Album(words.joined(separator: " ")) else {
      throw .noAlbum(text)
    }
    self = album
  }
}

extension InvalidInput {
  /// Returns the error in a text that is no album, with its cure.
  static func noAlbum(_ text: String) -> InvalidInput {
    let form = "'Madonna — Like a Prayer (1989)'"
    let words = text.split(separator: " ")
    let cure =
      words.contains { $0.hasSuffix(";") }
      ? "an album's name can't have a semicolon before a blank"
      : words.last?.hasSuffix(")") ?? false
        ? "write the album as in \(form)" : "add the year at the end, as in \(form)"
    return InvalidInput("\(text.quoted) is not an album; \(cure)")
  }
}
