import Flags
import Testing
import TextUI

@testable import CommandLine

@Suite struct MdocTests {
  private func page(_ build: (inout Mdoc) -> Void) -> String {
    var page = Mdoc()
    build(&page)
    return page.text
  }

  @Test func proseHasALinePerSentence() {
    let text = page { $0.paragraphs(["One. Two with `-x`, and more.", ".Three"]) }
    #expect(text == "One.\nTwo with\n.Ql \\-x ,\nand more.\n.Pp\n\\&.Three\n")
  }

  @Test(arguments: [".", ",", "?", "!", ":", "(", "]"])
  func aSignThatPunctuatesIsGuarded(sign: String) {
    #expect(page { $0.paragraphs(["A `\(sign)` is wrong."]) } == "A\n.Ql \\&\(sign)\nis wrong.\n")
  }

  @Test func aNegatableSwitchHasOneEntry() {
    let flag = Flag("bold", "print bold", isNegatable: true, defaultValue: "on")
    #expect(page { $0.synopsis(of: [flag]) } == ".Op Fl -[no-]bold\n")
  }

  @Test func optionsHaveAllThatIsSaidOfThem() {
    let text = page { $0.list(of: [Demo.size, Demo.round]) }
    #expect(
      text == """
        .Bl -tag -width Ds
        .It Fl s , Fl -size Ar N
        How large.
        .Ar N
        is a whole number from 1 to 9.
        Default: 3.
        .It Fl -round
        Round corners.
        .El
        .Pp
        .Fl -round
        cannot be combined with
        .Fl -square .

        """)
  }

  @Test func keysAreATable() {
    let keys = [("Left", "go left"), ("? .", "help")].map {
      KeyHelp($0.0, Phrase(en: $0.1, zh: ""))
    }
    let rows = ".It Ic Left Ta Go left\n.It Ic \\&? \\&. Ta Help\n"
    #expect(page { $0.list(of: keys) } == ".Bl -column \"Left\"\n\(rows).El\n")
  }

  @Test func aPairThatCannotBeCombinedIsToldOnce() {
    let names = ["one", "two", "three", "four"]
    let flags = names.map { name in
      Flag(name, "count", excludes: names.dropLast().filter { $0 != name && name != "four" })
    }
    let text = page { $0.list(of: flags) }
    let words = "\ncannot be combined with\n"
    let one = ".Fl -one\(words).Fl -two\nor\n.Fl -three .\n"
    #expect(text.hasSuffix(".El\n.Pp\n\(one).Fl -two\(words).Fl -three .\n"))
  }

  @Test func wordsToChooseFromShareALineWhereNothingIsSaidOfThem() {
    let value = Flag.Value(
      "HOW", oneOf: [Choice("a", "one, two"), Choice("b", ""), Choice("c", "")])
    let text = page { $0.list(of: [Flag("how", value: value, "do it")]) }
    #expect(text.contains(".Ar HOW\nis one of\n.Cm a Pq one, two ,\n.Cm b , c .\n"))
  }

  @Test func commandsHaveTheirOperandsAndOptions() {
    let text = page { $0.list(of: [Demo.find, Demo.cut]) }
    #expect(
      text == """
        .Bl -tag -width Ds
        .It Cm find Oo Ar THING Oc
        Find one.
        With
        .Ql THING ,
        finds that.
        .Ar THING
        is one of
        .Cm paper , stone .
        .It Cm cut Ar THING
        Cut one.
        .Ar THING
        is one of
        .Cm paper , stone .
        .Bl -tag -width Ds
        .It Fl -round
        Round corners.
        .El
        .Pp
        .Fl -round
        cannot be combined with
        .Fl -square .
        .El

        """)
  }
}
