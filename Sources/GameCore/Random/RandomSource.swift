import TextUI

/// A stream of raw 64-bit draws, and the two things that games do with it.
///
/// The stream and both algorithms are part of what a seed promises: the same seed deals the same
/// game on every machine and in every release.
public protocol RandomSource {
  /// The next raw draw, uniform over all 64-bit numbers.
  mutating func next() -> UInt64
}

extension RandomSource {
  /// A uniform number from 0 up to, not including, `bound`, which must be at least 1.
  ///
  /// Daniel Lemire, *Fast Random Integer Generation in an Interval* (2019), on 64 bits: one raw
  /// draw a try, also for a bound of 1, and nearly always one try.
  @inlinable
  public mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0, "below(0) has no answer")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// Puts the elements in a uniformly random order: Fisher and Yates's shuffle from the front,
  /// one `below` for each element but the last.
  @inlinable
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    elements.withUnsafeMutableBufferPointer { shuffle($0) }
  }

  /// Shuffles a buffer in the same way.
  @inlinable
  public mutating func shuffle<Element>(_ elements: UnsafeMutableBufferPointer<Element>) {
    // A copy stays in registers.
    var source = self
    for index in elements.indices.dropLast() {
      elements.swapAt(index, index + Int(source.below(UInt64(elements.count - index))))
    }
    self = source
  }
}
