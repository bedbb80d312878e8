/// Encodes canvases as bytes for a terminal: only the cells that differ from the previous canvas,
/// with the shortest cursor movements.
///
/// The terminal has to be in raw mode, where a line feed keeps the column.
struct FrameWriter: Sendable {
  private let depth: ColorDepth
  private var shown: Canvas?
  private var palette: Palette?
  private var cursor: Point?
  /// True if the caret is shown, or nil if that isn't known.
  private var isCaretShown: Bool?
  private var style = Style.plain
  private var bytes: [UInt8] = []

  /// The number of bytes above which an update is sent as a synchronized one (mode 2026), which
  /// terminals that know it show at once.
  private static let syncLimit = 1024

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Forgets the contents of the terminal, so that the next canvas is drawn completely.
  mutating func forget() {
    (shown, isCaretShown) = (nil, nil)
  }

  /// Forgets what is in the first rows, so that they are drawn completely.
  mutating func forget(rows: Int) {
    guard let columns = shown?.size.columns else { return }
    shown?.draw(in: Rect(row: 0, column: 0, rows: rows, columns: columns)) { $0.fill("\u{a0}") }
  }

  /// Erases the window. Unlike `ESC[2J` it lets kitty keep the pictures that it was sent.
  static let clear = "\u{1b}[m\u{1b}[H\u{1b}[J"

  /// Returns true if the window is erased before a canvas is drawn.
  func clears(before canvas: Canvas) -> Bool {
    shown?.size != canvas.size || shown?.palette != canvas.palette
  }

  /// Returns the bytes that update the terminal from the previous canvas to this one, and after
  /// these `others`, which may leave the cursor anywhere. In the end the cursor is the caret.
  mutating func bytes(for canvas: Canvas, adding others: [UInt8] = []) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    if clears(before: canvas) {
      append(Self.clear)
      (cursor, style, palette) = (Point(row: 0, column: 0), .plain, canvas.palette)
      // Not every terminal erases in the current background.
      shown = palette == nil ? Canvas(canvas.size) : nil
    }
    write(canvas, over: shown)
    shown = canvas
    bytes += others
    if !others.isEmpty { cursor = nil }
    if let caret = canvas.caret { move(to: caret, over: canvas) }
    if isCaretShown != (canvas.caret != nil) {
      isCaretShown = canvas.caret != nil
      append(canvas.caret == nil ? "\u{1b}[?25l" : "\u{1b}[?25h")
    }
    guard bytes.count > Self.syncLimit else { return bytes }
    return Array("\u{1b}[?2026h".utf8) + bytes + Array("\u{1b}[?2026l".utf8)
  }

  // MARK: By style

  /// Returns cells in groups that are written in one style each: those with ink by their style, and
  /// blanks with the first group on their background.
  private func groups(of points: [Point], in canvas: Canvas) -> [(style: Style, cells: [Point])] {
    var groups: [(style: Style, cells: [Point])] = []
    var (byStyle, byGround) = ([Style: Int](), [Color: Int]())
    for takesBlanks in [false, true] {
      for point in points {
        let cell = canvas[point.row, point.column]
        let look = look(of: cell)
        guard (cell.scalar == " " && !look.isReversed) == takesBlanks else { continue }
        let known = takesBlanks ? byGround[look.background] : byStyle[look]
        let group = known ?? groups.count
        if known == nil { groups.append((look, [])) }
        byStyle[look] = group
        if !look.isReversed, byGround[look.background] == nil { byGround[look.background] = group }
        groups[group].cells.append(point)
      }
    }
    // Of two styles with the same ink, the second takes half of the bytes.
    var places: [Color: Int] = [:]
    let order = groups.indices.map { index in
      let place = places[groups[index].style.foreground] ?? index
      places[groups[index].style.foreground] = place
      return (place, index)
    }
    return order.sorted(by: <).map { groups[$0.1] }
  }

  /// Writes the cells that differ from an old canvas, or all if there is none, one style after the
  /// other: changing the style takes far more bytes than moving the cursor.
  private mutating func write(_ canvas: Canvas, over old: Canvas?) {
    let size = canvas.size
    let groups = groups(of: canvas.changes(from: old), in: canvas)
    // The group of each cell that is still to be written.
    var pending = [Int?](repeating: nil, count: size.rows * size.columns)
    func index(_ point: Point) -> Int { point.row * size.columns + point.column }
    for (group, (_, cells)) in groups.enumerated() {
      for cell in cells { pending[index(cell)] = group }
    }
    for (group, (style, cells)) in groups.enumerated() {
      func isPending(_ point: Point) -> Bool {
        Rect(size).contains(point) && pending[index(point)] == group
      }
      for start in cells.sorted(by: { index($0) < index($1) }) {
        var point = start
        while isPending(point) {
          change(to: style)
          let end = write(point, of: canvas, over: old)
          for column in point.column..<end {
            pending[index(Point(row: point.row, column: column))] = nil
          }
          let below = Point(row: point.row + 1, column: point.column)
          point.column = end
          // A frame's side goes on below, where no other cell comes before it.
          let isSide = !isPending(Point(row: below.row, column: below.column - 1))
          if isSide, !isPending(point) { point = below }
        }
      }
    }
  }

  /// Writes a cell, or erases the rest of its row, in the current style. Returns the column after
  /// what was written.
  private mutating func write(_ point: Point, of canvas: Canvas, over old: Canvas?) -> Int {
    let cell = canvas[point.row, point.column]
    move(to: point, over: canvas)
    // A blank is never in a reversed style, and without a palette on no ground.
    if cell == .blank, palette == nil, let old, isWorthErasing(point, canvas, old) {
      append("\u{1b}[K")
      return canvas.size.columns
    }
    append(String(cell.scalar))
    advance(over: cell, in: canvas.size)
    return point.column + max(1, cell.scalar.displayWidth)
  }

  /// Returns true if the row is blank from a cell on, and erasing takes fewer bytes than blanking
  /// its cells.
  private func isWorthErasing(_ point: Point, _ canvas: Canvas, _ old: Canvas) -> Bool {
    let rest = point.column..<canvas.size.columns
    return rest.allSatisfy { canvas[point.row, $0] == .blank }
      && rest.count { old[point.row, $0] != .blank } > 3
  }

  // MARK: Cells

  private func look(of cell: Cell) -> Style { palette?.resolved(cell.style) ?? cell.style }

  private mutating func change(to next: Style) {
    if let codes = next.parameters(from: style, depth, palette) { append("\u{1b}[\(codes)m") }
    style = next
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
    // The parameter of the first row or column may be omitted.
    let row = target.row > 0 ? String(target.row + 1) : ""
    let absolute = "\u{1b}[" + row + (target.column > 0 ? ";\(target.column + 1)" : "") + "H"
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
      let (look, isText) = (look(of: cell), cell.scalar.isASCII && !cell.isRightHalf)
      // Of a blank only the ground is seen.
      let isBlank = cell.scalar == " " && !look.isReversed && !style.isReversed
      guard isText, look == style || isBlank && look.background == style.background else {
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

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
