import Foundation
import TestSupport
import Testing

/// The question for the terminal's background, at terminals that answer in different ways.
@Suite(.waiting) final class BackgroundTests {
  private let home: URL

  init() throws {
    home = try Project.temporaryFolder()
    _ = try Program.shell("arcade settings lesson off", home: home)
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private static let question = "\u{1b}]11;?\u{07}"
  private static let white = "\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\"

  private func open(_ options: String = "", _ more: [String: String] = [:]) throws -> Pseudoterminal
  {
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"]
    return try Pseudoterminal(
      "exec arcade \(options)", home: home,
      environment: environment.merging(more) { $1 })
  }

  /// Leaves the front page, and returns all that was shown since a text.
  private func leave(_ terminal: Pseudoterminal) -> String {
    terminal.settle()
    terminal.type("q")
    expectEqual(terminal.finish(), 0)
    return terminal.shown
  }

  /// Returns true if the ground of the palette `paper` was drawn.
  private func showsPaper(_ shown: String) -> Bool { shown.contains("48;2;230;218;192") }

  @Test func aLightTerminalGetsPaper() throws {
    let terminal = try open()
    let first = try #require(terminal.wait(for: Self.question))
    #expect(first.contains("cards") && !showsPaper(first))
    terminal.type(Self.white)
    #expect(showsPaper(leave(terminal)))
  }

  @Test func aDarkTerminalStaysAsItIs() throws {
    let terminal = try open()
    terminal.wait(for: Self.question)
    terminal.type("\u{1b}]11;rgb:0000/0000/0000\u{7}")
    #expect(!showsPaper(leave(terminal)))
  }

  @Test func aVariableCountsUntilTheAnswer() throws {
    let terminal = try open("", ["COLORFGBG": "0;default;15"])
    #expect(showsPaper(try #require(terminal.wait(for: Self.question))))
    terminal.type("\u{1b}]11;rgb:0000/0000/0000\u{7}")
    #expect(leave(terminal).contains("48;2;12;74;51"))
  }

  @Test func anAnswerInPiecesIsNoKey() throws {
    let terminal = try open()
    terminal.wait(for: Self.question)
    for piece in ["\u{1b}", "]11;r", "gb:ffff/ff", "ff/ffff", "\u{1b}", "\\"] {
      terminal.type(piece)
      usleep(60_000)
    }
    // Neither Escape nor a digit did anything.
    #expect(leave(terminal).contains("\u{1b}[?1049l"))
  }

  @Test func aLateAnswerCountsToo() throws {
    let terminal = try open()
    terminal.wait(for: Self.question)
    usleep(300_000)
    terminal.type(Self.white)
    #expect(showsPaper(leave(terminal)))
  }

  @Test func nobodyHasToAnswer() throws {
    let terminal = try open()
    terminal.wait(for: Self.question)
    terminal.type("?")
    #expect(terminal.wait(for: "Shift-Tab") != nil)
    terminal.type("\u{1b}")
    // Until then it may be the beginning of an answer.
    usleep(300_000)
    _ = leave(terminal)
  }

  @Test(arguments: ["--palette felt", "--color never", "--ascii"])
  func whoHasChosenIsNotAsked(options: String) throws {
    let terminal = try open(options)
    terminal.wait(for: "cards")
    #expect(!leave(terminal).contains("]11;"))
  }
}
