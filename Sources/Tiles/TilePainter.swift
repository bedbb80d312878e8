import TextUI

/// Draws the tiles of a board in the areas that a layout gives them: as cards on a canvas with a
/// palette, else with lines.
struct TilePainter {
  let numberWidth: Int
  let presentation: Presentation

  struct View {
    var tile: TileBoard.Tile
    var number: String
    var isFocus = false
    var isCandidate = false

    var isGlowing = false

    /// The visible part of its width in quarters, while it turns over.
    var width = 4
  }

  var frame: Frame { presentation.frame }

  func draw(_ view: View, on canvas: inout Canvas) {
    if canvas.extent.rows == 1 {
      drawLine(view, &canvas)
    } else if canvas.palette == nil {
      drawOutline(view, &canvas)
    } else {
      drawCard(view, &canvas)
    }
  }

  // MARK: In one row

  private func drawLine(_ view: View, _ canvas: inout Canvas) {
    let column = numberWidth + 2
    let room = canvas.extent.columns - column
    if let face = view.tile.face, face.picture.displayWidth > room {
      return drawLongLine(face, view, &canvas)
    }
    putNumber(view, column: 0, &canvas)
    if case .matched = view.tile, !view.isFocus {
      canvas.put(frame.mark, row: 0, column: column - 1, .faint)
    }
    let rest = Rect(row: 0, column: column, rows: 1, columns: room)
    canvas.draw(in: rest, on: view.tile.ground) { canvas in
      if case .down = view.tile {
        let style = canvas.palette == nil ? Self.back : Style(.pattern)
        canvas.put(String(repeating: frame.back, count: room), row: 0, column: 0, style)
      } else if let face = view.tile.face {
        canvas.fill()
        let text = presentation.cut(face: face.picture, to: room)
        canvas.put(text, row: 0, column: 0, view.tile.style(of: face, in: canvas.palette))
      }
    }
  }

  /// Draws a face that is too long to stand beside the tile's number in its place.
  private func drawLongLine(_ face: TileFace, _ view: View, _ canvas: inout Canvas) {
    let columns = canvas.extent.columns
    canvas.draw(in: Rect(row: 0, column: 1, rows: 1, columns: columns - 1), on: view.tile.ground) {
      $0.fill()
      let text = presentation.cut(face: face.picture, to: columns - (view.isFocus ? 2 : 1))
      $0.put(text, row: 0, column: 0, view.tile.style(of: face, in: $0.palette))
    }
    if view.isFocus {
      canvas.put(frame.pointers.0, row: 0, column: 0, .focus)
      canvas.put(frame.pointers.1, row: 0, column: columns - 1, .focus)
    } else if case .matched = view.tile {
      canvas.put(frame.mark, row: 0, column: 0, .faint)
    }
  }

  // MARK: With lines

  private func drawOutline(_ view: View, _ canvas: inout Canvas) {
    defer { putNumber(view, column: 1, &canvas) }
    if case .empty = view.tile { return }
    let extent = canvas.extent
    let rect = view.seen(of: extent)
    canvas.draw(in: rect) { canvas in
      canvas.putBox(frame, view.isGlowing ? .found.bolder : outline(of: view.tile))
      if case .matched = view.tile, view.width == 4 {
        canvas.put(frame.mark, row: 0, column: rect.size.columns - 2, outline(of: view.tile))
      }
    }
    let painter = FacePainter(presentation)
    let inner = Rect(row: 1, column: 1, rows: extent.rows - 2, columns: extent.columns - 2)
    guard view.width == 4 else {
      let seen = Rect(
        row: 1, column: rect.origin.column + 1, rows: inner.size.rows,
        columns: rect.size.columns - 2)
      return canvas.draw(in: seen) {
        painter.drawTurning(view.tile.face, columns: inner.size.columns, on: &$0)
      }
    }
    canvas.draw(in: inner) { canvas in
      if let face = view.tile.face {
        painter.draw(face, view.tile.style(of: face, in: nil), on: &canvas)
      } else {
        let margin = inner.size.rows > 4 ? 1 : 0
        let back = Rect(
          row: margin, column: 1, rows: inner.size.rows - 2 * margin,
          columns: inner.size.columns - 2)
        canvas.draw(in: back) { $0.fill(Unicode.Scalar(frame.back) ?? "#", Self.back) }
      }
    }
  }

  private func putNumber(_ view: View, column: Int, _ canvas: inout Canvas) {
    if view.isFocus {
      let (before, after) = frame.pointers
      canvas.put(before + view.number + after, row: 0, column: column, .focus)
    } else if case .empty = view.tile {
      return
    } else {
      let style: Style = view.isCandidate ? .focus : view.tile.isUnmatched ? .plain : .faint
      canvas.put(" \(view.number) ", row: 0, column: column, style)
    }
  }

  private static let back = Style(.edge)

  private func outline(of tile: TileBoard.Tile) -> Style {
    tile.isUnmatched ? Self.back : .faint
  }
}

extension TilePainter.View {
  /// Returns the part of a tile's area that is seen while it turns over.
  func seen(of extent: Size) -> Rect {
    let columns = width == 4 ? extent.columns : max(2, extent.columns * width / 4)
    return Rect(
      row: 0, column: (extent.columns - columns) / 2, rows: extent.rows, columns: columns)
  }
}

extension TileBoard.Tile {
  func style(of face: TileFace, in palette: Palette?) -> Style {
    let style: Style = face.isRed ? .red : .plain
    return isUnmatched || palette != nil ? style.bolder : style.fainter
  }

  /// The ground of the tile as a card, and the colour of what is printed on it.
  var ground: Style {
    switch self {
    case .down: Style(.onBack, on: .back)
    case .up(let face): Style(.ink, on: face.tint.map { .tint($0) } ?? .card)
    case .matched: Style(.ink, on: .matched)
    case .empty: Style(on: .shadow)
    }
  }
}
