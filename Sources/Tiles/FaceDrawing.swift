extension Canvas {
  /// Draws a face by its own function, or its picture alone. A photo replaces a painted picture.
  mutating func draw(_ face: TileFace, _ style: Style, _ presentation: Presentation) {
    let lines = face.words.first?.wrapped(to: extent.columns).count ?? 0
    let photo = face.photo?()
    let layout = CoverLayout(
      extent, words: max(face.words.count, lines),
      isDrawn: presentation.drawsPixels || extent.rows > 2, isSquare: photo != nil)
    if let photo {
      draw(photo, in: layout.picture, presentation)
    } else if let paint = face.paint {
      return paint(&self, style)
    } else if let cover = face.cover {
      let size = layout.picture.size
      let aspect = Double(size.columns) / Double(max(1, 2 * size.rows))
      draw(cover.art(aspect), in: layout.picture, presentation)
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

  /// Draws words below a picture or, flush left, beside it. The first ones are cut if they have to
  /// be, after a word if that leaves half a row; others are left out.
  private mutating func put(
    words: [String], isBeside: Bool, _ style: Style, _ presentation: Presentation
  ) {
    let (rows, columns) = (extent.rows, extent.columns)
    var row = 0
    let count = words.count
    for (index, words) in words.enumerated() where row < rows && columns > 0 {
      let most = rows - row
      func lines(breaking isBreaking: Bool) -> [String] {
        words.fittingWords(to: columns, breaking: isBreaking, presentation).wrapped(to: columns)
      }
      // A broken word must leave a row for each of the others.
      let broken = lines(breaking: true)
      let lines = broken.count + count - index - 1 <= most ? broken : lines(breaking: false)
      guard index == 0 || lines.count <= most else { continue }
      let rest = lines.dropFirst(most - 1).reduce("") { text, line in
        text + (text.isEmpty || text.hasSuffix("-") ? "" : " ") + line
      }
      let start = rest.wrapped(to: max(1, columns - 1)).first ?? ""
      let isCut = rest.displayWidth > columns && 2 * start.displayWidth > columns
      let end = isCut ? start + presentation.ellipsis : rest
      for line in lines.prefix(most - 1) + [end] where !line.isEmpty {
        let text = presentation.cut(face: line, to: columns)
        let look = index == 0 ? style.bolder : Style.faint
        if isBeside {
          put(text, row: row, column: 0, look)
        } else {
          put(text, centeredInRow: row, look)
        }
        row += 1
      }
    }
  }
}

extension String {
  /// The text with words that are wider than some columns broken after hyphens, their parts cut or
  /// broken in halves. Wide characters break anywhere.
  fileprivate func fittingWords(
    to columns: Int, breaking isBreaking: Bool, _ presentation: Presentation
  ) -> String {
    split(separator: " ").map { word in
      let isWide = word.unicodeScalars.contains { $0.displayWidth > 1 }
      guard String(word).displayWidth > columns, !isWide else { return String(word) }
      let parts = word.split(separator: "-").flatMap { part in
        let half = (part.count + 1) / 2
        let isBroken = isBreaking && columns < part.count && half < columns
        return (isBroken ? [part.prefix(half), part.dropFirst(half)] : [part]).map {
          presentation.cut(face: String($0), to: columns)
        }
      }
      return parts.joined(separator: "- ")
    }.joined(separator: " ")
  }
}

/// The places of a cover's picture and words: side by side, or in a narrow area stacked.
struct CoverLayout {
  let picture: Rect
  let words: Rect
  let isBeside: Bool

  /// The least width of words beside a picture if there is room for them below, and if there is
  /// none; and the least width of words in one row below a low picture, one more than in two.
  private static let (roomyWords, leastWords, wordsBelow) = (11, 4, 8)

  /// Creates the layout of a picture, square or wider, with a number of words.
  init(_ extent: Size, words count: Int, isDrawn: Bool = true, isSquare: Bool = true) {
    let (rows, columns) = (extent.rows, extent.columns)
    let beside = columns - 2 * rows - 1
    let isLow = rows <= 5
    // Above a row for words there is room for a picture from four rows on.
    let narrow = rows > 3 ? Self.wordsBelow : Self.leastWords
    let below = rows < 5 ? Self.wordsBelow : Self.wordsBelow - 1
    isBeside = beside >= Self.roomyWords || isLow && (beside >= narrow || columns < below)
    guard isDrawn, rows > 1, rows > 2 || beside >= Self.leastWords else {
      // A tiny picture would show nothing and take the title's room.
      (picture, words) = (Rect(row: 0, column: 0, rows: 0, columns: 0), Rect(extent))
      return
    }
    guard !isBeside else {
      let hasWords = beside >= Self.leastWords
      let room = isSquare ? 0 : min(4 * rows, columns - 1 - Self.roomyWords)
      // A painted picture leaves a column to words that have hardly any.
      let side = isSquare || rows < 3 || beside > 6 ? 2 * rows : 2 * rows - 1
      let size = Size(rows: rows, columns: hasWords ? max(side, room) : min(side, columns))
      picture = hasWords ? Rect(size) : Rect(size, centeredIn: extent)
      words = Rect(
        row: 0, column: size.columns + 1, rows: rows,
        columns: hasWords ? columns - size.columns - 1 : 0)
      return
    }
    // A narrow card has two rows for words and a picture from side to side.
    let isNarrow = isLow && rows > 4 && columns < 11 && !isSquare
    let side = min(rows - min(count, max(isLow && !isNarrow ? 1 : 2, rows / 3)), columns / 2)
    let size = Size(rows: side, columns: isSquare ? 2 * side : min(3 * side, columns))
    picture = Rect(size, centeredIn: Size(rows: side, columns: columns))
    words = Rect(row: side, column: 0, rows: rows - side, columns: columns)
  }
}
