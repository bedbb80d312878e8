import GameCore

extension StatsPanels {
  /// A picture of each thing on a shelf, the one in focus underlined, with gaps for those that are
  /// still to be found; where nothing is drawn, the names. Pictures are as large as fits a column
  /// of as many shelves.
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
    func rows(_ pitch: Int, _ inRow: Int) -> Int { (shelf.count + inRow - 1) / inRow * pitch }
    // A shelf has a heading and a gap below it.
    let (pitch, inRow) =
      sizes.first { count * (rows($0, $1) + 2) <= height } ?? sizes[sizes.count - 1]
    var canvas = Canvas(Size(rows: rows(pitch, inRow), columns: room), palette: palette)
    for index in 0..<shelf.count {
      let (row, column) = (index / inRow * pitch, index % inRow * (2 * pitch - 1))
      let place = Rect(row: row, column: column, rows: pitch - 1, columns: 2 * pitch - 2)
      let picture = found.contains(index) ? shelf.picture(index, pitch - 1) : nil
      canvas.draw(in: place, on: Style(on: picture?.ground ?? .shadow)) { canvas in
        canvas.fill()
        if let picture { canvas.draw(picture.art, in: Rect(canvas.extent), presentation) }
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
