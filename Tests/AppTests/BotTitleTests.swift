import GuessGame
import MemorizeGame
import TestSupport
import Testing
import Tiles
@testable import App

/// The titles of the arcade's bots, which people read; their names are for command lines,
/// records and JSON lines.
struct BotTitleTests {
  @Test func everyBotHasATitleInEveryLanguage() {
    for game in GameCatalog.arcade.games {
      let choices = game.botChoices
      let (english, chinese) = (choices.map { $0.title(.en) }, choices.map { $0.title(.zh) })
      #expect(english.first == "Expert" && Set(english).count == choices.count)
      expectEqual(Set(chinese).count, choices.count)
      #expect(chinese.allSatisfy { !$0.unicodeScalars.contains(where: \.isASCII) })
    }
  }

  @Test func aSpanHasANameOrIsPartOfTheTitle() {
    expectEqual(Memorize.botTitle("forgetful:7", .en), "Attentive")
    expectEqual(Memorize.bot(named: "forgetful:2")?.choice.title(.zh), "金鱼脑")
    expectEqual(Memorize.botTitle("forgetful:4", .en), "Forgetful")
    expectEqual(Memorize.botTitle("forgetful:9", .en), "Forgetful (9)")
    expectEqual(Memorize.botTitle("nobody", .en), "nobody")
    expectEqual(Memorize.bot(named: "goldfish")?.name, "forgetful:2")
    expectEqual(Guess.bot(named: "Expert")?.name, "expert")
    expectEqual(Guess.bot(named: "高手")?.name, "expert")
    #expect(Guess.bot(named: "goldfish") == nil)
  }

  @Test func theLadderOfTurnsEndsWithWhoIsStrongestThere() {
    expectEqual(Memorize.ladder(.race).last?.name, "expert")
    expectEqual(Memorize.ladder(.turns).map(\.name).suffix(2), ["expert", "strategist"])
  }
}
