import Testing
import TextUI

@testable import CommandLine

@Suite struct HelpTests {
  @Test func theHelpOfAProgramHasItAll() {
    #expect(
      HelpPage(of: Demo.program).text == """
        demo: a made-up program

        usage: demo [COMMAND]
               demo --version

        first:
          paint  paint it

        second:
          find [THING]     find one
          cut THING        cut one
          show [NUMBER]    show one again
          read [FILE ...]  read one

        options of every command:
              --color WHEN  when to use colour: always, never
          -q, --quiet       print less

        options everywhere:
          -h, --help     print this help (-h: summary)
          -V, --version  print the version

        Options may also come before the command

        Run 'demo help COMMAND' for more

        """)
  }

  @Test func theHelpOfACommandHasItAll() {
    #expect(
      HelpPage(of: Demo.paint, in: Demo.program).text == """
        demo paint: paint it

        usage: demo paint [OPTION ...] [COLOUR ...]

        options:
          -s, --size N  how large (3)
              --round   round corners
              --square  square corners

        options of every command:
              --color WHEN  when to use colour: always, never
          -q, --quiet       print less

        options everywhere:
          -h, --help     print this help (-h: summary)
          -V, --version  print the version

        keys in full screen:
          Up  up

        examples:
          demo paint red

        More: man demo

        """)
  }

  @Test func wordsToChooseFromAreListedUnderTheirName() {
    let page = HelpPage(of: Demo.cut, in: Demo.program).text
    #expect(page.contains("usage: demo cut THING [OPTION ...]\n\nthings:\n  paper  thin\n"))
    #expect(page.contains("\nRun 'demo cut THING --help' for all options\n"))
    #expect(page.contains("\nshared options:\n  -q, --quiet  print less\n"))
    #expect(HelpPage(of: Demo.show, in: Demo.program).text.contains("\n\nNUMBER is a number\n\n"))
  }

  @Test func theShortHelpHasNoKeysAndExamples() {
    #expect(
      HelpPage(of: Demo.paint, in: Demo.program).shortText == """
        demo paint: paint it

        usage: demo paint [OPTION ...] [COLOUR ...]

        options:
          -s, --size N  how large
              --round   round corners
              --square  square corners

        options of every command:
              --color WHEN  when to use colour
          -q, --quiet       print less

        options everywhere:
          -h, --help     print this help (-h: summary)
          -V, --version  print the version

        Run 'demo paint --help' for details

        """)
  }

  @Test func theShortHelpLeavesOutWhatOnlyChangesTheFullScreen() {
    let page = HelpPage(of: Demo.drawing, in: Demo.program)
    #expect(page.text.contains("--mouse") && page.text.contains("\nframes:\n"))
    #expect(page.shortText.contains("--size N") && !page.shortText.contains("--mouse"))
    // Nor a heading without an option.
    #expect(!page.shortText.contains("frames"))
  }

  @Test(arguments: 0...40)
  func theShortHelpHasAtMost24Lines(count: Int) {
    let page = HelpPage(of: Demo.large(count), in: Demo.program).shortText
    #expect(page.count { $0 == "\n" } <= 24)
    #expect(page.hasSuffix("\n\nRun 'demo large --help' for details\n"))
    for line in page.split(separator: "\n") { #expect(line.count <= 80) }
    // Every option is named.
    for index in 0..<count { #expect(page.contains("--option-\(index) VALUE")) }
    #expect(page.contains("--color WHEN"))
  }

  @Test func theLongestListOfTheShortHelpIsCutDown() {
    let page = HelpPage(of: Demo.large(12), in: Demo.program).shortText
    #expect(
      page.contains(
        """
        options:
          --option-0 VALUE, --option-1 VALUE, --option-2 VALUE, --option-3 VALUE,
          --option-4 VALUE,
        """))
    #expect(page.contains("      --color WHEN  when to use colour\n"))
  }
}
