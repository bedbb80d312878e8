import GameCore
import TestSupport
import Testing

@Suite struct ReviewChartTests {
  private func lines(
    _ bars: [ReviewChart.Bar], rows: Int, columns: Int = 64,
    _ presentation: Presentation = .english
  ) -> [String] {
    ReviewChart(Phrase(en: "A:", zh: "A:"), bars)
      .lines(in: Size(rows: rows, columns: columns), presentation)
  }

  private func numbered(_ count: Int) -> [ReviewChart.Bar] {
    (1...count).map { ("\($0)", 0, 0, "") }
  }

  @Test func barsAreAsLongAsTheirShares() {
    let bars: [ReviewChart.Bar] = [
      ("9", 1, 0, "all"), ("10", 0.5, 0, "half"), ("11", 0, 0, "none"),
    ]
    expectEqual(
      lines(bars, rows: 4, .ascii),
      [
        "A:", " 9  " + String(repeating: "#", count: 24) + " all",
        "10  " + String(repeating: "#", count: 12) + " half", "11  none",
      ])
  }

  /// The doubtful part of a bar is at its end.
  @Test func theDoubtfulPartIsShaded() {
    let bars: [ReviewChart.Bar] = [("a", 1, 0.25, ""), ("b", 0.5, 0.5, ""), ("c", 0.5, 0, "")]
    expectEqual(
      lines(bars, rows: 4).dropFirst().map { $0.filter { "█░".contains($0) } },
      [
        String(repeating: "█", count: 18) + String(repeating: "░", count: 6),
        String(repeating: "░", count: 12), String(repeating: "█", count: 12),
      ])
  }

  @Test func whereRowsAreFewBarsStandInTwoColumns() {
    expectEqual(lines(numbered(12), rows: 13).count, 13)
    let columns = lines(numbered(12), rows: 12)
    #expect(columns.count == 7 && columns[1].hasPrefix(" 1 ") && columns[1].hasSuffix(" 7  "))
    #expect(columns[6].hasSuffix(" 12  "))
    expectEqual(lines(numbered(11), rows: 7).last, " 6  ")
    #expect(lines(numbered(12), rows: 12, columns: 20).isEmpty)
  }

  @Test func theLastBarsStayWhereNotAllFit() {
    let all = lines(numbered(30), rows: 5)
    #expect(all.count == 5 && all[1].hasPrefix(" 1 ") && all[2].hasPrefix(" …"))
    #expect(all[3].hasPrefix("25 ") && all.last?.hasSuffix(" 30  ") == true)
    #expect(lines(numbered(30), rows: 4).isEmpty)
    #expect(lines(numbered(3), rows: 3).isEmpty && lines(numbered(3), rows: 4).count == 4)
  }
}
