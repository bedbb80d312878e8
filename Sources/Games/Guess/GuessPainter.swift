import GameCore
import TextUI

struct GuessPainter {
  let layout: GuessLayout
  let presentation: Presentation

  /// True if the number that was found glows.
  let isGlowing: Bool

  /// Draws a game with the state of its screen.
  func draw(_ position: GuessPosition, _ screen: GuessScreen, on canvas: inout Canvas) {
    let picker = Wheels(position.remaining)
    let (tens, units) = (screen.number / 10, screen.number % 10)
    for (part, rect) in layout.wheels {
      let column = rect.origin.column + (part.width - part.title.displayWidth) / 2
      if layout.hasTitles {
        canvas.put(part.title, row: rect.origin.row - 1, column: column, .faint)
      }
      let (value, values) =
        switch part.wheel {
        case .tens: (tens, picker.tens)
        case .units: (units, picker.units(for: tens))
        case .list: (screen.number, position.remaining)
        }
      let isFocus = part.wheel == screen.focus
      canvas.draw(in: rect, on: Style(.ink, on: .card)) {
        drawWheel(value, of: values, part.digits, isFocus, &$0)
      }
    }
    canvas.draw(in: layout.button, on: Style(.onBack, on: .back)) {
      $0.put(GuessLayout.buttonLabel(presentation), row: 0, column: 0, .bold)
    }
    drawLine(position, screen.guesses, &canvas)
    drawGuesses(screen.guesses, &canvas)
  }

  // MARK: Wheels

  private func drawWheel(
    _ value: Int, of values: ClosedRange<Int>, _ digits: Int, _ isFocus: Bool,
    _ canvas: inout Canvas
  ) {
    if canvas.palette == nil {
      canvas.putBox(presentation.frame, Style(.edge))
    } else {
      drawDrum(&canvas)
    }
    let middle = 1 + layout.rows / 2
    for step in -(layout.rows / 2)...layout.rows / 2 where values.contains(value + step) {
      let number = String(value + step)
      let text = String(repeating: " ", count: digits - number.count) + number
      guard step == 0 else {
        canvas.put(text, row: middle + step, column: 3, abs(step) == 1 ? .plain : .faint)
        continue
      }
      let (before, after) = isFocus || isGlowing ? presentation.frame.pointers : ticks
      canvas.put("\(before) \(text) \(after)", row: middle, column: 1, style(isFocus))
    }
  }

  /// Draws a drum seen from the side, with half rows at both ends.
  private func drawDrum(_ canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let body = Rect(row: 1, column: 0, rows: rows - 2, columns: columns)
    canvas.draw(in: body) { $0.fill() }
    for (row, edge, ground) in [(0, "▄", Color.table), (rows - 1, "▀", .shadow)] {
      let text = String(repeating: edge, count: columns)
      canvas.put(text, row: row, column: 0, Style(.card, on: ground))
    }
  }

  private func style(_ isFocus: Bool) -> Style {
    isGlowing ? Style(.onFocus, on: .gold).bolder : isFocus ? .focus : .bold
  }

  private var ticks: (String, String) { presentation.isASCII ? ("-", "-") : ("╶", "╴") }

  // MARK: The line

  private func drawLine(
    _ position: GuessPosition, _ guesses: [GuessEvent], _ canvas: inout Canvas
  ) {
    guard let (line, rect) = layout.line else { return }
    let (row, first) = (rect.origin.row, rect.origin.column)
    let (low, high) = (String(position.setup.low), String(position.setup.high))
    canvas.put(low, row: row, column: first - low.count - 1)
    canvas.put(high, row: row, column: first + line.width + 1)
    let (solid, gone) = presentation.isASCII ? ("#", ".") : ("━", "·")
    let start = line.column(of: position.remaining.lowerBound)
    for column in 0..<line.width {
      let remains = line.holds(position.remaining, at: column)
      let style = remains ? .bold : Style(column < start ? .low : .high)
      canvas.put(remains ? solid : gone, row: row, column: first + column, style)
    }
    for guess in guesses {
      let column = first + line.column(of: guess.number)
      canvas.put(sign(of: guess), row: row + 1, column: column, style(of: guess.outcome))
    }
  }

  /// Draws the guesses in their order, only the last ones if not all fit. In the least area the row
  /// is left to the news.
  private func drawGuesses(_ guesses: [GuessEvent], _ canvas: inout Canvas) {
    guard layout.hasTitles, !guesses.isEmpty else { return }
    let title = presentation(en: "Guesses: ", zh: "猜过：")
    let room = layout.area.columns - 2 - title.displayWidth
    var shown = guesses.suffix(room / 3)
    func width() -> Int { shown.reduce(0) { $0 + String($1.number).count + 2 } + 2 }
    while width() > room, shown.count > 1 { shown.removeFirst() }
    var column = max(0, (layout.area.columns - title.displayWidth - width()) / 2)
    let row = layout.lineRow + 2
    column = canvas.put(title, row: row, column: column, .faint)
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
    case .correct: isGlowing ? Style(.gold).bolder : .bold
    }
  }
}
