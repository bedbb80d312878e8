import Foundation
import GameCore
import TestSupport
import Testing
import TextUI
import Tiles
@testable import GuessGame

/// What is known of guessing, as in Tests/Data/guess_par.json, and what the players make of it.
@Suite struct GuessTheoryTests {
  private struct Data: Decodable {
    let table: [String: Row]
    let n100: Hundred

    struct Row: Decodable {
      let total: Int
      let worst: Int
      let ranks: [Int]
      let distribution: [String: Int]

      enum CodingKeys: String, CodingKey {
        case total, worst, distribution
        case ranks = "optimal_first_guess_ranks"
      }
    }

    struct Hundred: Decodable {
      let random: Double

      enum CodingKeys: String, CodingKey { case random = "random_in_range_expected" }
    }
  }

  private let data: Data

  init() throws {
    let text = try Project.text("Tests/Data/guess_par.json")
    data = try JSONDecoder().decode(Data.self, from: Foundation.Data(text.utf8))
  }

  @Test func theFormulasGiveTheTable() throws {
    #expect(data.table.count > 5)
    for (key, row) in data.table {
      let count = try #require(Int(key))
      let theory = GuessTheory(count: count)
      #expect(abs(theory.mean * Double(count) - Double(row.total)) < 1e-9)
      #expect(theory.most == row.worst)
      #expect(theory.bestPlaces == row.ranks[0] - 1...row.ranks[1] - 1)
      for (guesses, games) in row.distribution {
        let probability = theory.distribution.probability(of: try #require(Int(guesses)))
        #expect(abs(probability * Double(count) - Double(games)) < 1e-9)
      }
      #expect(abs(theory.distribution.mean - theory.mean) < 1e-9)
    }
    #expect(GuessTheory(count: 100).mean == 5.8)
  }

  /// The least total of guesses, found by trying all first guesses.
  @Test func noFirstGuessIsBetterThanTheBestPlaces() {
    var totals = [0]
    for count in 1...200 {
      let each = (0..<count).map { totals[$0] + totals[count - 1 - $0] + count }
      let least = each.min() ?? 0
      totals.append(least)
      let best = each.indices.filter { each[$0] == least }
      #expect(GuessTheory(count: count).bestPlaces == best[0]...best[best.count - 1])
      #expect(abs(GuessTheory(count: count).mean * Double(count) - Double(least)) < 1e-9)
    }
  }

  @Test(arguments: [1, 2, 3, 7, 8, 100, 1000])
  func bisectionTakesWhatTheTheorySays(count: Int) throws {
    let range = try #require(NumberRange("0-\(max(1, count - 1))"))
    var options = GuessOptions()
    options.range = range
    var total = 0
    for secret in range.low...range.high {
      var game = try Guess(options: options, deal: GuessDeal(secret: secret))
      var player = Bisection(range, playerSeed: 0)
      while game.status == .playing { player.see(try game.apply(player.move())) }
      #expect(game.score.value <= GuessTheory(count: range.count).most)
      total += game.score.value
    }
    let mean = Double(total) / Double(range.count)
    #expect(abs(mean - GuessTheory(count: range.count).mean) < 1e-9)
  }

  @Test func guessingAtRandomTakesLonger() throws {
    var tally = Tally()
    let random = try #require(Guess.players.first { $0.name == "random" })
    try random.play(GuessOptions(), GameSeeds(first: 1, count: 20_000), &tally)
    let mean = tally.games.reduce(0) { $0 + Double($1.key * $1.value) } / 20_000
    // The deviation is about 2.3.
    #expect(abs(mean - data.n100.random) < 4 * 2.3 / 20_000.squareRoot())
  }

  @Test func theLargestRangeIsNoTrouble() throws {
    let theory = GuessTheory(count: NumberRange.limit + 1)
    #expect(theory.most == 30)
    #expect((28.9...29).contains(theory.mean))
    #expect(abs(theory.distribution.probabilities.reduce(0, +) - 1) < 1e-9)
  }
}

@Suite struct GuessReviewTests {
  private let english = Presentation(language: .en)

  private func review(_ guesses: [Int], secret: Int) throws -> any Review<GuessEvent> {
    var game = try Guess(options: GuessOptions(), deal: GuessDeal(secret: secret))
    var review = game.review()
    for guess in guesses { review.see(try game.apply(GuessMove(guess))) }
    #expect(game.status == .won)
    return review
  }

  @Test func whatWonLeastIsTold() throws {
    let review = try review([50, 1, 25, 30], secret: 30)
    #expect(
      review.sentences(english) == [
        "The guesses won 1, 0.1, 1, 4.6 of the 6.6 bits that there were; each halving is one.",
        "The guess to change is 1, which won 0.1: of 0 to 49, the middle, 24, was sure of 1 or more.",
      ])
    #expect(review.fields["least"] == .number(1))
    #expect(review.fields["good"] == .number(2))
  }

  @Test func halvingIsPraised() throws {
    #expect(
      try review([49, 24, 11, 5, 8], secret: 8).sentences(english)[1]
        == "No guess could have been better.")
  }

  @Test func luckIsCalledSo() throws {
    let review = try review([90, 95], secret: 95)
    #expect(
      review.sentences(english)[1] == "What was not near the middle was a risk that paid off.")
    #expect(review.sentences(Presentation(language: .zh))[1] == "没取中间数是冒险，但赌赢了。")
    let one = try self.review([95], secret: 95)
    #expect(
      one.sentences(english) == [
        "The guess won 6.6 of the 6.6 bits that there were; each halving is one.",
        "It was a risk that paid off.",
      ])
  }

  @Test func whatHadToBeGuessedIsNotJudged() throws {
    let review = try review([50, 25, 12, 6, 9, 7, 8], secret: 8)
    #expect(review.sentences(english)[0].hasPrefix("The guesses won 1, 1, 1.1, 1.3, 1.3, 1 of"))
    #expect(review.fields["least"] == .number(50))
  }

  @Test func theLastOfManyGuessesAreTold() throws {
    let review = try review(Array(0...30), secret: 30)
    #expect(
      review.sentences(english)[0].hasPrefix("The guesses won 0, 0, 0, 0, 0, 0, 0, 0, 0, …, 0, 6.1")
    )
    #expect(
      review.sentences(english)[1]
        == "The guess to change is 0, which won 0: of 0 to 99, the middle, 49, was sure of 1 or more."
    )
  }

  @Test func thePictureShowsWhatRemained() throws {
    let picture = try review([50, 25, 12, 6, 9, 7, 8], secret: 8).picture(english)
    #expect(picture.count == 8)
    #expect(picture[0] == "Left after each guess:")
    #expect(picture[1] == "50  ████████████████████▍ 50")
    #expect(picture[7] == " 8  1")
    let ascii = try review([50, 8], secret: 8).picture(Presentation(language: .en, isASCII: true))
    #expect(ascii == ["Left after each guess:", "50  #################### 50", " 8  1"])
  }
}
