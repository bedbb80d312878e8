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
    let (ann, ben) = (Phrase(en: "Ann", zh: "Ann"), Phrase(en: "Ben", zh: "Ben"))
    let names = SeatNames(ann, ben)
    expectEqual(names.text(lead: -3, .shared), "Ben by 3")
    expectEqual(names.text(lead: 0, .shared), "a draw")
    expectEqual(names.sentence(lead: 2, .english), "Ann beat Ben by 2")
    expectEqual(names.sentence(lead: 0, .english), "Ann drew with Ben")
    expectEqual(SeatNames(nil, ben).sentence(lead: -1, .english), "lost to Ben by 1")
  }
}
