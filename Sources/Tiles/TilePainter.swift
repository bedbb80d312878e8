import GameCore
import TextUI

/// Draws one tile of a board on a canvas, in the area that its layout gives it.
struct TilePainter {
  let layout: TileLayout
  let numberWidth: Int
  let presentation: Presentation

  private var frame: Frame { presentation.frame }

  /// Draws a tile with its number. `width` is how much of its width is seen while it is turning, in
  /// quarters; the face and the back are only drawn where all of it is.
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
    putNumber(number, isFocus, tile, row: 0, column: 0, &canvas)
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
    defer { putNumber(number, isFocus, tile, row: 0, column: 1, &canvas) }
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

  /// The number of the tile, between pointers where the player is.
  private func putNumber(
    _ number: Int, _ isFocus: Bool, _ tile: TileBoard.Tile, row: Int, column: Int,
    _ canvas: inout Canvas
  ) {
    let digits = String(number)
    if isFocus {
      let (before, after) = frame.pointers
      canvas.put(before + digits + after, row: row, column: column, .focus)
    } else if case .empty = tile {
      return
    } else {
      canvas.put(" \(digits) ", row: row, column: column, tile.isLeft ? .plain : .faint)
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

  /// The picture at the left, and what it is called beside it.
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

  private static let back = Style(.blue)

  private func frameStyle(of tile: TileBoard.Tile) -> Style {
    tile.isLeft ? Self.back : .faint
  }

  private func style(of face: TileFace, _ tile: TileBoard.Tile) -> Style {
    let style: Style = face.isRed ? .red : .plain
    return tile.isLeft ? style.bolder : style.fainter
  }
}
