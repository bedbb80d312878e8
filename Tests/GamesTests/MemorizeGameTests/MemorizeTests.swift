import Pairs
import TestSupport
import Testing
@testable import Tiles
@testable import MemorizeGame

@Suite(.oneByOne) struct MemorizeTests {
  private func options(
    _ set: (inout MemorizeOptions) throws -> Void = { _ in }
  ) rethrows -> MemorizeOptions {
    var options = MemorizeOptions()
    try set(&options)
    return options
  }

  private func theme(_ name: String) throws -> Theme {
    try #require(Themes.all.first { $0.name == name })
  }

  // MARK: Options

  @Test(arguments: [("easy", 6, 4, 3), ("medium", 12, 6, 4), ("hard", 16, 8, 4)])
  func aDifficultyIsASize(name: String, pairs: Int, columns: Int, rows: Int) throws {
    var options = MemorizeOptions()
    let option = try #require(MemorizeOptions.table.first { $0.flag.name == "pairs" })
    try option.set(&options, to: name)
    #expect(options.pairs == pairs && options.recorded.contains(" pairs=\(pairs) "))
    let source = Playthrough<Memorize>.Source.seed(try Seed("1"))
    let game = try Playthrough<Memorize>(options: options, source: source)
    expectEqual(
      game.position.openingFields,
      [
        "columns": .number(columns), "rows": .number(rows), "tiles": .number(2 * pairs),
      ])
  }

  @Test func theDefaultIsTheEasyBoardOfAnimals() {
    expectEqual(MemorizeOptions().recorded, "collapse=no pairs=6 theme=animals")
    expectEqual(
      options { $0.collapse = true }.fields.text,
      #"{"collapse":true,"pairs":"6","theme":"animals"}"#)
  }

  @Test(arguments: [(3, ""), (4, ""), (6, "eggp-lant"), (9, "eggplant")])
  func halfANameIsNone(columns: Int, name: String) throws {
    let face = Face.emoji("🍆", en: "eggplant", zh: "茄子").tileFace(0, .english)
    var canvas = Canvas(Size(rows: 7, columns: columns))
    canvas.draw(face, .init(), .english)
    let text = canvas.lines.joined().filter { $0.isASCII && $0 != " " }
    expectEqual(text, name)
  }

  @Test func harderBoardsHaveMorePairsOrCloseUp() throws {
    var (options, boards) = (MemorizeOptions(), [String]())
    while let harder = options.harder, (try? harder.check()) != nil {
      options = harder
      boards.append(options.shape(.english))
    }
    expectEqual(
      boards.prefix(5),
      [
        "8 pairs, animals", "8 pairs, animals, moving up", "12 pairs, animals, moving up",
        "16 pairs, animals, moving up", "20 pairs, animals, moving up",
      ])
    #expect(options.pairs + 4 > options.theme.faces.count)
  }

  @Test func theRulesTellWhatBecomesOfAPair() {
    var options = MemorizeOptions()
    for (collapse, text) in [(false, "its places stay empty"), (true, "later tiles move up")] {
      options.collapse = collapse
      let rules = Memorize.rules(of: Memorize.setup(options, .alone)).map { $0(.en) }
      expectEqual(rules.count { $0.contains(text) }, 1)
    }
  }

  @Test(arguments: Themes.all.map(\.name))
  func aThemeHasFacesForAllItsPairs(name: String) throws {
    let theme = try theme(name)
    var random = SeededRandom(seed: 1)
    for pairs in [2, theme.faces.count] {
      let options = options { ($0.theme, $0.pairs) = (theme, pairs) }
      try options.check()
      try expectEqual(Memorize.deal(options, using: &random).pairs, pairs)
    }
    for pairs in [1, theme.faces.count + 1] {
      let options = options { ($0.theme, $0.pairs) = (theme, pairs) }
      let fault = fault { try options.check() }
      #expect(fault.contains(name) && fault.numbers == [2, theme.faces.count, pairs])
      let error = #expect(throws: UserError.self) {
        try Memorize.deal(options, using: &random)
      }
      expectEqual(error?.message, fault)
    }
  }

  // MARK: Deals

  @Test func theFirstFacesOfTheThemeAreDealtTwice() throws {
    let options = try options { ($0.theme, $0.pairs) = (try theme("travel"), 5) }
    var (random, check) = (try Seed("7").random, try Seed("7").random)
    var faces = options.theme.faces
    check.shuffle(&faces)
    faces = Array(faces.prefix(5)) + faces.prefix(5)
    check.shuffle(&faces)
    let deal = try Memorize.deal(options, using: &random)
    expectEqual(deal.description, faces.map(\.description).joined(separator: " "))
    expectEqual(random.next(), check.next())
  }

  @Test(arguments: [
    ("dog cat cat dog", "animals", 2), ("ace_of_spades ace_of_spades", "playing-cards", 1),
  ])
  func aWrittenDealSaysItsThemeAndPairs(text: String, theme: String, pairs: Int) throws {
    var options = MemorizeOptions()
    Memorize.adopt(&options, from: try PairDeal(reading: text))
    #expect(options.theme.name == theme && options.pairs == pairs)
  }

  @Test(arguments: [
    ("dgo cat cat dgo", ["'dgo'", "'dog'"]),
    ("ace_of_spade dog dog ace_of_spade", ["'ace_of_spade'", "'ace_of_spades'"]),
    ("dog cat cat", ["'dog'"]), ("\u{7} \u{7}", ["\\u{7}"]), ("x=a x=a", ["'x'"]),
  ])
  func aWrongDealNamesTheNearestFace(text: String, parts: [String]) {
    let fault = fault { try PairDeal<Face>(reading: text) }
    for part in parts { #expect(fault.contains(part), "\(fault)") }
  }

  @Test(arguments: ["a", " ", "dog ", "@", "dog cat ", "dogs", "🐶"])
  func aHugeTextIsRefusedQuickly(piece: String) {
    #expect(refusesQuickly(piece, Memorize.self))
  }

  @Test func aDealMustBeOfTheThemeAndTheSize() throws {
    let small = try PairDeal<Face>(reading: "dog cat cat dog")
    let fault = fault { try Memorize.check(small, with: options { $0.pairs = 3 }) }
    #expect(fault.contains("animals") && fault.numbers == [3])
    // Faces of several themes are of none.
    let mixed = try PairDeal<Face>(reading: "dog queen_of_hearts queen_of_hearts dog")
    _ = try Memorize.check(mixed, with: options { $0.pairs = 2 })
    let cards = try theme("playing-cards")
    #expect(throws: UserError.self) {
      try Memorize.check(small, with: options { ($0.pairs, $0.theme) = (2, cards) })
    }
  }

  // MARK: Playing

  private typealias Round = TestRound<PairDeal<Face>>
  private let deal = "dog cat fox cat dog fox"

  @Test func aGameIsPlayedToItsEnd() throws {
    var round = try Round(Memorize.self, "dog cat cat dog")
    try round.play("1 2 1 4 2 3")
    #expect(round.position.phase == .won && round.score == 3)
    expectEqual(round.position.closingFields, ["mismatches": .number(1)])
    expectEqual(round.position.verdict(hints: 0, .english).numbers, [3, 1])
  }

  @Test func aMatchedPairEmptiesAtTheNextTurn() throws {
    var round = try Round(Memorize.self, deal)
    try round.play("1 5")
    expectEqual(round.tiles, "[dog] . . . [dog] .")
    try round.play("2")
    expectEqual(round.tiles, "_ cat . . _ .")
    #expect(throws: TileRefusal(.empty, NumberMove(5))) { try round.play("5") }
  }

  @Test func withCollapseThePlacesCloseUp() throws {
    var round = try Round(Memorize.self, deal) { $0.collapse = true }
    try round.play("1 5")
    expectEqual(round.tiles, "[dog] . . . [dog] .")
    try expectEqual(round.fields(of: "6"), #"{"face":"fox","newTile":4,"tile":6}"#)
    expectEqual(round.tiles, ". . . fox")
    try expectEqual(round.fields(of: "2"), #"{"face":"fox","tile":2,"with":4}"#)
    #expect(throws: TileRefusal(.outside, NumberMove(5))) { try round.play("5") }
  }

  @Test func aMoveSaysItsFace() throws {
    var round = try Round(Memorize.self, deal)
    try expectEqual(round.fields(of: "1"), #"{"face":"dog","tile":1}"#)
    try expectEqual(round.fields(of: "2"), #"{"face":"cat","tile":2,"with":1}"#)
    var words = try Round(Memorize.self, deal) { $0.collapse = true }
    let up = try words.sentence(of: "1")
    #expect(up.contains("dog") && up.numbers == [1])
    let match = try words.sentence(of: "5")
    #expect(match.contains("dog") && match.numbers == [5, 1])
    let moved = try words.sentence(of: "6")
    #expect(moved.contains("fox") && Set(moved.numbers) == [6, 4])
    let mismatch = try words.sentence(of: "1", .chinese)
    #expect(mismatch.contains("猫") && mismatch.numbers == [1, 4])
  }

  // MARK: Simulations

  @Test(arguments: [
    ("animals", 2, false), ("food", 6, true), ("travel", 12, false), ("playing-cards", 26, true),
  ])
  func parIsWhatAPerfectMemoryAverages(name: String, pairs: Int, collapse: Bool) throws {
    let options = try options {
      ($0.theme, $0.pairs, $0.collapse) = (try theme(name), pairs, collapse)
    }
    var tally = Tally()
    let games = 4000 / pairs
    try Memorize.bots[0].play(options, SeedRange(first: 1, count: games)) { tally.add($0) }
    let (statistics, setup) = (Statistics(tally.games), PairSetup(options.theme, pairs: pairs))
    let par = try #require(Memorize.par(setup))
    #expect(statistics.games == games && tally.unfinished == 0)
    #expect(abs(statistics.mean - par) < 4 * statistics.standardError)
    let theory = try #require(Memorize.bots[0].theory?(setup))
    #expect(abs(theory.mean - par) < 1e-9)
  }
}
