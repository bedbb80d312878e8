extension Canvas {
  /// Draws a face by its own function, or its picture alone. A photo replaces a painted picture.
  mutating func draw(_ face: TileFace, _ style: Style, _ presentation: Presentation) {
    let (layout, photo) = (CoverLayout(extent, words: face.words.count), face.photo?())
    if let photo {
      draw(photo, in: layout.picture, presentation)
    } else if let paint = face.paint {
      return paint(&self, style)
    } else if let cover = face.cover {
      draw(cover.art(), in: layout.picture, presentation)
    } else {
      return put([face.picture], style, presentation)
    }
    draw(in: layout.words) { canvas in
      canvas.put(words: face.words, isBeside: layout.isBeside, style, presentation)
    }
  }

  /// Draws lines in the middle of the area, each cut to its width.
  public mutating func put(_ lines: [String], _ style: Style, _ presentation: Presentation) {
    for (row, line) in lines.enumerated() {
      let text = presentation.cut(face: line, to: extent.columns)
      put(text, centeredInRow: (extent.rows - lines.count) / 2 + row, style)
    }
  }

  /// Draws words below a picture or, flush left, beside it.
  private mutating func put(
    words: [String], isBeside: Bool, _ style: Style, _ presentation: Presentation
  ) {
    let (rows, columns) = (extent.rows, extent.columns)
    var left = rows
    for (index, word) in words.enumerated() where left > 0 && columns > 0 {
      // A title of several lines leaves one row for the next words.
      let most = index == 0 && left > 2 ? left - 1 : left
      let lines = word.wrapped(to: columns)
      let shown = lines.prefix(most - 1) + [lines.dropFirst(most - 1).joined(separator: " ")]
      for line in shown where !line.isEmpty {
        let text = presentation.cut(face: line, to: columns)
        let look = index == 0 ? style.bolder : Style.faint
        if isBeside {
          put(text, row: rows - left, column: 0, look)
        } else {
          put(text, centeredInRow: rows - left, look)
        }
        left -= 1
      }
    }
  }
}

/// The places of a cover's picture and words: side by side, or in a narrow area stacked.
struct CoverLayout {
  let picture: Rect
  let words: Rect
  let isBeside: Bool

  /// The least width of words beside a picture if there is room for them below.
  private static let leastWords = 11

  /// Creates the layout of a square picture with a number of words.
  init(_ extent: Size, words count: Int) {
    let (rows, columns) = (extent.rows, extent.columns)
    let beside = columns - 2 * rows - 1
    isBeside = beside >= Self.leastWords || rows <= 5
    guard rows > 2 || beside >= Self.leastWords else {
      // A tiny picture would show nothing and take the title's room.
      (picture, words) = (Rect(row: 0, column: 0, rows: 0, columns: 0), Rect(extent))
      return
    }
    guard !isBeside else {
      let (size, hasWords) = (Size(rows: rows, columns: min(2 * rows, columns)), beside > 3)
      picture = hasWords ? Rect(size) : Rect(size, centeredIn: extent)
      words = Rect(row: 0, column: 2 * rows + 1, rows: rows, columns: hasWords ? beside : 0)
      return
    }
    let side = min(rows - min(count, max(2, rows / 3)), columns / 2)
    let size = Size(rows: side, columns: 2 * side)
    picture = Rect(size, centeredIn: Size(rows: side, columns: columns))
    words = Rect(row: side, column: 0, rows: rows - side, columns: columns)
  }
}
