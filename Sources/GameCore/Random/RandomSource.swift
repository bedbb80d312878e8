/// A source of random 64-bit numbers, with the two algorithms that games use.
///
/// The numbers of a seed and both algorithms never change: the same seed deals the same game on
/// every machine and in every release.
public protocol RandomSource {
  /// Returns the next number, uniform over 64 bits.
  mutating func next() -> UInt64
}

extension RandomSource {
  /// Returns a uniform number from 0 to `bound - 1`. The bound must be at least 1.
  ///
  /// Daniel Lemire, *Fast Random Integer Generation in an Interval* (2019), on 64 bits. It draws
  /// one number per try, also for a bound of 1, and nearly always needs one try.
  @inlinable
  public mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0, "the bound must be at least 1")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// Returns a random element of an array, which must not be empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(below(UInt64(elements.count)))]
  }

  /// Shuffles the elements uniformly: the Fisher–Yates shuffle from the front, with one call of
  /// ``below(_:)`` for each element but the last.
  @inlinable
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    elements.withUnsafeMutableBufferPointer { shuffle($0) }
  }

  @inlinable
  public mutating func shuffle<Element>(_ elements: UnsafeMutableBufferPointer<Element>) {
    // A local copy stays in registers.
    var source = self
    for index in 0..<max(0, elements.count - 1) {
      let left = UInt64(truncatingIfNeeded: elements.count &- index)
      let other = index &+ Int(truncatingIfNeeded: source.below(left))
      (elements[index], elements[other]) = (elements[other], elements[index])
    }
    self = source
  }
}
