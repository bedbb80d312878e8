import GameCore

/// The look back at a finished game: what is said of each move, and its drawing below the board.
extension ReplayView {
  /// Returns the sentences about the last move: all, then fewer and shorter ones.
  func remarks() -> [[String]] {
    guard isLookBack, let entry = game.log.prefix(turn).last,
      review == nil || game.judgedSeats.contains(entry.seat)
    else { return [] }
    let (hint, judgement) = (game.prefix(turn - 1).hint(presentation), judgement)
    let short = isFaultless ? nothingToImprove : hint.flatMap { better($0, after: entry.move) }
    let advice = hint.map { self.advice($0, after: entry.move) } ?? short
    return [[judgement, advice], [judgement, short], [short ?? judgement]]
      .map { $0.compactMap(\.self) }
  }

  private var presentation: Presentation { view.presentation }
  private var costs: [Double] { review?.costs ?? [] }

  /// The number of the costliest move, or nil if none cost anything.
  var costliest: Int? {
    review.flatMap { $0.costly(among: game.moves(of: game.judgedSeats)).first.map { $0 + 1 } }
  }

  private var nothingToImprove: String {
    presentation(en: "Nothing to improve here.", zh: "这一步没什么可挑的。")
  }

  /// True if the move is known to have cost nothing.
  private var isFaultless: Bool { costs.indices.contains(turn - 1) && costs[turn - 1] <= 0 }

  private var judgement: String? {
    let remarks = [
      review?.revelation(onMove: turn - 1, presentation),
      review?.remark(onMove: turn - 1, presentation),
    ].compactMap(\.self)
    let remark = remarks.isEmpty ? nil : remarks.joined(separator: presentation.gap)
    guard turn == costliest, costs.count(where: { $0 > 0 }) > 1 else { return remark }
    return (remark.map { $0 + presentation.gap } ?? "")
      + presentation(en: "This was your costliest move.", zh: "全局最差的一步。")
  }

  /// Returns a better move and what it would have saved, in a few words.
  private func better(_ hint: Hint<G.P>, after move: G.P.Move) -> String? {
    guard hint.move != move else { return nil }
    let better = presentation(en: "Better: \(hint.move)", zh: "更好：\(hint.move)")
    guard costs.indices.contains(turn - 1) else { return better }
    let cost = G.unit.counted(costs[turn - 1], presentation.language, places: 1)
    return better + presentation(en: " (saves \(cost))", zh: "（能省 \(cost)）")
  }

  private func advice(_ hint: Hint<G.P>, after move: G.P.Move) -> String {
    if isFaultless, hint.move != move, let others = hint.alternatives {
      return nothingToImprove + presentation(en: " ", zh: "") + others
    }
    let verdict =
      hint.move == move
      ? presentation(en: "That was the best choice. ", zh: "这正是最好的选择。")
      : isFaultless
        ? presentation(en: "\(hint.move) is just as good. ", zh: "选 \(hint.move) 也一样好。")
        : presentation(en: "Better: \(hint.move). ", zh: "更好：\(hint.move)。")
    return verdict + hint.explanation(presentation)
  }

  /// Returns the keys in the last row, as many as fit, the most important last.
  func footer(in size: Size) -> String {
    let arrows = presentation.isASCII ? "Left Right" : "← →"
    let judged = costliest.map {
      presentation(en: "x costliest (\($0))", zh: "x 最差的一步（\($0)）")
    }
    let hints = [
      presentation(en: "? help", zh: "? 帮助"), judged,
      presentation(en: "\(arrows) step", zh: "\(arrows) 前后走"),
      presentation(en: "Esc back", zh: "Esc 返回"),
    ]
    return presentation.line(of: hints.compactMap(\.self), in: size.columns - 2)
  }

  /// Draws the game and what there is to say; only that if the board doesn't fit above it.
  func drawLookBack(on canvas: inout Canvas) {
    let size = canvas.extent
    var (rows, texts) = (size.rows < 12 ? 3 : size.columns < 60 ? 7 : 4, texts)
    let area = view.area(in: Size(rows: size.rows - rows, columns: size.columns))
    if area.size.rows <= 0 || view.requiredSize(in: area.size) != nil {
      rows = size.rows - 1
      texts = (texts.isEmpty ? [[]] : texts).map { view.news.sentences + $0 }
    }
    let width = max(1, min(76, size.columns - 2))
    let all = texts.map { $0.flatMap { $0.wrapped(to: width) } }
    let lines = all.first { $0.count < rows } ?? all.last ?? []
    view.draw(
      on: &canvas, at: 0, above: lines.map { StyledLine($0) }, rows, footer(in: size))
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
      for (row, line) in lines.prefix(max(0, rows - (hint.isEmpty ? 0 : 1))).enumerated() {
        line.draw(on: &canvas, row: row, column: max(0, (size.columns - line.width) / 2))
      }
      canvas.put(hint, centeredInRow: canvas.extent.rows - 1, .faint)
    }
  }
}
