import TextUI

/// A wheel on the screen of guess: one digit of the number, or the whole number. It shows only
/// values that remain for the digits on the wheels before it.
struct Wheel: Equatable, Sendable {
  /// The place value of the wheel's digit: 1, 10, 100 …
  let place: Int

  let isWhole: Bool

  /// Returns the wheels for the numbers of a range, the highest digit first.
  static func all(of range: NumberRange, _ picker: Picker) -> [Wheel] {
    guard picker != .list else { return [Wheel(place: 1, isWhole: true)] }
    return sequence(first: 1) { $0 * 10 }.prefix { $0 <= range.high }.reversed()
      .map { Wheel(place: $0, isWhole: false) }
  }

  func value(of number: Int) -> Int { isWhole ? number : number / place % 10 }

  /// Returns the values that remain for the earlier digits, or the number's own value if none does.
  func values(at number: Int, in remaining: ClosedRange<Int>) -> ClosedRange<Int> {
    guard !isWhole else { return remaining }
    let first = number / place / 10 * 10
    let low = max(remaining.lowerBound / place, first)
    let high = min(remaining.upperBound / place, first + 9)
    return low <= high ? low - first...high - first : value(of: number)...value(of: number)
  }

  /// Returns the numbers with a value on the wheel and the digits of a number before it.
  private func block(of value: Int, at number: Int) -> ClosedRange<Int> {
    let first = isWhole ? value : (number / place / 10 * 10 + value) * place
    return first...first + (isWhole ? 0 : place - 1)
  }

  /// Returns whether the wheel offers a value: if numbers with it are left.
  func offers(_ value: Int, at number: Int, in left: NumbersLeft) -> Bool {
    let block = block(of: value, at: number)
    return left.nearest(to: block.lowerBound, in: block) != nil
  }

  /// Returns the number after a turn of the wheel past values with no number left, at most to its
  /// end. Later digits stay if they can.
  func turn(_ number: Int, by steps: Int, in left: NumbersLeft) -> Int {
    let (value, values) = (value(of: number), values(at: number, in: left.bounds))
    let turned = values.nearest(to: value + steps)
    let here = block(of: turned, at: number)
    if let found = left.nearest(to: number + (turned - value) * place, in: here) { return found }
    let (next, last) = (left.first(from: here.upperBound), left.last(upTo: here.lowerBound))
    let others = (steps > 0 ? [next, last] : [last, next]).compactMap { $0 }
    let first = block(of: values.lowerBound, at: number).lowerBound
    let end = block(of: values.upperBound, at: number).upperBound
    return others.first { $0 >= first && $0 <= end } ?? number
  }

  /// The name of the wheel's digit, or nil if no single word names it.
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

/// The rows of a wheel: the chosen value in the middle, smaller values above and below.
struct Drum {
  /// The scale of the digits in the middle; 0 for plain digits.
  let scale: Int

  let rows: Int
  let faces: [Face]

  /// A value on the drum: its rows, and the steps to it from the middle.
  struct Face {
    let step: Int
    let rows: Range<Int>
    let scale: Int
  }

  /// Returns the drums with five values, the largest digits first.
  static func all(isASCII: Bool) -> [Drum] {
    // Each size has a blank row between values, small ones also none. Large ASCII dots fill whole
    // rows.
    let sizes = [(6, 1), (5, 1), (4, 1), (3, 1), (2, 1), (2, 0), (1, 1), (1, 0), (0, 0)]
    return sizes.filter { !isASCII || $0.0.isMultiple(of: 2) }.map { scale, gap in
      let others = (1...2).map { isASCII ? 0 : max(0, scale - 1 - $0) }
      return Drum(scale: scale, others: others, gap: gap)
    }
  }

  /// The drums of plain digits with five, three and one values.
  static var plain: [Drum] {
    (0...2).reversed().map { Drum(scale: 0, others: Array(repeating: 0, count: $0), gap: 0) }
  }

  /// Creates a drum from the scales of the values on one side of the middle, the nearest first.
  private init(scale: Int, others: [Int], gap: Int) {
    func height(_ scale: Int) -> Int { BigNumber.size(digits: 1, scale: scale).rows }
    let band = height(scale) + (scale > 0 ? 2 : 0)
    let middle = others.reduce(0) { $0 + gap + height($1) }
    (self.scale, rows) = (scale, band + 2 * middle)
    var faces = [Face(step: 0, rows: middle..<middle + band, scale: scale)]
    var (above, below) = (middle, middle + band)
    for (index, scale) in others.enumerated() {
      (above, below) = (above - gap - height(scale), below + gap)
      faces.append(Face(step: -index - 1, rows: above..<above + height(scale), scale: scale))
      faces.append(Face(step: index + 1, rows: below..<below + height(scale), scale: scale))
      below += height(scale)
    }
    self.faces = faces
  }
}
