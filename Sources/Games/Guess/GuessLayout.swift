import GameCore
import TextUI
import Tiles

/// Where the parts of the screen of guess stand: the wheels and the button beside them, the line of
/// numbers below, and the guesses that were made.
struct GuessLayout {
  private let presentation: Presentation
  /// How many numbers a wheel shows, an odd number.
  private let shown: Int
  private let wheels: [(wheel: GuessScreen.Wheel, title: String, digits: Int, rect: Rect)]
  private let lineRow: Int
  private let area: Size

  /// Where a click guesses.
  let button: Rect

  /// The layout in an area, with as much of the wheels as it has room for; nil where it has none.
  init?(_ position: GuessPosition, _ isList: Bool, in area: Size, _ presentation: Presentation) {
    let parts = Self.parts(of: position.setup, isList, presentation)
    let label = Self.buttonLabel(presentation)
    let width = Self.width(of: parts, label)
    guard width <= area.columns,
      let shown = [7, 5, 3, 1].first(where: { $0 + Self.otherRows <= area.rows })
    else { return nil }
    // Air between the parts, where there is room for it.
    let air = area.rows - shown - Self.otherRows >= 3 ? 1 : 0
    let height = shown + Self.otherRows + 2 * air
    let top = (area.rows - height) / 2
    var column = (area.columns - width) / 2
    var placed: [(GuessScreen.Wheel, String, Int, Rect)] = []
    for (wheel, title, digits) in parts {
      let rect = Rect(
        row: top + 1, column: column, rows: shown + 2, columns: digits + Self.wheelMargin)
      placed.append((wheel, title, digits, rect))
      column += rect.size.columns + 1
    }
    wheels = placed
    button = Rect(
      row: top + 2 + shown / 2, column: column + 1, rows: 1, columns: label.displayWidth)
    lineRow = top + shown + 3 + air
    self.shown = shown
    self.area = area
    self.presentation = presentation
  }

  /// The least area that has room.
  static func leastArea(for position: GuessPosition, _ isList: Bool, _ presentation: Presentation)
    -> Size
  {
    Size(
      rows: 1 + otherRows,
      columns: width(of: parts(of: position.setup, isList, presentation), buttonLabel(presentation))
    )
  }

  /// The rows beside those that the wheels show: titles, frames, the line, its marks, the guesses.
  private static let otherRows = 6

  /// What stands around the digits on a wheel: the frame, a pointer and a space at either side.
  private static let wheelMargin = 6

  private static func width(
    of parts: [(GuessScreen.Wheel, String, digits: Int)], _ label: String
  ) -> Int {
    parts.reduce(0) { $0 + $1.digits + wheelMargin + 1 } + 1 + label.displayWidth
  }

  private static func parts(
    of range: NumberRange, _ isList: Bool, _ presentation: Presentation
  ) -> [(GuessScreen.Wheel, String, digits: Int)] {
    let say = presentation.language
    let high = range.high
    guard !isList else {
      return [(.list, say(en: "number", zh: "数字"), String(high).count)]
    }
    return [
      (.tens, say(en: "tens", zh: "十位"), String(high / 10).count),
      (.units, say(en: "units", zh: "个位"), 1),
    ]
  }

  private static func buttonLabel(_ presentation: Presentation) -> String {
    presentation(en: "[ Guess ]", zh: "[ 猜 ]")
  }

  /// The wheel that a cell belongs to, and how far the number there is from the one in the middle.
  func wheel(at point: Point) -> (wheel: GuessScreen.Wheel, steps: Int)? {
    guard let part = wheels.first(where: { $0.rect.contains(point) }) else { return nil }
    let steps = part.rect.local(point).row - 1 - shown / 2
    return abs(steps) <= shown / 2 ? (part.wheel, steps) : nil
  }
}

// MARK: Drawing

extension GuessLayout {
  /// Draws the game as the screen shows it.
  func draw(_ position: GuessPosition, _ screen: GuessScreen, on canvas: inout Canvas) {
    let picker = Wheels(position.remaining)
    let (tens, units) = (screen.number / 10, screen.number % 10)
    for (wheel, title, digits, rect) in wheels {
      let column = rect.origin.column + (rect.size.columns - title.displayWidth) / 2
      canvas.put(title, row: rect.origin.row - 1, column: column, .faint)
      let (value, values) =
        switch wheel {
        case .tens: (tens, picker.tens)
        case .units: (units, picker.units(for: tens))
        case .list: (screen.number, position.remaining)
        }
      let isFocus = wheel == screen.focus
      canvas.draw(in: rect) { drawWheel(value, of: values, digits, isFocus, &$0) }
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
    canvas.putBox(presentation.frame, Style(.blue))
    for step in -(shown / 2)...shown / 2 where values.contains(value + step) {
      let number = String(value + step)
      let text = String(repeating: " ", count: digits - number.count) + number
      let row = 1 + shown / 2 + step
      guard step == 0 else {
        canvas.put(text, row: row, column: 3, abs(step) == 1 ? .plain : .faint)
        continue
      }
      let (before, after) = isFocus ? presentation.frame.pointers : ticks
      canvas.put(
        "\(before) \(text) \(after)", row: row, column: 1, isFocus ? .focus : .bold)
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
      canvas.put(
        (guess.outcome.sign?.text(presentation) ?? ""), row: lineRow + 1, column: column,
        style(of: guess.outcome))
    }
  }

  /// The guesses in their order, the last ones where not all have room.
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
        (guess.outcome.sign?.text(presentation) ?? "") + " ", row: row, column: column,
        style(of: guess.outcome))
    }
  }

  private func style(of outcome: GuessOutcome) -> Style {
    switch outcome {
    case .low: Style(.blue)
    case .high: Style(.orange)
    case .correct: .bold
    }
  }
}
