import TextUI

/// The layout of the screen of guess: the wheels with the button, and beside them a board of all
/// numbers, or below them a line of the range and one of what remains.
struct GuessLayout {
  let drum: Drum

  /// The areas of the wheels, the one of the highest digit first.
  private(set) var wheels: [Rect]

  /// The columns at either side of a wheel's digits.
  let margin: Int

  private(set) var button = Rect(row: 0, column: 0, rows: 1, columns: 0)

  /// True if the wheels have titles above them.
  private(set) var hasTitles: Bool

  /// The cells of all numbers, on a board if they are few, else in a line.
  private(set) var cells: [NumberCell] = []

  /// The area of what remains at its own scale, below the line.
  private(set) var band: Rect?

  private(set) var bounds: Rect

  /// Creates the layout in an area, in the largest digits that fit, or returns nil if none do.
  init?(_ range: NumberRange, _ wheels: [Wheel], in area: Size, _ presentation: Presentation) {
    let label = Self.buttonLabel(presentation).displayWidth
    func drum(_ scale: Int, leaving rows: Int, least: Int = 5) -> Drum? {
      Drum(scale: scale, in: area.rows - rows, least: least, isASCII: presentation.isASCII)
    }
    let (scales, bandRows) = ((0...6).reversed(), area.rows < 30 ? 1 : 3)
    let layout =
      scales.lazy.compactMap {
        drum($0, leaving: 5).flatMap { Self(board: range, wheels, $0, in: area, label) }
      }.first
      ?? scales.lazy.compactMap {
        drum($0, leaving: 9 + bandRows).flatMap {
          Self(line: range, wheels, $0, bandRows: bandRows, in: area, label)
        }
      }.first
      ?? drum(0, leaving: Self.otherRows, least: 1).flatMap {
        Self(line: range, wheels, $0, bandRows: 1, in: area, label)
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
    (self.wheels, self.drum, self.margin, bounds) = (rects, drum, margin, Rect(area))
  }

  /// The columns of all wheels.
  private var width: Int { wheels.last.map { $0.origin.column + $0.size.columns } ?? 0 }

  /// Moves the wheels, and puts the button at a cell.
  private mutating func place(row: Int, column: Int, button point: Point, _ label: Int) {
    for index in wheels.indices {
      wheels[index].origin.row += row
      wheels[index].origin.column += column
    }
    button = Rect(row: point.row, column: point.column, rows: 1, columns: label)
  }

  private init?(
    board range: NumberRange, _ wheels: [Wheel], _ drum: Drum, in area: Size, _ label: Int
  ) {
    guard range.count <= 100 else { return nil }
    self.init(range, wheels, drum, in: area.columns, area)
    let rows = range.high / 10 - range.low / 10 + 1
    // A tile has room for its number and for pointers, and is about a square if there is more.
    let least = String(range.high).count + (drum.scale > 0 ? 3 : 2)
    let room = (area.columns - width - 4) / 10
    let height = min(area.rows / rows, (room + 1) / 2)
    guard room >= least, height > 0 else { return nil }
    let pitch = Size(rows: height, columns: min(room, max(least, 2 * height + 1)))
    let boardWidth = 10 * pitch.columns - 1
    let gap = min(8, (area.columns - boardWidth - width) / 2)
    let left = (area.columns - boardWidth - gap - width) / 2
    let (top, column) = ((area.rows - drum.rows - 3) / 2, left + boardWidth + gap)
    let end = top + drum.rows + 4
    place(
      row: top, column: column,
      button: Point(row: end - 1, column: column + (width - label) / 2), label)
    cells = NumberCell.board(
      of: range.numbers, pitch: pitch,
      at: Point(row: (area.rows - rows * height + 1) / 2, column: left))
    bounds.size.rows = max((area.rows + rows * height + 1) / 2, end)
  }

  /// The rows of a small window besides those of the wheels' values: frames, the line, its marks,
  /// what remains. The titles have one if there is room.
  private static let otherRows = 5

  private init?(
    line range: NumberRange, _ wheels: [Wheel], _ drum: Drum, bandRows: Int, in area: Size,
    _ label: Int
  ) {
    let most = area.columns - label - 1
    guard
      let layout = GuessLayout(range, wheels, drum, in: most, area)
        ?? GuessLayout(range, wheels, drum, isNarrow: true, in: most, area)
    else { return nil }
    self = layout
    let room = area.rows - drum.rows - 4 - bandRows
    let (titleRows, gap) = (min(1, room), room > 3 ? 1 : 0)
    let top = (room + titleRows - 2 * gap + 1) / 2
    let space = min(2, area.columns - width - label)
    let column = (area.columns - width - space - label) / 2
    let (line, side) = (top + drum.rows + 2 + gap, String(range.high).count + 2)
    place(
      row: top, column: column,
      button: Point(row: top + 1 + drum.rows / 2, column: column + width + space), label)
    let rect = Rect(row: line, column: side, rows: 1, columns: area.columns - 2 * side)
    cells = NumberCell.line(of: range.numbers, in: rect)
    band = Rect(row: line + 2, column: side, rows: bandRows, columns: rect.size.columns)
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

  /// Returns the cells of what remains, or none beside a board.
  func band(of remaining: ClosedRange<Int>) -> [NumberCell] {
    let most = String(remaining.upperBound).count + 6
    return band.map { NumberCell.line(of: remaining, in: $0, most: most) } ?? []
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
    return (cells + band(of: remaining)).first { $0.rect.contains(point) }
      .map { remaining.nearest(to: $0.numbers.middle) }
  }
}
