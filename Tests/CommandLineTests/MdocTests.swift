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
        .Ql N
        is a whole number from 1 to 9.
        Default:
        .Ql 3 .
        .It Fl -round
        Round corners.
        Cannot be combined with
        .Ql \\-\\-square .
        .El

        """)
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
        .Ql THING
        is one of
        .Ql paper ,
        .Ql stone .
        .It Cm cut Ar THING
        Cut one.
        .Ql THING
        is one of
        .Ql paper ,
        .Ql stone .
        .Bl -tag -width Ds
        .It Fl -round
        Round corners.
        Cannot be combined with
        .Ql \\-\\-square .
        .El
        .El

        """)
  }
}
