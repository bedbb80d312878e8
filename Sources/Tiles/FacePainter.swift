import TextUI

struct FacePainter {
  let presentation: Presentation

  func draw(_ face: TileFace, _ style: Style, on canvas: inout Canvas) {
    if let art = face.art {
      drawArt(art, face, style, &canvas)
      return
    }
    let extent = canvas.extent
    let drawing = face.drawings.first { lines in
      lines.count <= extent.rows && lines.allSatisfy { $0.displayWidth <= extent.columns }
    }
    let lines = drawing ?? [presentation.cut(face: face.picture, to: extent.columns)]
    let top = (extent.rows - lines.count) / 2
    for (row, line) in lines.enumerated() {
      canvas.put(line, centeredInRow: top + row, style)
    }
  }

  /// Draws the picture at the left and the face's name beside it, or in a high area below it.
  private func drawArt(
    _ art: TileArt, _ face: TileFace, _ style: Style, _ canvas: inout Canvas
  ) {
    let extent = canvas.extent
    let (name, columns) = (face.drawings.first ?? [face.picture], extent.columns)
    if extent.rows > name.count + 3, columns < 2 * extent.rows + 4 {
      return drawArt(art, above: name, style, &canvas)
    }
    let width = min(2 * extent.rows, extent.columns)
    let rect = Rect(row: 0, column: 0, rows: extent.rows, columns: width)
    canvas.draw(in: rect) { ArtPainter(art: art, presentation: presentation).draw(on: &$0) }
    let left = extent.columns - width - 1
    guard left > 3 else { return }
    let lines = name.flatMap { $0.wrapped(to: left) }
    for (row, line) in lines.prefix(extent.rows).enumerated() {
      let isCut = row == extent.rows - 1 && lines.count > extent.rows
      let text = isCut ? "\(line) \(lines[row + 1])" : line
      canvas.put(
        presentation.cut(face: text, to: left), row: row, column: width + 1,
        row == 0 ? style.bolder : style)
    }
  }

  private func drawArt(
    _ art: TileArt, above name: [String], _ style: Style, _ canvas: inout Canvas
  ) {
    let side = canvas.extent.rows - name.count
    let picture = Rect(
      Size(rows: side, columns: min(2 * side, canvas.extent.columns)),
      centeredIn: Size(rows: side, columns: canvas.extent.columns))
    canvas.draw(in: picture) { ArtPainter(art: art, presentation: presentation).draw(on: &$0) }
    for (row, line) in name.enumerated() {
      let text = presentation.cut(face: line, to: canvas.extent.columns)
      canvas.put(text, centeredInRow: side + row, row == 0 ? style.bolder : style)
    }
  }
}

/// Draws a picture in pixels: in colour two to a cell, otherwise as characters of their brightness.
struct ArtPainter {
  let art: TileArt
  let presentation: Presentation

  func draw(on canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns)
        func color(at y: Double) -> Int { art.color(x, (Double(row) + y) / Double(rows)) }
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
