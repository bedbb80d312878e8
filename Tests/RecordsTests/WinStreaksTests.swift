import TestSupport
import Testing
@testable import Records

/// The outcomes of two players' games.
struct WinStreaksTests {
  private func streaks(_ leads: [Int]) -> [Int] {
    var streaks = WinStreaks()
    for lead in leads { streaks.add(lead) }
    return streaks.longest
  }

  @Test func aDrawOrALossEndsARun() {
    expectEqual(streaks([]), [0, 0])
    expectEqual(streaks([3, 1, 0, 2, -1, -4, -2, 5]), [2, 3])
    expectEqual(streaks([0, 0]), [0, 0])
    expectEqual(streaks([1, -1, 1, 1, 1]), [3, 1])
  }

  @Test func aLeadSaysWhoWon() {
    #expect(Seat.ahead(by: 2) == .first && Seat.ahead(by: -1) == Seat(1))
    expectEqual(Seat.ahead(by: 0), nil)
    let names = ["Ann", "Ben"]
    #expect(Lead.text(-3, names, .shared) == "Ben by 3" && Lead.text(0, names, .shared) == "a draw")
    func result(_ lead: Int, isAgainstBot: Bool = false) -> String {
      Lead.sentence(lead, names, isAgainstBot: isAgainstBot, .english)
    }
    #expect(result(2) == "Ann beat Ben by 2" && result(0) == "Ann drew with Ben")
    expectEqual(result(-1, isAgainstBot: true), "lost to Ben by 1")
  }
}
