import TestSupport
import Testing

@testable import CommandLine

@Suite struct HelpTests {
  private let english = Presentation(language: .en)

  @Test func theHelpOfAProgramHasItAll() {
    expectEqual(
      HelpPage(of: Demo.program).text(english),
      """
      demo: a made-up program

      usage: demo [COMMAND]

      first:
        paint  paint it

      second:
        find [THING]     find one
        cut THING        cut one
        show [NUMBER]    show one again
        read [FILE ...]  read one

      options:
            --color WHEN  when to use colour: always, never
        -h, --help        print this help (-h: summary)
        -V, --version     print the version

      examples:
        demo paint red

      Run 'demo help COMMAND' for more

      """)
  }

  @Test func theHelpOfACommandHasItAll() {
    expectEqual(
      HelpPage(of: Demo.paint, in: Demo.program).text(english),
      """
      demo paint: paint it

      usage: demo paint [OPTION ...] [COLOUR ...]

      options:
        -s, --size N  how large (3)
            --round   round corners
            --square  square corners

      Run 'demo help options' for options of every command: --color ...

      keys in full screen:
        Up  up

      examples:
        demo paint red

      More: man demo

      """)
  }

  @Test func theHelpSpeaksChinese() {
    #expect(
      HelpPage(of: Demo.paint, in: Demo.program).text(Presentation(language: .zh)).hasPrefix(
        """
        demo paint：paint it

        用法：demo paint [选项 ...] [COLOUR ...]

        选项：
          -s, --size N  how large（默认 3）
        """))
  }

  @Test func wordsToChooseFromAreListedUnderTheirName() {
    let page = HelpPage(of: Demo.cut, in: Demo.program).text(english)
    #expect(page.contains("usage: demo cut THING [OPTION ...]\n\nthings:\n  paper  thin\n"))
    #expect(page.contains("\nRun 'demo cut THING --help' for all options\n"))
    #expect(page.contains("\nRun 'demo help options' for options of every command: --color ...\n"))
    let show = HelpPage(of: Demo.show, in: Demo.program).text(english)
    #expect(
      show.contains("\n\nNUMBER is a number\n\n") || show.hasSuffix("\n\nNUMBER is a number\n"))
  }

  @Test func theShortHelpHasTheOptionsThatManyNeed() {
    #expect(
      HelpPage(of: Demo.paint, in: Demo.program).text(english, isShort: true) == """
        demo paint: paint it

        usage: demo paint [OPTION ...] [COLOUR ...]

        options:
          -s, --size N  how large
              --round   round corners
              --square  square corners

        options of every command:
              --color WHEN  when to use colour

        Run 'demo paint --help' for the rest

        """)
  }

  @Test func theShortHelpLeavesOutWhatOnlyChangesTheFullScreen() {
    let page = HelpPage(of: Demo.drawing, in: Demo.program)
    #expect(page.text(english).contains("--mouse"))
    let short = page.text(english, isShort: true)
    #expect(short.contains("--size N") && !short.contains("--mouse"))
    // Nor a heading without an option.
    #expect(!short.contains("options shared"))
  }

  @Test(arguments: 0...40)
  func theShortHelpHasAtMost24Lines(count: Int) {
    let page = HelpPage(of: Demo.large(count), in: Demo.program).text(english, isShort: true)
    #expect(page.count { $0 == "\n" } <= 24)
    #expect(page.hasSuffix("\n\nRun 'demo large --help' for the rest\n"))
    for index in 0..<min(count, 17) {
      #expect(page.contains("\n      --option-\(index) VALUE  "))
    }
    #expect(page.contains("--color WHEN") == (count <= 14))
  }

  @Test(arguments: [40, 60, 100])
  func linesAreWrappedAtTheWindow(columns: Int) {
    for command in [Demo.paint, Demo.cut, Demo.large(3)] {
      let page = HelpPage(of: command, in: Demo.program)
      for line in page.text(Presentation(language: .en, columns: columns)).split(separator: "\n") {
        #expect(line.count <= columns)
      }
    }
  }

  @Test func aTermWithoutRoomHasALineToItself() {
    let page = HelpPage(of: Demo.large(1), in: Demo.program)
    #expect(
      page.text(Presentation(language: .en, columns: 20)).contains(
        "\n      --option-0 VALUE\n                an option\n"))
  }

  @Test func headingsAndOptionsAreBoldInColour() {
    let page = HelpPage(of: Demo.paint, in: Demo.program)
    let text = page.text(Presentation(language: .en, isColored: true))
    #expect(text.contains("\n\u{1b}[1moptions:\u{1b}[0m\n  \u{1b}[1m-s, --size\u{1b}[0m N  how"))
    #expect(text.contains("\n  demo paint red\n"))
    #expect(!page.text(english).contains("\u{1b}"))
  }
}
