/// Draws the tiles of a board: as cards on a canvas with a palette, otherwise with lines.
struct TilePainter {
  let numberWidth: Int
  var isTiny = false
  let presentation: Presentation

  struct View {
    var tile: TileBoard.Tile
    var number: String
    var isFocus = false
    var isCandidate = false

    var isGlowing = false

    /// The face that was seen on a tile face down, or nil. Its back is plain, and may reveal it.
    var seen: TileFace?
    var showsSeen = false

    /// The visible part of the tile's width in quarters, less than 4 while it turns over.
    var width = 4
  }

  var frame: Frame { presentation.frame }

  func draw(_ view: View, on canvas: inout Canvas) {
    guard canvas.extent.rows > 1 else {
      return isTiny ? drawTiny(view, &canvas) : drawLine(view, &canvas)
    }
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let seen = view.width == 4 ? columns : max(2, columns * view.width / 4)
    let visible = Rect(row: 0, column: (columns - seen) / 2, rows: rows, columns: seen)
    canvas.draw(in: visible, on: view.tile.ground) { canvas in
      if canvas.palette == nil { drawOutline(view, &canvas) } else { drawCard(view, &canvas) }
      if view.width == 4, view.showsSeen, let seen = view.seen, case .down = view.tile {
        let text = presentation.cut(face: seen.picture, to: columns - 4)
        let style = canvas.palette == nil ? Style.plain : Style(.onBack, on: .back)
        canvas.put(canvas.palette == nil ? " \(text) " : text, centeredInRow: rows / 2, style)
      }
      guard view.width == 4, let face = view.tile.face else { return }
      if canvas.palette != nil, face.fill?(&canvas) == true {
        if view.isGlowing { drawFrame(&canvas) }
        return
      }
      // Words on a narrow card go from side to side.
      let margin = canvas.palette == nil || face.cover == nil || columns > 10 ? 1 : 0
      let inside = Rect(row: 1, column: margin, rows: rows - 2, columns: columns - 2 * margin)
      canvas.draw(in: inside) { canvas in
        let style = view.tile.style(of: face, in: canvas.palette)
        canvas.draw(face, style, presentation)
      }
    }
    // The number stays at its place while a tile drawn with lines turns.
    if canvas.palette == nil { putNumber(view, column: 1, &canvas) }
  }

  // MARK: As a card

  /// Draws a card without its face: a row for the number at the top, and half a row of shadow at
  /// the bottom, both green on a matched card. A back has a margin like a face. A glowing card has
  /// a thick frame. The focus has only a thick top, because moving a whole frame takes twice the
  /// bytes. The area has at least 3 rows.
  private func drawCard(_ view: View, _ canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    let isMatched = view.tile.isMatched
    let edge: Style? =
      view.isGlowing
      ? Self.gold
      : view.isFocus ? Style(.onFocus, on: .focus) : isMatched ? Style(.ink, on: .matched) : nil
    let isEmpty = if case .empty = view.tile { true } else { false }
    let shadow = Style(
      isEmpty ? .table : .shadow, on: isMatched ? .matched : view.tile.ground.background)
    for row in 0..<rows {
      for column in 0..<columns {
        let isInside = (1..<rows - 1).contains(row) && (1..<columns - 1).contains(column)
        if let edge, view.isGlowing ? !isInside : row == 0 {
          canvas.set(" ", row: row, column: column, edge)
        } else if row == rows - 1 {
          canvas.set("▄", row: row, column: column, shadow)
        } else {
          canvas.set(" ", row: row, column: column)
        }
      }
    }
    if case .down = view.tile, !view.isGlowing {
      let inside = Rect(row: 1, column: 1, rows: rows - 2, columns: columns - 2)
      canvas.draw(Self.backPrint(inside.size, isPlain: view.seen != nil), in: inside, presentation)
    }
    guard view.width == 4 else { return }
    let title = view.tile.face?.title?(Size(rows: rows - 2, columns: columns - 2))
    putNumber(view, column: title == nil ? 1 : 0, &canvas)
    if let title {
      // A gap separates the title from the number if there is room.
      let least = max(numberWidth, view.number.displayWidth) + 2
      let end = columns - (view.tile.isUnmatched ? 0 : 2)
      let start = max(least, min(least + 1, end - title.displayWidth))
      let text = presentation.cut(face: title, to: end - start)
      canvas.put(text, row: 0, column: start, (edge ?? .plain).bolder)
    }
    if isMatched { canvas.put(frame.mark, row: 0, column: columns - 2, edge ?? .plain) }
  }

  /// Returns the print on a back: a lattice in a frame. A low back and a plain one have no lattice,
  /// and a low plain one has no frame.
  private static func backPrint(_ size: Size, isPlain: Bool) -> Art {
    let (width, height, isLow) = (2 * size.columns, 2 * size.rows, size.rows < 3)
    var art = Art([.pattern, .back]) { x, y in
      let (column, row) = (Int(x * Double(width)), Int(y * Double(height)))
      let isFrame = column % (width - 1) == 0 || row % (height - 1) == 0
      if isPlain || isLow { return isFrame && isPlain != isLow ? 0 : 1 }
      // Two pixels side by side are a square; the middle ones are at 0.
      let (across, down) = ((column + 1 - size.columns) >> 1, row - size.rows)
      let isLattice = (across + down).isMultiple(of: 4) || (across - down).isMultiple(of: 4)
      return isFrame || isLattice ? 0 : 1
    }
    art.isFine = true
    return art
  }

  /// Draws the frame of a glowing card below its head.
  private func drawFrame(_ canvas: inout Canvas) {
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    for row in 1..<rows {
      for column in 0..<columns where row == rows - 1 || column % (columns - 1) == 0 {
        canvas.set(" ", row: row, column: column, Self.gold)
      }
    }
  }

  // MARK: In one row

  private func drawLine(_ view: View, _ canvas: inout Canvas) {
    let columns = canvas.extent.columns
    let start = numberWidth + 2
    putNumber(view, column: 0, &canvas)
    if case .matched = view.tile, !view.isFocus {
      canvas.put(frame.mark, row: 0, column: start - 1, .faint)
    }
    let rest = Rect(row: 0, column: start, rows: 1, columns: columns - start)
    let ground = view.tile.isMatched ? Style(.ink, on: .matched) : view.tile.ground
    canvas.draw(in: rest, on: ground) { canvas in
      if case .down = view.tile {
        let style = canvas.palette == nil ? Self.back : Style(.pattern, on: .back)
        canvas.fill(view.seen == nil ? Unicode.Scalar(frame.back) ?? "#" : " ", style)
        let seen = view.showsSeen ? view.seen?.picture : nil
        let text = presentation.cut(face: seen ?? "", to: columns - start)
        canvas.put(text, row: 0, column: 0, .faint)
      } else if let face = view.tile.face {
        canvas.fill()
        let text = presentation.cut(face: face.picture, to: columns - start)
        canvas.put(text, row: 0, column: 0, view.tile.style(of: face, in: canvas.palette))
      }
    }
  }

  /// Draws a tile that has no room for a face beside the number, only for either.
  private func drawTiny(_ view: View, _ canvas: inout Canvas) {
    let ground =
      switch view.tile {
      case .down: Style(.onBack, on: .back)
      case .matched: Style(.ink, on: .matched)
      case .up, .empty: view.tile.ground
      }
    canvas.draw(in: Rect(canvas.extent), on: ground) { canvas in
      canvas.fill()
      guard let face = view.tile.face else {
        var view = view
        if view.seen != nil, !view.isFocus { view.number += presentation.isASCII ? "." : "·" }
        return putNumber(view, column: 0, &canvas)
      }
      let text = presentation.cut(face: face.picture, to: canvas.extent.columns - 1)
      let style = view.isFocus ? .focus : view.tile.style(of: face, in: canvas.palette)
      canvas.put((view.isFocus ? frame.pointers.0 : " ") + text, row: 0, column: 0, style)
      if view.isFocus { canvas.putCaret(row: 0, column: 1) }
    }
  }

  // MARK: With lines

  private func drawOutline(_ view: View, _ canvas: inout Canvas) {
    if case .empty = view.tile { return }
    let style = view.tile.isUnmatched ? Self.back : .faint
    canvas.putBox(frame, view.isGlowing ? .found.bolder : style)
    guard view.width == 4 else { return }
    let (rows, columns) = (canvas.extent.rows, canvas.extent.columns)
    if case .matched = view.tile { canvas.put(frame.mark, row: 0, column: columns - 2, style) }
    guard case .down = view.tile else { return }
    let margin = rows > 6 ? 2 : 1
    let back = Rect(row: margin, column: 2, rows: rows - 2 * margin, columns: columns - 4)
    let sign = view.seen == nil ? Unicode.Scalar(frame.back) ?? "#" : " "
    canvas.draw(in: back) { $0.fill(sign, Self.back) }
  }

  // MARK: Numbers

  /// Writes the number in the first row from a column on.
  private func putNumber(_ view: View, column: Int, _ canvas: inout Canvas) {
    let isGold = view.isGlowing && canvas.palette != nil
    if case .empty = view.tile, !view.isFocus, !isGold { return }
    if view.isFocus { canvas.putCaret(row: 0, column: column + 1) }
    let (before, after) = view.isFocus ? frame.pointers : (" ", " ")
    let focus = canvas.palette == nil ? Style.focus : Style(.onFocus, on: .focus).bolder
    let isMarked = view.isFocus || view.isCandidate
    let isGreen = canvas.palette != nil && canvas.extent.rows > 1 && view.tile.isMatched
    let own = isGreen ? Style(.quietInk, on: .matched) : view.tile.isUp ? .faint : .plain
    let style = isMarked ? focus : own
    canvas.put(
      before + view.number + after, row: 0, column: column, isGold ? Self.gold.bolder : style)
  }

  private static let gold = Style(.onFocus, on: .gold)
  private static let back = Style(.edge)
}

extension TileBoard.Tile {
  func style(of face: TileFace, in palette: Palette?) -> Style {
    let style: Style = face.isRed ? .red : .plain
    return isUnmatched || palette != nil ? style.bolder : style.fainter
  }

  fileprivate var isMatched: Bool { if case .matched = self { true } else { false } }

  /// The style of a card's background and of the print on it.
  var ground: Style {
    switch self {
    case .down: Style(.ink, on: .card)
    case .up(let face), .matched(let face):
      Style(.ink, on: face.tint.map { .tint($0) } ?? .card)
    case .empty: Style(on: .hole)
    }
  }
}
