import Testing
import TextUI
@testable import Lines
@testable import Screens

/// The chart of the lead in a game of two.
struct LeadChartTests {
  private func chart(
    _ leads: [Int], rows: Int = 20, columns: Int = 60, isASCII: Bool = false,
    names: [String] = ["Ann", "Ben"], _ language: Language = .en
  ) -> [String] {
    let presentation = Presentation(language: language, isASCII: isASCII)
    return LeadChart(leads, names, presentation)?.lines(in: Size(rows: rows, columns: columns))
      .map { $0.pieces.map(\.text).joined().trimmedAtEnd } ?? []
  }

  @Test func theSidesOfTheLineAreTheSeats() {
    #expect(
      chart([1, -1, 2]) == [
        "Lead, turn by turn (■ Ann up, □ Ben down):", "■ 2 ┤       ███", "    ┤ ███   ███",
        "  0 ┼────────── 3 turns", "□ 1 ┤    ███",
      ])
    #expect(
      chart([0, -2], isASCII: true) == [
        "Lead, turn by turn (A Ann up, B Ben down):", "  0 +------- 2 turns", "    |    ###",
        "B 2 |    ###",
      ])
    #expect(chart([1], .zh)[0] == "每一轮后的领先（■ Ann 向上，□ Ben 向下）：")
  }

  @Test func nobodyAheadIsNoChart() {
    #expect(chart([0, 0, 0]).isEmpty && chart([]).isEmpty)
  }

  @Test func aLargeLeadHasALargerStep() {
    #expect(
      chart([10, 4, -5, 1], rows: 8).dropFirst() == [
        "■ 12 ┤ ▄▄▄", "     ┤ ███", "     ┤ ███▄▄▄", "     ┤ ██████   ▄▄▄",
        "   0 ┼───────────── 4 turns", "     ┤       ███", "□  6 ┤       ███",
      ])
    #expect(!chart([300, -300], rows: 6).isEmpty && chart([5, -5], rows: 3).isEmpty)
  }

  @Test func manyTurnsFitTheWidth() {
    let leads = (1...200).map { $0 % 7 - 3 }
    for columns in [30, 40, 62] {
      let lines = chart(leads, columns: columns)
      #expect(lines.allSatisfy { $0.displayWidth <= columns } && lines.count > 3, "\(columns)")
    }
    #expect(chart([1, 2, 3], columns: 12).isEmpty)
    let long = chart([1], columns: 45, names: ["Bartholomew", "Maximilian"])
    #expect(long[0] == "Lead, turn by turn (■ up, □ down):")
  }

  /// The last column is the end of the game.
  @Test func theLastTurnIsAlwaysThere() {
    let leads = Array(repeating: 1, count: 150) + [-1]
    #expect(chart(leads).last?.hasSuffix("█") == true)
  }
}
