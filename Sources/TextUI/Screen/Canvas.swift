/// One character cell of a screen.
public struct Cell: Equatable, Sendable {
  /// The character; NUL in the right half of a wide one.
  public var scalar: Unicode.Scalar

  public var style: Style
  public static let blank = Cell(" ")

  /// Creates a cell. A blank loses its colour and weight, which can't be seen.
  public init(_ scalar: Unicode.Scalar, _ style: Style = .plain) {
    self.scalar = scalar
    let isVisible = scalar != " " || style.isReversed
    self.style = isVisible ? style : Style(on: style.background)
  }
  public var isRightHalf: Bool { scalar == "\0" }
}

/// A grid of cells to draw in.
///
/// Drawing is clipped to the current area, whose top left cell is row 0, column 0. Characters
/// without a width, such as control characters, are skipped.
public struct Canvas: Equatable, Sendable {
  public let size: Size

  /// The palette of the colours' roles, or nil for those of the terminal's theme.
  public var palette: Palette?

  /// The range of colours that pictures are drawn in.
  public let depth: ColorDepth

  /// The pictures that the terminal may show itself.
  public internal(set) var placements: [Placement] = []

  /// The cell where the terminal's caret stands once all is drawn, or nil if it is hidden.
  public var caret: Point?

  private var cells: [Cell]
  private(set) var area: Rect
  private(set) var ground = Style.plain

  public init(_ size: Size, palette: Palette? = nil, depth: ColorDepth = .full) {
    (self.size, self.palette, self.depth) = (size, palette, depth)
    cells = Array(repeating: .blank, count: size.rows * size.columns)
    area = Rect(size)
  }

  public var extent: Size { area.size }

  public subscript(row: Int, column: Int) -> Cell { cells[row * size.columns + column] }

  /// Returns true if a colour can hardly be told from the ground of the current area.
  public func isNear(_ color: Color) -> Bool {
    guard let palette else { return false }
    return palette.seen(color, depth).isNear(palette.seen(ground.background, depth))
  }

  /// Returns true if nothing is drawn in a row of the current area.
  public func isBlank(row: Int) -> Bool {
    let first = area.origin.column
    return (first..<first + extent.columns).allSatisfy {
      self[area.origin.row + row, $0] == .blank
    }
  }

  /// Draws in a part of the current area as if it were a canvas of its own. With a palette,
  /// whatever is drawn in a default colour has that of `ground`.
  public mutating func draw(
    in rect: Rect, on ground: Style? = nil, _ draw: (inout Canvas) -> Void
  ) {
    let (outer, outerGround) = (area, self.ground)
    defer { (area, self.ground) = (outer, outerGround) }
    if let ground, palette != nil { self.ground = ground }
    let (row, column) = (max(0, rect.origin.row), max(0, rect.origin.column))
    area = Rect(
      row: outer.origin.row + row, column: outer.origin.column + column,
      rows: max(0, min(rect.size.rows, outer.size.rows - row)),
      columns: max(0, min(rect.size.columns, outer.size.columns - column)))
    draw(&self)
  }

  /// Blanks a row of the current area and draws in it, with a palette on a ground.
  public mutating func drawRow(
    _ row: Int, on ground: Style? = nil, _ draw: (inout Canvas) -> Void = { _ in }
  ) {
    self.draw(in: Rect(row: row, column: 0, rows: 1, columns: extent.columns), on: ground) {
      $0.fill()
      draw(&$0)
    }
  }

  /// Writes a text that starts at a cell and returns the column after it.
  @discardableResult
  public mutating func put(
    _ text: String, row: Int, column: Int, _ style: Style = .plain
  ) -> Int {
    var column = column
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value)
      let width = isControl ? 0 : scalar.displayWidth
      if width > 0 { set(scalar, width: width, row: row, column: column, style) }
      column += width
    }
    return column
  }

  /// Writes a character, one or two columns wide: faster than a text, for pictures.
  public mutating func set(
    _ scalar: Unicode.Scalar, width: Int = 1, row: Int, column: Int, _ style: Style = .plain
  ) {
    guard (0..<extent.rows).contains(row), column >= 0, column < extent.columns else { return }
    let index = (area.origin.row + row) * size.columns + area.origin.column + column
    // A terminal can't show half of a wide character.
    let isCut = column + width > extent.columns
    let style = style.on(ground)
    unpair(index)
    cells[index] = Cell(isCut ? " " : scalar, style)
    guard width == 2, !isCut else { return }
    unpair(index + 1)
    cells[index + 1] = Cell("\0", style)
  }

  /// Writes a text in the middle of a row, or from the row's start if it does not fit.
  public mutating func put(_ text: String, centeredInRow row: Int, _ style: Style = .plain) {
    put(text, row: row, column: max(0, (extent.columns - text.displayWidth) / 2), style)
  }

  /// Writes lines in the middle of the rows from one on.
  public mutating func put(_ lines: [String], centeredFrom row: Int, _ style: Style = .plain) {
    for (index, line) in lines.enumerated() { put(line, centeredInRow: row + index, style) }
  }

  /// Puts the caret at a cell of the current area, if that is in sight.
  public mutating func putCaret(row: Int, column: Int) {
    let place = Point(row: area.origin.row + row, column: area.origin.column + column)
    if area.contains(place) { caret = place }
  }

  /// Fills the area with a character that is one column wide.
  public mutating func fill(_ scalar: Unicode.Scalar = " ", _ style: Style = .plain) {
    guard extent.columns > 0 else { return }
    let cell = Cell(scalar, style.on(ground))
    for row in area.origin.row..<area.end {
      let first = row * size.columns + area.origin.column
      let last = first + extent.columns - 1
      unpair(first)
      unpair(last)
      for index in first...last { cells[index] = cell }
    }
  }

  /// Draws upper half blocks and full ones as background, for terminals with hairlines above them.
  public mutating func fillBlocks() {
    guard let palette else { return }
    for index in cells.indices where "█▀".unicodeScalars.contains(cells[index].scalar) {
      let style = palette.resolved(cells[index].style)
      let scalar: Unicode.Scalar = cells[index].scalar == "█" ? " " : "▄"
      cells[index] = Cell(scalar, Style(style.background, on: style.foreground))
    }
  }

  /// Returns the cells that differ from those of another canvas of the same size, or if there is
  /// none, all: row by row, of wide characters only the left halves.
  public func changes(from old: Canvas?) -> [Point] {
    var points: [Point] = []
    cells.withUnsafeBufferPointer { new in
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let index = row * size.columns + column
          if let old, old.cells[index] == new[index] { continue }
          if !new[index].isRightHalf { points.append(Point(row: row, column: column)) }
        }
      }
    }
    return points
  }

  /// Blanks the other half of a wide character before one half is overwritten.
  private mutating func unpair(_ index: Int) {
    if cells[index].isRightHalf { cells[index - 1] = Cell(" ", cells[index].style) }
    let next = index + 1
    if next < cells.count, cells[next].isRightHalf { cells[next] = Cell(" ", cells[next].style) }
  }
}
