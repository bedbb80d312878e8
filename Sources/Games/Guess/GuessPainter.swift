import GameCore

struct GuessPainter {
  let layout: GuessLayout
  let presentation: Presentation
  let position: GuessPosition
  let number: Int

  /// The animation of a guess that wipes numbers away, or nil if there is none.
  let sweep: GuessSweep?
  let time: Int

  /// True if the found number glows.
  let isGlowing: Bool

  /// True while the board tells that an answer was a lie.
  let isExposing: Bool

  func draw(_ screen: GuessScreen, on canvas: inout Canvas) {
    // The wheels don't change while numbers are wiped away.
    let left = sweep?.before ?? position.left
    for (index, (wheel, rect)) in zip(screen.wheels, layout.wheels).enumerated() {
      if layout.hasTitles, let title = wheel.title?(presentation.language) {
        let column = rect.origin.column + (rect.size.columns - title.displayWidth) / 2
        canvas.put(title, row: rect.origin.row - 1, column: column, .faint)
      }
      canvas.draw(in: rect, on: Style(.ink, on: .card)) {
        drawWheel(wheel, left, isFocus: index == screen.focus, &$0)
      }
    }
    if position.phase.isPlaying, !screen.isPast {
      canvas.draw(in: layout.button, on: Style(.onBack, on: .back)) {
        $0.put(GuessLayout.buttonLabel(presentation), row: 0, column: 0, .bold)
      }
    }
    // At the start it would be a second picture of the whole range.
    let band = left.bounds == position.setup.range.numbers ? [] : layout.band(of: left.bounds)
    for cell in layout.cells + band {
      // A cell shows the number on the wheels if it has that number.
      let isDialled = cell.numbers.contains(number)
      let shown = isDialled ? number : position.left.spokesman(of: cell.numbers)
      canvas.draw(in: cell.rect) { drawTile(shown, screen, &$0) }
    }
    defer { if isExposing { drawExposure(screen.suspects, &canvas) } }
    guard layout.band != nil else { return }
    drawEnds(position.setup.range.numbers, beside: layout.cells, .plain, &canvas)
    let tellsEnds = (band.first?.rect.size.columns ?? 0) >= String(position.setup.range.high).count
    drawEnds(left.bounds, beside: tellsEnds ? [] : band, .bold, &canvas)
    for guess in screen.guesses {
      guard let cell = layout.cells.first(where: { $0.numbers.contains(guess.number) }) else {
        continue
      }
      let column = cell.rect.origin.column + (cell.rect.size.columns - 1) / 2
      let isLie = screen.suspects == [guess]
      canvas.put(
        sign(of: guess, screen), row: layout.marksRow, column: column,
        isLie ? Style(.gold).bolder : style(of: guess.outcome))
    }
  }

  // MARK: Lies

  /// Draws a large word and the answers of which one was the lie, from one side to the other.
  private func drawExposure(_ suspects: [GuessEvent], _ canvas: inout Canvas) {
    guard let lie = suspects.first else { return }
    let numbers = suspects.map { String($0.number) }
    let text =
      numbers.count > 1
      ? presentation(
        en: "The answer to \(numbers.joined(separator: " or to ")) was one.",
        zh: "\(numbers.joined(separator: " 和 ")) 的回答，有一个是谎话。")
      : lie.correction(presentation)
    let size = canvas.extent
    let lines = text.balanced(to: size.columns - 2)
    let isText = presentation.language == .zh || presentation.isASCII
    let scale =
      isText
      ? nil
      : [4, 3, 2, 1].first { scale in
        let word = BigNumber.size(digits: 4, scale: scale)
        return word.columns < size.columns && word.rows + lines.count + 2 < size.rows
      }
    let word = BigNumber.lines(presentation(en: "LIE!", zh: "谎 话 ！"), scale: scale ?? 0)
    let all = word + [""] + lines
    let style = canvas.palette == nil ? Style.focus : Self.gold
    // It leaves no scraps of the board in sight where it fills most of it.
    let rows = 2 * all.count > size.rows ? size.rows : min(size.rows, all.count + 2)
    let top = (size.rows - rows) / 2
    canvas.caret = nil
    canvas.draw(in: Rect(row: top, column: 0, rows: rows, columns: size.columns)) { canvas in
      canvas.fill(" ", style)
      canvas.put(all, centeredFrom: (rows - all.count) / 2, style)
    }
  }

  private static let gold = Style(.onFocus, on: .gold).bolder
  private static let lie = Style(.card, on: .red).bolder

  // MARK: Wheels

  private func drawWheel(
    _ wheel: Wheel, _ left: NumbersLeft, isFocus: Bool, _ canvas: inout Canvas
  ) {
    if canvas.palette == nil {
      canvas.putBox(presentation.frame, Style(.edge))
    } else {
      drawDrum(&canvas)
    }
    let value = wheel.value(of: number)
    let digits = wheel.isWhole ? String(position.setup.range.high).count : 1
    let values = wheel.values(at: number, in: left.bounds)
    func isShown(_ step: Int) -> Bool {
      let value = value + step
      return step == 0
        || values.contains(value) && wheel.offers(value, at: number, in: left)
    }
    for face in layout.drum.faces where isShown(face.step) {
      let rows = Rect(
        row: face.rows.lowerBound + 1, column: 0, rows: face.rows.count,
        columns: canvas.extent.columns)
      canvas.draw(in: rows) { canvas in
        let style =
          face.step == 0
          ? drawMiddle(isFocus, &canvas) : abs(face.step) == 1 ? .plain : .faint
        put(value + face.step, digits, scale: face.scale, style, &canvas)
      }
    }
  }

  /// Draws the background and the pointers of a wheel's middle. Returns the style of its value.
  private func drawMiddle(_ isFocus: Bool, _ canvas: inout Canvas) -> Style {
    let (columns, row) = (canvas.extent.columns, canvas.extent.rows / 2)
    let (edge, isSmall) = (max(0, layout.margin - 2), layout.drum.scale == 0)
    // Large digits would look like holes without a palette.
    let isFilled = canvas.palette != nil || isSmall
    let style = isGlowing ? Style(.onFocus, on: .gold).bolder : isFocus && isFilled ? .focus : .bold
    if isFilled, isGlowing || isFocus {
      let band = Rect(
        row: 0, column: edge, rows: canvas.extent.rows, columns: columns - 2 * edge)
      canvas.draw(in: band) { $0.fill(" ", style) }
    }
    let ticks = presentation.isASCII ? ("-", "-") : ("╶", "╴")
    if isFocus { canvas.putCaret(row: row, column: isSmall ? (columns - 1) / 2 : edge) }
    if isFocus || isGlowing || isSmall && layout.margin > 1 {
      put(isFocus || isGlowing ? presentation.frame.pointers : ticks, row, edge, style, &canvas)
    }
    return style
  }

  private func put(
    _ signs: (String, String), _ row: Int, _ edge: Int, _ style: Style, _ canvas: inout Canvas
  ) {
    canvas.put(signs.0, row: row, column: edge, style)
    canvas.put(signs.1, row: row, column: canvas.extent.columns - 1 - edge, style)
  }

  /// Writes a number in the middle of an area, aligned to the right in a width of some digits.
  private func put(
    _ number: Int, _ digits: Int, scale: Int, _ style: Style, _ canvas: inout Canvas
  ) {
    let size = BigNumber.size(digits: digits, scale: scale)
    let own = BigNumber.size(digits: String(number).count, scale: scale).columns
    let row = (canvas.extent.rows - size.rows) / 2
    let column = (canvas.extent.columns - size.columns) / 2 + size.columns - own
    for (index, line) in BigNumber.lines(String(number), scale: scale).enumerated() {
      let text = presentation.isASCII ? String(line.map { $0 == "█" ? "#" : $0 }) : line
      canvas.put(text, row: row + index, column: column, style)
    }
  }

  /// Draws the background of a wheel, with half rows at both ends.
  private func drawDrum(_ canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let body = Rect(row: 1, column: 0, rows: rows - 2, columns: columns)
    canvas.draw(in: body) { $0.fill() }
    for (row, edge, ground) in [(0, "▄", Color.table), (rows - 1, "▀", .shadow)] {
      let text = String(repeating: edge, count: columns)
      canvas.put(text, row: row, column: 0, Style(.card, on: ground))
    }
  }

  // MARK: Numbers

  /// Draws a number's tile: lit while the number remains, then a dot, or for a guess its sign. The
  /// guess that was answered by a lie is red.
  private func drawTile(_ number: Int, _ screen: GuessScreen, _ canvas: inout Canvas) {
    let final = position.left.state(of: number)
    let state = sweep?.state(of: number, to: final, at: time) ?? final
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let (row, digits) = ((rows - 1) / 2, String(position.setup.range.high).count)
    let isDialled = number == self.number
    let guess = columns < digits ? nil : screen.guesses.last { $0.number == number }
    let isLie = guess.map { screen.suspects == [$0] } ?? false
    let isLow =
      guess.map { $0.outcome == .low } ?? (number < position.left.believed.bounds.lowerBound)
    // Without wheels only the board shows which number it is about.
    let isGold = isExposing && state == .possible || isDialled && layout.wheels.isEmpty
    let mark = canvas.palette == nil ? Style(.gold).bolder : isGold ? Self.gold : Self.lie
    let style = drawLight(
      state, isDialled, isGold || isLie ? mark : nil, isLow ? .low : .high, &canvas)
    guard state != .gone || guess != nil else {
      return canvas.put(presentation.isASCII ? "." : "·", centeredInRow: row, style)
    }
    guard columns >= digits else {
      if isDialled {
        canvas.put(presentation.isASCII ? "|" : "◆", row: row, column: 0, style)
      } else if canvas.palette == nil {
        let solid = presentation.isASCII ? "#" : "█"
        canvas.put(state == .doubtful ? "?" : solid, row: row, column: 0, style)
      } else if state == .doubtful {
        let shades = String(repeating: presentation.shade, count: columns)
        canvas.put(shades, row: row, column: 0, style)
      }
      return
    }
    let isLarge = canvas.palette != nil && rows > 4 && columns > 4 * digits
    let text = Rect(row: isLarge ? 1 : row, column: 0, rows: isLarge ? 3 : 1, columns: columns)
    canvas.draw(in: text) {
      put(number, isLarge ? String(number).count : digits, scale: isLarge ? 1 : 0, style, &$0)
    }
    let end = isLarge ? columns - 1 : (columns + digits) / 2
    if state == .gone, let guess {
      canvas.put(sign(of: guess, screen), row: isLarge ? 0 : row, column: end, style)
    } else if state == .doubtful, canvas.palette == nil, !isDialled {
      canvas.put("?", row: row, column: end, style)
    } else if isDialled, columns > digits + 1 {
      put(presentation.frame.pointers, row, 0, style, &canvas)
    }
  }

  /// Fills a number's tile except its lowest half row. Returns the style of the text on it.
  private func drawLight(
    _ state: NumberState, _ isDialled: Bool, _ mark: Style?, _ tone: Color,
    _ canvas: inout Canvas
  ) -> Style {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let style: Style =
      switch state {
      case _ where mark != nil: mark ?? .plain
      case .gone: Style(tone)
      case .falling: canvas.palette == nil ? .focus : Style(.table, on: tone)
      case .possible where !isDialled: canvas.palette == nil ? .plain : Style(.ink, on: .card)
      case .doubtful where !isDialled: canvas.palette == nil ? .faint : Style(.quiet, on: .shadow)
      case _ where canvas.palette == nil: .focus
      default: Style(.onFocus, on: isGlowing ? .gold : .focus).bolder
      }
    guard state != .gone || mark != nil else { return style }
    let body =
      canvas.palette == nil
      ? Rect(row: (rows - 1) / 2, column: 0, rows: 1, columns: columns)
      : Rect(row: 0, column: 0, rows: max(1, rows - 1), columns: columns)
    canvas.draw(in: body) { $0.fill(" ", style) }
    if rows > 1, canvas.palette != nil {
      let edge = String(repeating: "▀", count: columns)
      canvas.put(edge, row: rows - 1, column: 0, Style(style.background))
    }
    return style
  }

  /// Writes the lowest and the highest number at the ends of a line.
  private func drawEnds(
    _ numbers: ClosedRange<Int>, beside line: [NumberCell], _ style: Style,
    _ canvas: inout Canvas
  ) {
    guard let first = line.first?.rect, let last = line.last?.rect else { return }
    let (row, low) = (first.origin.row + (first.size.rows - 1) / 2, String(numbers.lowerBound))
    canvas.put(low, row: row, column: first.origin.column - low.count - 1, style)
    let end = last.origin.column + last.size.columns + 1
    canvas.put(String(numbers.upperBound), row: row, column: end, style)
  }

  private func sign(of guess: GuessEvent, _ screen: GuessScreen) -> String {
    screen.sign(of: guess)?.text(presentation) ?? ""
  }

  private func style(of outcome: GuessOutcome) -> Style {
    switch outcome {
    case .low: Style(.low)
    case .high: Style(.high)
    case .correct: isGlowing ? Style(.gold).bolder : .bold
    }
  }
}
