import GameCore
import TestSupport
import Testing

/// A game that ended with its task not done. By the first rules of spell, four guesses are all.
@Suite struct LostGameTests {
  private func game(_ words: String) throws -> Playthrough<FirstSpell> {
    var game = try Playthrough<FirstSpell>(
      options: SpellOptions(), source: .deal(SpellDeal(reading: "abc")))
    for word in words.split(separator: " ") {
      _ = try game.play(try #require(SpellMove(String(word))))
    }
    return game
  }

  @Test func itHasItsWords() throws {
    let lost = try game("fff eee ddd ccc")
    #expect(lost.isLost && !lost.isPlaying && lost.position.phase.status == "lost")
    expectEqual(lost.verdict(.english), "Lost after 4 guesses.")
    #expect(lost.summary(.english).hasPrefix("Score: 4 guesses, lost ("))
    #expect(lost.summary(Presentation(language: .zh)).hasPrefix("成绩：4 次，失败"))
    #expect(lost.share(.english).contains("4 guesses, lost"))
    #expect(!(try game("fff eee ddd abc").share(.english).contains("lost")))
  }

  @Test func itHasNoStars() throws {
    func stars(_ words: String) throws -> Stars? {
      var game = try Playthrough<Spell>(
        options: SpellOptions(), source: .deal(SpellDeal(reading: "abc")))
      for word in words.split(separator: " ") {
        _ = try game.play(try #require(SpellMove(String(word))))
      }
      return game.stars(game.review)
    }
    #expect(try stars("aaa abc") != nil)
    try expectEqual(stars(Array(repeating: "fff", count: 100).joined(separator: " ")), nil)
  }

  @Test func itIsBehindEveryWonOneAndCountedApart() throws {
    let (lost, won) = (try game("fff eee ddd ccc").position, try game("abc").position)
    #expect(lost.result.isLost && !won.result.isLost)
    #expect(won.result.lead(over: lost.result, .lower) > 0)
    expectEqual(GameResult(score: 9).lead(over: GameResult(score: 1, isLost: true), .lower), 1)
    expectEqual(lost.result.lead(over: GameResult(score: 1, isLost: true), .lower), 0)
    var tally = Tally()
    for position in [lost, won, lost] { tally.add(position.result) }
    #expect(tally.games == [1: 1] && tally.lost == 2 && tally.count == 3)
  }
}
