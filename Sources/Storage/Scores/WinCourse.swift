import GameCore

/// The course of the games of two: who won them one after the other, in bounded memory.
struct WinCourse: Sendable {
  /// The first seat's leads at the end of the last games.
  private(set) var recent = RecentScores()

  /// The most games in a row that each seat has won.
  private(set) var longestRuns = [0, 0]

  /// The seat that won the last game and the number of those in a row; nil after a draw.
  private var run: (seat: Seat, length: Int)?

  /// Takes in the next game, by how far the first seat was ahead.
  mutating func add(_ lead: Int) {
    recent.add(lead)
    guard let winner = Seat.ahead(by: lead) else {
      run = nil
      return
    }
    let length = run?.seat == winner ? (run?.length ?? 0) + 1 : 1
    run = (winner, length)
    longestRuns[winner.index] = max(longestRuns[winner.index], length)
  }
}
