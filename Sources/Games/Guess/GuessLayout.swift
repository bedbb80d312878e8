import GameCore
import TextUI

/// The layout of the screen of guess: the wheels with the button beside them, and below them the
/// line of numbers and the guesses.
struct GuessLayout {
  private let presentation: Presentation
  /// The number of values that a wheel shows, an odd number.
  private let rows: Int
  private let wheels: [(part: Part, rect: Rect)]
  private let hasTitles: Bool
  private let lineRow: Int
  private let area: Size

  /// The button that guesses.
  let button: Rect

  /// A wheel with its title and the digits of its longest value.
  private struct Part {
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
    (self.rows, self.area, self.presentation) = (rows, area, presentation)
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

  private static func buttonLabel(_ presentation: Presentation) -> String {
    presentation(en: "[ Guess ]", zh: "[ 猜 ]")
  }

  /// Returns the wheel at a cell and the steps from its middle to there, or nil if there is none.
  func wheel(at point: Point) -> (wheel: GuessScreen.Wheel, steps: Int)? {
    guard let (part, rect) = wheels.first(where: { $0.rect.contains(point) }) else { return nil }
    let steps = rect.local(point).row - 1 - rows / 2
    return abs(steps) <= rows / 2 ? (part.wheel, steps) : nil
  }
}

// MARK: Drawing

extension GuessLayout {
  /// Draws a game with the state of its screen.
  func draw(_ position: GuessPosition, _ screen: GuessScreen, on canvas: inout Canvas) {
    let picker = Wheels(position.remaining)
    let (tens, units) = (screen.number / 10, screen.number % 10)
    for (part, rect) in wheels {
      let column = rect.origin.column + (part.width - part.title.displayWidth) / 2
      if hasTitles {
        canvas.put(part.title, row: rect.origin.row - 1, column: column, .faint)
      }
      let (value, values) =
        switch part.wheel {
        case .tens: (tens, picker.tens)
        case .units: (units, picker.units(for: tens))
        case .list: (screen.number, position.remaining)
        }
      let isFocus = part.wheel == screen.focus
      canvas.draw(in: rect) { drawWheel(value, of: values, part.digits, isFocus, &$0) }
    }
    canvas.put(
      Self.buttonLabel(presentation), row: button.origin.row, column: button.origin.column, .bold)
    drawLine(position, screen.guesses, &canvas)
    drawGuesses(screen.guesses, &canvas)
  }

  private func drawWheel(
    _ value: Int, of values: ClosedRange<Int>, _ digits: Int, _ isFocus: Bool,
    _ canvas: inout Canvas
  ) {
    canvas.putBox(presentation.frame, Style(.edge))
    for step in -(rows / 2)...rows / 2 where values.contains(value + step) {
      let number = String(value + step)
      let text = String(repeating: " ", count: digits - number.count) + number
      let row = 1 + rows / 2 + step
      guard step == 0 else {
        canvas.put(text, row: row, column: 3, abs(step) == 1 ? .plain : .faint)
        continue
      }
      let (before, after) = isFocus ? presentation.frame.pointers : ticks
      canvas.put("\(before) \(text) \(after)", row: row, column: 1, isFocus ? .focus : .bold)
    }
  }

  private var ticks: (String, String) { presentation.isASCII ? ("-", "-") : ("╶", "╴") }

  // MARK: The line

  private func drawLine(_ position: GuessPosition, _ guesses: [GuessEvent], _ canvas: inout Canvas)
  {
    let (low, high) = (String(position.setup.low), String(position.setup.high))
    let room = min(60, area.columns - low.count - high.count - 4)
    guard room > 0 else { return }
    let line = NumberLine(position.setup, width: room)
    let all = low.count + line.width + high.count + 2
    let first = (area.columns - all) / 2 + low.count + 1
    canvas.put(low, row: lineRow, column: first - low.count - 1)
    canvas.put(high, row: lineRow, column: first + line.width + 1)
    let (solid, gone) = presentation.isASCII ? ("#", ".") : ("━", "·")
    for column in 0..<line.width {
      let remains = line.holds(position.remaining, at: column)
      canvas.put(
        remains ? solid : gone, row: lineRow, column: first + column, remains ? .bold : .faint)
    }
    for guess in guesses {
      let column = first + line.column(of: guess.number)
      canvas.put(sign(of: guess), row: lineRow + 1, column: column, style(of: guess.outcome))
    }
  }

  /// Draws the guesses in their order, only the last ones if not all fit.
  private func drawGuesses(_ guesses: [GuessEvent], _ canvas: inout Canvas) {
    let room = area.columns - 2
    var shown = guesses.suffix(room / 3)
    func width() -> Int { shown.reduce(0) { $0 + String($1.number).count + 2 } + 2 }
    while width() > room, shown.count > 1 { shown.removeFirst() }
    var column = max(0, (area.columns - width()) / 2)
    let row = lineRow + 2
    if shown.count < guesses.count {
      column = canvas.put(presentation.ellipsis + " ", row: row, column: column, .faint)
    }
    for guess in shown {
      column = canvas.put(String(guess.number), row: row, column: column)
      column = canvas.put(
        sign(of: guess) + " ", row: row, column: column, style(of: guess.outcome))
    }
  }

  private func sign(of guess: GuessEvent) -> String {
    guess.outcome.sign?.text(presentation) ?? ""
  }

  private func style(of outcome: GuessOutcome) -> Style {
    switch outcome {
    case .low: Style(.low)
    case .high: Style(.high)
    case .correct: .bold
    }
  }
}
