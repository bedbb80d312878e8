import GameCore
import TestSupport
import Testing
@testable import TunesGame

@Suite(.oneByOne) struct AlbumSearchTests {
  /// An answer of the API with a result for each artist, title and year.
  private func answer(_ albums: [(artist: String, title: String, year: String)]) -> [UInt8] {
    let results = albums.map { artist, title, year in
      JSONValue.object([
        "artistName": .string(artist), "collectionName": .string(title),
        "trackPrice": .decimal(9.99),
        "artworkUrl100": "https://covers.example/1.jpg",
        "releaseDate": .string("\(year)-03-01T08:00:00Z"),
        "collectionId": .number(1), "collectionCensoredName": .null,
      ])
    }
    let object: JSONObject = [
      "resultCount": .number(albums.count), "results": .list(results),
    ]
    return Array(object.text.utf8)
  }

  private func read(
    _ answer: [UInt8], _ request: AlbumRequest = .genre("pop"), fromThisMachine: Bool = false
  ) -> [FoundAlbum]? {
    request.albums(in: answer, fromThisMachine: fromThisMachine)
  }

  private func texts(
    _ albums: [(artist: String, title: String, year: String)],
    _ request: AlbumRequest = .genre("pop")
  ) -> [String]? {
    read(answer(albums), request)?.map(\.album.description)
  }

  @Test(arguments: [
    (AlbumRequest.artist("Miles Davis"), "Miles Davis", "artistTerm"),
    (.genre("rock"), "rock", "genreIndex"), (.genre("rap"), "hip-hop/rap", "genreIndex"),
  ])
  func theAddressNamesTheKindOfTerm(request: AlbumRequest, term: String, attribute: String) {
    #expect(
      request.url(on: "https://itunes.apple.com//")
        == "https://itunes.apple.com/search?media=music&entity=album"
        + "&attribute=\(attribute)&limit=200")
    #expect(request.term == term)
  }

  @Test func editionsOfAnAlbumAreOne() {
    let albums = [
      ("Sade", "Promise (Deluxe Edition) [Remastered]", "2001"), ("Sade", "Promise", "1985"),
      ("Sadé", "PROMISE (Live)", "1999"), ("Sade", "Paradise - Single", "1988"),
      ("Sade", "Promise (豪华版)", "2020"), ("Sade", "1989 (Sade's Version)", "2023"),
    ]
    expectEqual(
      texts(albums),
      [
        "Sade — Promise (1985)", "Sade — Paradise (1988)", "Sade — 1989 (Sade's Version) (2023)",
      ])
  }

  @Test func onlyTheArtistsOwnAlbumsCountIfThereAreAny() {
    let albums = [
      ("Beyoncé", "Lemonade", "2016"), ("Beyoncé & JAY-Z", "The Carters", "2018"),
      ("The Beatles", "Help!", "1965"), ("周杰伦", "范特西", "2001"),
    ]
    expectEqual(texts(albums, .artist("BEYONCE")), ["Beyoncé — Lemonade (2016)"])
    expectEqual(texts(albums, .artist("beatles")), ["The Beatles — Help! (1965)"])
    expectEqual(texts(albums, .artist("周杰伦")), ["周杰伦 — 范特西 (2001)"])
    expectEqual(texts(albums, .artist("林俊杰"))?.count, 4)
  }

  @Test func albumsInOtherScriptsAreToldApart() {
    let albums = [
      ("宇多田ヒカル", "初恋", "2018"), ("宇多田ヒカル", "桜流", "2018"), ("Ed", "÷", "2017"), ("Ed", "×", "2014"),
    ]
    expectEqual(texts(albums)?.count, 4)
  }

  @Test func everythingFromOutsideCanBePrintedAndDealt() throws {
    let hostile = [
      "\u{1b}[31mRed\u{1b}]0;x\u{7}", "\u{202e}drawkcab\u{2066}", "a; b; c", "A — B — C",
      "\n\t x \r\n",
      String(repeating: "长", count: 100_000), "\u{feff}\u{200b}", "", "—", "(1999)", "x (1999)",
      "\u{301}\u{301}", "\u{fffd}", "[Live]", "\u{1f468}\u{200d}\u{1f469}", "e\u{301}",
    ]
    let albums = hostile.flatMap { [("Sade", $0, "1985"), ($0, "Promise", "1985")] }
    let found = try #require(read(answer(albums)))
    #expect(found.count > 15)
    for album in found.map(\.album) {
      expectEqual(Album(album.description), album)
      #expect(!album.description.contains(Album.separator))
      #expect(album.title.displayWidth > 0 && album.artist.displayWidth > 0)
      #expect(album.title.unicodeScalars.count <= 120)
    }
  }

  @Test(arguments: ["85", "x985", "", "-198", "+198", "0985", "19 5"])
  func anAlbumHasAYear(year: String) {
    expectEqual(texts([("Sade", "Promise", year)]), [])
  }

  @Test func whatIsNoAnswerIsRefused() {
    let whole = answer([("Sade", "Promise", "1985")])
    expectEqual(read(whole)?.count, 1)
    for end in 0..<whole.count { expectEqual(read(Array(whole[..<end])), nil) }
    expectEqual(read(Array(#"{"results":{}}"#.utf8)), nil)
    expectEqual(read(Array(#"{"results":[1,"x",null,{},{"artistName":1}]}"#.utf8)), [])
    expectEqual(read([0xff, 0xfe, 0x7b]), nil)
  }

  @Test func coversComeWithTLSUnlessTheServerIsThisMachine() throws {
    for (url, local, isTaken) in [
      ("http://127.0.0.1/1.jpg", true, true), ("http://127.0.0.1/1.jpg", false, false),
      ("file:///etc/passwd", true, false), ("https://covers.example/1.jpg", false, true),
      ("https://covers.example/a/100x100bb.jpg", false, true),
    ] {
      let line = String(decoding: answer([("Sade", "Promise", "1985")]), as: UTF8.self)
      let changed = try #require(JSONObject(line))["results"]?.list?.first?.object
      let result = try #require(changed).merging(["artworkUrl100": .string(url)])
      let object: JSONObject = ["results": .list([.object(result)])]
      let found = read(Array(object.text.utf8), fromThisMachine: local)
      let large = url.replacing("100x100bb", with: "300x300bb")
      expectEqual(found?.first?.cover, isTaken ? large : nil)
    }
  }

  @Test func albumsAreSortedAndBounded() {
    let albums = (0..<200).map { ("Sade", "Album \($0)", String(2199 - $0)) }
    let found = texts(albums)
    expectEqual(found?.count, 64)
    #expect(found?.first == "Sade — Album 63 (2136)" && found?.last == "Sade — Album 0 (2199)")
  }
}
