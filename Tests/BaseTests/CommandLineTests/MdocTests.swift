import TestSupport
import Testing

@testable import CommandLine

@Suite struct MdocTests {
  private func page(_ language: Language = .en, _ build: (inout Mdoc) -> Void) -> String {
    Mdoc.source(language, build) + "\n"
  }

  @Test func proseHasALinePerSentence() {
    let text = page {
      $0.prose("One. Two with `-x`, and more.")
      $0.prose(".Three")
    }
    expectEqual(text, "One.\nTwo with\n.Ql \\-x ,\nand more.\n\\&.Three\n")
  }

  @Test(arguments: [".", ",", "?", "!", ":", "(", "]"])
  func aSignThatPunctuatesIsGuarded(sign: String) {
    expectEqual(page { $0.prose("A `\(sign)` is wrong.") }, "A\n.Ql \\&\(sign)\nis wrong.\n")
  }

  @Test func aNegatableSwitchHasOneEntry() {
    let flag = Flag("bold", "print bold", isNegatable: true, defaultValue: "on")
    expectEqual(page { $0.synopsis(of: [flag]) }, ".Op Fl -[no-]bold\n")
  }

  @Test func optionsHaveAllThatIsSaidOfThem() {
    let text = page { $0.list(of: [Demo.size, Demo.round]) }
    expectEqual(
      text,
      """
      .Bl -tag -width Ds
      .It Fl s , Fl -size Ar N
      How large.
      .Ar N No is a whole number from 1 to 9 ; default: 3 .
      .It Fl -round
      Round corners.
      .El
      .Pp
      .Fl -round No conflicts with Fl -square .

      """)
  }

  /// A blank would stand before a Chinese sign that begins a line.
  @Test func optionsInChineseHaveNoBlankBeforeASign() {
    let value = Flag.Value(
      "HOW", oneOf: [Choice("a", Phrase(en: "one", zh: "一")), Choice("b", "")])
    let flags = [
      Flag(
        "how", value: value, Phrase(en: "", zh: "见 `x y`，选法"), excludes: ["size"],
        defaultValue: "a"),
      Flag("size", value: .init("N", in: 1...9), Phrase(en: "", zh: "大小"), defaultValue: "3"),
    ]
    expectEqual(
      page(.zh) { $0.list(of: flags) },
      """
      .Bl -tag -width Ds
      .It Fl -how Ar 方式
      见
      .Ql x y Ns
      ，选法。
      .No 可选 Cm a Ns No （\\&一）、\\: \\*n Cm b Ns No ，默认 a。
      .It Fl -size Ar N
      大小。
      .Ar N No 是 1 到 9 的整数，默认 3。
      .El
      .Pp
      .Fl -how No 不能与 Fl -size No 同用。

      """)
  }

  @Test func keysAreATable() {
    let keys = [("Left", "go left"), ("? .", "help")].map {
      KeyHelp($0.0, Phrase(en: $0.1, zh: ""))
    }
    let rows = ".It Ic Left Ta Go left\n.It Ic \\&? \\&. Ta Help\n"
    expectEqual(page { $0.list(of: keys) }, ".Bl -column \"Left\"\n\(rows).El\n")
  }

  @Test func aPairThatCannotBeCombinedIsToldOnce() {
    let names = ["one", "two", "three", "four"]
    let flags = names.map { name in
      Flag(name, "count", excludes: names.dropLast().filter { $0 != name && name != "four" })
    }
    let text = page { $0.list(of: flags) }
    let one = ".Fl -one No conflicts with Fl -two , -three .\n"
    #expect(text.hasSuffix(".El\n.Pp\n\(one).Fl -two No conflicts with Fl -three .\n"))
  }

  @Test func wordsToChooseFromShareALineWhereNothingIsSaidOfThem() {
    let value = Flag.Value(
      "HOW", oneOf: [Choice("a", "one, two"), Choice("b", ""), Choice("c", "")])
    let text = page { $0.list(of: [Flag("how", value: value, "do it")]) }
    #expect(text.contains(".Ar HOW No is one of Cm a No ( one, two ) , Cm b , Cm c .\n"))
  }

  @Test func commandsHaveTheirOperandsAndOptions() {
    let text = page { $0.list(of: [Demo.find, Demo.cut]) }
    expectEqual(
      text,
      """
      .Bl -tag -width Ds
      .It Cm find Oo Ar THING Oc
      Find one.
      With
      .Ar THING ,
      finds that.
      .Ar THING No is one of Cm paper , Cm stone .
      .It Cm cut Ar THING
      Cut one.
      .Ar THING No is one of Cm paper , Cm stone .
      .Bl -tag -width Ds
      .It Fl -round
      Round corners.
      .It Fl s , Fl -size Ar N
      How large.
      .Ar N No is a whole number from 1 to 9 ; default: 3 .
      .El
      .Pp
      .No Also Fl -quiet .
      .El

      """)
  }

  @Test func anOptionOfAnEarlierCommandIsOnlyNamed() {
    let text = page { $0.list(of: [Demo.cut, Demo.cut]) }
    #expect(text.hasSuffix("Cut one.\n" + lastWords))
  }

  private var lastWords: String {
    ".Ar THING No is one of Cm paper , Cm stone .\n"
      + ".No Also Fl -round , Fl -size , Fl -quiet .\n.El\n"
  }

  @Test func wordsAreATable() {
    let text = page { $0.list(of: [("a, bc", "one, two"), ("d", "three")]) }
    expectEqual(text, ".Bl -column \"a, bc\"\n.It Cm a , bc Ta one, two\n.It Cm d Ta three\n.El\n")
  }

  @Test func aLongNoteStandsAboveItsExample() {
    let note = String(repeating: "o", count: 40)
    let text = page { $0.examples([.init("Play", "arcade a"), .init(note, "arcade b")]) }
    let first = "$ arcade a" + String(repeating: " ", count: 28) + "# Play"
    expectEqual(text, ".Bd -literal -offset 2n\n\(first)\n# \(note)\n$ arcade b\n.Ed\n")
  }

  @Test func referencesShareLines() {
    let pages = (1...6).map { ("page-number-\($0)", "7") }
    let lines = page { $0.references(pages) }.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.utf8.count < 80 })
    #expect(lines[1].hasPrefix(".Xr ") && lines[1].hasSuffix("6 7"))
  }
}
