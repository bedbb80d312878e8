import TextUI

/// A table of a report, which may show only the first of its rows.
struct ReportTable {
  private let cells: [[String]]

  /// The number of all rows without the titles, even of those that aren't in ``cells``.
  private let count: Int

  /// The columns of words, which are flush left.
  private let words: Set<Int>

  /// Creates a table with titles that commas separate.
  init(_ titles: String, _ rows: [[String]], count: Int? = nil, words: Set<Int>) {
    cells = [titles.split(separator: ",").map(String.init)] + rows
    (self.count, self.words) = (count ?? rows.count, words)
  }

  /// Returns the table in lines. The last columns are left out where there is no room, and so are
  /// the last rows, whose number is told.
  func lines(_ presentation: Presentation, rows: Int = .max) -> [String] {
    guard count >= rows else { return lines(cells, presentation) }
    let left = count - (rows - 2)
    let more = presentation(
      en: "\(presentation.ellipsis) and \(left) more", zh: "\(presentation.ellipsis)另有 \(left) 行")
    return lines(Array(cells.prefix(rows - 1)), presentation) + [more]
  }

  private func lines(_ cells: [[String]], _ presentation: Presentation) -> [String] {
    let widths = (cells.first ?? []).indices.map { column in
      cells.map { $0[column].displayWidth }.max() ?? 0
    }
    var columns = widths.count
    while columns > 2, let room = presentation.columns,
      widths[..<columns].reduce(2 * (columns - 1), +) > room
    {
      columns -= 1
    }
    return cells.map { row in
      row.indices.prefix(columns).map { column in
        let gap = String(repeating: " ", count: widths[column] - row[column].displayWidth)
        return words.contains(column) ? row[column] + gap : gap + row[column]
      }.joined(separator: "  ").trimmedAtEnd
    }
  }

  /// Returns tables with an empty line above each, in at most `rows` lines. Where room is left,
  /// notes stand below and a heading above.
  static func lines(
    _ tables: [ReportTable], heading: String, notes: [String], rows: Int,
    _ presentation: Presentation
  ) -> [String] {
    var lines: [String] = []
    for table in tables {
      let room = rows - lines.count - 1
      // Titles and a row, and the number of the others.
      guard room > table.count || room >= 3 else { break }
      lines += [""] + table.lines(presentation, rows: room)
    }
    for (index, note) in notes.enumerated() {
      let note = (index == 0 ? [""] : []) + note.wrapped(to: presentation.columns)
      guard lines.count + note.count <= rows else { break }
      lines += note
    }
    let title = [""] + heading.wrapped(to: presentation.columns)
    return lines.count + title.count <= rows ? title + lines : lines
  }
}
