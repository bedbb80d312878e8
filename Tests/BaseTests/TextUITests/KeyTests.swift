import TestSupport
import Testing
import TextUI

@Suite struct KeyTests {
  private enum Action: Sendable { case go, stop }

  private let bindings = [
    Binding(.character("j"), .down, action: Action.go, Phrase(en: "move", zh: "移动")),
    Binding(.up, .character("k"), action: .go, Phrase(en: "move", zh: "移动")),
    Binding(.enter, .character(" "), action: .stop, Phrase(en: "stop", zh: "停")),
  ]

  @Test func aKeyHasTheActionOfItsBinding() {
    expectEqual(bindings.action(for: .down), .go)
    expectEqual(bindings.action(for: .character(" ")), .stop)
    expectEqual(bindings.action(for: .left), nil)
  }

  @Test func bindingsWithTheSameSummaryShareTheirHelp() {
    let help = bindings.help()
    expectEqual(help.map { $0.summary(.en) }, ["move", "stop"])
    // Letters come last.
    expectEqual(help.map { $0.keys(isASCII: false) }, ["↓ ↑ j k", "Enter Space"])
    expectEqual(help.map { $0.keys(isASCII: true) }, ["Down Up j k", "Enter Space"])
  }

  @Test func keysHaveNames() {
    let keys: [Key] = [.pageUp, .backTab, .escape, .control("c"), .character("?")]
    expectEqual(keys.map { $0.label(isASCII: true) }, ["PgUp", "Shift-Tab", "Esc", "Ctrl-C", "?"])
  }

  @Test func digitsHaveTheirValue() {
    expectEqual((0...9).map { Key.character(Unicode.Scalar(UInt8(48 + $0))).digit }, Array(0...9))
    #expect(Key.character("a").digit == nil && Key.character("٣").digit == nil)
    expectEqual(Key.up.digit, nil)
  }

  @Test func pointsAreCountedFromTheArea() {
    let area = Rect(row: 2, column: 10, rows: 3, columns: 20)
    expectEqual(
      Input.click(Point(row: 3, column: 12)).local(to: area), .click(Point(row: 1, column: 2)))
    expectEqual(
      Input.scroll(Point(row: 2, column: 10), by: -1).local(to: area),
      .scroll(Point(row: 0, column: 0), by: -1))
    expectEqual(Input.key(.up).local(to: area), .key(.up))
  }

  @Test func aRectangleContainsItsCells() {
    let rect = Rect(row: 2, column: 10, rows: 3, columns: 20)
    #expect(rect.contains(Point(row: 2, column: 10)) && rect.contains(Point(row: 4, column: 29)))
    for (row, column) in [(1, 10), (5, 10), (2, 9), (2, 30)] {
      #expect(!rect.contains(Point(row: row, column: column)))
    }
    let (small, large) = (Size(rows: 2, columns: 4), Size(rows: 5, columns: 9))
    expectEqual(Rect(small, centeredIn: large), Rect(row: 1, column: 2, rows: 2, columns: 4))
    expectEqual(Rect(large, centeredIn: small).origin, Point(row: 0, column: 0))
  }
}
