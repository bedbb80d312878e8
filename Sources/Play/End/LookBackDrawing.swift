import GameCore
import TextUI

/// The drawing of a look back: a header, the board, what there is to say, and the keys.
extension LookBack {
  func draw(on canvas: inout Canvas, _ presentation: Presentation) {
    let size = canvas.extent
    canvas.fill()
    canvas.draw(in: GameView<G>.header(in: size), on: Style(on: .bar)) {
      drawHeader(on: &$0, presentation)
    }
    let below = size.rows - 2
    let board = textRows(in: size).map {
      Rect(row: 1, column: 0, rows: below - $0, columns: size.columns)
    }
    if let board, fits(board, presentation) {
      canvas.draw(in: board) {
        screen.draw(shown.position, on: &$0, scene(board, presentation))
      }
      drawText(
        on: &canvas,
        Rect(row: board.end, column: 0, rows: below - board.size.rows, columns: size.columns),
        presentation)
    } else {
      drawText(
        on: &canvas, Rect(row: 1, column: 0, rows: below, columns: size.columns), presentation)
    }
    let keys = keyHint(in: size.columns - 2, presentation)
    canvas.put(keys, centeredInRow: size.rows - 1, .faint)
  }

  private func scene(_ area: Rect, _ presentation: Presentation) -> Scene {
    Scene(size: area.size, presentation: presentation, time: Self.time)
  }

  private func fits(_ area: Rect, _ presentation: Presentation) -> Bool {
    area.size.rows > 0
      && screen.requiredSize(for: shown.position, scene(area, presentation)) == nil
  }

  /// Returns the rows for the text below a board, the same at each move; nil if there is no room
  /// for both.
  private func textRows(in size: Size) -> Int? {
    size.rows < 12 ? nil : size.columns < 60 ? 7 : 5
  }

  private func drawHeader(on canvas: inout Canvas, _ presentation: Presentation) {
    canvas.fill()
    let title = " " + G.title(presentation.language)
    let start = canvas.put(title, row: 0, column: 0, .bold) + 2
    let turn = presentation(en: "step \(turn) of \(turns)", zh: "第 \(turn) 步，共 \(turns) 步")
    let name = presentation(en: "Look back: ", zh: "回顾：")
    let room = canvas.extent.columns - start - 1
    let text = (name + turn).displayWidth <= room ? name + turn : turn
    let end = canvas.put(
      text.cut(to: max(0, room), ellipsis: presentation.ellipsis), row: 0, column: start)
    let score = shown.score(presentation)
    let column = canvas.extent.columns - 1 - score.displayWidth
    if column > end + 1 { canvas.put(score, row: 0, column: column, .faint) }
  }

  private func drawText(
    on canvas: inout Canvas, _ area: Rect, _ presentation: Presentation
  ) {
    let width = min(76, area.size.columns - 2)
    guard width > 0, area.size.rows > 0 else { return }
    var lines = sentences.enumerated().flatMap { index, sentence in
      sentence.wrapped(to: width).map { (text: $0, style: index == 0 ? Style.bold : .plain) }
    }
    if lines.count > area.size.rows {
      lines = Array(lines.prefix(area.size.rows))
      lines[lines.count - 1].text =
        (lines[lines.count - 1].text + presentation.ellipsis)
        .cut(to: width, ellipsis: presentation.ellipsis)
    }
    let column = max(1, (area.size.columns - width) / 2)
    for (row, line) in lines.enumerated() {
      canvas.put(line.text, row: area.origin.row + row, column: column, line.style)
    }
  }

  /// Returns the reminder of the keys, in as many words as fit.
  private func keyHint(in width: Int, _ presentation: Presentation) -> String {
    let arrows = presentation.isASCII ? "Left Right" : "← →"
    let step = presentation(en: "\(arrows) step", zh: "\(arrows) 前后走")
    let back = presentation(en: "Esc back", zh: "Esc 返回")
    let dot = presentation.isASCII ? " - " : " · "
    guard isJudged else { return "\(step)\(dot)\(back)" }
    let (long, short): (String, String)
    if let costliest {
      long = presentation(
        en: "x costliest (step \(costliest))", zh: "x 跳到最亏的一步（第 \(costliest) 步）")
      short = presentation(en: "x costliest", zh: "x 最亏")
    } else {
      long = presentation(
        en: "nothing to improve: no move lost anything", zh: "没有一步吃亏，挑不出毛病")
      short = presentation(en: "nothing to improve", zh: "挑不出毛病")
    }
    let texts = [[step, long, back], [step, short, back], [short, back]]
    return texts.map { $0.joined(separator: dot) }.first { $0.displayWidth <= width } ?? back
  }
}
