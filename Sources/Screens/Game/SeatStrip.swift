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
    let (sign, score) = (seat.sign(presentation), game.shownScore(of: seat))
    let counted = G.P.shownUnit.counted(score, presentation.language)
    // In a race the facts about the player, else nil.
    let facts = game.opponentFacts.map { facts in
      seat == .first ? OpponentFacts(game.position, turns: game.turns) : facts
    }
    let end =
      facts?.isFinished != true
      ? ""
      : facts?.isLost == true
        ? presentation(en: ", lost", zh: "，失败") : presentation(en: ", done", zh: "，完成")
    var parts = ["\(counted)\(end)", "\(score)\(end)", "\(score)"]
    if let done = facts?.done, let all = game.position.publicProgress?.all {
      parts =
        [Progress(done, of: all).text(presentation), "\(done)/\(all)"].map { "\($0) \(parts[0])" }
        + ["\(done)/\(all) \(score)"] + parts
    } else if facts == nil, score > 0 {
      let pile = String(repeating: presentation.isASCII ? "#" : "▮", count: score)
      parts.insert("\(pile) \(counted)", at: 0)
    }
    // Where there is no room for the names, the signs have to do.
    let name = "\(sign) \(game.name(of: seat, presentation).capitalizedFirst)"
    let texts = [name, sign].flatMap { start in parts.map { "\(start) \($0)" } }
    return presentation.longest(of: texts, in: max(0, width))
  }
}
