import Pairs
import TestSupport
import Testing
import Tiles
@testable import TunesGame

@Suite(.oneByOne) struct TunesTests {
  private typealias Round = TestRound<PairDeal<Album>>

  private let deal =
    "Adele — 21 (2011); Sade — Diamond Life (1984); "
    + "Sade — Diamond Life (1984); Adele — 21 (2011)"

  private let ownDeal =
    "Nobody — First (1999); Me — Own (2020); Me — Own (2020); Nobody — First (1999)"

  private func options(_ deal: String) throws -> TunesOptions {
    var options = TunesOptions()
    Tunes.adopt(&options, from: try PairDeal(reading: deal))
    return options
  }

  // MARK: Playing

  @Test func aGameIsPlayedToItsEnd() throws {
    var round = try Round(Tunes.self, deal)
    try round.play("1")
    #expect(throws: TileRefusal(.onlyOneUp, NumberMove(1))) { try round.play("1") }
    try expectEqual(round.event(of: "4").outcome, .match)
    try round.play("2 3")
    #expect(round.position.phase == .won && round.score == 2)
    #expect(throws: TileRefusal(.ended, NumberMove(1))) { try round.play("1") }
    expectEqual(round.position.verdict(hints: 0, .english).numbers, [2])
    expectEqual(round.position.closingFields, ["mismatches": .number(0)])
  }

  @Test func matchedCoversStayInSightToTheEnd() throws {
    var round = try Round(Tunes.self, deal)
    try round.play("1 4")
    expectEqual(round.tiles, "[21] . . [21]")
    try round.play("2")
    expectEqual(round.tiles, "[21] Diamond Life . [21]")
    for tile in [1, 4] {
      #expect(throws: TileRefusal(.matched, NumberMove(tile))) { try round.play("\(tile)") }
    }
    try round.play("3")
    // The finished board is a wall of covers.
    expectEqual(round.tiles, "[21] [Diamond Life] [Diamond Life] [21]")
  }

  @Test func aFaceIsArtistAndTitle() throws {
    var round = try Round(Tunes.self, deal)
    try expectEqual(round.fields(of: "1"), #"{"face":"Adele — 21","tile":1}"#)
    try expectEqual(round.fields(of: "2"), #"{"face":"Sade — Diamond Life","tile":2,"with":1}"#)
    var words = try Round(Tunes.self, deal)
    let up = try words.sentence(of: "1")
    #expect(up.contains("21 by Adele") && up.numbers == [1, 21, 2011])
    let mismatch = try words.sentence(of: "2", .chinese)
    #expect(mismatch.contains("Sade《Diamond Life》") && mismatch.numbers == [2, 1984, 1])
  }

  // MARK: The screen

  private func screen() throws -> TestScreen<PairDeal<Album>, TileScreen<PairPosition>> {
    try TestScreen(Tunes.self, deal)
  }

  @Test func theWallOfCoversStaysOnTheScreen() throws {
    var screen = try screen()
    for tile in ["1", "4", "2", "3"] { try screen.play(tile) }
    expectEqual(screen.position.phase, .won)
    expectEqual(screen.lines.joined().split(separator: "✓").count, 5)
    for title in ["21", "Diamond", "Adele", "Sade"] {
      #expect(screen.place(of: title) != nil, "\(title)")
    }
    expectEqual(screen.press(.enter), .move("3"))
  }

  @Test func pressingTwiceDoesNotTurnTheSecondCoverAgain() throws {
    var screen = try screen()
    screen.scene.time = 1000
    try screen.play("1")
    try screen.play("2")
    for time in [1000, 1399] {
      screen.scene.time = time
      expectEqual(screen.press(.enter), .changed)
      try expectEqual(screen.click(on: "Diamond"), .changed)
    }
    screen.scene.time = 1400
    try screen.play(.enter)
    expectEqual(screen.round.tiles, ". Diamond Life . .")
  }

  // MARK: Options and deals

  @Test func theDefaultIsEightPairsOfPop() throws {
    expectEqual(TunesOptions().recorded, "category=pop pairs=8")
    expectEqual(TileBoard.columns(for: 16), 4)
    expectEqual(
      Categories.all.map(\.name), ["pop", "electronic", "rock", "metal", "rap", "mandopop"])
    #expect(try #require(TunesOptions.table.first).isSaved)
  }

  @Test(arguments: [(1, false), (2, true), (24, true), (25, false)])
  func pairsHaveBounds(pairs: Int, isValid: Bool) {
    var (options, random) = (TunesOptions(), SeededRandom(seed: 1))
    options.pairs = pairs
    let deal = try? Tunes.deal(options, using: &random)
    expectEqual(deal?.pairs, isValid ? pairs : nil)
    expectEqual((try? options.check()) != nil, isValid)
  }

  @Test(arguments: Categories.all.map(\.name))
  func theFirstAlbumsOfTheCategoryAreDealtTwice(name: String) throws {
    var (options, random, check) = (TunesOptions(), SeededRandom(seed: 9), SeededRandom(seed: 9))
    let category = try #require(Categories.all.first { $0.name == name })
    (options.category, options.pairs) = (category, 3)
    var albums = category.faces
    check.shuffle(&albums)
    albums = Array(albums.prefix(3)) + albums.prefix(3)
    check.shuffle(&albums)
    let deal = try Tunes.deal(options, using: &random)
    expectEqual(deal.description, albums.map(\.description).joined(separator: "; "))
    expectEqual(random.next(), check.next())
    try expectEqual(PairDeal(reading: deal.description), deal)
  }

  @Test func aDealFromTheCatalogueSaysItsCategory() throws {
    let options = try options(deal)
    expectEqual(options.fields.text, #"{"category":"pop","ear":false,"match":"cover","pairs":"2"}"#)
    let round = try Round(Tunes.self, deal)
    #expect(round.position.task(.english).contains("pop albums"))
    #expect(round.position.task(.chinese).contains("流行专辑"))
  }

  @Test func aDealOfOwnAlbumsHasNoCategory() throws {
    let options = try options(ownDeal)
    #expect(options.category == nil)
    expectEqual(options.fields.text, #"{"ear":false,"match":"cover","pairs":"2"}"#)
    expectEqual(options.recorded, "pairs=2")
    let round = try Round(Tunes.self, ownDeal)
    let task = round.position.task(.english)
    #expect(task.contains(" albums") && !task.contains("pop"))
    // Albums of two categories are of none.
    let mixed = "Adele — 21 (2011); Me — Own (2020); Me — Own (2020); Adele — 21 (2011)"
    #expect(try self.options(mixed).category == nil)
  }

  @Test func theCommandOfOwnAlbumsHasNoCategory() throws {
    let source = Playthrough<Tunes>.Source.deal(try PairDeal(reading: ownDeal))
    let game = try Playthrough<Tunes>(options: try options(ownDeal), source: source)
    let encoded = DealText.encoded(try PairDeal<Album>(reading: ownDeal), of: "tunes")
    expectEqual(game.command(inASCII: true), "arcade tunes --deal \(encoded)")
  }

  @Test func aDealMustHaveTheNumberOfPairs() throws {
    #expect(fault { try Tunes.check(PairDeal(reading: deal), with: TunesOptions()) }.contains("8"))
  }

  @Test func aDealMustBeOfTheAlbumsThatAreWanted() throws {
    let sade =
      "Sade — Own (2020); Sade — Own (2020); Sade — Diamond Life (1984); "
      + "Sade — Diamond Life (1984)"
    var options = TunesOptions()
    (options.pairs, options.artist) = (2, "SADÉ")
    #expect(throws: Never.self) { try Tunes.check(PairDeal(reading: sade), with: options) }
    #expect(throws: UserError.self) { try Tunes.check(PairDeal(reading: deal), with: options) }
    (options.artist, options.isOnline) = (nil, true)
    #expect(throws: UserError.self) { try Tunes.check(PairDeal(reading: deal), with: options) }
    (options.isOnline, options.albums) = (false, Category(own: Categories.pop.faces))
    #expect(throws: Never.self) { try Tunes.check(PairDeal(reading: deal), with: options) }
    #expect(throws: UserError.self) { try Tunes.check(PairDeal(reading: sade), with: options) }
  }

  @Test(arguments: [("Air; Air", "'Air'"), ("Me — Own (2020)", "'Me — Own (2020)'")])
  func aWrongDealNamesTheAlbum(text: String, name: String) {
    #expect(fault { try PairDeal<Album>(reading: text) }.contains(name))
  }

  @Test(arguments: ["a", " ", ";", "; ", " — ", " (", "Air — Moon (1998); ", "é — ", "@"])
  func aHugeTextIsRefusedQuickly(piece: String) {
    #expect(refusesQuickly(piece, Tunes.self))
  }

  // MARK: Simulations

  @Test(arguments: [(2, "rap"), (8, "pop"), (24, "metal")])
  func parIsWhatAPerfectMemoryAverages(pairs: Int, name: String) throws {
    var (options, tally) = (TunesOptions(), Tally())
    let category = try #require(Categories.all.first { $0.name == name })
    (options.category, options.pairs) = (category, pairs)
    try Tunes.bots[0].play(options, SeedRange(first: 1, count: 3000 / pairs)) { tally.add($0) }
    let (statistics, setup) = (Statistics(tally.games), PairSetup(category, pairs: pairs))
    let par = try #require(Tunes.par(setup))
    #expect(abs(statistics.mean - par) < 4 * statistics.standardError)
  }
}
