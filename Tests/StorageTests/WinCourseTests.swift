import GameCore
import Testing
@testable import Storage

/// The course of games of two.
struct WinCourseTests {
  private func course(_ leads: [Int]) -> WinCourse {
    var course = WinCourse()
    for lead in leads { course.add(lead) }
    return course
  }

  @Test func aDrawOrALossEndsARun() {
    #expect(course([]).longestRuns == [0, 0])
    #expect(course([3, 1, 0, 2, -1, -4, -2, 5]).longestRuns == [2, 3])
    #expect(course([0, 0]).longestRuns == [0, 0])
    #expect(course([1, -1, 1, 1, 1]).longestRuns == [3, 1])
  }

  @Test func theLastGamesAreKept() {
    #expect(course([1, -2, 0]).recent.all == [1, -2, 0])
    #expect(course(Array(1...100)).recent.all == Array(41...100))
  }

  @Test func aLeadSaysWhoWon() {
    #expect(Seat.ahead(by: 2) == .first && Seat.ahead(by: -1) == Seat(1))
    #expect(Seat.ahead(by: 0) == nil)
    let names = ["Ann", "Ben"]
    #expect(Lead.text(-3, names, .shared) == "Ben by 3" && Lead.text(0, names, .shared) == "a draw")
  }
}
