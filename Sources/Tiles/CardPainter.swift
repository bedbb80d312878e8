import TextUI

extension TilePainter {
  /// Draws a card that lies on a table, but not its face: a row for the number at the top, and half
  /// a row of shadow at the bottom. A glowing one has a thick frame, the focus only its head: a
  /// whole frame would move with twice the bytes. The area has at least 3 rows.
  func drawCard(_ view: View, _ canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let edge = edge(of: view).map { Style(.onFocus, on: $0) }
    let shadow = Style(.shadow, on: view.tile.ground.background)
    let isDown = if case .down = view.tile { true } else { false }
    for row in 0..<rows {
      for column in 0..<columns {
        let isInside = (1..<rows - 1).contains(row) && (1..<columns - 1).contains(column)
        if let edge, view.isGlowing ? !isInside : row == 0 {
          canvas.set(" ", row: row, column: column, edge)
        } else if row == rows - 1 {
          canvas.set("▄", row: row, column: column, shadow)
        } else if isDown, isInside {
          let line: Unicode.Scalar = (row + column).isMultiple(of: 2) ? "╲" : "╱"
          canvas.set(line, row: row, column: column, Style(.pattern))
        } else {
          canvas.set(" ", row: row, column: column)
        }
      }
    }
    if view.width == 4 { putNumber(view, &canvas) }
  }

  private func edge(of view: View) -> Color? {
    view.isGlowing ? .gold : view.isFocus ? .focus : nil
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
