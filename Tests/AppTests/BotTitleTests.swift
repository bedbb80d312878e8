import Flags
import GameCore
import GuessGame
import MemorizeGame
import Testing
import TextUI
import Tiles
@testable import App

/// The titles of the arcade's bots, which people read; their names are for command lines,
/// records and JSON lines.
struct BotTitleTests {
  @Test func everyBotHasATitleInEveryLanguage() {
    for game in GameRegistry.catalog.games {
      let choices = game.playerChoices
      let (english, chinese) = (choices.map { $0.title(.en) }, choices.map { $0.title(.zh) })
      #expect(english.first == "Expert" && Set(english).count == choices.count)
      #expect(Set(chinese).count == choices.count)
      #expect(chinese.allSatisfy { !$0.unicodeScalars.contains(where: \.isASCII) })
    }
  }

  @Test func aSpanHasANameOrIsPartOfTheTitle() {
    #expect(Memorize.playerTitle("forgetful:7", .en) == "Attentive")
    #expect(Memorize.player(named: "forgetful:2")?.choice.title(.zh) == "金鱼脑")
    #expect(Memorize.playerTitle("forgetful:4", .en) == "Forgetful")
    #expect(Memorize.playerTitle("forgetful:9", .en) == "Forgetful (9)")
    #expect(Memorize.playerTitle("nobody", .en) == "nobody")
    #expect(Memorize.player(named: "goldfish")?.name == "forgetful:2")
    #expect(Guess.player(named: "Expert")?.name == "bisection")
    #expect(Guess.player(named: "高手")?.name == "bisection")
    #expect(Guess.player(named: "goldfish") == nil)
  }

  @Test func theLadderOfTurnsEndsWithWhoIsStrongestThere() {
    #expect(Memorize.ladder.last?.name == "perfect")
    #expect(Memorize.versus?.ladder.map(\.name).suffix(2) == ["perfect", "strategist"])
  }
}
