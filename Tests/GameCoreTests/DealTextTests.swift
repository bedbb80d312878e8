import GameCore
import TestSupport
import Testing
import TextUI
import Tiles

@Suite struct DealTextTests {
  @Test(arguments: ["8", "42", "ace_of_spades 2_of_hearts", "Björk — Debut (1993)", "a\nb"])
  func anEncodedDealComesBack(deal: String) {
    let text = DealText.encoded(deal, of: "guess")
    #expect(text.hasPrefix("@"))
    #expect(text.shellWord(inASCII: true) == text)
    #expect(DealText.deal(text, of: "guess") == deal)
    #expect(!text.contains(deal))
  }

  @Test func theFormNeverChanges() {
    // Records hold deals in it.
    #expect(DealText.encoded("77", of: "guess") == "@cJjAfzV2mhrYhU7O")
    #expect(DealText.encoded("dog cat cat dog", of: "memorize") == "@70MJ-m8bXqT5o289M_hss_4onYE")
  }

  @Test func whatWasChangedIsNoDeal() {
    let text = DealText.encoded("42", of: "guess")
    for index in text.indices.dropFirst() {
      var other = text
      other.replaceSubrange(index...index, with: text[index] == "A" ? "B" : "A")
      #expect((DealText.deal(other, of: "guess") as String?) != "42" || other == text)
    }
    #expect((DealText.deal(text, of: "cards") as String?) == nil)
    #expect((DealText.deal(String(text.dropLast()), of: "guess") as String?) == nil)
    for wrong in ["@", "@A", "@AAAA", "@%%%%%%%%%", "@AAAAAAAAAAAA"] {
      #expect((DealText.deal(wrong, of: "guess") as String?) == nil)
    }
  }

  @Test func aDealInTheClearIsReadAsItIs() {
    #expect(DealText.deal("42", of: "guess") == 42)
    #expect((DealText.deal("x", of: "guess") as Int?) == nil)
  }

  @Test func numbersOfOneAndTwoDigitsLookAlike() {
    let lengths = Set((0...99).map { DealText.encoded($0, of: "guess").count })
    #expect(lengths.count == 1)
    #expect(Set((0...99).map { DealText.encoded($0, of: "guess") }).count == 100)
  }
}

@Suite struct OptionsTextTests {
  private struct Options: GameOptions {
    var size = 3
    var isHard = false
    var look = "wheels"

    static let table: [Option<Options>] = [
      Option(
        Flag("size", value: .init("N", in: 1...9), "how large"),
        parse: WholeNumber.parser(in: 1...9), spelled: { String($0.size) },
        set: { $0.size = $1 }),
      Option(Flag("hard", "harder"), state: { $0.isHard }, turnOn: { $0.isHard = true }),
      Option(
        Flag("look", value: .init("NAME", expecting: "a name"), "how it looks"),
        parse: { $0 }, set: { $0.look = $1 }),
    ]
  }

  @Test func optionsAreWrittenInTheOrderOfTheirNames() throws {
    var options = Options()
    #expect(options.recorded == "hard=no size=3")
    (options.size, options.isHard) = (7, true)
    #expect(options.recorded == "hard=yes size=7")
    let again = try Options(recorded: options.recorded)
    #expect(again.size == 7 && again.isHard && again.look == "wheels")
    #expect(try Options(recorded: "").size == 3)
  }

  @Test(arguments: ["size", "size=10", "size=x", "hard=maybe", "look=list", "other=1", "="])
  func whatIsNoOptionIsRefused(text: String) {
    #expect(throws: InvalidInput.self) { try Options(recorded: text) }
  }
}
