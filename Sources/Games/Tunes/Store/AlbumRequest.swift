import TextUI

/// The albums that a player wants from the iTunes Search API.
///
/// Source: Apple, "iTunes Search API", performance-partners.apple.com/search-api.
enum AlbumRequest: Equatable {
  /// The albums of an artist.
  case artist(String)

  /// Albums of the genre of a category's name.
  case genre(String)

  /// The most characters of an artist's name.
  static let nameLimit = 100

  /// Creates the request of an artist's albums. Returns nil for a name that can't be one.
  init?(artist name: String) {
    let name = name.cleaned
    guard !name.isEmpty, name.count <= Self.nameLimit else { return nil }
    self = .artist(name)
  }

  /// The server, if no variable names another one.
  static let server = "https://itunes.apple.com"

  /// Returns the address of the search on a server.
  func url(on server: String) -> String {
    let (term, attribute) =
      switch self {
      case .artist(let name): (name, "artistTerm")
      case .genre(let name): (name == "rap" ? "hip-hop/rap" : name, "genreIndex")
      }
    let end = server.lastIndex { $0 != "/" }.map { server.index(after: $0) } ?? server.endIndex
    return server[..<end] + "/search?term=\(term.percentEncoded)&media=music&entity=album"
      + "&attribute=\(attribute)&limit=200"
  }

  /// The albums in words: `albums by Sade`, `pop albums`.
  var phrase: Phrase {
    switch self {
    case .artist(let name):
      let name = name.cut(to: 40, ellipsis: "…")
      return Phrase(en: "albums by \(name)", zh: "\(name.spacedAfter)的专辑")
    case .genre(let name):
      return Categories.all.first { $0.name == name }?.title ?? Album.ownTitle
    }
  }

  /// Returns the reason why some albums are too few, and the cure.
  func shortage(_ count: Int, pairs: Int) -> Phrase {
    let (english, chinese) = (phrase(.en), phrase(.zh).spacedBefore)
    guard count > 1 else {
      return Phrase(
        en: "iTunes has \(count == 0 ? "no" : "only one of the") \(english)",
        zh: "iTunes 上\(count == 0 ? "没有" : "只有一张")\(chinese)")
    }
    return Phrase(
      en: "iTunes has \(count) \(english), and \(pairs) pairs need \(pairs); try --pairs \(count)",
      zh: "iTunes 上只有 \(count) 张\(chinese)，不够 \(pairs) 对；可以用 --pairs \(count)")
  }
}

extension String {
  /// The text as a value in a form's encoding: a plus for a space, and `%` with two digits for
  /// every other byte of UTF-8 but letters, digits and `.-_*`.
  fileprivate var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2a, 0x2d, 0x2e, 0x5f:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x20: text += "+"
      default: text += "%" + byte.digits(radix: 16, count: 2).uppercased()
      }
    }
    return text
  }

  /// The text with one space for each run of blanks, none at its ends, and without what can't be
  /// printed.
  var cleaned: String {
    let scalars = unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    let text = String(String.UnicodeScalarView(scalars.filter(\.isPrintable)))
    return text.split(separator: " ").joined(separator: " ")
  }
}
