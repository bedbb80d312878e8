import GameCore

extension StatsPanels {
  /// A picture of each thing on a shelf, the one in focus underlined, with gaps for those that are
  /// still to be found; where nothing is drawn, the names.
  func shelf(_ shelf: Shelf, _ found: [Int], focus: Int?) -> StatsPanel {
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
    let sizes = [4, 3, 2].map { ($0 + 1, max(1, (room + 1) / (2 * $0 + 1))) }
    func rows(_ pitch: Int, _ inRow: Int) -> Int { (shelf.count + inRow - 1) / inRow * pitch }
    // A shelf has a heading and a gap below it, and stands with others in a column.
    let count = isWide ? 3 : 6
    let (pitch, inRow) = sizes.first { count * (rows($0, $1) + 2) <= height } ?? sizes[2]
    var canvas = Canvas(Size(rows: rows(pitch, inRow), columns: room))
    for index in 0..<shelf.count {
      let (row, column) = (index / inRow * pitch, index % inRow * (2 * pitch - 1))
      let place = Rect(row: row, column: column, rows: pitch - 1, columns: 2 * pitch - 2)
      if found.contains(index) {
        canvas.draw(shelf.picture(index), in: place, presentation)
      } else {
        canvas.draw(in: place) { $0.fill(" ", Style(on: .shadow)) }
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
