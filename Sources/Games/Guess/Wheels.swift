/// Two wheels, tens and units, that can only show a number that remains.
///
/// The tens wheel offers every ten that a remaining number has; the units wheel follows it.
struct Wheels: Equatable, Sendable {
  private let remaining: ClosedRange<Int>

  /// The wheels over the numbers that remain, none of them below 0.
  init(_ remaining: ClosedRange<Int>) {
    self.remaining = remaining
  }

  /// What the tens wheel offers.
  var tens: ClosedRange<Int> {
    remaining.lowerBound / 10...remaining.upperBound / 10
  }

  /// What the units wheel offers while the tens wheel shows `tens`, which must be on it.
  func units(for tens: Int) -> ClosedRange<Int> {
    let first = tens == self.tens.lowerBound ? remaining.lowerBound % 10 : 0
    let last = tens == self.tens.upperBound ? remaining.upperBound % 10 : 9
    return first...last
  }

  /// The tens in runs that have the same units: all but the first and the last have all of them.
  var runs: [(tens: ClosedRange<Int>, units: ClosedRange<Int>)] {
    let ends = [tens.lowerBound, tens.lowerBound + 1, tens.upperBound]
    var runs: [(tens: ClosedRange<Int>, units: ClosedRange<Int>)] = []
    for first in ends where first <= tens.upperBound && first > (runs.last?.tens.upperBound ?? -1) {
      let last = first == ends[1] ? max(first, tens.upperBound - 1) : first
      let units = units(for: first)
      if let previous = runs.last, previous.units == units {
        runs[runs.count - 1].tens = previous.tens.lowerBound...last
      } else {
        runs.append((first...last, units))
      }
    }
    return runs
  }
}
