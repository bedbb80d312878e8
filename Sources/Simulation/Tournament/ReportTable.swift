import TextUI

/// A table of a report.
struct ReportTable {
  private let cells: [[String]]

  /// The columns of words, which are flush left.
  private let words: Set<Int>

  /// Creates a table with titles that commas separate.
  init(_ titles: String, _ rows: [[String]], words: Set<Int>) {
    cells = [titles.split(separator: ",").map(String.init)] + rows
    self.words = words
  }

  /// Returns the table in lines. The last columns are left out where there is no room.
  func lines(_ presentation: Presentation) -> [String] {
    let widths = cells[0].indices.map { column in
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
        words.contains(column)
          ? row[column].padded(to: widths[column]) : row[column].paddedBefore(to: widths[column])
      }.joined(separator: "  ").trimmedAtEnd
    }
  }
}
