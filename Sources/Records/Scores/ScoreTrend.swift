extension StarCount {
  /// Returns the fact that is told of the stars: `Stars: 124 of 156, three in 31 games`.
  public func fact(_ say: Presentation) -> ScoreFact {
    let (most, three) = (Stars.most * rated, games[Stars.most - 1])
    return (
      say(en: "Stars", zh: "星星"),
      say(
        en: "\(total) of \(most)" + (three > 0 ? ", three in \(three.counted("game"))" : ""),
        zh: "\(total)/\(most) 颗" + (three > 0 ? "，三星 \(three) 局" : ""))
    )
  }

  /// Returns that fact, and how many games were flawless if any was.
  public func facts(_ say: Presentation) -> [ScoreFact] {
    let count = say(en: flawless.counted("game"), zh: "\(flawless) 局")
    return [fact(say)] + (flawless > 0 ? [(say(en: "Flawless", zh: "零失误"), count)] : [])
  }
}

/// Days in a row, one streak after the other.
public struct DayStreaks {
  private let streaks: [ClosedRange<Int>]

  init(_ days: some Sequence<Int>) {
    streaks = days.sorted().runs
  }

  public var longest: Int { streaks.map(\.count).max() ?? 0 }

  /// Returns the length of the streak that ends on a day or on the day before, or else 0. Later
  /// days come from a wrong clock and don't count.
  public func current(on today: Int) -> Int {
    guard let streak = streaks.last(where: { $0.lowerBound <= today }) else { return 0 }
    let end = min(streak.upperBound, today)
    return end >= today - 1 ? end - streak.lowerBound + 1 : 0
  }
}

/// The most games in a row that each of two players won.
struct WinStreaks: Sendable {
  private(set) var longest = [0, 0]

  /// The seat that won the last game and the number of those in a row; nil after a draw.
  private var current: (seat: Seat, length: Int)?

  /// Adds the next game, given by the first seat's lead.
  mutating func add(_ lead: Int) {
    guard let winner = Seat.ahead(by: lead) else {
      current = nil
      return
    }
    let length = current?.seat == winner ? (current?.length ?? 0) + 1 : 1
    current = (winner, length)
    longest[winner.index] = max(longest[winner.index], length)
  }
}
