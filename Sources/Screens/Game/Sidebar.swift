import GameCore

/// The panel beside the board in a wide window.
extension GameView {
  /// Returns the sidebar's area, or nil in a lesson and if the window has no room for it.
  func sidebar(in size: Size) -> Rect? {
    guard size.columns >= 110, size.rows > 9, !hasNoEnd || isReplay else { return nil }
    let width = 28
    return Rect(row: 1, column: size.columns - width, rows: size.rows - 1, columns: width)
  }

  func drawSidebar(on canvas: inout Canvas, at time: Int) {
    let extent = canvas.extent
    canvas.fill()
    if canvas.palette == nil {
      let edge = presentation.frame.side
      for row in 0..<extent.rows { canvas.put(edge, row: row, column: 0, Style(.edge)) }
    }
    for (row, line) in sidebarLines(extent.rows - 2, time).enumerated() {
      line.cut(to: extent.columns - 4, presentation).draw(on: &canvas, row: row + 1, column: 2)
    }
  }

  /// Returns what fits a number of rows: the moves take what the rest leaves.
  private func sidebarLines(_ rows: Int, _ time: Int) -> [StyledLine] {
    let (facts, isNew) = (factLines, time < screen.revealTime)
    let seed = [StyledLine(), StyledLine(game.origin(presentation), .faint)]
    let moves = moveLines(rows - facts.count - seed.count, withoutLast: isNew)
    return facts + moves + seed
  }

  private var factLines: [StyledLine] {
    let (progress, facts) = sidebarFacts
    let signs = Array(progress)
    let dots = stride(from: 0, to: signs.count, by: 24).map {
      StyledLine(String(signs[$0...].prefix(24)), Style(.gold))
    }
    let name = presentation(en: "Stars", zh: "星星")
    let width = facts.reduce(starRow == nil ? 0 : name.displayWidth) {
      max($0, $1.name.displayWidth)
    }
    let stars = starRow.map { row in
      [StyledLine(name.padded(to: width + 2)) + StyledLine(stars: row)]
    }
    return dots + (dots.isEmpty ? [] : [StyledLine()]) + (stars ?? [])
      + facts.flatMap { name, text in
        text.wrapped(to: 24 - width - 2).enumerated().map { index, text in
          StyledLine((index == 0 ? name : "").padded(to: width + 2)).adding(text)
        }
      }
  }

  private func moveLines(_ room: Int, withoutLast: Bool) -> [StyledLine] {
    let entries = entries(withoutLast: withoutLast).suffix(max(0, room - 2))
    guard !entries.isEmpty else { return [] }
    let title = StyledLine(presentation(en: "Last moves", zh: "最近几手"), .bold)
    return [StyledLine(), title] + entries
  }

  /// Returns the last moves, with or without the very last one: for each outcome with a sign a line
  /// with the two moves that led to it. Of the other board in a race only the outcomes are told, if
  /// they reveal nothing.
  private func entries(withoutLast: Bool) -> [StyledLine] {
    let last = game.steps.lastIndex { if case .move(_, 0) = $0 { true } else { false } }
    let steps = withoutLast ? game.steps[..<(last ?? 0)] : game.steps[...]
    var (lines, moves, seat) = ([(Seat, [String], String)](), [String](), Seat.first)
    func end(_ outcome: String) {
      if !moves.isEmpty { lines.append((seat, moves.suffix(2), outcome)) }
      moves = []
    }
    for case .move(let entry, let board) in steps.suffix(200) {
      let outcome = screen.sign(of: entry.event).map { sign in
        let meaning = sign.meaning(presentation.language)
        return "  " + (presentation.isPlain ? meaning : "\(sign.text(presentation)) \(meaning)")
      }
      guard board == 0 else {
        let isPublic = game.position.progress?.isPublic == true
        if isPublic, let outcome { lines.append((Seat(1), [], outcome)) }
        continue
      }
      if entry.seat != seat { end("") }
      seat = entry.seat
      let move = entry.move.description
      if moves.last != move { moves.append(move) }
      if let outcome { end(outcome) }
    }
    end("")
    let shown = lines.map(\.1)
    let (count, width) = (
      shown.map(\.count).max() ?? 0, shown.joined().map(\.displayWidth).max() ?? 0
    )
    return lines.map { seat, moves, outcome in
      let sign = players.isEmpty ? "" : "\(seat.sign(presentation)) "
      let text = moves.map { $0.paddedBefore(to: width) }.joined(separator: " ")
      let end = outcome.isEmpty ? 0 : count * (width + 1) - 1
      return StyledLine(sign, seat.style.bolder).adding(text.padded(to: end) + outcome)
    }
  }
}
