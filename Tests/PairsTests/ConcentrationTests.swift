import GameCore
import Pairs
import Testing
import TextUI
import Tiles

/// A face that is one letter.
private struct Letter: PairFace {
  let name: String

  init?(_ text: String) {
    guard text.count == 1 else { return nil }
    name = text
  }

  var description: String { name }
  static let separator = " "
  func shown(_ presentation: Presentation) -> TileFace { TileFace(picture: name, name: name) }
}

@Suite struct ConcentrationTests {
  private func game(_ deal: String, collapses: Bool = false) throws -> Concentration {
    Concentration(try #require(PairDeal<Letter>(deal)).numbers, collapses: collapses)
  }

  /// The number of a letter, of which the deals have the first ones.
  private func letter(_ text: Unicode.Scalar) -> FaceNumber { FaceNumber(text.value - 97) }

  /// The board as letters: `.` is down, `_` empty, capitals are matched.
  private func sight(_ game: Concentration) -> String {
    game.view.map { place in
      switch place {
      case .down: "."
      case .up(let face): String(Unicode.Scalar(97 + face))
      case .matched(let face): String(Unicode.Scalar(65 + face))
      case .empty: "_"
      }
    }.joined()
  }

  @Test func twoOfTheSameFaceAreMatched() throws {
    var game = try game("a b a b")
    #expect(try game.turn(1) == .up(1, now: 1, letter("a")))
    #expect(try game.turn(3) == .match(3, with: 1, letter("a")))
    #expect(sight(game) == "A.A.")
    #expect(game.moves == 1)
    #expect(game.mismatches == 0)
  }

  @Test func twoOfDifferentFacesStayUp() throws {
    var game = try game("a b a b")
    _ = try game.turn(1)
    #expect(try game.turn(2) == .mismatch(2, with: 1, letter("b")))
    #expect(sight(game) == "ab..")
    #expect(game.moves == 1)
    #expect(game.mismatches == 1)
  }

  @Test func theThirdTileTurnsTheTwoDown() throws {
    var game = try game("a b a b")
    _ = try game.turn(1)
    _ = try game.turn(2)
    #expect(try game.turn(3) == .up(3, now: 3, letter("a")))
    #expect(sight(game) == "..a.")
  }

  @Test(arguments: [(1, "a..."), (2, ".b..")])
  func theThirdTileMayBeOneOfTheTwo(tile: Int, seen: String) throws {
    var game = try game("a b a b")
    _ = try game.turn(1)
    _ = try game.turn(2)
    _ = try game.turn(tile)
    #expect(sight(game) == seen)
    #expect(game.moves == 1)
  }

  @Test func theOnlyOneThatIsUpIsRefused() throws {
    var game = try game("a b a b")
    _ = try game.turn(1)
    #expect(throws: TileRefusal.onlyOneUp(1)) { try game.turn(1) }
    #expect(sight(game) == "a...")
    #expect(game.moves == 0)
  }

  @Test func aMatchedPairStaysInSightUntilTheNextTurn() throws {
    var game = try game("a b a b")
    _ = try game.turn(1)
    _ = try game.turn(3)
    #expect(throws: TileRefusal.matched(3)) { try game.turn(3) }
    #expect(sight(game) == "A.A.")
    _ = try game.turn(2)
    #expect(sight(game) == "_b_.")
    #expect(throws: TileRefusal.empty(1)) { try game.turn(1) }
  }

  @Test func numbersOutsideTheBoardAreRefused() throws {
    var game = try game("a a")
    for tile in [0, 3, .max, .min] {
      #expect(throws: TileRefusal.outside(tile, last: 2)) { try game.turn(tile) }
    }
  }

  @Test func theGameIsWonWhenAllAreMatched() throws {
    var game = try game("a b b a")
    for tile in [2, 3, 1] { _ = try game.turn(tile) }
    #expect(!game.isWon)
    _ = try game.turn(4)
    #expect(game.isWon)
    #expect(sight(game) == "A__A")
    #expect(throws: TileRefusal.ended) { try game.turn(1) }
  }

  @Test func thePlacesCloseUpAndTheTilesAreNumberedAnew() throws {
    var game = try game("a b a c b c", collapses: true)
    _ = try game.turn(1)
    _ = try game.turn(3)
    #expect(sight(game) == "A.A...")
    // 4 means the board as last shown, on which the pair was still in sight.
    #expect(try game.turn(4) == .up(4, now: 2, letter("c")))
    #expect(sight(game) == ".c..")
    #expect(game.lastPlace == 4)
    #expect(try game.turn(4) == .match(4, with: 2, letter("c")))
    #expect(try game.turn(1) == .up(1, now: 1, letter("b")))
    #expect(sight(game) == "b.")
    #expect(throws: TileRefusal.outside(3, last: 2)) { try game.turn(3) }
    #expect(try game.turn(2) == .match(2, with: 1, letter("b")))
    #expect(game.isWon)
  }

  @Test(arguments: ["", "a", "a b", "a a a", "a a a a", "a a b", "a aa", "a  a"])
  func onlyPairsMakeADeal(text: String) {
    #expect(PairDeal<Letter>(text) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func aHugeDealIsRefusedAtOnce() {
    #expect(PairDeal<Letter>((0..<100_000).map(String.init).joined(separator: " ")) == nil)
  }

  @Test func numbersOfFacesTellNothingOfTheTiles() throws {
    let deal = try #require(PairDeal<Letter>("b a a b"))
    #expect(deal.numbers == [1, 0, 0, 1])
    #expect(deal == PairDeal<Letter>("b a a b"))
    #expect(deal != PairDeal<Letter>("a b b a"))
  }

  @Test func dealsTakeTheFirstFacesTwiceAndShuffleThem() throws {
    let faces = try "abcdef".map { try #require(Letter(String($0))) }
    var random = try Seed("42").random
    let deal = try PairDeal(3, of: faces, using: &random)
    var check = try Seed("42").random
    var expected = faces
    check.shuffle(&expected)
    expected = Array(expected.prefix(3)) + expected.prefix(3)
    check.shuffle(&expected)
    #expect(deal.tiles == expected)
    #expect(PairDeal(deal.description) == deal)
    #expect(random.next() == check.next())
    #expect(throws: InvalidInput.self) { try PairDeal(7, of: faces, using: &random) }
  }
}
