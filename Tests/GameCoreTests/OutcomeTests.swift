import GameCore
import TestSupport
import Testing
import TextUI

@Suite struct OutcomeTests {
  @Test func aSignIsASymbolALetterOrAWord() throws {
    let sign = try #require(SpellOutcome.near.sign)
    #expect(sign.text(.english) == "◐")
    #expect(sign.text(.ascii) == "~")
    #expect(sign.text(.words) == "near")
    var chinese = Presentation.chinese
    chinese.isPlain = true
    #expect(sign.text(chinese) == "接近")
  }
}
