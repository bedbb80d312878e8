import Foundation
import TestSupport
import Testing

/// Long lists at a real terminal.
@Suite(.waiting) final class PagerTests {
  private let home: RecordHome

  init() throws {
    home = try RecordHome()
    let play = "for i in $(seq 12); do arcade guess --seed $i --record --quiet $(seq 0 99); done"
    try expectEqual(home.run(play).status, 0)
  }

  private func open(
    _ line: String = "arcade scores", pager: String?, rows: Int = 10
  ) throws -> Pseudoterminal {
    var environment = ["PAGER": "sed 's/^/other: /'"]
    environment["ARCADE_PAGER"] = pager
    return try Pseudoterminal(
      "exec \(line)", home: home.folder, environment: environment, rows: rows)
  }

  /// Returns what a line shows, and its exit status.
  private func show(
    _ line: String = "arcade scores", pager: String?, rows: Int = 10
  ) throws -> (text: String, status: Int32) {
    let terminal = try open(line, pager: pager, rows: rows)
    let status = terminal.finish()
    return (terminal.shown, status)
  }

  @Test(arguments: ["arcade scores", "arcade replay --list"])
  func whatDoesNotFitGoesThroughThePager(line: String) throws {
    let (text, status) = try show(line, pager: "sed 's/^/page: /'")
    let rows = text.split(separator: "\r\n")
    #expect(status == 0 && rows.count > 9 && rows.allSatisfy { $0.hasPrefix("page: ") })
  }

  @Test func plainTextIsReadAtOnce() throws {
    let text = try show("arcade scores --plain", pager: "sed 's/^/page: /'").text
    #expect(text.contains("Score") || text.contains("Best"))
    #expect(!text.contains("page: "))
  }

  @Test func withoutArcadesOwnThePagerIsEverybodys() throws {
    #expect(try show(pager: nil).text.hasPrefix("other: "))
  }

  @Test func whatFitsAndJSONAreJustPrinted() throws {
    for (line, rows) in [("arcade scores", 60), ("arcade scores --json", 10)] {
      let (text, status) = try show(line, pager: "sed 's/^/page: /'", rows: rows)
      #expect(status == 0 && !text.contains("page: ") && text.contains("guess"))
    }
  }

  @Test(arguments: ["", "cat", "no-such-pager"])
  func withoutAPagerTheTextIsPrinted(pager: String) throws {
    let (text, status) = try show(pager: pager)
    #expect(status == 0 && text.contains("Games by score") && text.contains("Last:"))
  }

  @Test func aPagerMayQuitEarly() throws {
    let (text, status) = try show(pager: "head -n 1")
    #expect(status == 0 && text.contains("guess") && !text.contains("Last:"))
    try expectEqual(show(pager: "exit 3").status, 0)
  }

  @Test func interruptsAreThePagers() throws {
    let terminal = try open(
      pager: "trap 'echo caught; exit' INT; cat >/dev/null; echo $LESS; sleep 30 & wait")
    #expect(terminal.wait(for: "FRX") != nil)
    terminal.type("\u{3}")
    #expect(terminal.wait(for: "caught") != nil)
    expectEqual(terminal.finish(), 0)
  }
}
