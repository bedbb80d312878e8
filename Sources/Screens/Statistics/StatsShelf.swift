import GameCore

extension StatsPanels {
  /// A picture of each thing found on a shelf, the one in focus underlined; where nothing is drawn,
  /// the names. Pictures are as large as fits a column of as many shelves.
  func shelf(
    _ shelf: Shelf, _ found: [Int], focus: Int?, sizes: [Int], inColumn count: Int
  ) -> StatsPanel {
    var panel = StatsPanel(
      title: shelf.title(presentation.language).capitalizedFirst,
      note: "\(found.count)/\(shelf.count)", mostAir: 0)
    guard presentation.drawsPixels else {
      let names = found.map { shelf.name($0, presentation) }
      let text = names.joined(separator: presentation(en: "; ", zh: "；"))
      panel.lines = text.wrapped(to: room).map { StyledLine($0) }
      return panel
    }
    // A row of square pictures and the gap below it, and how many pictures are in a row.
    let sizes = sizes.map { ($0 + 1, max(1, (room + 1) / (2 * $0 + 1))) }
    func rows(_ pitch: Int, _ inRow: Int) -> Int { (found.count + inRow - 1) / inRow * pitch }
    // A shelf has a heading and a gap below it.
    let (pitch, inRow) =
      sizes.first { count * (rows($0, $1) + 2) <= height } ?? sizes[sizes.count - 1]
    var canvas = Canvas(Size(rows: rows(pitch, inRow), columns: room), palette: palette)
    for (place, index) in found.enumerated() {
      let (row, column) = (place / inRow * pitch, place % inRow * (2 * pitch - 1))
      let place = Rect(row: row, column: column, rows: pitch - 1, columns: 2 * pitch - 2)
      let picture = shelf.picture(index, pitch - 1)
      canvas.draw(in: place, on: Style(on: picture.ground)) { canvas in
        canvas.fill()
        canvas.draw(picture.art, in: Rect(canvas.extent), presentation)
      }
      if index == focus {
        let line = String(repeating: "▀", count: 2 * pitch - 2)
        canvas.put(line, row: place.end, column: column, Style(.gold))
      }
    }
    panel.lines = StyledLine.rows(of: canvas)
    return panel
  }
}
