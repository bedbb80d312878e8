import Pairs
import TestSupport
import Testing
@testable import Tiles
@testable import TunesGame

/// Games in which a pair is a record and its artist, and games by ear.
@Suite(.oneByOne) struct ArtistTests {
  private typealias Round = TestRound<PairDeal<Album>>

  private let deal =
    "Adele — 21 (2011); Sade — Diamond Life (1984) artist; "
    + "Sade — Diamond Life (1984); Adele — 21 (2011) artist"

  private func fault(_ text: String) -> String {
    TestSupport.fault { try PairDeal<Album>(reading: text) }
  }

  @Test func theFirstOfADealsTilesAreRecords() throws {
    var (options, random, check) = (TunesOptions(), SeededRandom(seed: 9), SeededRandom(seed: 9))
    (options.pairs, options.asksArtist) = (3, true)
    var albums = Categories.pop.faces
    check.shuffle(&albums)
    let names = albums.prefix(3).map(\.description)
    var tiles = names + names.map { $0 + " artist" }
    check.shuffle(&tiles)
    let deal = try Tunes.deal(options, using: &random)
    expectEqual(deal.description, tiles.joined(separator: "; "))
    try expectEqual(PairDeal(reading: deal.description), deal)
    var other = TunesOptions()
    Tunes.adopt(&other, from: deal)
    expectEqual(other.recorded, "category=pop match=artist pairs=3")
  }

  @Test func everyArtistOfADealIsAnotherOne() throws {
    var (options, random) = (TunesOptions(), SeededRandom(seed: 1))
    let makers = ["A", "a", "The A", "B", "C"]
    options.albums = Category(own: makers.enumerated().map { Album($1, "\($0)", 2000) })
    (options.pairs, options.asksArtist) = (3, true)
    for _ in 1...20 {
      let tiles = try Tunes.deal(options, using: &random).tiles
      expectEqual(Set(tiles.map { $0.maker }).count, 3)
    }
    options.pairs = 4
    #expect(throws: UserError.self) { try options.check() }
    (options.pairs, options.artist) = (3, "A")
    #expect(throws: UserError.self) { try options.check() }
  }

  @Test func aMissTells() throws {
    var round = try Round(Tunes.self, deal)
    try expectEqual(
      round.fields(of: "1"), #"{"face":"Adele — 21","side":"record","tile":1}"#)
    let miss = try round.sentence(of: "2")
    #expect(miss.contains("the artist Sade") && miss.contains("21 is by Adele"))
    try round.play("2")
    let chinese = try round.sentence(of: "4", .chinese)
    #expect(chinese.contains("两张都是歌手"))
    try round.play("1")
    try expectEqual(round.event(of: "4").outcome, .match)
    var other = try Round(Tunes.self, deal)
    try other.play("1")
    #expect(try other.sentence(of: "3").contains("21 is by Adele; Diamond Life is by Sade."))
    expectEqual(round.tiles, "[21] . . [Adele]")
    try round.play("2 3")
    expectEqual(round.position.phase, .won)
  }

  @Test func aDealIsMarkedOnceForEachPairOrNever() {
    let half = "Adele — 21 (2011); Adele — 21 (2011) artist"
    #expect((try? PairDeal<Album>(reading: half)) != nil)
    #expect(fault(half.replacing("; ", with: " artist; ")).contains("marked"))
    #expect(fault(half + "; Me — Own (2020); Me — Own (2020)").contains("marked"))
    #expect(throws: UserError.self) {
      try Tunes.check(PairDeal(reading: half), with: TunesOptions())
    }
  }

  @Test func botsMatchRecordsWithArtists() throws {
    var (options, games) = (TunesOptions(), 0)
    options.asksArtist = true
    for bot in Tunes.bots.prefix(3) {
      try bot.play(options, SeedRange(first: 1, count: 20)) { _ in games += 1 }
    }
    expectEqual(games, 60)
    try Tunes.duel(options, SeedRange(first: 1, count: 5), Tunes.bots[0], Tunes.bots[1]) {
      expectEqual($0.0 + $0.1, 8)
      expectEqual($1.0 + $1.1, 8)
    }
  }

  @Test func aTileThatIsHeardShowsNothingUntilItIsMatched() throws {
    let plain = deal.replacing(" artist", with: "")
    var round = try Round(Tunes.self, plain) { $0.isHeard = true }
    let up = try round.sentence(of: "1")
    #expect(up.contains("a tune") && !up.contains("21"))
    try round.play("2")
    expectEqual(round.tiles, "~ ~ . .")
    try round.play("1")
    #expect(try round.sentence(of: "4").contains("21 by Adele"))
    let event = try round.event(of: "2")
    #expect(Tunes.sound(of: event, in: round.position.setup) != nil)
    let silent = try Round(Tunes.self, plain)
    #expect(Tunes.sound(of: event, in: silent.position.setup) == nil)
  }

  /// Tiles of 24 at 80×24, whose picture leaves no room beside it.
  @Test func aLowNarrowTileHasItsWords() {
    let album = Album("Sade", "Diamond Life", 1984)
    for (side, words) in [(FaceSide.record, " Diamond…"), (.artist, "Sade")] {
      var canvas = Canvas(Size(rows: 3, columns: 10))
      canvas.draw(album.tileFace(side.rawValue, .english), .init(), .english)
      #expect(canvas.lines[2].contains(words), "\(canvas.lines)")
      #expect((0..<10).contains { canvas[0, $0] != .blank })
    }
  }

  // MARK: Portraits

  private func picture(_ art: Art, _ rows: Int) -> [Cell] {
    var canvas = Canvas(Size(rows: rows, columns: 2 * rows))
    let presentation = Presentation(language: .en, isColored: true)
    canvas.draw(art, in: Rect(canvas.size), presentation)
    return (0..<rows).flatMap { row in (0..<2 * rows).map { canvas[row, $0] } }
  }

  /// Dark clothes, a lighter ground and faces of one colour; neither clothes nor ground in a colour
  /// of the cover, which would give the pair away.
  @Test func aPortraitHasColoursOfItsOwn() {
    var faces: Set<Color> = []
    for category in Categories.all {
      var seen: Set<String> = []
      for (number, album) in category.faces.enumerated() {
        let art = Portrait(of: album, UInt8(number)).art(1)
        let look = Look(album.look)
        expectEqual(Set(art.colors).count, 5 + Set(look.hairs).subtracting([.black]).count)
        #expect(seen.insert("\(art.colors) \(look.figures)").inserted, "\(album)")
        #expect(art.colors[0] == Ink.black.color && art.colors.last == .standard)
        let (own, face) = ([art.colors[3], art.colors[1]], art.colors[2])
        #expect(own.map(\.brightness) == own.map(\.brightness).sorted(), "\(album)")
        #expect(Set(own).isDisjoint(with: Cover(of: album, UInt8(number)).colors), "\(album)")
        #expect(own.allSatisfy(face.isUnlike), "\(album)")
        faces.insert(face)
        let tones = (0..<24 * 24).map { pixel -> Int in
          let (row, column) = (Double(pixel / 24) + 0.5, Double(pixel % 24) + 0.5)
          return art.color(column / 24, row / 24)
        }
        #expect((1...3).allSatisfy { tone in tones.count { $0 == tone } > 24 }, "\(album)")
      }
    }
    expectEqual(faces.count, 1)
  }

  /// Its upper corners are those of the tile, as no cover's are.
  @Test(arguments: Categories.all.map(\.name), [2, 3, 6])
  func aPortraitIsUnlikeAllCovers(name: String, rows: Int) throws {
    let albums = try #require(Categories.all.first { $0.name == name }).faces
    let portraits = albums.enumerated().map { number, album in
      picture(Portrait(of: album, UInt8(number)).art(1), rows)
    }
    for (number, album) in albums.enumerated() {
      let cover = picture(Cover(of: album, UInt8(number)).art(1), rows)
      for portrait in portraits {
        #expect(zip(cover, portrait).count { $0 != $1 } >= rows * rows, "\(album)")
        let corner = portrait.first
        #expect(rows == 2 || corner == .blank || corner?.style.background == .standard)
      }
    }
    for (index, portrait) in portraits.enumerated() {
      for (number, other) in portraits[..<index].enumerated() {
        let differing = zip(portrait, other).count { $0 != $1 }
        #expect(differing >= (rows == 2 ? 2 : 3), "\(albums[index]), \(albums[number])")
      }
    }
  }
}
