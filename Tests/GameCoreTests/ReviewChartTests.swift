import GameCore
import TestSupport
import Testing

@Suite struct ReviewChartTests {
  @Test func barsAreAsLongAsTheirShares() {
    let bars: [ReviewChart.Bar] = [
      ("9", 1, "all"), ("10", 0.5, "half"), ("11", 0, "none"),
    ]
    #expect(
      ReviewChart.bars("A:", bars, .ascii) == [
        "A:", " 9  " + String(repeating: "#", count: 24) + " all",
        "10  " + String(repeating: "#", count: 12) + " half", "11  none",
      ])
  }

  @Test func twelveBarsAreShown() {
    func chart(_ count: Int) -> [String] {
      ReviewChart.bars("A:", (1...count).map { ("\($0)", 0, "") }, .english)
    }
    #expect(chart(12).count == 13 && chart(12).last == "12  ")
    // Of more, the beginning and the end are.
    #expect(chart(13).count == 13 && chart(13)[10] == "…" && chart(13).last == "13  ")
  }
}
