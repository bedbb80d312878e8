import TextUI

/// Encodes canvases as bytes for a terminal: only the cells that differ from the previous canvas,
/// with the shortest cursor movements.
///
/// The terminal has to be in raw mode, where a line feed keeps the column.
public struct FrameWriter: Sendable {
  private let depth: ColorDepth
  private var shown: Canvas?
  private var palette: Palette?
  private var cursor: Point?
  private var style = Style.plain
  private var bytes: [UInt8] = []

  /// The number of bytes above which an update is sent as a synchronized one (mode 2026), which
  /// terminals that know it show at once.
  private static let syncLimit = 1024

  /// Creates a writer for a terminal with a range of colours.
  public init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Forgets the contents of the terminal, so that the next canvas is drawn completely.
  public mutating func forget() {
    shown = nil
  }

  /// Returns the bytes that update the terminal from the previous canvas to this one.
  public mutating func bytes(for canvas: Canvas) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    if shown?.size != canvas.size || shown?.palette != canvas.palette {
      append("\u{1b}[m\u{1b}[2J")
      (cursor, style, palette) = (nil, .plain, canvas.palette)
      // Not every terminal erases in the current background.
      shown = palette == nil ? Canvas(canvas.size) : nil
    }
    if let shown, palette == nil {
      for row in 0..<canvas.size.rows { write(row, of: canvas, over: shown) }
    } else {
      writeByStyle(canvas, over: shown)
    }
    shown = canvas
    if bytes.count > Self.syncLimit { return Self.beginSync + bytes + Self.endSync }
    return bytes
  }

  private static let beginSync = Array("\u{1b}[?2026h".utf8)
  private static let endSync = Array("\u{1b}[?2026l".utf8)

  private mutating func write(_ row: Int, of canvas: Canvas, over old: Canvas) {
    for column in 0..<canvas.size.columns {
      let cell = canvas[row, column]
      guard cell != old[row, column], !cell.isRightHalf else { continue }
      move(to: Point(row: row, column: column), over: canvas)
      if cell == .blank, isWorthErasing(row, from: column, of: canvas, over: old) {
        return erase()
      }
      write(cell)
      advance(over: cell, in: canvas.size)
    }
  }

  // MARK: By style

  /// Writes the cells that differ from an old canvas, or all if there is none, one style after the
  /// other: with grounds, changing the style takes far more bytes than moving the cursor.
  private mutating func writeByStyle(_ canvas: Canvas, over old: Canvas?) {
    var rest = canvas.changes(from: old)
    while !rest.isEmpty {
      change(to: nextLook(for: rest, of: canvas))
      rest.removeAll { point in
        let cell = canvas[point.row, point.column]
        guard isInvisible(cell) || look(of: cell) == style else { return false }
        move(to: point, over: canvas)
        append(String(cell.scalar))
        advance(over: cell, in: canvas.size)
        return true
      }
    }
  }

  /// Returns the style of the first cell, or if that is blank, that of the first one on the same
  /// ground that isn't, so that both are written in one go.
  private func nextLook(for points: [Point], of canvas: Canvas) -> Style {
    let first = look(of: canvas[points[0].row, points[0].column])
    for point in points {
      let cell = canvas[point.row, point.column]
      guard cell.scalar != " " else { continue }
      let look = look(of: cell)
      if look.background == first.background { return look }
    }
    return first
  }

  // MARK: Erasing

  /// Returns true if a row is blank from a column on, and erasing takes fewer bytes than blanking
  /// its cells.
  private func isWorthErasing(
    _ row: Int, from column: Int, of canvas: Canvas, over old: Canvas
  ) -> Bool {
    let rest = column..<canvas.size.columns
    return rest.allSatisfy { canvas[row, $0] == .blank }
      && rest.count { old[row, $0] != .blank } > 3
  }

  /// Blanks the row from the cursor on, in the terminal's default colours.
  private mutating func erase() {
    if style.background != .standard || style.isReversed { change(to: .plain) }
    append("\u{1b}[K")
  }

  // MARK: Cells

  private mutating func write(_ cell: Cell) {
    if !isInvisible(cell) { change(to: look(of: cell)) }
    append(String(cell.scalar))
  }

  /// Returns the style of a cell in the palette.
  private func look(of cell: Cell) -> Style { palette?.resolved(cell.style) ?? cell.style }

  private mutating func change(to next: Style) {
    if let codes = next.parameters(from: style, depth, palette) { append("\u{1b}[\(codes)m") }
    style = next
  }

  /// Returns true if a cell is blank and looks the same in the current style.
  private func isInvisible(_ cell: Cell) -> Bool {
    guard cell.scalar == " " else { return false }
    let look = look(of: cell)
    return !look.isReversed && !style.isReversed && look.background == style.background
  }

  private mutating func advance(over cell: Cell, in size: Size) {
    guard let here = cursor else { return }
    let column = here.column + cell.scalar.displayWidth
    // Terminals differ in where the cursor is after the last column, and in the width of emoji.
    let isKnown = column < size.columns && cell.scalar.value < 0x1f000
    cursor = isKnown ? Point(row: here.row, column: column) : nil
  }

  // MARK: The cursor

  /// Moves the cursor with the fewest bytes.
  private mutating func move(to target: Point, over canvas: Canvas) {
    defer { cursor = target }
    guard cursor != target else { return }
    let absolute =
      "\u{1b}[" + number(target.row) + (target.column > 0 ? ";\(target.column + 1)" : "")
      + "H"
    guard let here = cursor else { return append(absolute) }
    if here.row == target.row, let text = text(from: here, to: target.column, of: canvas) {
      return append(text)
    }
    let relative = vertical(target.row - here.row) + horizontal(here.column, target.column)
    append(relative.utf8.count < absolute.utf8.count ? relative : absolute)
  }

  /// Returns the text between the cursor and a column, if rewriting it is no longer than moving.
  private func text(from here: Point, to column: Int, of canvas: Canvas) -> String? {
    guard (1...4).contains(column - here.column) else { return nil }
    var text = ""
    for column in here.column..<column {
      let cell = canvas[here.row, column]
      guard cell.scalar.isASCII, !cell.isRightHalf, look(of: cell) == style || isInvisible(cell)
      else {
        return nil
      }
      text.unicodeScalars.append(cell.scalar)
    }
    return text.utf8.count <= horizontal(here.column, column).utf8.count ? text : nil
  }

  private func vertical(_ rows: Int) -> String {
    switch rows {
    case 0: ""
    case 1...3: String(repeating: "\n", count: rows)
    case 4...: "\u{1b}[\(rows)B"
    default: "\u{1b}[" + (rows == -1 ? "" : "\(-rows)") + "A"
    }
  }

  private func horizontal(_ here: Int, _ column: Int) -> String {
    switch column - here {
    case 0: ""
    case _ where column == 0: "\r"
    case -4 ... -1: String(repeating: "\u{8}", count: here - column)
    case ..<0: "\u{1b}[\(column + 1)G"
    case 1: "\u{1b}[C"
    default: "\u{1b}[\(column - here)C"
    }
  }

  /// Returns the row as a parameter of CUP, which may omit that of the first row.
  private func number(_ row: Int) -> String { row > 0 ? String(row + 1) : "" }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
