import TestSupport
import Testing
import TextUI

@Suite struct TextTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("猜数", 4), ("🐶", 2), ("╭─╮", 3), ("✓", 1),
    ("，", 2), ("\u{200b}", 0), ("한", 2), ("Ａ", 2),
  ])
  func widthsAreThoseOfTerminals(text: String, width: Int) {
    expectEqual(text.displayWidth, width)
  }

  @Test func textIsCutAndPaddedByColumns() {
    expectEqual("Diamond Life".cut(to: 12, ellipsis: "…"), "Diamond Life")
    expectEqual("Diamond Life".cut(to: 8, ellipsis: "…"), "Diamond…")
    expectEqual("猜数字游戏".cut(to: 6, ellipsis: "…"), "猜数…")
    expectEqual("猜".padded(to: 4), "猜  ")
  }

  @Test func linesBreakAtSpacesAndBetweenWideCharacters() {
    expectEqual("one two three".wrapped(to: nil), ["one two three"])
    expectEqual("one two three".wrapped(to: 8), ["one two", "three"])
    expectEqual("incomprehensible word".wrapped(to: 5), ["incomprehensible", "word"])
    // A number stays beside its name, unless that is long.
    expectEqual("the seed 42 is".wrapped(to: 12), ["the seed 42", "is"])
    expectEqual("of the day, seed 42".wrapped(to: 18), ["of the day,", "seed 42"])
    expectEqual("4 of incomprehensible 25".wrapped(to: 17), ["4 of", "incomprehensible", "25"])
    expectEqual("太小。还剩五十".wrapped(to: 8), ["太小。还", "剩五十"])
    expectEqual("太小太小。还剩".wrapped(to: 8), ["太小太", "小。还剩"])
    expectEqual("想好了 0 到 99 之间的数".wrapped(to: 16), ["想好了", "0 到 99 之间的数"])
    // No character is left alone in the last line.
    expectEqual("太小太小还剩十。".wrapped(to: 14), ["太小太小还", "剩十。"])
    expectEqual("太小太。".wrapped(to: 4), ["太小", "太。"])
    expectEqual("翻开红桃 9。".wrapped(to: 10), ["翻开红", "桃 9。"])
    expectEqual("one two".wrapped(to: 1), ["one", "two"])
  }

  @Test(arguments: [
    ("one two three four", 15, ["one two", "three four"]), ("one two", 20, ["one two"]),
    ("an incomprehensible word", 10, ["an", "incomprehensible", "word"]),
    ("太小太小还剩五十个数", 16, ["太小太小还", "剩五十个数"]),
    // After a stop if the lines needn't be more.
    ("想只看不冒险，就把这张翻回去，再翻。", 28, ["想只看不冒险，", "就把这张翻回去，再翻。"]),
    ("太小，还剩五十个数还剩五十", 16, ["太小，还剩五十", "个数还剩五十"]),
    ("我想好了一个 0 到 99 之间的数，你来猜。", 38, ["我想好了一个", "0 到 99 之间的数，你来猜。"]),
    ("提示：猜 50，数字从 36 到 63", 22, ["提示：猜 50，", "数字从 36 到 63"]),
  ])
  func balancedLinesAreAboutAsLong(text: String, width: Int, lines: [String]) {
    expectEqual(text.balanced(to: width), lines)
  }

  @Test func controlCharactersAreEscaped() {
    expectEqual("\u{1b}[31mred\u{7}".printable, "\\u{1b}[31mred\\u{7}")
    expectEqual("a\u{202e}b\u{9b}c".printable, "a\\u{202e}b\\u{9b}c")
    expectEqual("猜 é 🐶".printable, "猜 é 🐶")
    expectEqual("x\u{1b}".quoted, "'x\\u{1b}'")
    expectEqual(String(repeating: "a", count: 100).quoted.count, 42)
  }

  @Test func namesFoldToASCII() {
    expectEqual("Björk — Motörhead".foldedToASCII, "Bjork - Motorhead")
    expectEqual("猜".foldedToASCII, "?")
  }

  @Test func wordsAreQuotedForShells() {
    expectEqual("42".shellWord(inASCII: true), "42")
    expectEqual("".shellWord(inASCII: true), "''")
    expectEqual("a b".shellWord(inASCII: true), "'a b'")
    expectEqual("it's".shellWord(inASCII: true), #"'it'\''s'"#)
    expectEqual("$HOME".shellWord(inASCII: true), "'$HOME'")
    expectEqual("café".shellWord(inASCII: false), "'café'")
    expectEqual("café".shellWord(inASCII: true), #"$'caf\303\251'"#)
    expectEqual("\u{1b}'1".shellWord(inASCII: false), #"$'\033\'1'"#)
  }

  @Test func theNearestNameIsSuggested() {
    let games = ["cards", "memorize", "guess", "tunes"]
    expectEqual("gues".nearest(in: games), "guess")
    expectEqual("geuss".nearest(in: games), "guess")
    expectEqual("memo".nearest(in: games), "memorize")
    expectEqual("card".nearest(in: games), "cards")
    expectEqual("chess".nearest(in: games), nil)
    expectEqual("".nearest(in: games), nil)
    expectEqual(String(repeating: "x", count: 10_000).nearest(in: games), nil)
  }

  @Test(arguments: 8...30)
  func chineseLinesBreakWhereTheyMay(width: Int) {
    let text = "比参考成绩少 1.2 次（最好的一局是 5 次）：健忘鬼“没有”提示，复盘 12 号《月光》、《后来》。"
    let lines = text.wrapped(to: width)
    expectEqual(lines.joined().filter { $0 != " " }, text.filter { $0 != " " })
    for line in lines {
      #expect(line.displayWidth <= width && !"（“《".contains(line.last ?? " "), "\(line)")
      #expect(!"，。：、）”》".contains(line.first ?? "，"), "\(line)")
    }
    for term in ["参考成绩", "健忘鬼", "2 次", "12 号"] {
      #expect(lines.contains { $0.contains(term) }, "\(term) in \(lines)")
    }
  }

  @Test(arguments: [
    ("看电脑玩：expert（高手）、random（乱翻鬼）（默认 expert）", 30, ["expert（高手）、", "（乱翻鬼）", "（默认 expert）"]),
    ("翻开的是 Air《Moon Safari》（1998）。", 26, ["Safari》（1998）。"]),
    ("这一对括号里的话（说得实在太长，一行放不下）", 20, ["（说"]),
  ])
  func shortBracketsStayTogether(text: String, width: Int, parts: [String]) {
    let lines = text.wrapped(to: width)
    expectEqual(lines.joined().filter { $0 != " " }, text.filter { $0 != " " })
    for part in parts { #expect(lines.contains { $0.contains(part) }, "\(part) in \(lines)") }
    #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines)")
  }

  /// A character of Chinese counts as one letter, not as three bytes.
  @Test func theNearestChineseWordIsFound() {
    expectEqual("猜树".nearest(in: ["纸牌", "猜数", "成绩"]), "猜数")
    expectEqual("成积".nearest(in: ["纸牌", "猜数", "成绩"]), "成绩")
    expectEqual("跳棋".nearest(in: ["纸牌", "猜数", "成绩"]), nil)
    expectEqual("食物".nearest(in: ["动物", "花园"]), nil)
  }

  @Test func nounsAgreeWithTheirCount() {
    expectEqual(
      [0, 1, 2, -1].map { $0.counted("turn") }, ["0 turns", "1 turn", "2 turns", "-1 turn"])
    expectEqual(3.counted("guess", "guesses"), "3 guesses")
    expectEqual([1, 2].map { $0.plural(one: "was", other: "were") }, ["was", "were"])
  }

  @Test func wholeNumbersAreDigitsOnly() {
    expectEqual(WholeNumber.parse("042"), 42)
    for text in ["", "+1", "-1", "1.0", "0x1", "٣", "9223372036854775808", "1 "] {
      expectEqual(WholeNumber.parse(text), nil)
    }
  }

  @Test func decimalsAreSpelledInDigits() {
    expectEqual(["0.5", "10", "-1", "+.5"].compactMap { Double(decimal: $0) }, [0.5, 10, -1, 0.5])
    for text in ["", "0x10", "1e3", "nan", "inf", "1.0.0", "٣", " 1"] {
      expectEqual(Double(decimal: text), nil)
    }
  }

  @Test func decimalsHaveNoMorePlacesThanTheyNeed() {
    expectEqual([5.8, 6, -4, 0.05].map(\.shortest), ["5.8", "6", "-4", "0.05"])
    expectEqual(9.1625.rounded(toPlaces: 1), "9.2")
    expectEqual(9.1625.rounded(toPlaces: 2), "9.16")
    expectEqual(9.96.rounded(toPlaces: 1), "10")
    expectEqual((-0.44).rounded(toPlaces: 1), "-0.4")
  }

  @Test func aRangeIsSaidInWords() {
    expectEqual((3...6).described(in: .en), "3 to 6")
    expectEqual((3...6).described(in: .zh), "3 到 6")
  }

  @Test func aBarIsDrawnToAnEighthOfAColumn() {
    func bar(_ share: Double, isASCII: Bool = false) -> String {
      Presentation(language: .en, isASCII: isASCII).bar(share, room: 4)
    }
    expectEqual([0, 0.25, 0.5, 1].map { bar($0) }, ["", "█", "██", "████"])
    expectEqual(bar(0.25 + 1.0 / 32), "█▏")
    expectEqual(bar(1.0 / 1000), "▏")
    expectEqual([0, 0.001, 0.5].map { bar($0, isASCII: true) }, ["", "#", "##"])
  }
}
