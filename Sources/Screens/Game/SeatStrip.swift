import GameCore
import TextUI

/// The row with two players: their signs, names, progress and scores, and whose turn it is.
extension GameView {
  func drawSeats(on canvas: inout Canvas, row: Int) {
    let width = canvas.extent.columns
    for seat in Seat.both {
      let isTurn = game.opponent == nil && game.position.phase.seat == seat
      let pointers = isTurn ? presentation.frame.pointers : (" ", " ")
      let text = pointers.0 + label(of: seat, fitting: width / 2 - 3) + pointers.1
      let column = seat == .first ? 0 : max(0, width - text.displayWidth)
      canvas.put(text, row: row, column: column, isTurn ? .focus : seat.style)
    }
  }

  /// Returns a player's sign, name, progress and score, in as many words as fit.
  private func label(of seat: Seat, fitting width: Int) -> String {
    let sign = seat.sign(presentation)
    let name = "\(sign) \(game.name(of: seat, presentation).capitalizedFirst)"
    let score = game.shownScore(of: seat)
    let (count, counted) = (
      String(score), G.P.shownUnit.counted(score, presentation.language)
    )
    let end = end(of: seat)
    var parts: [[String]] = [[counted + end], [count + end], [count]]
    if let progress = progress(of: seat) {
      let fraction = "\(progress.done)/\(progress.all)"
      parts =
        [
          [progress.text(presentation), counted + end], [fraction, counted + end],
          [fraction, count],
        ]
        + parts
    } else if game.opponent == nil, score > 0 {
      let pile = String(repeating: presentation.isASCII ? "#" : "▮", count: score)
      parts = [[pile, counted]] + parts
    }
    // Where there is no room for the names, the signs have to do.
    let texts = [name, sign].flatMap { start in
      parts.map { ([start] + $0).joined(separator: " ") }
    }
    return presentation.longest(of: texts, in: max(0, width))
  }

  /// The facts about a player of a race, or nil where players take turns.
  private func facts(of seat: Seat) -> OpponentFacts? {
    game.opponentFacts.map { facts in
      seat == .first ? OpponentFacts(game.position, turns: game.turns) : facts
    }
  }

  private func progress(of seat: Seat) -> Progress? {
    guard let done = facts(of: seat)?.done, let all = game.position.publicProgress?.all else {
      return nil
    }
    return Progress(done, of: all)
  }

  private func end(of seat: Seat) -> String {
    guard let facts = facts(of: seat), facts.isFinished else { return "" }
    return facts.isLost
      ? presentation(en: ", lost", zh: "，失败") : presentation(en: ", done", zh: "，完成")
  }
}
