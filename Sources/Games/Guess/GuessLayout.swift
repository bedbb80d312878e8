import TextUI

/// The layout of the screen of guess: the wheels with the button, and either a board of all numbers
/// beside them, or below them a line of all numbers and a line of the remaining ones.
struct GuessLayout {
  let drum: Drum

  /// The areas of the wheels, the highest digit first.
  private(set) var wheels: [Rect]

  /// The columns on each side of a wheel's digits.
  private(set) var margin: Int

  private(set) var button: Rect
  private(set) var hasTitles = true

  /// The cells of all numbers, on a board if it has room, else in a line.
  private(set) var cells: [NumberCell] = []

  /// The area of the line of remaining numbers, or nil if there is a board.
  private(set) var band: Rect?

  /// The row of the guesses' marks: above the line of all numbers if there is room, else below.
  private(set) var marksRow = 0

  private(set) var bounds: Rect

  /// Creates the layout with the largest digits that fit in an area, or returns nil if none do.
  init?(
    _ range: NumberRange, _ wheels: [Wheel], in area: Size, _ presentation: Presentation,
    hasButton: Bool = true
  ) {
    let (drums, band) = (Drum.all(isASCII: presentation.isASCII), area.rows < 30 ? 1 : 3)
    // The drums, the rows of the remaining numbers' line (nil for a board), and the other rows.
    typealias Attempt = (drums: [Drum], band: Int?, rows: Int, wheels: [Wheel])
    // In a look back a board says more than wheels, and their names more than other values.
    let board: [Attempt] = hasButton ? [] : [(Drum.plain, nil, 0, [])]
    let attempts: [Attempt] =
      [(drums, nil, 5, wheels)] + board + [
        (drums, band, 9 + band, wheels),
        (Drum.plain, band, Self.otherRows + (hasButton ? 0 : 1), wheels),
        (Drum.plain, band, Self.otherRows, wheels),
      ]
    for (drums, band, rows, wheels) in attempts {
      for drum in drums where drum.rows + rows <= area.rows {
        let label = hasButton ? Self.buttonLabel(presentation).displayWidth : 0
        guard let layout = Self(range, wheels, drum, bandRows: band, in: area, label)
        else { continue }
        self = layout
        return
      }
    }
    return nil
  }

  /// Creates the layout with one drum, or returns nil if it doesn't fit in an area.
  private init?(
    _ range: NumberRange, _ wheels: [Wheel], _ drum: Drum, bandRows: Int?, in area: Size,
    _ label: Int
  ) {
    let (room, digits, gap) = (area.columns - label, String(range.high).count, min(1, drum.scale))
    (self.drum, self.wheels, margin, bounds) = (drum, [], drum.scale > 0 ? 2 : 3, Rect(area))
    button = Rect(row: 0, column: 0, rows: 1, columns: label)
    addWheels(wheels, gap: gap + 1, digits: digits)
    if width >= room {
      (self.wheels, margin) = ([], 1)
      addWheels(wheels, gap: gap, digits: digits)
    }
    guard width < room else { return nil }
    hasTitles = zip(wheels, self.wheels).allSatisfy { wheel, rect in
      wheel.title.map { $0(.en).displayWidth <= rect.size.columns } ?? false
    }
    if let bandRows {
      addLines(range, bandRows, in: area)
    } else if ![10, 20].contains(where: { addBoard(range, columns: $0, in: area) }) {
      return nil
    }
  }

  /// Places the wheels side by side. A wheel for the whole number has room for some digits.
  private mutating func addWheels(_ wheels: [Wheel], gap: Int, digits: Int) {
    for wheel in wheels {
      let size = BigNumber.size(digits: wheel.isWhole ? digits : 1, scale: drum.scale)
      // Digits stand in groups of three, with a gap between groups.
      let isFirst = wheels.count > 4 && [100, 100_000, 100_000_000].contains(wheel.place)
      let column = self.wheels.isEmpty ? 0 : width + gap * (isFirst ? 2 : 1)
      self.wheels.append(
        Rect(row: 0, column: column, rows: drum.rows + 2, columns: size.columns + 2 * margin))
    }
  }

  private var width: Int { wheels.last.map { $0.origin.column + $0.size.columns } ?? 0 }

  private mutating func moveWheels(row: Int, column: Int) {
    for index in wheels.indices {
      wheels[index].origin.row += row
      wheels[index].origin.column += column
    }
  }

  /// Adds a board to the left of the wheels, with as many numbers in a row as it has columns.
  /// Returns false if it has no room.
  private mutating func addBoard(_ range: NumberRange, columns: Int, in area: Size) -> Bool {
    guard range.count <= area.rows * columns else { return false }
    let rows = range.high / columns - range.low / columns + 1
    // A tile has room for its number and for pointers, and is nearly square if there is more. A
    // board without wheels fills all columns, and has no pointers.
    let least = String(range.high).count + (drum.scale > 0 ? 3 : wheels.isEmpty ? 1 : 2)
    let room = (area.columns - (wheels.isEmpty ? -1 : width + 4)) / columns
    let height = min(area.rows / rows, (room + 1) / 2)
    guard room >= least, height > 0 else { return false }
    let pitch = Size(rows: height, columns: min(room, max(least, 2 * height + 1)))
    let boardWidth = columns * pitch.columns - 1
    let gap = min(8, (area.columns - boardWidth - width) / 2)
    let left = (area.columns - boardWidth - gap - width) / 2
    let (top, column) = ((area.rows - drum.rows - 2) / 2, left + boardWidth + gap)
    button.origin = Point(
      row: top + drum.rows + 3, column: column + (width - button.size.columns) / 2)
    moveWheels(row: top, column: column)
    cells = NumberCell.board(
      of: range.numbers, columns: columns, pitch: pitch,
      at: Point(row: (area.rows - rows * height + 1) / 2, column: left))
    bounds.size.rows = max((area.rows + rows * height + 1) / 2, button.end)
    return true
  }

  /// The rows of a small window beyond the wheels' values: frames, line, marks and message.
  private static let otherRows = 5

  private mutating func addLines(_ range: NumberRange, _ bandRows: Int, in area: Size) {
    let room = area.rows - drum.rows - 4 - bandRows
    // In the smallest windows the message takes the last row.
    let bandRows = room > 0 ? bandRows : 0
    let (titleRows, gap) = (min(1, room), room > 3 ? 1 : 0)
    let top = (room + titleRows - 2 * gap + 1) / 2
    let rest = area.columns - width - button.size.columns
    let (column, space) = ((rest - min(2, rest)) / 2, min(2, rest))
    let (line, side) = (top + drum.rows + 2 + gap, String(range.high).count + 2)
    button.origin = Point(row: top + 1 + drum.rows / 2, column: column + width + space)
    moveWheels(row: top, column: column)
    let rect = Rect(row: line, column: side, rows: 1, columns: area.columns - 2 * side)
    cells = NumberCell.line(of: range.numbers, in: rect)
    band = Rect(row: line + 2, column: side, rows: bandRows, columns: rect.size.columns)
    marksRow = gap > 0 ? line - 1 : line + 1
    hasTitles = hasTitles && titleRows > 0
    bounds.size.rows = line + 2 + bandRows
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

  /// Returns the cells of the line of remaining numbers; none if there is a board or no room.
  func band(of remaining: ClosedRange<Int>) -> [NumberCell] {
    let most = String(remaining.upperBound).count + 6
    guard let band, band.size.rows > 0 else { return [] }
    return NumberCell.line(of: remaining, in: band, most: most)
  }

  // MARK: Hits

  /// Returns the wheel at a point and the steps from its middle to the point, or nil for no wheel.
  func wheel(at point: Point) -> (index: Int, steps: Int)? {
    guard let index = wheels.firstIndex(where: { $0.contains(point) }) else { return nil }
    let row = wheels[index].local(point).row - 1
    return (index, drum.faces.first { $0.rows.contains(row) }?.step ?? 0)
  }

  /// Returns the number left that is nearest to a cell's numbers, or nil for a point without a
  /// cell.
  func number(at point: Point, of position: GuessPosition) -> Int? {
    let remaining = position.remaining
    return (cells + band(of: remaining)).first { $0.rect.contains(point) }
      .flatMap { position.left.nearest(to: $0.numbers.middle, in: remaining) }
  }
}
