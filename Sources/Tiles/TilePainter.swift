import TextUI

/// Draws a tile of a board in the area that its layout gives it.
struct TilePainter {
  let layout: TileLayout
  let numberWidth: Int
  let presentation: Presentation

  private var frame: Frame { presentation.frame }

  /// Draws a tile with its number. While it turns over, `width` is the visible part of its width,
  /// in quarters; face and back are drawn only at full width.
  func draw(
    _ tile: TileBoard.Tile, number: Int, isFocus: Bool, width: Int = 4, on canvas: inout Canvas
  ) {
    switch layout.form {
    case .line: drawLine(tile, number, isFocus, &canvas)
    case .card: drawCard(tile, number, isFocus, width, &canvas)
    }
  }

  // MARK: In one row

  private func drawLine(
    _ tile: TileBoard.Tile, _ number: Int, _ isFocus: Bool, _ canvas: inout Canvas
  ) {
    putNumber(number, isFocus, tile, column: 0, &canvas)
    let column = numberWidth + 2
    let room = canvas.extent.columns - column
    if case .matched = tile, !isFocus { canvas.put(frame.mark, row: 0, column: column - 1, .faint) }
    if case .down = tile {
      canvas.put(String(repeating: frame.back, count: room), row: 0, column: column, Self.back)
    } else if let face = tile.face {
      canvas.put(
        presentation.cut(face: face.picture, to: room), row: 0, column: column,
        style(of: face, tile))
    }
  }

  // MARK: As a card

  private func drawCard(
    _ tile: TileBoard.Tile, _ number: Int, _ isFocus: Bool, _ width: Int, _ canvas: inout Canvas
  ) {
    defer { putNumber(number, isFocus, tile, column: 1, &canvas) }
    if case .empty = tile { return }
    let extent = canvas.extent
    let seen = width == 4 ? extent.columns : max(2, extent.columns * width / 4)
    let rect = Rect(
      row: 0, column: (extent.columns - seen) / 2, rows: extent.rows, columns: seen)
    canvas.draw(in: rect) { canvas in
      canvas.putBox(frame, frameStyle(of: tile))
      if case .matched = tile, width == 4 {
        canvas.put(frame.mark, row: 0, column: seen - 2, frameStyle(of: tile))
      }
    }
    guard width == 4 else { return }
    let inner = Rect(row: 1, column: 1, rows: extent.rows - 2, columns: extent.columns - 2)
    canvas.draw(in: inner) { canvas in
      if let face = tile.face {
        drawFace(face, style(of: face, tile), &canvas)
      } else {
        let back = Rect(row: 0, column: 1, rows: inner.size.rows, columns: inner.size.columns - 2)
        canvas.draw(in: back) { $0.fill(Unicode.Scalar(frame.back) ?? "#", Self.back) }
      }
    }
  }

  /// Draws the tile's number, between pointers if the tile has the focus.
  private func putNumber(
    _ number: Int, _ isFocus: Bool, _ tile: TileBoard.Tile, column: Int, _ canvas: inout Canvas
  ) {
    if isFocus {
      let (before, after) = frame.pointers
      canvas.put("\(before)\(number)\(after)", row: 0, column: column, .focus)
    } else if case .empty = tile {
      return
    } else {
      canvas.put(" \(number) ", row: 0, column: column, tile.isUnmatched ? .plain : .faint)
    }
  }

  // MARK: Faces

  private func drawFace(_ face: TileFace, _ style: Style, _ canvas: inout Canvas) {
    if let art = face.art {
      drawArt(art, face, style, &canvas)
      return
    }
    let extent = canvas.extent
    let drawing = face.drawings.first { lines in
      lines.count <= extent.rows && lines.allSatisfy { $0.displayWidth <= extent.columns }
    }
    let lines = drawing ?? [presentation.cut(face: face.picture, to: extent.columns)]
    let top = (extent.rows - lines.count) / 2
    for (row, line) in lines.enumerated() {
      canvas.put(line, centeredInRow: top + row, style)
    }
  }

  /// Draws the picture at the left and the face's name beside it.
  private func drawArt(
    _ art: any TileArt, _ face: TileFace, _ style: Style, _ canvas: inout Canvas
  ) {
    let extent = canvas.extent
    let width = min(2 * extent.rows, extent.columns)
    let rect = Rect(row: 0, column: 0, rows: extent.rows, columns: width)
    canvas.draw(in: rect) { ArtPainter(art: art, presentation: presentation).draw(on: &$0) }
    let left = extent.columns - width - 1
    guard left > 3 else { return }
    let lines = (face.drawings.first ?? [face.picture]).flatMap { $0.wrapped(to: left) }
    for (row, line) in lines.prefix(extent.rows).enumerated() {
      let isCut = row == extent.rows - 1 && lines.count > extent.rows
      let text = isCut ? "\(line) \(lines[row + 1])" : line
      canvas.put(
        presentation.cut(face: text, to: left), row: row, column: width + 1,
        row == 0 ? style.bolder : style)
    }
  }

  private static let back = Style(.edge)

  private func frameStyle(of tile: TileBoard.Tile) -> Style {
    tile.isUnmatched ? Self.back : .faint
  }

  private func style(of face: TileFace, _ tile: TileBoard.Tile) -> Style {
    let style: Style = face.isRed ? .red : .plain
    return tile.isUnmatched ? style.bolder : style.fainter
  }
}
