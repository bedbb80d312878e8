import TextUI

/// The animation of a guess that wipes away numbers or makes them doubtful, the nearest first.
struct GuessSweep: Sendable {
  let guess: Int
  let before: NumbersLeft
  let frames: Frames

  init(_ guess: Int, from before: NumbersLeft, at time: Int) {
    (self.guess, self.before, frames) = (guess, before, Frames(12, of: Frames.shortest, from: time))
  }

  /// Returns the state of a number at a time, when it changes to another one.
  func state(of number: Int, to state: NumberState, at time: Int) -> NumberState {
    let former = before.state(of: number)
    guard let frame = frames.index(at: time), former != state else { return state }
    let ends = before.bounds
    let farthest = max(1, guess - ends.lowerBound, ends.upperBound - guess)
    let steps = abs(number - guess) * (frames.count - 1) / farthest
    return steps > frame ? former : steps == frame ? .falling : state
  }
}

/// The state of a number on the board: left, as a possible or a doubtful one, or gone.
enum NumberState: Equatable {
  case possible, doubtful, falling, gone
}

extension NumbersLeft {
  func state(of number: Int) -> NumberState {
    guard contains(number) else { return .gone }
    // Once the lie is known, nothing is doubtful any more.
    return possible.contains(number) || possible.isEmpty ? .possible : .doubtful
  }

  /// Returns one of some numbers for all of them: a possible one, else a doubtful one, else one
  /// that is gone.
  func spokesman(of numbers: ClosedRange<Int>) -> Int {
    let bounds = possible.isEmpty ? nil : ClosedRange(possible)
    if let bounds, bounds.overlaps(numbers) { return bounds.clamped(to: numbers).lowerBound }
    return nearest(to: numbers.lowerBound, in: numbers)
      ?? numbers.nearest(to: self.bounds.lowerBound)
  }
}
