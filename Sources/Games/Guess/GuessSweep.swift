import TextUI

/// A guess that wipes numbers away: those near it first, farther ones later.
struct GuessSweep: Sendable {
  let guess: Int

  /// The numbers that remained before the guess.
  let before: ClosedRange<Int>

  let frames: Frames

  /// The distance of the farthest number, if numbers are on a line; nil on a board.
  private let reach: Int?

  /// The frames on a line.
  private static let most = 12

  /// Creates the sweep that leaves some numbers of those before it.
  init(
    _ guess: Int, from before: ClosedRange<Int>, to after: ClosedRange<Int>, isOnBoard: Bool,
    at time: Int
  ) {
    (self.guess, self.before) = (guess, before)
    func farthest(_ distance: (Int, Int) -> Int, _ numbers: some Sequence<Int>) -> Int {
      numbers.filter { !after.contains($0) }.map { distance($0, guess) }.max() ?? 0
    }
    let ends = [before.lowerBound, before.upperBound]
    reach = isOnBoard ? nil : farthest({ abs($0 - $1) }, ends)
    let count = isOnBoard ? farthest(NumberGrid.distance, before) + 1 : Self.most
    frames = Frames(count, of: Frames.shortest, from: time)
  }

  enum State: Equatable {
    case lit, falling, gone
  }

  /// Returns what is seen at a time of a number that was wiped away.
  func state(of number: Int, at time: Int) -> State {
    guard let frame = frames.index(at: time), before.contains(number) else { return .gone }
    let steps =
      reach.map { abs(number - guess) * Self.most / ($0 + 1) }
      ?? NumberGrid.distance(number, guess)
    return steps > frame ? .lit : steps == frame ? .falling : .gone
  }
}
