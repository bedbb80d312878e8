import Fetching
import GameCore
import Pairs

/// The albums that a player wants from the iTunes Search API.
///
/// Source: Apple, "iTunes Search API", performance-partners.apple.com/search-api.
enum AlbumRequest: Equatable {
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

  /// Returns the address of the search on a server, without the term.
  func url(on server: String) -> String {
    let attribute = if case .artist = self { "artistTerm" } else { "genreIndex" }
    let end = server.lastIndex { $0 != "/" }.map { server.index(after: $0) } ?? server.endIndex
    return server[..<end] + "/search?media=music&entity=album&attribute=\(attribute)&limit=200"
  }

  var term: String {
    switch self {
    case .artist(let name): name
    case .genre(let name): name == "rap" ? "hip-hop/rap" : name
    }
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
    let isPlayable = count > 1
    return Phrase(
      en: "iTunes has too few \(phrase(.en)): \(count) of \(pairs)"
        + (isPlayable ? "; try --pairs \(count)" : ""),
      zh: "iTunes 上\(phrase(.zh).spacedBefore)只有 \(count) 张，不够 \(pairs) 对"
        + (isPlayable ? "；可以用 --pairs \(count)" : ""))
  }
}

/// An album that a search has found, with the address of its cover if that has one.
struct FoundAlbum: Equatable {
  let album: Album
  let cover: String?
}

/// Answers come from outside, so only text that can be printed and written into a deal is taken.
extension AlbumRequest {
  /// Returns the albums in an answer, without duplicates, by year and title: those of the artist
  /// who was asked for, or all if there are none. Returns nil if the text is no answer. Covers
  /// without TLS are left out, unless they are `fromThisMachine`.
  func albums(in answer: [UInt8], fromThisMachine: Bool) -> [FoundAlbum]? {
    let text = String(decoding: answer, as: UTF8.self)
    guard let results = JSONObject(text)?["results"]?.list else { return nil }
    var found = results.compactMap { FoundAlbum($0.object, fromThisMachine: fromThisMachine) }
    if case .artist(let name) = self {
      let theirs = found.filter { $0.album.artist.sortingKey == name.sortingKey }
      if !theirs.isEmpty { found = theirs }
    }
    return Self.folded(found).prefix(FaceSet<Album>.limit).sorted {
      ($0.album.year, $0.album.title) < ($1.album.year, $1.album.title)
    }
  }

  /// Returns one edition of each album, with the year of the first edition.
  private static func folded(_ found: [FoundAlbum]) -> [FoundAlbum] {
    var (albums, places) = ([FoundAlbum](), [String: Int]())
    for next in found {
      let key = "\(next.album.artist.sortingKey)\n\(next.album.title.sortingKey)"
      guard let place = places[key] else {
        places[key] = albums.count
        albums.append(next)
        continue
      }
      let (first, year) = (albums[place], min(albums[place].album.year, next.album.year))
      albums[place] = FoundAlbum(
        album: Album(first.album.artist, first.album.title, year), cover: first.cover ?? next.cover)
    }
    return albums
  }
}

extension FoundAlbum {
  /// Reads a result. Returns nil if it can't be an album.
  fileprivate init?(_ result: JSONObject?, fromThisMachine: Bool) {
    guard let result, let artist = result["artistName"]?.string?.faceText,
      let title = result["collectionName"]?.string?.withoutEdition.faceText,
      let year = result["releaseDate"]?.string.flatMap({ WholeNumber.parse(String($0.prefix(4))) })
    else { return nil }
    album = Album(artist, title, year)
    guard Album(album.description) == album else { return nil }
    cover = result["artworkUrl100"]?.string.flatMap { url in
      url.hasPrefix("https://") || fromThisMachine && url.hasPrefix("http://") ? url.large : nil
    }
  }
}

extension String {
  /// The text with one space for each run of blanks, none at its ends, and without characters that
  /// can't be printed.
  var cleaned: String {
    let scalars = unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    let text = String(String.UnicodeScalarView(scalars.filter(\.isPrintable)))
    return text.split(separator: " ").joined(separator: " ")
  }

  /// The text as a part of an album in a deal: cleaned, at most 120 scalars, and without the signs
  /// that separate parts and albums. Nil if nothing that can be seen is left, or for a text of more
  /// than 1000 scalars.
  fileprivate var faceText: String? {
    guard unicodeScalars.count <= 1000 else { return nil }
    let signs: [Unicode.Scalar: Unicode.Scalar] = ["—": "-", ";": ","]
    let scalars = cleaned.unicodeScalars.prefix(120).map { signs[$0] ?? $0 }
    let text = String(String.UnicodeScalarView(scalars)).cleaned
    return text.displayWidth > 0 ? text : nil
  }

  /// The title without a note on its edition, such as `(Deluxe Edition)` or ` - EP`.
  fileprivate var withoutEdition: String {
    var title = cleaned
    for kind in [" - Single", " - EP"] where title.hasSuffix(kind) {
      title.removeLast(kind.count)
    }
    while let last = title.last,
      let open = last == ")" ? "(" : last == "]" ? "[" as Character : nil,
      let start = title.lastIndex(of: open), start > title.startIndex
    {
      let words = title[start...].lowercased().split { !$0.isLetter }
      guard words.contains(where: { Self.editions.contains(String($0)) || $0.hasSuffix("版") })
      else { break }
      title = String(title[..<start]).trimmedAtEnd
    }
    return title
  }

  private static let editions: Set = [
    "anniversary", "bonus", "deluxe", "edition", "expanded", "live", "mono", "reissue", "remaster",
    "remastered", "stereo",
  ]

  /// The address of a picture in the size in which pictures are kept, if it names 100 pixels a
  /// side.
  fileprivate var large: String {
    let (small, side) = ("/100x100bb.", PictureLoader.side)
    guard let start = indices.last(where: { self[$0...].hasPrefix(small) }) else { return self }
    return self[..<start] + "/\(side)x\(side)bb." + self[start...].dropFirst(small.count)
  }

  /// The letters and digits in lower case without diacritics and a leading article, or the text
  /// itself if it has none.
  var sortingKey: String {
    let words = withoutDiacritics.lowercased().split(separator: " ")
    let name = words.count > 1 && words.first == "the" ? words.dropFirst() : words[...]
    let letters = name.joined().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return letters.isEmpty ? self : String(String.UnicodeScalarView(letters))
  }
}
