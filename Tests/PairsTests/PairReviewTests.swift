import GameCore
import TestSupport
import Testing
import TextUI
@testable import Pairs

@Suite struct PairReviewTests {
  private func review(
    _ deal: String, _ tiles: String, matched: MatchedPlaces = .empty
  ) throws -> PairReview<Letter> {
    var round = try LetterRound(deal, matched: matched)
    try round.play(tiles)
    #expect(round.position.phase == .won)
    return round.reviewed(by: PairReview(round.position.setup))
  }

  @Test func aForgottenMateIsNamed() throws {
    // The mate of tile 3 is at 1 and was seen; 4 is turned instead.
    let review = try review("a b a b", "1 2 3 4 1 3 2 4")
    #expect(
      review.sentences(.english) == [
        "1 of 2 misses was avoidable, in move 2: you had seen the mate of tile 3 at 1.",
        "No lucky finds: you earned them all.",
      ])
    #expect(review.fields.text == #"{"avoidable":1,"lucky":0}"#)
    #expect(review.chart(.english) == ["·×◆◆", "◆ sure  · search  × avoidable"])
    #expect(review.chart(.ascii)[0] == "-x++")
  }

  @Test func aTileThatCouldOnlyMissIsNamed() throws {
    let review = try review("a b a b c c", "1 2 1 2 3 1 4 2 5 6")
    #expect(
      review.sentences(.english)[0] == "1 of 2 misses was avoidable, in move 2: "
        + "you had seen tile 2, and it couldn't match.")
    #expect(review.sentences(.english)[1] == "No lucky finds: you earned them all.")
  }

  @Test func theLastOfSeveralMissesIsNamed() throws {
    let review = try review("a b a b", "1 2 3 4 3 4 1 3 2 4")
    #expect(
      review.sentences(.english)[0] == "2 of 3 misses were avoidable, the last one in move 3: "
        + "you had seen the mate of tile 3 at 1.")
    #expect(review.fields["avoidable"] == .number(2))
  }

  @Test func theOnlyMissIsNotCounted() throws {
    // Tile 1 is looked at twice before 2 is turned: nothing has been learned of 2.
    let review = try review("a a b b", "1 3 2 3 1 2 3 4")
    #expect(
      review.sentences(.english)[0]
        == "1 of 2 misses was avoidable, in move 2: you had seen the mate of tile 2 at 1.")
    let only = try self.review("a b c a b c", "1 4 2 3 6 2 3 6 2 5")
    #expect(
      only.sentences(.english)[0] == "1 of 2 misses was avoidable, in move 3: "
        + "you had seen the mate of tile 6 at 3.")
  }

  @Test func luckyFindsAreCounted() throws {
    let review = try review("a a b b", "1 2 3 4")
    #expect(
      review.sentences(.english) == [
        "Not one miss: nobody could do better.",
        "1 of 2 finds was lucky: you hadn't seen the mate.",
      ])
    #expect(review.sentences(.chinese)[1] == "2 对里有 1 对靠运气：另一张之前没翻过。")
    // Of the last two tiles, nobody has to be lucky.
    #expect(review.chart(.english) == ["★◆", "◆ sure  ★ lucky"])
    let both = try self.review("a a b b c c", "1 2 3 4 5 6")
    #expect(both.sentences(.english)[1] == "2 of 3 finds were lucky: you hadn't seen the mate.")
  }

  @Test func unavoidableMissesAreNotBlamed() throws {
    let review = try review("a b a b", "1 2 3 1 4 2")
    #expect(
      review.sentences(.english) == [
        "You made no avoidable misses.", "No lucky finds: you earned them all.",
      ])
  }

  @Test(arguments: [MatchedPlaces.empty, .stay])
  func theReviewDoesNotDependOnThePlaces(matched: MatchedPlaces) throws {
    let plain = try review("a b c a b c", "1 4 2 3 5 6 2 5 3 6", matched: matched)
    let closed = try review("a b c a b c", "1 4 2 2 3 4 1 3 2 2", matched: .closeUp)
    #expect(plain.fields == closed.fields)
    #expect(plain.chart(.english) == closed.chart(.english))
  }

  // MARK: Hints

  @Test func aHintSaysWhatIsKnown() throws {
    var round = try LetterRound("a b a b")
    var expert = PerfectMemory<Letter>(round.position.setup, seed: 0)
    func hint() -> String {
      "\(expert.move(at: round.position)) " + expert.reason(at: round.position, .english)
    }
    func turn(_ tile: String) throws {
      let event = try round.event(of: tile)
      expert.observe(event, at: round.position)
    }
    #expect(hint() == "1 No pair known yet: try a tile you haven't seen.")
    try turn("1")
    #expect(
      hint()
        == "2 You haven't seen the mate of the tile that is up: it may be any unseen one.")
    try turn("2")
    try turn("3")
    #expect(hint() == "1 It has the same face as tile 3, which is up.")
    try turn("4")
    #expect(hint() == "1 Its mate is tile 3; you have seen both.")
    try turn("1")
    try turn("3")
    #expect(hint() == "2 Its mate is tile 4; you have seen both.")
  }

  @Test(arguments: [
    ("a b c b c a", "2 3 4 5 1", "You have seen all the others, so its mate is here."),
    ("a a b b", "1 2", "Only two tiles are left, so they are a pair."),
    ("a a b b", "1 2 3", "Only two tiles are left, so they are a pair."),
  ])
  func aHintSaysWhatIsSure(deal: String, tiles: String, reason: String) throws {
    var round = try LetterRound(deal)
    var expert = PerfectMemory<Letter>(round.position.setup, seed: 0)
    for tile in tiles.split(separator: " ") {
      let event = try round.event(of: String(tile))
      expert.observe(event, at: round.position)
    }
    #expect(expert.reason(at: round.position, .english) == reason)
  }
}
