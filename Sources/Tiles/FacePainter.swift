import TextUI

/// Draws pictures and words on the faces of tiles.
public struct FacePainter: Sendable {
  private let presentation: Presentation

  public init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// True if pictures are drawn in coloured pixels, two to a cell.
  public var drawsPixels: Bool { presentation.isColored && !presentation.isASCII }

  /// Draws a face as its maker does, or its picture alone.
  func draw(_ face: TileFace, _ style: Style, on canvas: inout Canvas) {
    if let paint = face.paint { return paint(&canvas, style) }
    draw([face.picture], style, on: &canvas)
  }

  /// Draws lines in the middle of the area, each cut to its width.
  public func draw(_ lines: [String], _ style: Style, on canvas: inout Canvas) {
    let columns = canvas.extent.columns
    for (row, line) in lines.enumerated() {
      let text = presentation.cut(face: line, to: columns)
      canvas.put(text, centeredInRow: (canvas.extent.rows - lines.count) / 2 + row, style)
    }
  }

  /// Draws a picture at the left and words beside it, or in a narrow area below it. The first of the
  /// words are the title.
  public func draw(
    _ art: TileArt, _ words: [String], _ style: Style, on canvas: inout Canvas
  ) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let beside = columns - 2 * rows - 1
    // A tiny picture would show nothing, but take the room of the title.
    guard rows > 2 || beside >= Self.leastWords else {
      return put(words, in: Rect(canvas.extent), isCentered: false, style, &canvas)
    }
    guard beside < Self.leastWords, rows > 5 else {
      draw(art, in: Rect(row: 0, column: 0, rows: rows, columns: min(2 * rows, columns)), &canvas)
      let area = Rect(row: 0, column: 2 * rows + 1, rows: rows, columns: max(0, beside))
      if beside > 3 { put(words, in: area, isCentered: false, style, &canvas) }
      return
    }
    let side = min(rows - max(2, rows / 3), columns / 2)
    let picture = Size(rows: side, columns: min(columns, side * 5 / 2))
    draw(art, in: Rect(picture, centeredIn: Size(rows: side, columns: columns)), &canvas)
    let area = Rect(row: side, column: 0, rows: rows - side, columns: columns)
    put(words, in: area, isCentered: true, style, &canvas)
  }

  /// The least width of words beside a picture where there is room for them below it.
  private static let leastWords = 11

  /// Draws a picture in a part of the area.
  public func draw(_ art: TileArt, in rect: Rect, _ canvas: inout Canvas) {
    canvas.draw(in: rect) { ArtPainter(art: art, presentation: presentation).draw(on: &$0) }
  }

  private func put(
    _ words: [String], in area: Rect, isCentered: Bool, _ style: Style, _ canvas: inout Canvas
  ) {
    var left = area.size.rows
    canvas.draw(in: area) { canvas in
      for (index, word) in words.enumerated() where left > 0 {
        // A long title leaves a row for the next words.
        let most = index == 0 ? max(1, left - 1) : left
        let lines = word.wrapped(to: area.size.columns)
        let shown = lines.prefix(most - 1) + [lines.dropFirst(most - 1).joined(separator: " ")]
        for line in shown where !line.isEmpty {
          let row = area.size.rows - left
          let text = presentation.cut(face: line, to: area.size.columns)
          let look = index == 0 ? style.bolder : Style.faint
          if isCentered {
            canvas.put(text, centeredInRow: row, look)
          } else {
            canvas.put(text, row: row, column: 0, look)
          }
          left -= 1
        }
      }
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
      canvas.set(shades[min(top, shades.count - 1)], row: row, column: column, ink)
      return
    }
    let (upper, lower) = (art.colors[top], art.colors[bottom])
    // The ground shows through the default colour; beside it, ink alone takes the fewest styles.
    if lower == .standard, upper != .standard {
      canvas.set("▀", row: row, column: column, Style(upper))
    } else if upper == lower {
      let isInk = upper != .standard && art.colors.last == .standard
      let style = isInk ? Style(upper) : Style(on: upper)
      canvas.set(isInk ? "█" : " ", row: row, column: column, style)
    } else if upper == .standard {
      canvas.set("▄", row: row, column: column, Style(lower))
    } else {
      canvas.set("▀", row: row, column: column, Style(upper, on: lower))
    }
  }

  // The brightest first, as colours are.
  private static let shades: [Unicode.Scalar] = ["█", "▒", "░", " "]
  private static let asciiShades: [Unicode.Scalar] = ["#", "+", ".", " "]
}
