import TextUI

/// The layout of the screen of guess: the wheels with the button, and beside them a board of all
/// numbers, or below them a line of the range and one of what remains.
struct GuessLayout {
  let drum: Drum

  /// The areas of the wheels, the one of the highest digit first.
  private(set) var wheels: [Rect]

  /// The columns of all wheels, and those at either side of a wheel's digits.
  private let width: Int
  let margin: Int

  private(set) var button: Rect

  /// True if the wheels have titles above them.
  private(set) var hasTitles: Bool

  /// The board of all numbers, if they are few.
  private(set) var board: NumberGrid?

  /// The line of the range, with a row for the signs of the guesses.
  private(set) var line: NumberLine?

  /// The area of what remains at its own scale.
  private(set) var band: Rect?

  private(set) var guesses: Rect?
  private(set) var bounds: Rect
  static let mostOnBoard = 100

  /// Creates the layout in an area, in the largest digits that fit, or returns nil if none do.
  init?(_ range: NumberRange, _ wheels: [Wheel], in area: Size, _ presentation: Presentation) {
    let label = Self.buttonLabel(presentation).displayWidth
    func largest(
      in room: Int, least: Int = 5, _ scales: ClosedRange<Int> = 0...6,
      _ make: (Drum) -> GuessLayout?
    ) -> GuessLayout? {
      for scale in scales.reversed() {
        let drum = Drum(scale: scale, in: room, least: least, isASCII: presentation.isASCII)
        if let layout = drum.flatMap(make) { return layout }
      }
      return nil
    }
    let bandRows = area.rows < 30 ? 1 : 3
    let layout =
      largest(in: area.rows - 5) { Self.withBoard(range, wheels, $0, in: area, label) }
      ?? largest(in: area.rows - 9 - bandRows) {
        Self.withLine(range, wheels, $0, bandRows: bandRows, in: area, label)
      }
      ?? largest(in: area.rows - Self.otherRows, least: 1, 0...0) {
        Self.withLine(range, wheels, $0, bandRows: 0, in: area, label)
      }
    guard let layout else { return nil }
    self = layout
  }

  /// Creates the layout of wheels at the top left, with few columns beside their digits and between
  /// them if it is `isNarrow`, or returns nil if they don't fit a width.
  private init?(
    _ range: NumberRange, _ wheels: [Wheel], _ drum: Drum, isNarrow: Bool = false, in width: Int,
    _ area: Size
  ) {
    let margin = isNarrow ? 1 : drum.scale > 0 ? 2 : 3
    let gap = (isNarrow ? 0 : 1) + min(1, drum.scale)
    var column = 0
    let rects = wheels.map { wheel in
      let digits = wheel.isWhole ? String(range.high).count : 1
      let width = BigNumber.size(digits: digits, scale: drum.scale).columns + 2 * margin
      // Digits stand in groups of three.
      let isLast = [1_000, 1_000_000, 1_000_000_000].contains(wheel.place) && wheels.count > 4
      defer { column += width + gap * (isLast ? 2 : 1) }
      return Rect(row: 0, column: column, rows: drum.rows + 2, columns: width)
    }
    guard column - gap <= width else { return nil }
    hasTitles = zip(wheels, rects).allSatisfy { wheel, rect in
      wheel.title.map { $0(.en).displayWidth <= rect.size.columns } ?? false
    }
    (self.wheels, self.drum, self.margin, self.width) = (rects, drum, margin, column - gap)
    (button, bounds) = (Rect(row: 0, column: 0, rows: 1, columns: 0), Rect(area))
  }

  /// Moves the wheels, and puts the button at a cell.
  private mutating func place(row: Int, column: Int, button point: Point, _ label: Int) {
    for index in wheels.indices {
      wheels[index].origin.row += row
      wheels[index].origin.column += column
    }
    button = Rect(row: point.row, column: point.column, rows: 1, columns: label)
  }

  private static func withBoard(
    _ range: NumberRange, _ wheels: [Wheel], _ drum: Drum, in area: Size, _ label: Int
  ) -> GuessLayout? {
    guard range.count <= mostOnBoard,
      var layout = GuessLayout(range, wheels, drum, in: area.columns, area)
    else { return nil }
    let rows = NumberGrid.rows(of: range.numbers)
    // A tile has room for its number and for pointers, and is about a square if there is more.
    let least = String(range.high).count + (drum.scale > 0 ? 3 : 2)
    let room = (area.columns - layout.width - 4) / 10
    let height = min(area.rows / rows, (room + 1) / 2)
    guard room >= least, height > 0 else { return nil }
    let pitch = Size(rows: height, columns: min(room, max(least, 2 * height + 1)))
    let width = 10 * pitch.columns - 1
    let gap = min(8, (area.columns - width - layout.width) / 2)
    let left = (area.columns - width - gap - layout.width) / 2
    let spare = area.rows - drum.rows - 5
    let (between, column) = (max(0, min(2, spare - 1)), left + width + gap)
    let top = (spare - between + 1) / 2
    let below = top + drum.rows + 3
    layout.place(
      row: top + 1, column: column,
      button: Point(
        row: below + min(1, between), column: column + (layout.width - label) / 2), label)
    layout.board = NumberGrid(
      numbers: range.numbers, pitch: pitch,
      origin: Point(row: (area.rows - rows * height + 1) / 2, column: left))
    layout.guesses = Rect(
      row: below + 1 + between, column: column - gap / 2, rows: 1,
      columns: layout.width + gap / 2 + min(gap / 2, left))
    let bottom = (area.rows + rows * height + 1) / 2
    layout.bounds.size.rows = max(bottom, below + 2 + between)
    return layout
  }

  /// The rows of a small window besides those of the wheels' values: frames, the line, its marks,
  /// the guesses. The titles have one if there is room.
  private static let otherRows = 5

  private static func withLine(
    _ range: NumberRange, _ wheels: [Wheel], _ drum: Drum, bandRows: Int, in area: Size,
    _ label: Int
  ) -> GuessLayout? {
    let high = String(range.high).count
    // What remains may begin with as long a number as it ends with.
    let low = bandRows > 0 ? high : String(range.low).count
    let most = area.columns - label - 1
    guard bandRows == 0 || area.columns > 2 * high + 24,
      var layout = GuessLayout(range, wheels, drum, in: most, area)
        ?? GuessLayout(range, wheels, drum, isNarrow: true, in: most, area)
    else { return nil }
    let room = area.rows - drum.rows - otherRows - bandRows
    let (titleRows, gap) = (min(1, room), room > 3 ? 1 : 0)
    let top = (room - titleRows - 2 * gap + 1) / 2
    let space = min(2, area.columns - layout.width - label)
    let column = (area.columns - layout.width - space - label) / 2
    layout.place(
      row: top + titleRows, column: column,
      button: Point(
        row: top + titleRows + 1 + drum.rows / 2, column: column + layout.width + space), label)
    let first = layout.wheels[0].end + gap
    let width = bandRows > 0 ? area.columns - 2 * high - 4 : 60
    let end = first + 2 + bandRows + (bandRows > 0 ? gap : 0)
    let lineRoom = Rect(
      row: first, column: low + 2, rows: 2, columns: area.columns - low - high - 4)
    if lineRoom.size.columns > 0 { layout.line = NumberLine(range.numbers, in: lineRoom, width) }
    layout.band = layout.line.flatMap { line in
      bandRows == 0
        ? nil
        : Rect(
          row: first + 2, column: line.rect.origin.column, rows: bandRows, columns: line.width)
    }
    layout.hasTitles = layout.hasTitles && titleRows > 0
    layout.guesses =
      titleRows > 0 ? Rect(row: end, column: 0, rows: 1, columns: area.columns) : nil
    layout.bounds = Rect(
      row: top, column: 0, rows: end + titleRows - top, columns: area.columns)
    return layout
  }

  static func leastArea(
    for range: NumberRange, _ wheels: [Wheel], _ presentation: Presentation
  ) -> Size {
    let digits = wheels.reduce(0) { $0 + ($1.isWhole ? String(range.high).count : 1) }
    let label = buttonLabel(presentation).displayWidth
    return Size(rows: 1 + otherRows, columns: digits + 2 * wheels.count + 1 + label)
  }

  static func buttonLabel(_ presentation: Presentation) -> String {
    presentation(en: "[ Guess ]", zh: "[ 猜 ]")
  }

  /// Returns the line of what remains, or nil if there is no room for it.
  func band(of remaining: ClosedRange<Int>) -> NumberLine? {
    let most = String(remaining.upperBound).count + 6
    return band.map { NumberLine(remaining, in: $0, $0.size.columns, most: most) }
  }

  // MARK: Hits

  /// Returns the wheel at a cell and the steps from its middle to there, or nil if there is none.
  func wheel(at point: Point) -> (index: Int, steps: Int)? {
    guard let index = wheels.firstIndex(where: { $0.contains(point) }) else { return nil }
    let row = wheels[index].local(point).row - 1
    return (index, drum.faces.first { $0.rows.contains(row) }?.step ?? 0)
  }

  /// Returns the remaining number nearest to those of a cell, or nil beside board and lines.
  func number(at point: Point, of position: GuessPosition) -> Int? {
    let remaining = position.remaining
    let number =
      board?.number(at: point) ?? band(of: remaining)?.number(at: point) ?? line?.number(at: point)
    return number.map(remaining.nearest)
  }
}
