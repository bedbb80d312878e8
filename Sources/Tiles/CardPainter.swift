import TextUI

extension TilePainter {
  /// Draws a card that lies on a table, but not its face: a row for the number at the top, and half
  /// a row of shadow at the bottom. The area has at least 3 rows.
  func drawCard(_ view: View, _ canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    canvas.draw(in: Rect(row: 0, column: 0, rows: rows - 1, columns: columns)) { $0.fill() }
    drawBottom(view.tile.ground.background, &canvas)
    if case .down = view.tile { drawPattern(&canvas) }
    if let edge = edge(of: view) { drawEdge(edge, isWhole: view.isGlowing, &canvas) }
    if view.width == 4 { putNumber(view, &canvas) }
  }

  /// Draws the lower edge with the shadow below it: on the edge's ground, which it shares with the
  /// rows above, so that a terminal gets fewer changes of style.
  private func drawBottom(_ color: Color, _ canvas: inout Canvas) {
    let shadow = String(repeating: "▄", count: canvas.extent.columns)
    canvas.put(shadow, row: canvas.extent.rows - 1, column: 0, Style(.shadow, on: color))
  }

  private func drawPattern(_ canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    guard rows > 2, columns > 2 else { return }
    for row in 1..<rows - 1 {
      for column in 1..<columns - 1 {
        canvas.set(
          (row + column).isMultiple(of: 2) ? "╲" : "╱", row: row, column: column, Style(.pattern))
      }
    }
  }

  // MARK: The edge

  private func edge(of view: View) -> Color? {
    view.isGlowing ? .gold : view.isFocus ? .focus : nil
  }

  /// Draws a thick frame over the card's edge, or for the focus only its head: a whole frame would
  /// move with twice the bytes.
  private func drawEdge(_ color: Color, isWhole: Bool, _ canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    for row in 0..<(isWhole ? rows : 1) {
      let isSide = row > 0 && row < rows - 1
      for column in 0..<columns where !isSide || column == 0 || column == columns - 1 {
        canvas.set(" ", row: row, column: column, Style(.onFocus, on: color))
      }
    }
  }

  private func putNumber(_ view: View, _ canvas: inout Canvas) {
    if let edge = edge(of: view) {
      let (before, after) = view.isFocus ? frame.pointers : (" ", " ")
      canvas.put(before + view.number + after, row: 0, column: 1, Style(.onFocus, on: edge).bolder)
    } else if view.isCandidate {
      canvas.put(" \(view.number) ", row: 0, column: 1, .focus)
    } else {
      let style: Style = view.tile.isUp ? .faint : .plain
      if case .empty = view.tile { return }
      canvas.put(view.number, row: 0, column: 2, style)
    }
    guard case .matched = view.tile else { return }
    canvas.put(
      frame.mark, row: 0, column: canvas.extent.columns - 2,
      edge(of: view).map { Style(.onFocus, on: $0) } ?? .plain)
  }
}
