import GameCore

/// The time that a game was played, for players who want to see it; no score or record has it.
struct PlayClock {
  /// The time played up to a moment, which is nil before the first one; both in milliseconds.
  private var (played, moment) = (0, Int?.none)

  /// Counts the time since the last call. More than 1.5 s means that the arcade was suspended.
  mutating func run(to time: Int, isPlayed: Bool) {
    if isPlayed { played += min(1500, time - (moment ?? time)) }
    moment = time
  }

  /// Returns the time when the next second is full.
  func nextTick(after time: Int) -> Int {
    max(time + 1, (moment ?? time) + 1000 - played % 1000)
  }

  var text: String { Self.text(of: played) }

  /// Returns minutes and seconds, such as `12:05`.
  static func text(of milliseconds: Int) -> String {
    "\(milliseconds / 60_000):" + (milliseconds / 1000 % 60).digits(radix: 10, count: 2)
  }
}
