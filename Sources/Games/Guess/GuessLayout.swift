import GameCore
import TextUI

/// The layout of the screen of guess: the wheels with the button, and beside them a board of all
/// numbers, or below them a line of the range and one of what remains.
struct GuessLayout {
  let drum: Drum

  /// The areas of the wheels, the one of the highest digit first.
  let wheels: [Rect]

  /// The columns at either side of a wheel's digits.
  let margin: Int

  private(set) var button: Rect

  /// True if there is a row for the wheels' titles above them.
  private(set) var hasTitles: Bool

  /// The board of all numbers, if they are few.
  private(set) var board: NumberGrid?

  /// The line of the range, with the signs of the guesses in the row below it.
  private(set) var line: (numbers: NumberLine, rect: Rect)?

  /// The area of what remains at its own scale.
  private(set) var band: Rect?

  /// True if numbers can be seen to go.
  var hasTiles: Bool { board != nil || band != nil }

  /// The row of the guesses in their order.
  private(set) var guesses: Rect?

  /// The part of the area that is drawn in.
  private(set) var bounds: Rect

  /// The most numbers on a board.
  static let mostOnBoard = 100

  /// Creates the layout in an area, in the largest digits that fit, or returns nil if none do.
  init?(_ range: NumberRange, _ wheels: [Wheel], in area: Size, _ presentation: Presentation) {
    let label = Self.buttonLabel(presentation).displayWidth
    func largest(in room: Int, _ make: (Drum) -> GuessLayout?) -> GuessLayout? {
      for scale in (0...6).reversed() {
        let drum = Drum(scale: scale, in: room, least: 5, isASCII: presentation.isASCII)
        if let layout = drum.flatMap(make) { return layout }
      }
      return nil
    }
    let bandRows = area.rows < 30 ? 1 : 3
    guard
      let layout = largest(
        in: area.rows - 5, { Self.withBoard(range, wheels, $0, in: area, label) })
        ?? largest(
          in: area.rows - 9 - bandRows,
          { Self.withBand(bandRows, range, wheels, $0, in: area, label) })
        ?? Self.small(range, wheels, in: area, label)
    else { return nil }
    self = layout
  }

  /// Creates the layout of wheels that begin at a cell, or if no column is given, stand in the
  /// middle with the button beside them.
  private init(_ row: WheelRow, row top: Int, column: Int? = nil, _ label: Int, in area: Size) {
    (drum, margin, hasTitles, bounds) = (row.drum, row.margin, row.hasTitles, Rect(area))
    let gap = min(2, area.columns - row.width - label)
    let first = column ?? (area.columns - row.width - gap - label) / 2
    wheels = row.rects.map { rect in
      Rect(
        row: top, column: first + rect.origin.column, rows: rect.size.rows,
        columns: rect.size.columns)
    }
    button = Rect(
      row: top + 1 + drum.rows / 2, column: first + row.width + gap, rows: 1, columns: label)
  }

  // MARK: Kinds of layout

  private static func withBoard(
    _ range: NumberRange, _ wheels: [Wheel], _ drum: Drum, in area: Size, _ label: Int
  ) -> GuessLayout? {
    guard range.count <= mostOnBoard else { return nil }
    let row = WheelRow(wheels, range, drum, drum.scale > 0 ? (2, 2) : (3, 1))
    let (rows, columns) = NumberGrid.shape(of: range.numbers)
    // A tile has room for its number and for pointers, and is about a square if there is more.
    let least = String(range.high).count + (drum.scale > 0 ? 3 : 2)
    let room = (area.columns - row.width - 4) / columns
    let height = min(area.rows / rows, (room + 1) / 2)
    guard room >= least, height > 0 else { return nil }
    let pitch = Size(rows: height, columns: min(room, max(least, 2 * height + 1)))
    let width = columns * pitch.columns - 1
    let gap = min(8, (area.columns - width - row.width) / 2)
    let left = (area.columns - width - gap - row.width) / 2
    let spare = area.rows - drum.rows - 5
    let (between, column) = (min(2, spare), left + width + gap)
    let top = (spare - between + 1) / 2
    var layout = GuessLayout(row, row: top + 1, column: column, label, in: area)
    layout.board = NumberGrid(
      range.numbers, pitch: pitch,
      at: Point(row: (area.rows - rows * height + 1) / 2, column: left))
    layout.button.origin = Point(
      row: top + drum.rows + 3 + min(1, between), column: column + (row.width - label) / 2)
    layout.guesses = Rect(
      row: layout.button.origin.row + max(1, between), column: column - gap / 2, rows: 1,
      columns: row.width + gap / 2 + min(gap / 2, left))
    return layout
  }

  private static func withBand(
    _ bandRows: Int, _ range: NumberRange, _ wheels: [Wheel], _ drum: Drum, in area: Size,
    _ label: Int
  ) -> GuessLayout? {
    let digits = String(range.high).count
    guard let row = WheelRow(wheels, range, drum, in: area.columns - label - 1),
      area.columns > 2 * digits + 24
    else { return nil }
    let used = drum.rows + 7 + bandRows
    let gap = area.rows - used > 1 ? 1 : 0
    let top = (area.rows - used - gap + 1) / 2
    var layout = GuessLayout(row, row: top + 1, label, in: area)
    let first = top + drum.rows + 4
    layout.addLine(of: range, row: first, width: area.columns - 2 * digits - 4)
    layout.band = layout.line.map { line in
      Rect(
        row: first + 2, column: line.rect.origin.column, rows: bandRows,
        columns: line.rect.size.columns)
    }
    layout.guesses = Rect(
      row: first + 2 + bandRows + gap, column: 0, rows: 1, columns: area.columns)
    return layout
  }

  /// Returns the layout of a small window.
  private static func small(
    _ range: NumberRange, _ wheels: [Wheel], in area: Size, _ label: Int
  ) -> GuessLayout? {
    guard let drum = Drum(scale: 0, in: area.rows - otherRows, least: 1, isASCII: false),
      let row = WheelRow(wheels, range, drum, in: area.columns - label - 1)
    else { return nil }
    let room = area.rows - drum.rows - otherRows
    let (titleRows, gap) = (min(1, room), room > 3 ? 1 : 0)
    let top = (room - titleRows - 2 * gap) / 2
    var layout = GuessLayout(row, row: top + titleRows, label, in: area)
    layout.hasTitles = layout.hasTitles && titleRows > 0
    let first = top + titleRows + drum.rows + 2 + gap
    layout.addLine(of: range, row: first, width: 60)
    if titleRows > 0 {
      layout.guesses = Rect(row: first + 2, column: 0, rows: 1, columns: area.columns)
    }
    layout.bounds = Rect(
      row: top, column: 0, rows: first + titleRows + 2 - top, columns: area.columns)
    return layout
  }

  /// Adds the line of a range in the middle of a row, with room for the range's ends beside it.
  private mutating func addLine(of range: NumberRange, row: Int, width: Int) {
    let (low, high, columns) = (
      String(range.low).count, String(range.high).count, bounds.size.columns
    )
    let room = min(width, columns - low - high - 4)
    guard room > 0 else { return }
    let numbers = NumberLine(range.numbers, width: room)
    let first = (columns - low - numbers.width - high - 2) / 2 + low + 1
    line = (numbers, Rect(row: row, column: first, rows: 1, columns: numbers.width))
  }

  /// The rows of a small window besides those of the wheels' values: frames, the line, its marks,
  /// the guesses. The titles have one if there is room.
  private static let otherRows = 5

  /// Returns the least area for a game.
  static func leastArea(
    for range: NumberRange, _ wheels: [Wheel], _ presentation: Presentation
  ) -> Size {
    let drum = Drum(scale: 0, in: 1, least: 1, isASCII: false)
    let width = drum.map { WheelRow(wheels, range, $0, WheelRow.narrowest).width } ?? 0
    return Size(rows: 1 + otherRows, columns: width + 1 + buttonLabel(presentation).displayWidth)
  }

  static func buttonLabel(_ presentation: Presentation) -> String {
    presentation(en: "[ Guess ]", zh: "[ 猜 ]")
  }

  /// Returns the line of what remains, with its area, or nil if there is no room for it.
  func band(of remaining: ClosedRange<Int>) -> (numbers: NumberLine, rect: Rect)? {
    band.map { rect in
      let digits = String(remaining.upperBound).count
      let line = NumberLine(remaining, width: rect.size.columns, most: digits + 6)
      let margin = (rect.size.columns - line.width) / 2
      return (
        line,
        Rect(
          row: rect.origin.row, column: rect.origin.column + margin, rows: rect.size.rows,
          columns: line.width)
      )
    }
  }

  // MARK: Hits

  /// Returns the wheel at a cell and the steps from its middle to there, or nil if there is none.
  func wheel(at point: Point) -> (index: Int, steps: Int)? {
    guard let index = wheels.firstIndex(where: { $0.contains(point) }) else { return nil }
    let row = wheels[index].local(point).row - 1
    return drum.faces.first { $0.rows.contains(row) }.map { (index, $0.step) }
  }

  /// Returns the remaining number nearest to those of a cell on the board, the line or its marks,
  /// or nil beside them.
  func number(at point: Point, of position: GuessPosition) -> Int? {
    let remaining = position.remaining
    let found =
      board?.number(at: point)
      ?? band(of: remaining).flatMap { $1.contains(point) ? $0.middle(at: $1.local(point)) : nil }
      ?? line.flatMap { line, rect in
        let isOn = (rect.origin.row...rect.origin.row + 1).contains(point.row)
        return isOn ? line.middle(at: rect.local(point)) : nil
      }
    return found.map(remaining.nearest)
  }
}

/// The wheels beside each other, with the columns beside their digits and between them.
private struct WheelRow {
  let drum: Drum
  let margin: Int
  let rects: [Rect]
  let width: Int

  /// True if every wheel has room for its title.
  let hasTitles: Bool

  static let narrowest = (margin: 1, gap: 0)

  init(
    _ wheels: [Wheel], _ range: NumberRange, _ drum: Drum, _ space: (margin: Int, gap: Int)
  ) {
    var column = 0
    rects = wheels.map { wheel in
      let digits = wheel.isWhole ? String(range.high).count : 1
      let size = BigNumber.size(digits: digits, scale: drum.scale)
      let width = size.columns + 2 * space.margin
      // Digits stand in groups of three.
      let isLast = [1_000, 1_000_000, 1_000_000_000].contains(wheel.place)
      defer { column += width + space.gap * (isLast && wheels.count > 4 ? 2 : 1) }
      return Rect(row: 0, column: column, rows: drum.rows + 2, columns: width)
    }
    width = rects.last.map { $0.origin.column + $0.size.columns } ?? 0
    hasTitles = zip(wheels, rects).allSatisfy { wheel, rect in
      wheel.title.map { $0(.en).displayWidth <= rect.size.columns } ?? false
    }
    (self.drum, margin) = (drum, space.margin)
  }

  /// Creates the widest row that fits a room, or returns nil if none does.
  init?(_ wheels: [Wheel], _ range: NumberRange, _ drum: Drum, in room: Int) {
    let spaces = drum.scale > 0 ? [(2, 2), (1, 1)] : [(3, 1), Self.narrowest]
    let rows = spaces.lazy.map { WheelRow(wheels, range, drum, $0) }
    guard let row = rows.first(where: { $0.width <= room }) else { return nil }
    self = row
  }
}
