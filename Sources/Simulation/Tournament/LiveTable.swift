import TextUI

/// A table of a report that is shown while a tournament goes on.
struct LiveTable {
  /// The titles, and below them the first of the rows.
  let rows: [[String]]

  /// The number of all rows without the titles.
  let count: Int

  /// The columns of words.
  let words: Set<Int>

  /// Returns tables with an empty line above each, in so many lines. A table that has no room ends
  /// with the number of the rows that are left out. Where room is left, notes stand below and a
  /// heading above.
  static func lines(
    _ tables: [LiveTable], heading: String, notes: [String], rows: Int,
    _ presentation: Presentation
  ) -> [String] {
    var lines: [String] = []
    for table in tables {
      let room = rows - lines.count - 1
      // Titles and a row, and the number of the others.
      guard room > table.count || room >= 3 else { break }
      lines += [""] + table.lines(in: room, presentation)
    }
    for (index, note) in notes.enumerated() {
      let note = (index == 0 ? [""] : []) + note.wrapped(to: presentation.columns)
      guard lines.count + note.count <= rows else { break }
      lines += note
    }
    let title = [""] + heading.wrapped(to: presentation.columns)
    return lines.count + title.count <= rows ? title + lines : lines
  }

  private func lines(in room: Int, _ presentation: Presentation) -> [String] {
    guard count >= room else { return presentation.table(rows, words: words) }
    let left = count - (room - 2)
    let more = presentation(
      en: "\(presentation.ellipsis) and \(left) more", zh: "\(presentation.ellipsis)另有 \(left) 行")
    return presentation.table(Array(rows.prefix(room - 1)), words: words) + [more]
  }
}
