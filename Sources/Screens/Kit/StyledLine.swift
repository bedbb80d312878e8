import TextUI

struct StyledLine {
  private(set) var pieces: [(text: String, style: Style)] = []

  var width: Int { pieces.reduce(0) { $0 + $1.text.displayWidth } }

  init(_ text: String = "", _ style: Style = .plain) {
    if !text.isEmpty { pieces = [(text, style)] }
  }

  /// Creates a line of a text with stars in it, of which only the earned ones are in gold.
  init(stars text: String, _ style: Style = .plain) {
    self = text.unicodeScalars.reduce(StyledLine()) { line, sign in
      let look: Style =
        switch sign {
        case "★", "*": Style(.gold).bolder
        case "☆", "-": .faint
        default: style
        }
      return line.adding(String(sign), look)
    }
  }

  func adding(_ text: String, _ style: Style = .plain) -> StyledLine {
    var line = self
    if !text.isEmpty { line.pieces.append((text, style)) }
    return line
  }

  static func + (start: StyledLine, end: StyledLine) -> StyledLine {
    end.pieces.reduce(start) { $0.adding($1.text, $1.style) }
  }

  func cut(to width: Int, _ presentation: Presentation) -> StyledLine {
    guard self.width > width else { return self }
    return pieces.reduce(StyledLine()) { line, piece in
      let room = max(0, width - line.width)
      return line.adding(presentation.cut(piece.text, to: room), piece.style)
    }
  }

  /// Draws the line. Pieces in the plain style get the given one.
  func draw(on canvas: inout Canvas, row: Int, column: Int, _ style: Style = .plain) {
    var column = column
    for piece in pieces {
      let style = piece.style == .plain ? style : piece.style
      column = canvas.put(piece.text, row: row, column: column, style)
    }
  }
}
