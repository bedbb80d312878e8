import GameCore
import Pairs
import TextUI

/// An album that a search has found, with the address of its cover if that has one.
struct FoundAlbum: Equatable {
  let album: Album
  let cover: String?
}

/// The albums in an answer of the iTunes Search API, without duplicates. Everything in it is from
/// outside: nothing is taken that can't be printed or written into a deal.
enum SearchResults {
  /// Reads an answer: the albums of the artist who was asked for, or if there are none, all of
  /// them, by year and title. Returns nil if it isn't one. Covers without TLS are left out, unless
  /// they are `fromThisMachine`.
  static func albums(
    in answer: [UInt8], for request: AlbumRequest, fromThisMachine: Bool
  ) -> [FoundAlbum]? {
    let text = String(decoding: answer, as: UTF8.self)
    guard let results = JSONObject(text)?["results"]?.list else { return nil }
    var found = results.compactMap(\.object).compactMap { result in
      album(result).map { album in
        let cover = result["artworkUrl100"]?.string.flatMap { url in
          url.hasPrefix("https://") || fromThisMachine && url.hasPrefix("http://") ? url : nil
        }
        return FoundAlbum(album: album, cover: cover)
      }
    }
    if case .artist(let name) = request {
      let theirs = found.filter { $0.album.artist.sortingKey == name.sortingKey }
      if !theirs.isEmpty { found = theirs }
    }
    return Array(folded(found).prefix(FaceSet<Album>.limit)).sorted {
      ($0.album.year, $0.album.title) < ($1.album.year, $1.album.title)
    }
  }

  /// Returns the albums without further editions of the same, each with the year of its first one.
  private static func folded(_ found: [FoundAlbum]) -> [FoundAlbum] {
    var (albums, places) = ([FoundAlbum](), [String: Int]())
    for next in found {
      let key = "\(next.album.artist.sortingKey)\n\(next.album.title.sortingKey)"
      let place = places[key] ?? albums.count
      if place == albums.count { albums.append(next) }
      places[key] = place
      let (first, year) = (albums[place], min(albums[place].album.year, next.album.year))
      albums[place] = FoundAlbum(
        album: Album(first.album.artist, first.album.title, year), cover: first.cover ?? next.cover)
    }
    return albums
  }

  /// Returns the album of a result, or nil if it can't be one.
  private static func album(_ result: JSONObject) -> Album? {
    guard let artist = result["artistName"]?.string?.faceText,
      let title = result["collectionName"]?.string?.withoutEdition.faceText,
      let year = result["releaseDate"]?.string.flatMap({ WholeNumber.parse(String($0.prefix(4))) })
    else { return nil }
    let album = Album(artist, title, year)
    return Album(album.description) == album ? album : nil
  }
}

extension String {
  /// The text as a part of an album in a deal: cleaned, at most 120 scalars, and without what
  /// stands between the parts and between albums; nil if nothing is left or it is no title at all.
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

  /// The letters and digits in lower case without diacritics and a leading article, or the text
  /// itself if it has none.
  fileprivate var sortingKey: String {
    let words = withoutDiacritics.lowercased().split(separator: " ")
    let name = words.count > 1 && words.first == "the" ? words.dropFirst() : words[...]
    let letters = name.joined().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return letters.isEmpty ? self : String(String.UnicodeScalarView(letters))
  }
}
