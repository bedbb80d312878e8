/// The last scores, in bounded memory.
struct RecentScores: Sendable {
  /// The number of scores that are kept.
  static let length = 60

  private var scores: [Int] = []
  /// The index of the score to replace next.
  private var oldest = 0

  /// The scores, the oldest first.
  var all: [Int] { Array(scores[oldest...] + scores[..<oldest]) }

  /// Adds the next score.
  mutating func add(_ score: Int) {
    guard scores.count == Self.length else { return scores.append(score) }
    scores[oldest] = score
    oldest = (oldest + 1) % scores.count
  }
}
