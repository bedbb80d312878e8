import TestSupport
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
    return EndScores(names: names, scores: [0, 0], leads: leads)
      .chart(in: Size(rows: rows, columns: columns), presentation)
      .map { $0.pieces.map(\.text).joined().trimmedAtEnd }
  }

  @Test func theSidesOfTheLineAreTheSeats() {
    #expect(
      chart([1, -1, 2, 2]) == [
        "Lead, turn by turn (■ Ann up, □ Ben down):", " 2 ┤                ╭────────●",
        " 1 ┤ ───────╮       │", " 0 ┤ ┄┄┄┄┄┄┄│┄┄┄┄┄┄┄│┄┄┄┄┄┄┄┄┄", "-1 ┤        ╰───────╯",
      ])
    #expect(chart([1, 2, 1, 2], .zh)[0] == "每一轮后的领先（■ Ann 向上，□ Ben 向下）：")
  }

  @Test func nobodyAheadIsNoChart() {
    #expect(chart([0, 0, 0, 0]).isEmpty && chart([1, 2, 1]).isEmpty)
  }

  @Test func itFitsItsArea() {
    let leads = (1...200).map { $0 % 7 - 3 }
    for columns in [30, 40, 62] {
      let lines = chart(leads, columns: columns)
      #expect(lines.allSatisfy { $0.displayWidth <= columns }, "\(columns)")
    }
    #expect(
      !chart([300, -300, 0, 0], rows: 6).isEmpty && chart([5, -5, 0, 0], rows: 4).count == 4
        && chart([5, -5, 0, 0], rows: 3).isEmpty)
    let long = chart([1, 2, 1, 2], columns: 45, names: ["Bartholomew", "Maximilian"])
    #expect(long[0] == "Lead, turn by turn (■ up, □ down):")
  }
}
