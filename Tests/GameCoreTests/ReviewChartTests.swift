import GameCore
import TestSupport
import Testing

@Suite struct ReviewChartTests {
  @Test func barsAreAsLongAsTheirShares() {
    let bars: [ReviewChart.Bar] = [
      .init("9", share: 1, value: "all"), .init("10", share: 0.5, value: "half"),
      .init("11", share: 0, value: "none"),
    ]
    #expect(
      ReviewChart.bars("A:", bars, .ascii) == [
        "A:", " 9  " + String(repeating: "#", count: 24) + " all",
        "10  " + String(repeating: "#", count: 12) + " half", "11  none",
      ])
  }

  @Test func twelveBarsAreShown() {
    func chart(_ count: Int) -> [String] {
      ReviewChart.bars("A:", (1...count).map { .init("\($0)", share: 0, value: "") }, .english)
    }
    #expect(chart(12).count == 13 && chart(12).last == "12  ")
    // Of more, the beginning and the end are.
    #expect(chart(13).count == 13 && chart(13)[10] == "…" && chart(13).last == "13  ")
  }
}
