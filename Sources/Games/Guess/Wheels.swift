/// Two wheels, tens and units, that can only show remaining numbers. The units wheel follows the
/// tens wheel.
struct Wheels: Equatable, Sendable {
  private let remaining: ClosedRange<Int>

  /// Creates the wheels over the remaining numbers, none of them below 0.
  init(_ remaining: ClosedRange<Int>) {
    self.remaining = remaining
  }

  /// The values of the tens wheel.
  var tens: ClosedRange<Int> {
    remaining.lowerBound / 10...remaining.upperBound / 10
  }

  /// Returns the values of the units wheel while the tens wheel shows `tens`, one of its values.
  func units(for tens: Int) -> ClosedRange<Int> {
    let first = tens == self.tens.lowerBound ? remaining.lowerBound % 10 : 0
    let last = tens == self.tens.upperBound ? remaining.upperBound % 10 : 9
    return first...last
  }

  /// The tens in runs with the same units: only the first and the last may lack some.
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
