import Foundation
import TestSupport
import Testing

/// `arcade man` at a terminal, on machines that have man(1), only mandoc(1), or neither.
@Suite(.waiting) struct ManViewerTests {
  /// Runs `arcade man` where these programs are all that there is, and returns what it shows.
  private func show(
    _ programs: [String: String], status: Int32 = 0, options: String = "",
    locale: String = "C.UTF-8"
  ) throws -> String {
    let home = try RecordHome()
    let bin = home.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for (name, script) in programs {
      // A shell writes the file: while another test starts a program, one that this process has
      // open can't be run.
      _ = try Program.shell(
        #"printf '#!/bin/sh\n%s\n' "$SCRIPT" >"$FILE" && chmod 755 "$FILE""#,
        environment: ["SCRIPT": script, "FILE": bin.appending(path: name).path])
    }
    let terminal = try Pseudoterminal(
      "exec arcade man guess \(options)", home: home.folder,
      environment: ["PATH": "\(bin.path):\(Program.folder.path)", "LANG": locale])
    expectEqual(terminal.finish(), status)
    return terminal.shown
  }

  /// Tells how it was called and the page's title.
  private let viewer = #"read -r date; read -r title; echo "${0##*/} $* $title""#

  @Test func theSystemsManualShowsThePage() throws {
    let text = try show(["man": viewer, "mandoc": "echo no"])
    expectEqual(text, "man -l - .Dt ARCADE-GUESS 6\r\n")
  }

  /// A screen reader gets no pager, no escape sequences and no overstruck letters.
  @Test func plainTextHasNoPager() throws {
    let viewer = #"printf '\033[1mNAME\033[0m N\bNo\n' | PATH=/usr/bin:/bin $MANPAGER"#
    try expectEqual(show(["man": viewer], options: "--plain"), "NAME No\r\n")
  }

  @Test func whereManKnowsNoFilesMandocShowsThePage() throws {
    let text = try show(["man": "echo 'illegal option' >&2; exit 1", "mandoc": viewer])
    expectEqual(text, "mandoc -a .Dt ARCADE-GUESS 6\r\n")
  }

  @Test func withoutEitherTheCureIsTold() throws {
    let text = try show([:], status: 3)
    #expect(text.contains("install man-db, or run 'arcade help guess'"))
    #expect(!text.contains(".Sh"))
  }

  /// Without a locale of UTF-8 the viewer would drop all Chinese.
  @Test(arguments: [("zh", "C.UTF-8"), ("en", "none")])
  func chineseNeedsALocale(language: String, locale: String) throws {
    let viewer = #"read -r date; echo "${LC_ALL:-none}""#
    let text = try show(["man": viewer], options: "--lang \(language)", locale: "C")
    expectEqual(text, locale + "\r\n")
  }

  @Test func inAPipeThePageIsItsSource() throws {
    let outcome = try Program.shell("arcade man arcade-json.5 | head -n 2 | tail -n 1")
    expectEqual(outcome.output, ".Dt ARCADE-JSON 5\n")
  }
}
