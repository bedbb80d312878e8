import TestSupport
import Testing
@testable import TextUI

@Suite struct HistogramTests {
  @Test func eachScoreHasABar() {
    expectEqual(
      Histogram([4: 1, 6: 2]).bins,
      [
        .init(scores: 4...4, games: 1), .init(scores: 5...5, games: 0),
        .init(scores: 6...6, games: 2),
      ])
    #expect(Histogram([:]).bins.isEmpty)
    #expect(Histogram([:]).lines(.english).isEmpty)
  }

  @Test func manyScoresShareBars() {
    let wide = Histogram([-31: 1, 0: 98, 95: 1]).bins
    #expect(wide.count <= 15)
    expectEqual(wide.map(\.games).reduce(0, +), 100)
    #expect(wide.first?.scores == -40 ... -31 && wide.last?.scores == 90...99)
    // A few games have few.
    expectEqual(
      Histogram([-31: 1, 0: 2, 95: 1]).bins.map(\.scores), [-50 ... -1, 0...49, 50...99])
    for most in [1, 10, 14, 15, 100, 12_345, 1_000_000_000] {
      let bins = Histogram([0: 1, most: 1]).bins
      #expect((1...15).contains(bins.count))
      #expect(bins.first?.scores.contains(0) == true && bins.last?.scores.contains(most) == true)
    }
  }

  @Test func aBarIsAsLongAsItsShare() {
    let histogram = Histogram([1: 1, 2: 50, 3: 100])
    let blocks = histogram.lines(.english)
    expectEqual(blocks[2].count { $0 == "█" }, 48)
    expectEqual(blocks[1].count { $0 == "█" }, 24)
    #expect(blocks[0] == "  1  ▍ 1" || blocks[0] == "  1  ▎ 1" || blocks[0] == "  1  ▏ 1")
    expectEqual(histogram.lines(.ascii)[1], "  2  " + String(repeating: "#", count: 24) + " 50")
    expectEqual(histogram.lines(.words)[1], "  2: 50")
    var narrow = Presentation.english
    narrow.columns = 30
    #expect(histogram.lines(narrow).allSatisfy { $0.displayWidth <= 30 })
  }

  @Test func aMarkShowsWhatTheoryExpects() {
    let histogram = Histogram([1: 10, 2: 20])
    var presentation = Presentation.ascii
    presentation.columns = 40
    let lines = histogram.lines(presentation) { Double($0.lowerBound * 10) }
    expectEqual(
      lines,
      [
        "  1  ###############| 10",
        "  2  ###############################| 20",
      ])
    expectEqual(histogram.lines(.words) { _ in 12.345 }[0], "  1: 10, by theory 12.3")
  }
}
