import GameCore
import TextUI

/// A look back at a finished game, move by move: what was seen then, and what was better.
struct LookBack<G: ArcadeGame> {
  private let game: Playthrough<G>
  private let review: (any Review<G.P>)?
  private let costs: [Double]
  private let presentation: Presentation
  private var list: ListFocus
  /// The game as far as that move: nothing later, and nothing hidden, is known to it.
  private var shown: Playthrough<G>
  private var screen: G.Screen
  /// The sentences about the move: all of them, then fewer and shorter ones for small windows.
  private var texts: [[String]] = []

  init(
    _ game: Playthrough<G>, _ review: (any Review<G.P>)?, _ presentation: Presentation
  ) {
    (self.game, self.review, shown) = (game, review, game.beginning)
    self.presentation = presentation
    costs = review?.costs ?? []
    screen = G.screen(game.options, game.position.setup)
    list = ListFocus(game.turns, isRow: true)
    showMove()
  }

  private static var time: Int { 0 }

  private var turn: Int { list.index + 1 }

  /// The number of the costliest move, or nil if none cost anything.
  private var costliest: Int? { review?.costliestMove.map { $0 + 1 } }

  /// Handles an input. Returns false if it ends the look back.
  mutating func handle(_ input: Input) -> Bool {
    switch input {
    case .key(.escape), .key(.character("q")), .key(.character("v")): return false
    case .key(.character("x")): if let costliest { list.move(to: costliest - 1) }
    case .key(.backspace): list.move(to: list.index - 1)
    default: if list.handle(input) { list.move(to: list.index + 1) }
    }
    showMove()
    return true
  }

  private mutating func showMove() {
    shown = game.prefix(turn - 1)
    guard game.log.indices.contains(turn - 1) else { return }
    let move = game.log[turn - 1].move
    let hint = shown.hint(presentation)
    guard (try? shown.play(move)) != nil else { return }
    screen = G.screen(shown.options, shown.position.setup)
    // Only the last move has just been made: its tiles are still in sight.
    var scene = DrawContext(
      presentation: presentation, time: -GameView<G>.longAgo)
    var left = turn
    shown.replay {
      left -= 1
      if left == 0 { scene.time = Self.time }
      screen.show($0, from: $1, to: $2, scene)
      if left == 0 { screen.lookBack(at: $0) }
    }
    let long = shown.news(presentation) ?? ""
    let news = shown.shortNews(presentation) ?? long
    guard review?.judgedSeats.contains(game.log[turn - 1].seat) ?? true else {
      return texts = [[long], [news]]
    }
    let judgement = judgement
    let short = isFaultless ? nothingToImprove : hint.flatMap { better($0, after: move) }
    let advice = hint.map { self.advice($0, after: move) } ?? short
    texts = [
      [long, judgement, advice], [news, judgement, advice], [news, judgement, short],
      [news, short ?? judgement],
    ].map { $0.compactMap(\.self) }
  }

  // MARK: Words

  private var nothingToImprove: String {
    presentation(en: "Nothing to improve here.", zh: "这一步没什么可挑的。")
  }

  /// True if the move is known to have cost nothing.
  private var isFaultless: Bool { costs.indices.contains(turn - 1) && costs[turn - 1] <= 0 }

  private var judgement: String? {
    let remark = review?.remark(onMove: turn - 1, presentation)
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
    return better + presentation(en: " (cost: \(cost))", zh: "（代价 \(cost)）")
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

  private func keyHint(in width: Int) -> String {
    let arrows = presentation.isASCII ? "Left Right" : "← →"
    let step = presentation(en: "\(arrows) step", zh: "\(arrows) 前后走")
    let back = presentation(en: "Esc back", zh: "Esc 返回")
    let (long, short) =
      costliest.map {
        (
          presentation(en: "x costliest (step \($0))", zh: "x 跳到最差的一步（第 \($0) 步）"),
          presentation(en: "x costliest", zh: "x 最差一步")
        )
      } ?? (
        presentation(en: "nothing to improve: no move lost anything", zh: "没有一步吃亏，挑不出毛病"),
        presentation(en: "nothing to improve", zh: "挑不出毛病")
      )
    let judged = [
      [step, long, back], [step, short, back], [arrows, short, "Esc"], [short, back],
    ]
    let texts = (costs.isEmpty ? [] : judged) + [[step, back], [back]]
    return presentation.longest(
      of: texts.map { $0.joined(separator: presentation.dot) }, in: width)
  }

  // MARK: Drawing

  /// Draws a header, the board, what there is to say, and the keys.
  func draw(on canvas: inout Canvas) {
    let size = canvas.extent
    canvas.fill()
    canvas.drawRow(0, on: Style(on: .bar)) { drawHeader(on: &$0) }
    let below = Rect(row: 1, column: 0, rows: size.rows - 2, columns: size.columns)
    var (board, text) = (below, below)
    // The same number of rows below the board at each move.
    board.size.rows -= size.rows < 12 ? 2 : size.columns < 60 ? 7 : 5
    let scene = DrawContext(size: board.size, presentation: presentation, time: Self.time)
    if screen.requiredSize(for: shown.position, scene) == nil {
      canvas.draw(in: board) { screen.draw(shown.position, on: &$0, scene) }
      text.origin.row = board.end
      text.size.rows -= board.size.rows
    }
    canvas.draw(in: text) { drawText(on: &$0) }
    canvas.put(keyHint(in: size.columns - 2), centeredInRow: size.rows - 1, .faint)
  }

  private func drawHeader(on canvas: inout Canvas) {
    let title = " " + G.title(presentation.language)
    let start = canvas.put(title, row: 0, column: 0, .bold) + 2
    let turns = game.turns
    let turn = presentation(en: "step \(turn) of \(turns)", zh: "第 \(turn) 步，共 \(turns) 步")
    let room = max(0, canvas.extent.columns - start - 1)
    let text = presentation.longest(
      of: [presentation(en: "Look back: ", zh: "回顾：") + turn, turn], in: room)
    let end = canvas.put(text, row: 0, column: start)
    let score = shown.score(presentation)
    let column = canvas.extent.columns - 1 - score.displayWidth
    if column > end + 1 { canvas.put(score, row: 0, column: column, .faint) }
  }

  private func drawText(on canvas: inout Canvas) {
    let (rows, width) = (canvas.extent.rows, min(76, canvas.extent.columns - 2))
    guard width > 0, rows > 0 else { return }
    let all = texts.map { sentences in
      sentences.enumerated().flatMap { index, sentence in
        sentence.wrapped(to: width).map { (text: $0, style: index == 0 ? Style.bold : .plain) }
      }
    }
    let lines = all.first { $0.count <= rows } ?? all.last ?? []
    let column = max(1, (canvas.extent.columns - width) / 2)
    for (row, line) in lines.prefix(rows).enumerated() {
      let isCut = row == rows - 1 && lines.count > rows
      let text = isCut ? line.text + presentation.ellipsis : line.text
      canvas.put(presentation.cut(text, to: width), row: row, column: column, line.style)
    }
  }
}
