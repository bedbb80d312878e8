import GameCore
import TextUI

/// The layout of the screen of guess: the wheels with the button beside them, and below them the
/// line of numbers and the guesses.
struct GuessLayout {
  /// The number of values that a wheel shows, an odd number.
  let rows: Int

  let wheels: [(part: Part, rect: Rect)]

  /// True if there is a row for the wheels' titles above them.
  let hasTitles: Bool

  let button: Rect

  /// The line of numbers, with the cells that it takes; nil if there is no room.
  let line: (numbers: NumberLine, rect: Rect)?

  /// The row of the line, above that of its marks and that of the guesses.
  let lineRow: Int

  /// The whole area, and the part of it that is drawn in.
  let area: Size
  let bounds: Rect

  /// A wheel with its title and the digits of its longest value.
  struct Part {
    let wheel: GuessScreen.Wheel
    let title: String
    let digits: Int

    /// The width with a frame, a pointer and a space at either side of the digits.
    var width: Int { digits + 6 }
  }

  /// Creates the layout in an area, with as many values of the wheels as fit, or returns nil if
  /// none does.
  init?(_ position: GuessPosition, _ isList: Bool, in area: Size, _ presentation: Presentation) {
    let parts = Self.parts(of: position.setup, isList, presentation)
    let label = Self.buttonLabel(presentation)
    let width = Self.width(of: parts, label)
    guard width <= area.columns, 1 + Self.otherRows <= area.rows else { return nil }
    let rows = [7, 5, 3].first { $0 + 1 + Self.otherRows <= area.rows } ?? 1
    let room = area.rows - rows - Self.otherRows
    let (titleRows, gap) = (min(1, room), room > 3 ? 1 : 0)
    let top = (room - titleRows - 2 * gap) / 2
    var column = (area.columns - width) / 2
    wheels = parts.map { part in
      defer { column += part.width + 1 }
      return (part, Rect(row: top + titleRows, column: column, rows: rows + 2, columns: part.width))
    }
    button = Rect(
      row: top + titleRows + 1 + rows / 2, column: column + 1, rows: 1, columns: label.displayWidth)
    lineRow = top + titleRows + rows + 2 + gap
    hasTitles = titleRows > 0
    let end = lineRow + (hasTitles ? 3 : 2)
    bounds = Rect(row: top, column: 0, rows: end - top, columns: area.columns)
    line = Self.line(of: position.setup, row: lineRow, in: area)
    (self.rows, self.area) = (rows, area)
  }

  /// Returns the line of a range in the middle of a row, with room for the range's ends beside it.
  private static func line(
    of range: NumberRange, row: Int, in area: Size
  ) -> (NumberLine, Rect)? {
    let (low, high) = (String(range.low).count, String(range.high).count)
    let room = min(60, area.columns - low - high - 4)
    guard room > 0 else { return nil }
    let line = NumberLine(range, width: room)
    let first = (area.columns - low - line.width - high - 2) / 2 + low + 1
    return (line, Rect(row: row, column: first, rows: 1, columns: line.width))
  }

  /// Returns the least area for a game.
  static func leastArea(
    for position: GuessPosition, _ isList: Bool, _ presentation: Presentation
  ) -> Size {
    let parts = parts(of: position.setup, isList, presentation)
    return Size(rows: 1 + otherRows, columns: width(of: parts, buttonLabel(presentation)))
  }

  /// The rows besides those of the wheels' values: frames, the line, its marks, the guesses. The
  /// titles have one if there is room.
  private static let otherRows = 5

  private static func width(of parts: [Part], _ label: String) -> Int {
    parts.reduce(0) { $0 + $1.width + 1 } + 1 + label.displayWidth
  }

  private static func parts(
    of range: NumberRange, _ isList: Bool, _ presentation: Presentation
  ) -> [Part] {
    guard !isList else {
      let title = presentation(en: "number", zh: "数字")
      return [Part(wheel: .list, title: title, digits: String(range.high).count)]
    }
    let (tens, units) = (presentation(en: "tens", zh: "十位"), presentation(en: "units", zh: "个位"))
    return [
      Part(wheel: .tens, title: tens, digits: String(range.high / 10).count),
      Part(wheel: .units, title: units, digits: 1),
    ]
  }

  static func buttonLabel(_ presentation: Presentation) -> String {
    presentation(en: "[ Guess ]", zh: "[ 猜 ]")
  }

  /// Returns the wheel at a cell and the steps from its middle to there, or nil if there is none.
  func wheel(at point: Point) -> (wheel: GuessScreen.Wheel, steps: Int)? {
    guard let (part, rect) = wheels.first(where: { $0.rect.contains(point) }) else { return nil }
    let steps = rect.local(point).row - 1 - rows / 2
    return abs(steps) <= rows / 2 ? (part.wheel, steps) : nil
  }

  /// Returns the remaining number nearest to those of a cell on the line or on its marks, or nil
  /// beside it.
  func number(at point: Point, of position: GuessPosition) -> Int? {
    guard let (line, rect) = line, (lineRow...lineRow + 1).contains(point.row),
      let numbers = line.numbers(at: point.column - rect.origin.column)
    else { return nil }
    return position.remaining.nearest(to: (numbers.lowerBound + numbers.upperBound) / 2)
  }
}
