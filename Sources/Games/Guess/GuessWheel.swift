import TextUI

/// A wheel of the screen: one digit of the number, or the whole number. It can only show what
/// remains, and follows the wheels before it.
struct Wheel: Equatable, Sendable {
  /// The value of its digit: 1, 10, 100 …
  let place: Int

  let isWhole: Bool

  /// Returns the wheels for the numbers of a range, the one of the highest digit first.
  static func all(of range: NumberRange, _ picker: Picker) -> [Wheel] {
    guard picker != .list else { return [Wheel(place: 1, isWhole: true)] }
    return sequence(first: 1) { $0 * 10 }.prefix { $0 <= range.high }.reversed()
      .map { Wheel(place: $0, isWhole: false) }
  }

  func value(of number: Int) -> Int { isWhole ? number : number / place % 10 }

  /// Returns the values that go with the digits before it, or that of the number if none remains.
  func values(at number: Int, in remaining: ClosedRange<Int>) -> ClosedRange<Int> {
    guard !isWhole else { return remaining }
    let first = number / place / 10 * 10
    let low = max(remaining.lowerBound / place, first)
    let high = min(remaining.upperBound / place, first + 9)
    return low <= high ? low - first...high - first : value(of: number)...value(of: number)
  }

  /// Returns the number after a turn, at most to the wheel's end; later digits stay if they can.
  func turn(_ number: Int, by steps: Int, in remaining: ClosedRange<Int>) -> Int {
    let value = value(of: number)
    let turned = values(at: number, in: remaining).nearest(to: value + steps)
    return remaining.nearest(to: number + (turned - value) * place)
  }

  /// The name of its digit, or nil if it has none of one word.
  var title: Phrase? {
    switch place {
    case _ where isWhole: Phrase(en: "number", zh: "数字")
    case 1: Phrase(en: "units", zh: "个位")
    case 10: Phrase(en: "tens", zh: "十位")
    case 100: Phrase(en: "hundreds", zh: "百位")
    case 1000: Phrase(en: "thousands", zh: "千位")
    default: nil
    }
  }
}

/// The rows of a wheel: the chosen value in the middle, smaller ones above and below it.
struct Drum {
  /// The size of the digits in the middle; 0 for plain ones.
  let scale: Int

  let rows: Int
  let faces: [Face]

  /// A value, by the steps to it, in its rows.
  struct Face {
    let step: Int
    let rows: Range<Int>
    let scale: Int
  }

  /// Creates a drum with up to five values, or returns nil if fewer than `least` fit some rows. The
  /// digits beside a large one have a blank row before them, if there is room.
  init?(scale: Int, in room: Int, least: Int, isASCII: Bool) {
    // In ASCII a dot has whole rows.
    guard !isASCII || scale.isMultiple(of: 2) else { return nil }
    func height(_ scale: Int) -> Int { BigNumber.size(digits: 1, scale: scale).rows }
    let band = height(scale) + (scale > 0 ? 2 : 0)
    var others = (1...2).map { isASCII ? 0 : max(0, scale - 1 - $0) }
    func half(_ gap: Int) -> Int { others.reduce(0) { $0 + height($1) + gap } }
    let gap = scale > 2 || scale > 0 && band + 2 * half(1) <= room ? 1 : 0
    while band + 2 * half(gap) > room, !others.isEmpty { others.removeLast() }
    let middle = half(gap)
    rows = band + 2 * middle
    guard rows <= room, 2 * others.count + 1 >= least else { return nil }
    var faces = [Face(step: 0, rows: middle..<middle + band, scale: scale)]
    var start = middle + band
    for (index, scale) in others.enumerated() {
      let face = start + gap..<start + gap + height(scale)
      faces.append(Face(step: index + 1, rows: face, scale: scale))
      faces.append(
        Face(step: -index - 1, rows: rows - face.upperBound..<rows - face.lowerBound, scale: scale))
      start = face.upperBound
    }
    (self.scale, self.faces) = (scale, faces)
  }
}
