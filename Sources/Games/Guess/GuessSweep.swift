import TextUI

/// The animation of a guess that wipes away numbers, the nearest first.
struct GuessSweep: Sendable {
  let guess: Int
  let before: ClosedRange<Int>
  let frames: Frames

  init(_ guess: Int, from before: ClosedRange<Int>, at time: Int) {
    (self.guess, self.before, frames) = (guess, before, Frames(12, of: Frames.shortest, from: time))
  }

  enum State: Equatable {
    case lit, falling, gone
  }

  /// Returns the state, at a time, of a number that the guess wipes away.
  func state(of number: Int, at time: Int) -> State {
    guard let frame = frames.index(at: time), before.contains(number) else { return .gone }
    let farthest = max(1, guess - before.lowerBound, before.upperBound - guess)
    let steps = abs(number - guess) * (frames.count - 1) / farthest
    return steps > frame ? .lit : steps == frame ? .falling : .gone
  }
}
