import TextUI

extension TilePainter {
  /// Draws a card that lies on a table, but not its face: a row for the number at the top, and half
  /// a row of shadow at the bottom. A glowing one has a thick frame, the focus only its head: a
  /// whole frame would move with twice the bytes. The area has at least 3 rows.
  func drawCard(_ view: View, _ canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let edge: Style? =
      view.isGlowing ? Self.gold : view.isFocus ? Style(.onFocus, on: .focus) : nil
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
    guard view.width == 4 else { return }
    putNumber(view, column: 1, &canvas)
    if case .matched = view.tile {
      canvas.put(frame.mark, row: 0, column: columns - 2, edge ?? .plain)
    }
  }
}
