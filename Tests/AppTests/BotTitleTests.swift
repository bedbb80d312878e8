import Flags
import GameCore
import MemorizeGame
import Testing
import TextUI
import Tiles
@testable import App

/// The titles of the arcade's bots, which people read; their names are for command lines,
/// records and JSON lines.
@Suite struct BotTitleTests {
  @Test func everyBotHasATitleInEveryLanguage() {
    for game in GameRegistry.catalog.games {
      let choices = game.playerChoices
      let (english, chinese) = (choices.map { $0.title(.en) }, choices.map { $0.title(.zh) })
      #expect(english == choices.map(\.name.capitalizedFirst))
      #expect(Set(chinese).count == choices.count)
      #expect(chinese.allSatisfy { !$0.unicodeScalars.contains(where: \.isASCII) })
    }
  }

  @Test func aSpanIsPartOfTheTitle() {
    #expect(Memorize.playerTitle("forgetful:7", .en) == "Forgetful (7)")
    #expect(Memorize.player(named: "forgetful:7")?.choice.title(.zh) == "健忘鬼（7）")
    #expect(Memorize.playerTitle("nobody", .en) == "nobody")
  }
}
