import TextUI

/// Draws a picture in pixels: in colour two to a cell, otherwise as characters of their brightness.
struct ArtPainter {
  let art: any TileArt
  let presentation: Presentation

  /// Draws the picture as large as the canvas's area.
  func draw(on canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns)
        func color(at y: Double) -> Int { art.color(x: x, y: (Double(row) + y) / Double(rows)) }
        put(color(at: 0.25), color(at: 0.75), row, column, &canvas)
      }
    }
  }

  private func put(_ top: Int, _ bottom: Int, _ row: Int, _ column: Int, _ canvas: inout Canvas) {
    guard presentation.isColored, !presentation.isASCII else {
      let shades = presentation.isASCII ? Self.asciiShades : Self.shades
      let ink = presentation.isColored ? Style(art.colors[top]) : .plain
      canvas.put(shades[min(top, shades.count - 1)], row: row, column: column, ink)
      return
    }
    canvas.put("▀", row: row, column: column, Style(art.colors[top], on: art.colors[bottom]))
  }

  // The brightest first, as colours are.
  private static let shades = ["█", "▒", "░", " "]
  private static let asciiShades = ["#", "+", ".", " "]
}
