extension Seat {
  /// Returns the winner's seat by the lead of the first seat, or nil for a draw.
  public static func ahead(by lead: Int) -> Seat? {
    lead == 0 ? nil : lead > 0 ? .first : Seat(1)
  }
}

/// The names of two players, nil for a person without one, whom texts call "you" if the other has
/// one.
public struct SeatNames: Sendable {
  private let names: [Phrase?]

  public init(_ first: Phrase? = nil, _ second: Phrase? = nil) { names = [first, second] }

  /// The seat of the only person without a name, or nil.
  public var you: Seat? {
    let unnamed = Seat.both.filter { names[$0.index] == nil }
    return unnamed.count == 1 ? unnamed[0] : nil
  }

  public func name(of seat: Seat, _ presentation: Presentation) -> String {
    if let name = names[seat.index] { return name(presentation.language) }
    return you == nil
      ? presentation(en: "player \(seat.number)", zh: "玩家 \(seat.number)")
      : presentation(en: "you", zh: "你")
  }

  public func all(_ presentation: Presentation) -> [String] {
    Seat.both.map { name(of: $0, presentation) }
  }

  /// Returns the result by the first player's lead: `Ann by 2`.
  public func text(lead: Int, _ presentation: Presentation) -> String {
    guard let winner = Seat.ahead(by: lead) else { return presentation(en: "a draw", zh: "平局") }
    let name = name(of: winner, presentation)
    return presentation(en: "\(name) by \(abs(lead))", zh: "\(name.spacedAfter)净胜 \(abs(lead))")
  }

  /// Returns the result with both players: `lost to Random by 2`, or `Ann beat Ben by 2`.
  public func sentence(lead: Int, _ say: Presentation) -> String {
    let (names, gap) = (all(say), abs(lead))
    let (own, subject) = you == nil ? (names[0] + " ", names[0].spacedAfter) : ("", "")
    let (other, object) = (names[1], names[1].spaced)
    if lead == 0 { return say(en: "\(own)drew with \(other)", zh: "\(subject)与\(object)打平") }
    return lead > 0
      ? say(en: "\(own)beat \(other) by \(gap)", zh: "\(subject)净胜\(other.spacedBefore) \(gap)")
      : say(en: "\(own)lost to \(other) by \(gap)", zh: "\(subject)负于\(object)，差 \(gap)")
  }

  /// Returns the winner and the lead: `You win by 5 guesses!`.
  public func outcome(
    own: GameResult, other: GameResult, _ unit: ScoreUnit, _ presentation: Presentation
  ) -> String {
    let (names, you) = (all(presentation), you)
    let lead = own.lead(over: other, unit.better)
    guard let winner = Seat.ahead(by: lead) else {
      guard !own.isLost else {
        return presentation(en: "A draw: both lost the game.", zh: "平局，双方都没能完成。")
      }
      let score = unit.counted(own.score, presentation.language)
      return presentation(en: "A draw, \(score) each.", zh: "平局，都是 \(score)。")
    }
    let name = names[winner.index]
    let wins = "\(name.capitalizedFirst) \(winner == you ? "win" : "wins")"
    // The text doesn't cheer when a bot beats the player.
    let (end, chineseEnd) = winner.other == you ? (".", "。") : ("!", "！")
    guard own.isLost == other.isLost else {
      let (loser, verb) = (names[winner.other.index], winner.other == you ? "have" : "has")
      return presentation(
        en: "\(wins), as \(loser) \(verb) lost the game\(end)",
        zh: "\(loser)没能完成，\(name)赢了\(chineseEnd)")
    }
    let gap = unit.counted(abs(lead), presentation.language)
    return presentation(
      en: "\(wins) by \(gap)\(end)",
      zh: "\(name.spacedAfter)\(unit.chineseGain)了 \(gap)，赢了\(chineseEnd)")
  }
}
