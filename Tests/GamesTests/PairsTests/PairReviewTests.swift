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
    expectEqual(round.position.phase, .won)
    return round.reviewed(by: PairReview(round.position.setup))
  }

  @Test func aForgottenMateIsNamed() throws {
    // The mate of tile 3 is at 1 and was seen; 4 is turned instead, which is as good as known.
    let review = try review("a b a b", "1 2 3 4 1 3 2 4")
    #expect(review.fields.text == #"{"avoidableMismatches":1,"luckyMatches":0}"#)
    #expect(review.costs == [0, 0, 0, 1, 0, 0, 0, 0] && review.costly().first == 3)
    expectEqual(
      review.lesson(hints: 0, .english),
      "Only step 4 could have been better: tile 4 was turned; tile 3's mate, tile 1, had "
        + "already been seen. It cost 1 move.")
    expectEqual(
      review.lesson(hints: 0, .chinese), "只有第 4 手没走好：3 号开着时翻了 4 号；该翻看过的 1 号，正好一对。多用了 1 步。")
    #expect(review.remark(onMove: 0, .english) == nil)
  }

  @Test func aTileThatCouldOnlyMissIsNamed() throws {
    let review = try review("a b a b c c", "1 2 1 2 3 1 4 2 5 6")
    expectEqual(review.fields["avoidableMismatches"], .number(1))
    #expect(review.costs[2] > 0 && review.costs[3] > review.costs[2])
  }

  @Test func oneOfSeveralIsNamed() throws {
    let review = try review("a b a b", "1 2 3 4 3 4 1 3 2 4")
    #expect(review.fields["avoidableMismatches"] == .number(2) && review.cost == 2)
    let lesson = review.lesson(hints: 0, .english) ?? ""
    #expect(lesson.hasPrefix("2 steps could have been better, such as step "), "\(lesson)")
  }

  @Test func aMissThatTaughtSomethingIsNotBlamed() throws {
    let review = try review("a b a b", "1 2 3 1 4 2")
    #expect(review.fields.text == #"{"avoidableMismatches":0,"luckyMatches":0}"#)
    #expect(review.costs == [0, 0, 0, 0, 0, 0] && review.costly().first == nil)
    #expect(review.lesson(hints: 0, .english) == Self.feat)
    #expect(review.lesson(hints: 1, .english) == "No move could have been better, thanks to hints.")
  }

  @Test func aLuckyFindIsNoMistake() throws {
    let (missed, found) = ("1 2 1 5 1 3 4 2 5 6", "1 2 1 3 4 2 5 6")
    // Tile 1 was known, so that a new tile would have been better.
    let miss = try review("a b a b c c", missed)
    #expect(miss.costs[2] > 0 && miss.remark(onMove: 2, .english) != nil && miss.feat == nil)
    let find = try review("a b a b c c", found)
    #expect(find.costs.allSatisfy { $0 == 0 } && find.remark(onMove: 2, .english) == nil)
    expectEqual(find.stars(hints: 0)?.count, 3)
    expectEqual(find.feat?(.en), Self.feat)
    // Where only luck found pairs, there was nothing to remember.
    let luck = try review("a a b b c c", "1 2 3 4 5 6")
    #expect(luck.cost == 0 && luck.feat == nil)
    expectEqual(luck.lesson(hints: 0, .english), "No move could have been better.")
  }

  private static let feat = "A perfect memory: nothing you saw was forgotten."

  @Test func luckyFindsAreCounted() throws {
    let review = try review("a a b b", "1 2 3 4")
    // Of the last two tiles, nobody has to be lucky.
    expectEqual(review.fields["luckyMatches"], .number(1))
    expectEqual(review.facts(.english).map(\.numbers), [[1, 2]])
    expectEqual(review.facts(.chinese)[0].numbers, [2, 1])
    let both = try self.review("a a b b c c", "1 2 3 4 5 6")
    expectEqual(both.fields["luckyMatches"], .number(2))
  }

  @Test(arguments: [MatchedPlaces.empty, .stay])
  func theReviewDoesNotDependOnThePlaces(matched: MatchedPlaces) throws {
    let plain = try review("a b c a b c", "1 4 2 3 5 6 2 5 3 6", matched: matched)
    let closed = try review("a b c a b c", "1 4 2 2 3 4 1 3 2 2", matched: .closeUp)
    #expect(plain.fields == closed.fields && plain.costs == closed.costs)
  }

  @Test func aFirstTileThatShowsNothingNewCostsSomething() throws {
    // Tile 1 was seen, its mate at 4 was not.
    let review = try review("a b c a b c", "1 2 1 3 1 4 2 5 3 6")
    #expect(review.costs[2] > 0 && review.costs[2] < 1 && review.remark(onMove: 2, .english) != nil)
    expectEqual(review.fields["avoidableMismatches"], .number(0))
  }

  /// Any first tile and the best second one, and any second one, make up the theory's recurrence.
  @Test(arguments: 1...20)
  func theTheorysOwnChoicesCostNothing(pairs: Int) {
    let theory = PairTheory(pairs: pairs)
    for known in 0..<pairs {
      let state = DuelState(pairs: pairs, known: known, ready: 0)
      let chance = Double(known) / Double(state.unseen)
      let taken = known > 0 ? 1 + theory.mean(state.adding(pairs: -1, known: -1)) : 0
      let mean = chance * taken + (1 - chance) * theory.mean(ofNewSecond: state.adding(known: 1))
      #expect(abs(mean - theory.mean(state)) < 1e-9, "\(pairs), \(known)")
      guard known > 0 else { continue }
      // A known tile first, or a second one that must miss, is never better.
      #expect(theory.mean(ofNewSecond: state) > theory.mean(state) - 1e-9)
      #expect(1 + theory.mean(state) > theory.mean(ofNewSecond: state) - 1e-9)
    }
  }

  // MARK: Hints

  @Test func eachHintHasItsReason() throws {
    var round = try LetterRound("a b a b")
    var expert = PairAdvisor(round.position.setup)
    var (moves, reasons) = ([String](), [String]())
    for tile in ["1", "2", "3", "4", "1", "3", ""] {
      moves.append(expert.move(at: round.position).description)
      reasons.append(expert.reason(at: round.position, .english))
      guard !tile.isEmpty else { break }
      let event = try round.event(of: tile)
      expert.observe(event, at: round.position)
    }
    // Nothing is known; the mate of 1 is not known; nothing; the mate of 3 is up; both are known.
    expectEqual(moves, ["1", "2", "3", "1", "1", "3", "2"])
    expectEqual(reasons.map(\.numbers), [[], [], [], [3], [3], [1], [4]])
    #expect(reasons[0] == reasons[2] && reasons[0] != reasons[1])
    #expect(PairAdvisor(round.position.setup).alternatives(at: round.position, .english) != nil)
    expectEqual(expert.alternatives(at: round.position, .english), nil)
    #expect(reasons[3].replacing("3", with: "1") == reasons[5] && reasons[3] != reasons[4])
  }

  @Test func aHintSaysWhatIsSure() throws {
    func reason(_ deal: String, _ tiles: String) throws -> String {
      var round = try LetterRound(deal)
      var expert = PairAdvisor(round.position.setup)
      for tile in tiles.split(separator: " ") {
        let event = try round.event(of: String(tile))
        expert.observe(event, at: round.position)
      }
      return expert.reason(at: round.position, .english)
    }
    let lastUnseen = try reason("a b c b c a", "2 3 4 5 1")
    let lastTwo = try reason("a a b b", "1 2")
    try expectEqual(reason("a a b b", "1 2 3"), lastTwo)
    let unknown = try reason("a a b b", "")
    #expect(lastUnseen == lastTwo && lastTwo != unknown)
  }
}
