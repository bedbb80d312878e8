import TextUI

/// The board in lines: the range with what remains, and two wheels; in plain text in words.
struct GuessBoard {
  private let range: NumberRange
  private let remaining: ClosedRange<Int>
  private let presentation: Presentation

  init(_ position: GuessPosition, _ presentation: Presentation) {
    (range, remaining) = (position.setup, position.remaining)
    self.presentation = presentation
  }

  var lines: [String] { presentation.isPlain ? [words] : [line] + wheels }

  /// The remaining numbers; the middle of a long list is left out.
  var list: [String] {
    remaining.elided(to: 200)
      .map { $0.map(String.init) ?? presentation.ellipsis }
      .joined(separator: " ")
      .wrapped(to: presentation.columns)
  }

  /// The range as a line, solid for the remaining numbers.
  private var line: String {
    let (low, high) = (String(range.low), String(range.high))
    let room = min(50, presentation.pictureColumns - low.count - high.count - 4)
    guard room > 0 else {
      let rest = "\(remaining.lowerBound)-\(remaining.upperBound)"
      return rest.cut(to: presentation.pictureColumns, ellipsis: presentation.ellipsis)
    }
    let line = NumberLine(
      range.numbers, in: Rect(row: 0, column: 0, rows: 1, columns: room), room)
    let (solid, gone) = presentation.isASCII ? ("#", ".") : ("█", "·")
    let marks = (0..<line.width).map { remaining.overlaps(line.numbers(at: $0)) ? solid : gone }
    return "  \(low) \(marks.joined()) \(high)"
  }

  /// The remaining tens, and below each of them its units.
  private var wheels: [String] {
    let titles = [presentation(en: "tens", zh: "十位"), presentation(en: "units", zh: "个位")]
    let cell = max(3, String(remaining.tens.upperBound).count) + 2
    let room = (presentation.pictureColumns - 5) / cell
    guard room > 2 || remaining.tens.count <= room else { return [] }
    let rows = remaining.tens.elided(to: room).map { tens -> (String, String) in
      guard let tens else { return (presentation.ellipsis, presentation.ellipsis) }
      let units = remaining.units(for: tens)
      let end = units.count == 1 ? "" : "-\(units.upperBound)"
      return (String(tens), "\(units.lowerBound)" + end)
    }
    let columns = [rows.map(\.0), rows.map(\.1)]
    return zip(titles, columns).map { title, cells in
      (title.padded(to: 5) + cells.map { "  " + $0.padded(to: cell - 2) }.joined()).trimmedAtEnd
    }
  }

  private var words: String {
    let language = presentation.language
    let numbers = remaining.text(language)
    guard remaining.count > 1 else {
      return presentation(en: "Only \(numbers) is left.", zh: "只剩 \(numbers) 了。")
    }
    let runs = remaining.runs.map { run in
      let (tens, units) = (run.tens.text(language), run.units.text(language))
      return presentation(en: "\(tens) (units \(units))", zh: "\(tens)（个位 \(units)）")
    }
    return presentation(
      en: "\(numbers) are left. Tens: \(runs.joined(separator: ", ")).",
      zh: "还剩 \(numbers)。十位：\(runs.joined(separator: "、"))。")
  }
}

extension ClosedRange<Int> {
  func text(_ language: Language) -> String {
    count > 1 ? described(in: language) : String(lowerBound)
  }

  /// Returns the numbers, in at most `limit` (at least 3) with nil for those left out.
  func elided(to limit: Int) -> [Int?] {
    guard count > limit else { return map { $0 } }
    return prefix(limit - 2).map { $0 } + [nil, upperBound]
  }
}

/// Numbers as a line of columns: one for some of the numbers, or some for each number.
struct NumberLine {
  let rect: Rect

  /// The columns of a number; 0 if they are shared.
  let pitch: Int

  var width: Int { rect.size.columns }

  private let numbers: ClosedRange<Int>

  /// Creates a line in the middle of an area, at most as wide as a limit, with at most `most`
  /// columns for a number.
  init(_ numbers: ClosedRange<Int>, in area: Rect, _ limit: Int, most: Int = 1) {
    let room = min(limit, area.size.columns)
    self.numbers = numbers
    pitch = min(room / numbers.count, most)
    let width = pitch > 0 ? pitch * numbers.count : room
    rect = Rect(
      row: area.origin.row, column: area.origin.column + (area.size.columns - width) / 2,
      rows: area.size.rows, columns: width)
  }

  func numbers(at column: Int) -> ClosedRange<Int> {
    let first = numbers.lowerBound + column * numbers.count / width
    let last = numbers.lowerBound + (column + 1) * numbers.count / width - 1
    return first...max(first, last)
  }

  /// Returns the middle number of those at a cell, or nil beside the line.
  func number(at point: Point) -> Int? {
    rect.contains(point) ? numbers(at: rect.local(point).column).middle : nil
  }

  /// Returns the first column of a number, from 0.
  func column(of number: Int) -> Int {
    let column = (number - numbers.lowerBound) * width / numbers.count
    return numbers(at: column).contains(number) ? column : column + 1
  }
}

/// Two wheels, tens and units, over numbers of which none is below 0: the units follow the tens.
extension ClosedRange<Int> {
  var tens: ClosedRange<Int> { lowerBound / 10...upperBound / 10 }

  func units(for tens: Int) -> ClosedRange<Int> {
    Wheel(place: 1, isWhole: false).values(at: tens * 10, in: self)
  }

  /// The tens in runs with the same units: only the first and the last may lack some.
  var runs: [(tens: ClosedRange<Int>, units: ClosedRange<Int>)] {
    let (first, last) = (tens.lowerBound, tens.upperBound)
    var runs = [(tens: first...first, units: units(for: first))]
    for (start, end) in [(first + 1, last - 1), (Swift.max(first + 1, last), last)]
    where start <= end {
      if units(for: start) == runs[runs.count - 1].units {
        runs[runs.count - 1].tens = runs[runs.count - 1].tens.lowerBound...end
      } else {
        runs.append((start...end, units(for: start)))
      }
    }
    return runs
  }
}
