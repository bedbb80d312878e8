import GameCore

/// The look back at a finished game: what is said of each move, and its drawing below the board.
extension ReplayView {
  /// Returns the sentences about the last move: all, then fewer and shorter ones.
  func remarks() -> [[String]] {
    guard isLookBack else { return [] }
    return MoveRemarks(on: turn, of: game, review, presentation).sentences(isOthers: isOthers)
  }

  var presentation: Presentation { view.presentation }
  private var costs: [Double] { review?.costs ?? [] }
  var costliest: Int? { game.costliest(review) }

  // MARK: Drawing

  /// Returns the keys in the last row of a look back, as many as fit, the most important last.
  public func reminder(in size: Size) -> String {
    guard isLookBack else { return "" }
    if let trial { return trialReminder(trial, in: size) }
    let arrows = presentation.isASCII ? "Left Right" : "← →"
    let judged = costliest.map {
      presentation(en: "x costliest (\($0))", zh: "x 最差的一手（\($0)）")
    }
    let hints = [
      presentation(en: "? help", zh: "? 帮助"),
      judged.map { _ in presentation(en: "f next fault", zh: "f 失误") }, judged,
      !canTry
        ? nil
        : judged.map { _ in presentation(en: "t find better", zh: "t 找更好的一手") }
          ?? presentation(en: "t try", zh: "t 换一手"),
      others.isEmpty ? nil : presentation(en: "Tab boards", zh: "Tab 换局面"),
      presentation(en: "\(arrows) step", zh: "\(arrows) 上一手/下一手"),
      presentation(en: "Esc back", zh: "Esc 返回"),
    ]
    return presentation.line(of: hints.compactMap(\.self), in: size.columns - 2)
  }

  /// Draws the game and what there is to say; of a race both games side by side, or one of them if
  /// they have no room, and below them what sets them apart.
  func drawLookBack(on canvas: inout Canvas) {
    let (size, footer) = (canvas.extent, reminder(in: canvas.extent))
    guard let other = others.first else { return drawBoard(on: &canvas, footer) }
    let (areas, rows) = (boards(in: size, shown), max(0, size.rows - 2))
    let looks = areas.count > 1 ? [self, other] : [shown == Seat(1) ? other : self]
    for (look, area) in zip(looks, areas) {
      canvas.draw(in: area) { look.drawBoard(on: &$0) }
    }
    let foot = Rect(row: rows, column: 0, rows: size.rows - rows, columns: size.columns)
    canvas.draw(in: foot, on: Style(on: .bar)) { canvas in
      canvas.fill()
      let way = game.way(from: other.game, at: place, presentation)
      let facts = [Wording(0, way.text)] + costsSoFar.map { Wording(1, $0) }
      let text = presentation.line(of: facts, in: size.columns - 2).capitalizedFirst
      canvas.put(text, centeredInRow: 0, way.isParting ? Style(.gold).bolder : .plain)
      canvas.put(footer, centeredInRow: 1, .faint)
    }
  }

  /// Draws one game and what there is to say; only that if the board doesn't fit above it.
  private func drawBoard(on canvas: inout Canvas, _ footer: String = "") {
    let (size, footerRows) = (canvas.extent, footer.isEmpty ? 0 : 1)
    let rows = captionRows(in: size, footerRows)
    if rows == nil, let trial { return trial.drawBoard(on: &canvas) }
    let view = trial?.view ?? view
    var texts = trial?.texts ?? texts
    if rows == nil {
      texts = (texts.isEmpty ? [[]] : texts).map { view.news.sentences + $0 }
    }
    let room = rows ?? size.rows - 1
    let width = max(1, min(76, size.columns - 2))
    let all = texts.map { $0.flatMap { $0.balanced(to: width) } }
    let lines = all.first { $0.count <= room - footerRows } ?? all.last ?? []
    let time = trial == nil ? 0 : GameView<G>.longAgo
    view.draw(on: &canvas, at: time, above: lines.map { StyledLine($0) }, room, footer)
  }

  /// Returns the rows below the board, or nil if it doesn't fit above them.
  func captionRows(in size: Size, _ footerRows: Int) -> Int? {
    let rows = (size.rows < 12 ? 2 : size.columns < 60 ? 6 : 3) + footerRows
    return view.fits(in: Size(rows: size.rows - rows, columns: size.columns)) ? rows : nil
  }

  // MARK: Races

  /// Returns the areas of two boards side by side, or that of one if they have no room or only one
  /// is to be shown.
  func boards(in size: Size, _ shown: Seat?) -> [Rect] {
    let half = Size(rows: max(0, size.rows - 2), columns: (size.columns - 1) / 2)
    let hasRoom =
      shown == nil && half.columns > 36
      && ([self] + others).allSatisfy { $0.captionRows(in: half, 0) != nil }
    let columns = hasRoom ? half.columns : size.columns
    return [0, size.columns - columns].prefix(hasRoom ? 2 : 1).map {
      Rect(row: 0, column: $0, rows: half.rows, columns: columns)
    }
  }

  /// What both games have given away so far, in short and in full; empty unless both are judged.
  private var costsSoFar: [String] {
    let judged = ([self] + others).filter { $0.review?.costs.isEmpty == false }
    guard judged.count > 1 else { return [] }
    let costs = judged.map { $0.costs.prefix($0.turn).reduce(0, +).cost.rounded(toPlaces: 1) }
    let texts = zip(judged, costs).map { "\($0.view.name ?? "") \($1)" }
      .joined(separator: presentation.comma)
    return [
      zip(Seat.both, costs).map { "\($0.sign(presentation)) \($1)" }.joined(separator: " "),
      presentation(en: "given away so far: \(texts)", zh: "至此因失误\(G.unit.chineseLoss)：\(texts)"),
    ]
  }
}

extension GameView {
  /// Draws the game above a caption, in the last row of which there is a reminder of keys.
  func draw(
    on canvas: inout Canvas, at time: Int, above lines: [StyledLine], _ rows: Int, _ hint: String
  ) {
    let size = canvas.extent
    let board = Rect(row: 0, column: 0, rows: max(0, size.rows - rows), columns: size.columns)
    canvas.draw(in: board) { draw(on: &$0, at: time) }
    let caption = Rect(row: board.end, column: 0, rows: rows, columns: size.columns)
    // Not on the ground of the sidebar, with which it would make one shape.
    canvas.draw(in: caption, on: Style(on: .bar)) { canvas in
      canvas.fill()
      // Below the news, which are in the middle of the part without a sidebar.
      let columns = main(in: size).size.columns
      for (row, line) in lines.prefix(max(0, rows - (hint.isEmpty ? 0 : 1))).enumerated() {
        line.draw(on: &canvas, row: row, column: max(0, (columns - line.width) / 2))
      }
      canvas.put(hint, centeredInRow: canvas.extent.rows - 1, .faint)
    }
  }
}
