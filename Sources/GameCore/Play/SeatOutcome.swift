import TextUI

extension Seat {
  /// Returns the seat that won by a lead of the first one, or nil for a draw.
  public static func ahead(by lead: Int) -> Seat? {
    lead == 0 ? nil : lead > 0 ? .first : Seat(1)
  }
}

public enum SeatOutcome {
  /// Returns who won and by how much: `You win by 5 guesses!`. One of the players may be spoken to
  /// by "you".
  public static func text(
    own: GameResult, other: GameResult, _ unit: ScoreUnit, names: [String], you: Seat?,
    _ presentation: Presentation
  ) -> String {
    let lead = own.lead(over: other, unit.better)
    guard let winner = Seat.ahead(by: lead) else {
      guard !own.isLost else {
        return presentation(en: "A draw: both lost the game.", zh: "平局，双方都输掉了这一局。")
      }
      let score = unit.counted(own.score, presentation.language)
      return presentation(en: "A draw, \(score) each.", zh: "平局，都是 \(score)。")
    }
    let name = names[winner.index]
    let wins = "\(name.capitalizedFirst) \(winner == you ? "win" : "wins")"
    // A player who lost to a bot hears no cheering.
    let (end, chineseEnd) = winner.other == you ? (".", "。") : ("!", "！")
    guard own.isLost == other.isLost else {
      let (loser, verb) = (names[winner.other.index], winner.other == you ? "have" : "has")
      return presentation(
        en: "\(wins), as \(loser) \(verb) lost the game\(end)",
        zh: "\(loser)输掉了这一局，\(name)获胜\(chineseEnd)")
    }
    let gap = unit.counted(abs(lead), presentation.language)
    return presentation(
      en: "\(wins) by \(gap)\(end)", zh: "\(name.spacedAfter)以 \(gap)的优势获胜\(chineseEnd)")
  }
}
