import GameCore
import TestSupport
import Testing

@Suite struct DealTextTests {
  private typealias Source = Playthrough<Spell>.Source

  @Test(arguments: ["ab", "abcde", "fff"])
  func anEncodedDealIsReadBack(word: String) throws {
    let text = DealText.encoded(try SpellDeal(reading: word), of: "spell")
    #expect(text.hasPrefix("@"))
    expectEqual(text.shellWord(inASCII: true), text)
    #expect(!text.contains(word))
    try expectEqual(DealText.deal(text, of: Spell.self), SpellDeal(reading: word))
    try expectEqual(Source(.deal(text)).origin, .deal(text))
  }

  @Test func theFormNeverChanges() {
    // Records hold deals in it.
    expectEqual(DealText.encoded("77", of: "guess"), "@cJjAfzV2mhrYhU7O")
    expectEqual(DealText.encoded("dog cat cat dog", of: "memorize"), "@70MJ-m8bXqT5o289M_hss_4onYE")
  }

  @Test func anyChangeIsDetected() {
    let text = DealText.encoded("abc", of: "spell")
    for index in text.indices.dropFirst() {
      for letter in "AB" where text[index] != letter {
        var other = text
        other.replaceSubrange(index...index, with: String(letter))
        expectEqual(try? DealText.deal(other, of: Spell.self), nil, "\(other)")
      }
    }
    for wrong in ["@", "@A", "@AAAA", "@%%%%%%%%%", "@AAAAAAAAAAAA", String(text.dropLast())] {
      expectEqual(try? DealText.deal(wrong, of: Spell.self), nil, "\(wrong)")
    }
  }

  @Test func aDealOfAnotherGameIsRefused() {
    let text = DealText.encoded("abc", of: "guess")
    #expect(
      fault { try DealText.deal(text, of: Spell.self) }.contains("'\(text)' is not a deal of spell")
    )
  }

  @Test func aDealInTheClearIsReadAsItIs() throws {
    try expectEqual(DealText.deal("abc", of: Spell.self).description, "abc")
    #expect(fault { try DealText.deal("xyz", of: Spell.self) }.contains("'xyz'"))
  }

  @Test func numbersOfOneAndTwoDigitsLookAlike() {
    let texts = (0...99).map { DealText.encoded($0, of: "guess") }
    expectEqual(Set(texts.map(\.count)).count, 1)
    expectEqual(Set(texts).count, 100)
  }

  @Test(arguments: ["a", "@", "a ", "@A", "; "])
  func aDealOfMoreThan64KiBIsRefusedAtOnce(piece: String) {
    let start = ContinuousClock.now
    let limit = 1 << 16
    let huge = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    expectEqual(
      fault { try DealText.deal(huge, of: Spell.self) }.numbers, [limit, huge.utf8.count])
    let over = String(repeating: "a", count: limit + 1)
    expectEqual(fault { try DealText.deal(over, of: Spell.self) }.numbers, [limit, limit + 1])
    #expect(
      !fault { try DealText.deal(String(over.dropLast()), of: Spell.self) }.contains("\(limit)"))
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
