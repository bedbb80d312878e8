import GameCore
import TextUI

/// Draws a picture in pixels: two a cell in colour, and by their brightness in characters without.
struct ArtPainter {
  let art: any TileArt
  let presentation: Presentation

  /// Draws the picture as large as the canvas's area.
  func draw(on canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns)
        let (upper, lower) = (0.25, 0.75)
        let top = art.color(x: x, y: (Double(row) + upper) / Double(rows))
        let bottom = art.color(x: x, y: (Double(row) + lower) / Double(rows))
        put(top, bottom, row, column, &canvas)
      }
    }
  }

  private func put(_ top: Int, _ bottom: Int, _ row: Int, _ column: Int, _ canvas: inout Canvas) {
    guard presentation.isColored, !presentation.isASCII else {
      let characters = presentation.isASCII ? Self.letters : Self.shades
      let ink = presentation.isColored ? Style(art.colors[top]) : .plain
      canvas.put(characters[min(top, characters.count - 1)], row: row, column: column, ink)
      return
    }
    canvas.put("▀", row: row, column: column, Style(art.colors[top], on: art.colors[bottom]))
  }

  // The brightest first, as colours are.
  private static let shades = ["█", "▒", "░", " "]
  private static let letters = ["#", "+", ".", " "]
}
