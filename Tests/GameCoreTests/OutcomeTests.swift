import GameCore
import TestSupport
import Testing
import TextUI

@Suite struct OutcomeTests {
  private enum Alike: String, MoveOutcome {
    case aa, ab, aaa, b, bc = "bB-c"
    var sign: OutcomeSign? { nil }
  }

  private enum Missed: String, MoveOutcome {
    case up, mismatch, match
    var sign: OutcomeSign? { nil }
  }

  private func letters<O: MoveOutcome>(_ type: O.Type) -> String {
    String(String.UnicodeScalarView(OutcomeLetters(O.self).all.map(\.letter)))
  }

  @Test func eachOutcomeHasTheFirstLetterThatIsFree() {
    #expect(letters(SpellOutcome.self) == "nef")
    // After its own letters come those of the alphabet; only lower-case letters count.
    #expect(letters(Alike.self) == "abcde")
  }

  @Test func aMismatchIsAnX() {
    #expect(letters(Missed.self) == "uxm")
  }

  @Test func outcomesAreFoundByTheirLetters() {
    let letters = OutcomeLetters(SpellOutcome.self)
    #expect(SpellOutcome.allCases.map { letters[$0] } == letters.all.map(\.letter))
    #expect(letters.all.map(\.word) == SpellOutcome.allCases.map(\.rawValue))
  }

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
