import GameCore
import TestSupport
import Testing
@testable import Pairs

@Suite(.oneByOne) struct PairDealTests {
  private func deal(_ text: String) throws -> PairDeal<Letter> {
    try PairDeal(reading: text)
  }

  @Test func theFirstFacesAreTakenTwiceAndShuffled() throws {
    let set = Letter.sets[0]
    for pairs in 1...set.faces.count {
      var (random, check) = (try Seed("42").random, try Seed("42").random)
      let deal = try PairDeal(pairs, of: set, using: &random)
      var expected = set.faces
      check.shuffle(&expected)
      expected = Array(expected.prefix(pairs)) + expected.prefix(pairs)
      check.shuffle(&expected)
      expectEqual(deal.tiles, expected)
      expectEqual(deal.pairs, pairs)
      expectEqual(random.next(), check.next())
      try expectEqual(self.deal(deal.description), deal)
    }
  }

  @Test(arguments: [0, -1, 9])
  func thereMustBeEnoughFaces(pairs: Int) throws {
    var random = try Seed("42").random
    #expect(throws: UserError.self) {
      try PairDeal(pairs, of: Letter.sets[0], using: &random)
    }
  }

  @Test func dealingAgainIsDealing() throws {
    var random = SeededRandom(seed: 1)
    var deal = try PairDeal(5, of: Letter.sets[0], using: &random)
    var check = random
    deal.layout.deal(using: &random)
    try expectEqual(deal, PairDeal(5, of: Letter.sets[0], using: &check))
    expectEqual(random.next(), check.next())
  }

  @Test(arguments: [
    ("", "''"), ("a", "'a'"), ("a b", "'a'"), ("a a b", "'b'"), ("a a a", "'a' appears 3 times"),
    ("a a a a", "'a' appears 4 times"), ("a  a", "''"), ("a a ", "''"), (" a a", "''"),
  ])
  func aDealHasEveryFaceTwice(text: String, part: String) {
    #expect(fault { try self.deal(text) }.contains(part))
    expectEqual(PairDeal<Letter>(text), nil)
  }

  @Test func aDealHas128TilesAtMost() throws {
    func text(_ pairs: Int) -> String {
      (0..<2 * pairs).map { "f\($0 / 2)" }.joined(separator: " ")
    }
    try expectEqual(deal(text(64)).pairs, 64)
    expectEqual(fault { try deal(text(65)) }.numbers, [128, 130])
  }

  @Test func aWrittenDealOfASetIsDealtFromIt() throws {
    #expect(try deal("x w w x").faces === Letter.sets[1])
    try expectEqual(deal("x w w x").layout.numbers, [1, 0, 0, 1])
    #expect(try deal("h a h a").faces === Letter.sets[0])
    let mixed = try deal("a w w a")
    #expect(!Letter.sets.contains { $0 === mixed.faces })
    expectEqual(mixed.faces.title(.en), "letters")
  }

  @Test func numbersOfOwnFacesDontTellTheirPlaces() throws {
    // In the order of the tiles, the first one would always have the first number.
    try expectEqual(deal("two one one two").layout.numbers, [1, 0, 0, 1])
    try expectEqual(deal("one two two one").layout.numbers, [0, 1, 1, 0])
  }

  @Test func dealsAreEqualIfTheirTilesAre() throws {
    try expectEqual(deal("b a a b"), deal("b a a b"))
    #expect(try deal("b a a b") != deal("a b b a"))
    #expect(try deal("b a a b") != deal("b c c b"))
  }
}
