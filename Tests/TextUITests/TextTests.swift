import Testing
import TextUI

@Suite struct TextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("猜数", 4), ("🐶", 2), ("╭─╮", 3), ("✓", 1),
    ("，", 2), ("\u{200b}", 0), ("한", 2), ("Ａ", 2),
  ])
  func widthsAreThoseOfTerminals(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func textIsCutAndPaddedByColumns() {
    #expect("Diamond Life".cut(to: 12, ellipsis: "…") == "Diamond Life")
    #expect("Diamond Life".cut(to: 8, ellipsis: "…") == "Diamond…")
    #expect("猜数字游戏".cut(to: 6, ellipsis: "…") == "猜数…")
    #expect("猜".padded(to: 4) == "猜  ")
  }

  @Test func linesBreakAtSpacesAndBetweenWideCharacters() {
    #expect("one two three".wrapped(to: nil) == ["one two three"])
    #expect("one two three".wrapped(to: 8) == ["one two", "three"])
    #expect("incomprehensible word".wrapped(to: 5) == ["incomprehensible", "word"])
    #expect("太小。还剩五十".wrapped(to: 8) == ["太小。还", "剩五十"])
    #expect("太小太小。还剩".wrapped(to: 8) == ["太小太", "小。还剩"])
    #expect("one two".wrapped(to: 1) == ["one", "two"])
  }

  @Test func controlCharactersAreEscaped() {
    #expect("\u{1b}[31mred\u{7}".printable == "\\u{1b}[31mred\\u{7}")
    #expect("a\u{202e}b\u{9b}c".printable == "a\\u{202e}b\\u{9b}c")
    #expect("猜 é 🐶".printable == "猜 é 🐶")
    #expect("x\u{1b}".quoted == "'x\\u{1b}'")
    #expect(String(repeating: "a", count: 100).quoted.count == 42)
  }

  @Test func namesFoldToASCII() {
    #expect("Björk — Motörhead".foldedToASCII == "Bjork - Motorhead")
    #expect("猜".foldedToASCII == "?")
  }

  @Test func wordsAreQuotedForShells() {
    #expect("42".shellWord(inASCII: true) == "42")
    #expect("".shellWord(inASCII: true) == "''")
    #expect("a b".shellWord(inASCII: true) == "'a b'")
    #expect("it's".shellWord(inASCII: true) == #"'it'\''s'"#)
    #expect("$HOME".shellWord(inASCII: true) == "'$HOME'")
    #expect("café".shellWord(inASCII: false) == "'café'")
    #expect("café".shellWord(inASCII: true) == #"$'caf\303\251'"#)
    #expect("\u{1b}'1".shellWord(inASCII: false) == #"$'\033\'1'"#)
  }

  @Test func theNearestNameIsSuggested() {
    let games = ["cards", "memorize", "guess", "tunes"]
    #expect("gues".nearest(in: games) == "guess")
    #expect("geuss".nearest(in: games) == "guess")
    #expect("memo".nearest(in: games) == "memorize")
    #expect("card".nearest(in: games) == "cards")
    #expect("chess".nearest(in: games) == nil)
    #expect("".nearest(in: games) == nil)
    #expect(String(repeating: "x", count: 10_000).nearest(in: games) == nil)
  }

  @Test func nounsAgreeWithTheirCount() {
    #expect(
      [0, 1, 2, -1].map { $0.counted("turn") } == ["0 turns", "1 turn", "2 turns", "-1 turn"])
    #expect(3.counted("guess", "guesses") == "3 guesses")
    #expect([1, 2].map { $0.plural(one: "was", other: "were") } == ["was", "were"])
  }

  @Test func wholeNumbersAreDigitsOnly() {
    #expect(WholeNumber.parse("042") == 42)
    for text in ["", "+1", "-1", "1.0", "0x1", "٣", "9223372036854775808", "1 "] {
      #expect(WholeNumber.parse(text) == nil)
    }
  }

  @Test func decimalsHaveNoMorePlacesThanTheyNeed() {
    #expect([5.8, 6, -4, 0.05].map(\.shortest) == ["5.8", "6", "-4", "0.05"])
    #expect(9.1625.rounded(toPlaces: 1) == "9.2")
    #expect(9.1625.rounded(toPlaces: 2) == "9.16")
    #expect(9.96.rounded(toPlaces: 1) == "10")
    #expect((-0.44).rounded(toPlaces: 1) == "-0.4")
  }

  @Test func aRangeIsSaidInWords() {
    #expect((3...6).described(in: .en) == "3 to 6")
    #expect((3...6).described(in: .zh) == "3 到 6")
  }

  @Test func aBarIsDrawnToAnEighthOfAColumn() {
    func bar(_ share: Double, isASCII: Bool = false) -> String {
      Bar.text(share, room: 4, Presentation(language: .en, isASCII: isASCII))
    }
    #expect([0, 0.25, 0.5, 1].map { bar($0) } == ["", "█", "██", "████"])
    #expect(bar(0.25 + 1.0 / 32) == "█▏")
    #expect(bar(1.0 / 1000) == "▏")
    #expect([0, 0.001, 0.5].map { bar($0, isASCII: true) } == ["", "#", "##"])
  }
}
