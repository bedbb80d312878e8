import GameCore
import TestSupport
import Testing

@Suite struct OutcomeTests {
  @Test func aSignIsASymbolALetterOrAWord() throws {
    let sign = try #require(SpellOutcome.near.sign)
    expectEqual(sign.text(.english), "◐")
    expectEqual(sign.text(.ascii), "~")
    expectEqual(sign.text(.words), "near")
    var chinese = Presentation.chinese
    chinese.isPlain = true
    expectEqual(sign.text(chinese), "接近")
  }
}
