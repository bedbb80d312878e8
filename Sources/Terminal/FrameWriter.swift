import TextUI

/// Turns pictures into what a terminal has to be sent, so that it shows the next one where it showed
/// the last: only what has changed, by the shortest ways of the cursor.
///
/// The output is for a terminal in raw mode, where a line feed only goes down.
public struct FrameWriter: Sendable {
  private let depth: ColorDepth
  private var shown: Canvas?
  private var cursor: Point?
  private var style = Style.plain
  private var bytes: [UInt8] = []

  /// More than this many bytes are shown all at once, where the terminal knows how.
  private static let syncLimit = 1024

  /// A writer for a terminal with so many colours.
  public init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Forgets what the terminal shows, so that the next picture is drawn whole.
  public mutating func forget() {
    shown = nil
  }

  /// What leads from the last picture to this one.
  public mutating func bytes(for canvas: Canvas) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    if shown?.size != canvas.size {
      send("\u{1b}[m\u{1b}[2J")
      (cursor, style) = (nil, .plain)
      shown = Canvas(canvas.size)
    }
    let old = shown ?? canvas
    for row in 0..<canvas.size.rows { write(row, of: canvas, over: old) }
    shown = canvas
    if bytes.count > Self.syncLimit { return Self.begin + bytes + Self.end }
    return bytes
  }

  private static let begin = Array("\u{1b}[?2026h".utf8)
  private static let end = Array("\u{1b}[?2026l".utf8)

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

  // MARK: Erasing

  /// Whether a row is blank from a column on, and was not for more cells than erasing takes bytes.
  private func isWorthErasing(
    _ row: Int, from column: Int, of canvas: Canvas, over old: Canvas
  ) -> Bool {
    let rest = column..<canvas.size.columns
    return rest.allSatisfy { canvas[row, $0] == .blank }
      && rest.count { old[row, $0] != .blank } > 3
  }

  /// Blanks the row from the cursor on, in the terminal's own colours.
  private mutating func erase() {
    if style.background != .standard || style.isReversed { change(to: .plain) }
    send("\u{1b}[K")
  }

  // MARK: Cells

  private mutating func write(_ cell: Cell) {
    if !isInvisible(cell) { change(to: cell.style) }
    send(String(cell.scalar))
  }

  private mutating func change(to next: Style) {
    guard let codes = next.parameters(from: style, depth) else { return }
    send("\u{1b}[\(codes)m")
    style = next
  }

  /// Whether a blank looks as it should in the present style.
  private func isInvisible(_ cell: Cell) -> Bool {
    cell.scalar == " " && !cell.style.isReversed && !style.isReversed
      && cell.style.background == style.background
  }

  private mutating func advance(over cell: Cell, in size: Size) {
    guard let here = cursor else { return }
    let column = here.column + cell.scalar.displayWidth
    // Terminals differ in what follows the last column, and in how wide they think an emoji is.
    let isSure = column < size.columns && cell.scalar.value < 0x1f000
    cursor = isSure ? Point(row: here.row, column: column) : nil
  }

  // MARK: The cursor

  /// Goes to a place by the shortest way.
  private mutating func move(to target: Point, over canvas: Canvas) {
    defer { cursor = target }
    guard cursor != target else { return }
    let absolute =
      "\u{1b}[" + number(target.row) + (target.column > 0 ? ";\(target.column + 1)" : "")
      + "H"
    guard let here = cursor else { return send(absolute) }
    if here.row == target.row, let text = text(from: here, to: target.column, of: canvas) {
      return send(text)
    }
    let relative = vertical(target.row - here.row) + horizontal(here.column, target.column)
    send(relative.utf8.count < absolute.utf8.count ? relative : absolute)
  }

  /// What stands between the cursor and a column, where writing it again is shorter than going.
  private func text(from here: Point, to column: Int, of canvas: Canvas) -> String? {
    guard (1...4).contains(column - here.column) else { return nil }
    var text = ""
    for column in here.column..<column {
      let cell = canvas[here.row, column]
      guard cell.scalar.isASCII, !cell.isRightHalf, cell.style == style || isInvisible(cell) else {
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

  /// A row as CUP takes it, which may leave out the first one's number.
  private func number(_ row: Int) -> String { row > 0 ? String(row + 1) : "" }

  private mutating func send(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
