import GameCore
import TestSupport
import Testing
@testable import Pairs

@Suite(.oneByOne) struct PairReviewTests {
  private func review(
    _ deal: String, _ tiles: String, matched: MatchedPlaces = .empty
  ) throws -> PairReview {
    var round = try LetterRound(deal, matched: matched)
    try round.play(tiles)
    #expect(round.position.phase == .won)
    return round.reviewed(by: PairReview(round.position.setup))
  }

  /// The numbers in the sentence on misses and in the one on luck.
  private func numbers(_ review: PairReview) -> [[Int]] {
    review.sentences(.english).map(\.numbers)
  }

  @Test func aForgottenMateIsNamed() throws {
    // The mate of tile 3 is at 1 and was seen; 4 is turned instead.
    let review = try review("a b a b", "1 2 3 4 1 3 2 4")
    #expect(review.fields.text == #"{"avoidable":1,"lucky":0}"#)
    // 1 of 2 misses, in move 2: the mate of tile 3 at 1.
    #expect(numbers(review) == [[1, 2, 2, 3, 1], []])
    #expect(review.chart(.english)[1] == "·×◆◆")
    #expect(review.chart(.ascii)[1] == "-x++")
  }

  @Test func aTileThatCouldOnlyMissIsNamed() throws {
    let review = try review("a b a b c c", "1 2 1 2 3 1 4 2 5 6")
    #expect(numbers(review) == [[1, 2, 2, 2], []])
    #expect(review.fields["avoidable"] == .number(1))
  }

  @Test func theLastOfSeveralMissesIsNamed() throws {
    let review = try review("a b a b", "1 2 3 4 3 4 1 3 2 4")
    #expect(numbers(review)[0] == [2, 3, 3, 3, 1])
    #expect(review.fields["avoidable"] == .number(2))
  }

  @Test func aMissThatTaughtSomethingIsNotBlamed() throws {
    let review = try review("a b a b", "1 2 3 1 4 2")
    #expect(review.fields.text == #"{"avoidable":0,"lucky":0}"#)
    #expect(review.chart(.english)[1] == "·◆◆")
    #expect(numbers(review) == [[], []])
  }

  @Test func luckyFindsAreCounted() throws {
    let review = try review("a a b b", "1 2 3 4")
    #expect(review.fields["lucky"] == .number(1))
    #expect(numbers(review) == [[], [1, 2]])
    #expect(review.sentences(.chinese)[1].numbers == [2, 1])
    // Of the last two tiles, nobody has to be lucky.
    #expect(review.chart(.english)[1] == "◇◆")
    let both = try self.review("a a b b c c", "1 2 3 4 5 6")
    #expect(both.fields["lucky"] == .number(2))
  }

  @Test func differentGamesHearDifferentThings() throws {
    let sentences = try [
      review("a a b b", "1 2 3 4"), review("a b a b", "1 2 3 1 4 2"),
      review("a b a b", "1 2 3 4 1 3 2 4"),
    ].map { $0.sentences(.english)[0] }
    #expect(Set(sentences).count == 3)
  }

  @Test(arguments: [MatchedPlaces.empty, .stay])
  func theReviewDoesNotDependOnThePlaces(matched: MatchedPlaces) throws {
    let plain = try review("a b c a b c", "1 4 2 3 5 6 2 5 3 6", matched: matched)
    let closed = try review("a b c a b c", "1 4 2 2 3 4 1 3 2 2", matched: .closeUp)
    #expect(plain.fields == closed.fields)
    #expect(plain.chart(.english) == closed.chart(.english))
  }

  @Test func anAvoidableMissCostsAMove() throws {
    let review = try review("a b a b", "1 2 3 4 1 3 2 4")
    #expect(review.costs == [0, 0, 0, 1, 0, 0, 0, 0] && review.costliestMove == 3)
    #expect(review.remark(onMove: 3, .english)?.numbers == [3, 1])
    #expect(review.remark(onMove: 0, .english) == nil)
  }

  @Test func aFirstTileThatShowsNothingNewCostsSomething() throws {
    // Tile 1 was seen, its mate at 4 was not.
    let review = try review("a b c a b c", "1 2 1 3 1 4 2 5 3 6")
    #expect(review.costs == [0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0])
    #expect(review.remark(onMove: 2, .english) != nil)
    #expect(review.fields["avoidable"] == .number(0))
  }

  @Test func aGameWithoutAFaultCostsNothing() throws {
    let review = try review("a b a b", "1 2 3 1 4 2")
    #expect(review.costs == [0, 0, 0, 0, 0, 0] && review.costliestMove == nil)
  }

  @Test func hintsAreNotPraised() throws {
    for (deal, tiles) in [("a a b b", "1 2 3 4"), ("a b a b", "1 2 3 1 4 2")] {
      var round = try LetterRound(deal)
      try round.play(tiles)
      var start = PairReview(round.position.setup)
      start.noteHint()
      let hinted = round.reviewed(by: start)
      let plain = round.reviewed(by: PairReview(round.position.setup))
      #expect(hinted.lesson(.english) != plain.lesson(.english))
      #expect(hinted.lesson(.english)?.contains("1 hint") == true)
      #expect(round.position.verdict(hints: 1, .english).contains("1 hint"))
      #expect(round.position.verdict(hints: 1, .chinese).contains("提示 1 次"))
    }
  }

  // MARK: Hints

  @Test func eachHintHasItsReason() throws {
    var round = try LetterRound("a b a b")
    var expert = PerfectMemory(round.position.setup)
    var (moves, reasons) = ([String](), [String]())
    for tile in ["1", "2", "3", "4", "1", "3", ""] {
      moves.append(expert.move(at: round.position).description)
      reasons.append(expert.reason(at: round.position, .english))
      guard !tile.isEmpty else { break }
      let event = try round.event(of: tile)
      expert.observe(event, at: round.position)
    }
    // Nothing is known; the mate of 1 is not known; nothing; the mate of 3 is up; both are known.
    #expect(moves == ["1", "2", "3", "1", "1", "3", "2"])
    #expect(reasons.map(\.numbers) == [[], [], [], [3], [3], [1], [4]])
    #expect(reasons[0] == reasons[2] && reasons[0] != reasons[1])
    #expect(reasons[3].replacing("3", with: "1") == reasons[5] && reasons[3] != reasons[4])
  }

  @Test func aHintSaysWhatIsSure() throws {
    func reason(_ deal: String, _ tiles: String) throws -> String {
      var round = try LetterRound(deal)
      var expert = PerfectMemory(round.position.setup)
      for tile in tiles.split(separator: " ") {
        let event = try round.event(of: String(tile))
        expert.observe(event, at: round.position)
      }
      return expert.reason(at: round.position, .english)
    }
    let lastUnseen = try reason("a b c b c a", "2 3 4 5 1")
    let lastTwo = try reason("a a b b", "1 2")
    #expect(try reason("a a b b", "1 2 3") == lastTwo)
    let unknown = try reason("a a b b", "")
    #expect(Set([lastUnseen, lastTwo, unknown]).count == 3)
  }
}
