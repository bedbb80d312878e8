import GameCore

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
        case "★", "♛", "*", "●": Style(.gold).bolder
        case "☆", "-": .faint
        default: style
        }
      return line.adding(String(sign), look)
    }
  }

  /// Returns the rows of stars, of which some shine, with a scale of 0 to 3. All those of a
  /// flawless game are crowns.
  static func stars(_ lit: Int, isFlawless: Bool, scale: Int) -> [StyledLine] {
    let small = [
      ["  ▄▀▄  ", "▀█▀ ▀█▀", " █▄▀▄█ "], ["  ▄█▄  ", "▀█████▀", " █▀▀▀█ "],
      ["▄  █  ▄", "██▄█▄██", "▀█████▀"],
    ]
    let large = [
      ["    ▄▀▄    ", "   ▄▀ ▀▄   ", "▀█▀▀   ▀▀█▀", "  █  ▄  █  ", " █▄▀▀ ▀▀▄█ "],
      ["     █     ", "    ███    ", "▀█████████▀", "  ███████  ", " ██▀▀ ▀▀██ "],
      ["    ▄█▄    ", "█▄ ▄███▄ ▄█", "███████████", "▀█████████▀", " ▄▄▄▄▄▄▄▄▄ "],
    ]
    let (dim, bright) = (Style(scale == 0 ? .quiet : .edge), Style(.gold).bolder)
    let art = [[["☆"], ["★"], ["♛"]], small, large, large.map(\.doubled)][scale]
    let full = isFlawless && lit == Stars.most ? 2 : 1
    return art[0].indices.map { row in
      (0..<Stars.most).reduce(StyledLine()) { line, index in
        line.adding("".padded(to: index == 0 ? 0 : [2, 2, 4, 4][scale]))
          .adding(art[index < lit ? full : 0][row], index < lit ? bright : dim)
      }
    }
  }

  /// Returns the rows of a canvas, a piece for each cell.
  static func rows(of canvas: Canvas) -> [StyledLine] {
    (0..<canvas.size.rows).map { row in
      var line = StyledLine()
      line.pieces = (0..<canvas.size.columns).map { column in
        let cell = canvas[row, column]
        return (String(cell.scalar), cell.style)
      }
      return line
    }
  }

  func adding(_ text: String, _ style: Style = .plain) -> StyledLine {
    var line = self
    if !text.isEmpty { line.pieces.append((text, style)) }
    return line
  }

  /// The line with blanks in place of all pieces but a bar of blocks.
  var barOnly: StyledLine {
    var line = self
    for (index, (text, _)) in pieces.enumerated() where !text.allSatisfy("█▉▊▋▌▍▎▏■□".contains) {
      line.pieces[index].text = "".padded(to: text.displayWidth)
    }
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

extension [String] {
  /// Lines of half blocks at twice the size, where half a character becomes two whole ones.
  var doubled: [String] {
    flatMap { line in
      ["▀", "▄"].map { half in
        line.reduce(into: "") { $0 += $1 == "█" || String($1) == half ? "██" : "  " }
      }
    }
  }
}
