/// The numbers that may still be the secret: possible ones, and doubtful ones below and above them.
///
/// A doubtful number contradicts one answer, which would have to be the lie. Without lies there is
/// none.
struct NumbersLeft: Hashable, Sendable {
  private(set) var below = 0..<0
  private(set) var possible: Range<Int>
  private(set) var above = 0..<0

  /// The number of answers from now on that may still be the lie.
  private(set) var doubts: Int

  init(_ numbers: Range<Int>, doubts: Int) { (possible, self.doubts) = (numbers, doubts) }

  /// Creates numbers from 0 on, as many possible and doubtful ones as others, in their order. The
  /// counts are rounded to multiples of `step`.
  init(counting other: NumbersLeft, roundedTo step: Int) {
    func size(_ part: Range<Int>) -> Int { (part.count + step / 2) / step * step }
    below = 0..<size(other.below)
    // Possible numbers don't vanish.
    let rest = max(size(other.possible), min(1, other.possible.count))
    possible = below.upperBound..<below.upperBound + rest
    above = possible.upperBound..<possible.upperBound + size(other.above)
    doubts = other.doubts
  }

  /// Takes the answer to a guess where nobody lies.
  mutating func narrow(_ answer: GuessOutcome, to number: Int) {
    switch answer {
    case .low: possible = number + 1..<possible.upperBound
    case .high: possible = possible.lowerBound..<number
    case .correct: possible = number..<number + 1
    }
  }

  /// Takes the answer to a guess, which may be a lie.
  mutating func take(_ answer: GuessOutcome, to number: Int) {
    switch answer {
    case .low:
      let contradicted = possible.upTo(number)
      (below, possible, above) = (
        below.from(number + 1), possible.from(number + 1), above.from(number + 1)
      )
      if doubts > 0, !contradicted.isEmpty { below = contradicted }
    case .high:
      let contradicted = possible.from(number + 1)
      (below, possible, above) = (below.upTo(number), possible.upTo(number), above.upTo(number))
      if doubts > 0, !contradicted.isEmpty { above = contradicted }
    case .correct:
      self = NumbersLeft(number..<number + 1, doubts: 0)
    }
    // The lie has been told once no number is possible.
    doubts = possible.isEmpty ? 0 : max(0, doubts - 1)
  }

  /// Returns the numbers left after an answer. A loop without lies keeps its own in registers.
  @inline(never)
  func after(_ answer: GuessOutcome, to number: Int) -> NumbersLeft {
    var left = self
    left.take(answer, to: number)
    return left
  }

  var hasDoubtful: Bool { !below.isEmpty || !above.isEmpty }

  /// The number of doubtful numbers, 0 once no other is left and the lie is known.
  var doubtfulCount: Int { possible.isEmpty ? 0 : below.count + above.count }

  var count: Int { below.count + possible.count + above.count }

  /// The number of equally probable games: a possible number allows for a lie yet to come.
  var weight: Int { below.count + (doubts + 1) * possible.count + above.count }

  var bounds: ClosedRange<Int> {
    let parts = (possible.isEmpty ? above : possible, possible.isEmpty ? below : possible)
    let (low, high) = (below.isEmpty ? parts.0 : below, above.isEmpty ? parts.1 : above)
    return low.lowerBound...high.upperBound - 1
  }

  func contains(_ number: Int) -> Bool { possible.contains(number) || isDoubtful(number) }

  func isDoubtful(_ number: Int) -> Bool { below.contains(number) || above.contains(number) }
}

extension NumbersLeft {
  /// The possible numbers alone, as whoever believes every answer sees them; all numbers if none is
  /// possible.
  var believed: NumbersLeft {
    possible.isEmpty ? self : NumbersLeft(possible, doubts: doubts)
  }
}

// MARK: Search

extension NumbersLeft {
  /// The ranges that aren't empty, in order.
  var parts: [Range<Int>] { [below, possible, above].filter { !$0.isEmpty } }

  var doubtful: [Range<Int>] { [below, above].filter { !$0.isEmpty } }

  /// Returns the lowest of these numbers from a number on, or nil if there is none.
  func first(from number: Int) -> Int? {
    // Without a list of the parts, as boards ask for every number.
    let part =
      number < below.upperBound && !below.isEmpty
      ? below : number < possible.upperBound && !possible.isEmpty ? possible : above
    return number < part.upperBound && !part.isEmpty ? max(part.lowerBound, number) : nil
  }

  /// Returns the highest of these numbers up to a number, or nil if there is none.
  func last(upTo number: Int) -> Int? {
    parts.last { $0.lowerBound <= number }.map { min($0.upperBound - 1, number) }
  }

  /// Returns the nearest of these numbers in a range, or nil if it has none.
  func nearest(to number: Int, in range: ClosedRange<Int>) -> Int? {
    let aim = range.nearest(to: number)
    let low = last(upTo: aim).flatMap { range.contains($0) ? $0 : nil }
    let high = first(from: aim).flatMap { range.contains($0) ? $0 : nil }
    guard let low, let high else { return low ?? high }
    return aim - low <= high - aim ? low : high
  }

  /// Returns the first of these numbers that begins with some digits, or nil if there is none.
  func first(beginningWith digits: Int) -> Int? {
    var (low, high) = (digits, digits)
    while let found = first(from: low) {
      if found <= high { return found }
      // No longer number begins with 0.
      guard low > 0 else { return nil }
      (low, high) = (low * 10, high * 10 + 9)
    }
    return nil
  }

  /// Returns how many of these numbers are below a number.
  func rank(of number: Int) -> Int {
    below.upTo(number).count + possible.upTo(number).count + above.upTo(number).count
  }

  /// Returns the number after `rank` others, a possible one counting `weight` times.
  func number(at rank: Int, weighing weight: Int = 1) -> Int {
    let rest = rank - below.count
    guard rest >= 0 else { return below.lowerBound + rank }
    let index = rest / weight
    return index < possible.count
      ? possible.lowerBound + index : above.lowerBound + rest - weight * possible.count
  }
}

extension Range<Int> {
  /// The middle number, or the lower one of two.
  var middle: Int { lowerBound &+ (upperBound &- lowerBound &- 1) / 2 }

  /// Returns the numbers of the range from a number on.
  func from(_ number: Int) -> Range<Int> {
    Swift.max(lowerBound, number)..<Swift.max(upperBound, number)
  }

  /// Returns the numbers of the range below a number.
  func upTo(_ number: Int) -> Range<Int> {
    Swift.min(lowerBound, number)..<Swift.min(upperBound, number)
  }
}
