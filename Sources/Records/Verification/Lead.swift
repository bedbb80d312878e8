/// The result of two players, whose recorded score is how far the first seat was ahead.
enum Lead {
  static func text(_ lead: Int, _ names: [String], _ say: Presentation) -> String {
    guard let winner = Seat.ahead(by: lead) else { return say(en: "a draw", zh: "平局") }
    let name = names[winner.index]
    return say(en: "\(name) by \(abs(lead))", zh: "\(name.spacedAfter)净胜 \(abs(lead))")
  }

  /// Returns the result with both players: `lost to Random by 2` for a person against a bot, or
  /// `Ann beat Ben by 2`.
  static func sentence(
    _ lead: Int, _ names: [String], isAgainstBot: Bool, _ say: Presentation
  ) -> String {
    let (own, other, gap) = (isAgainstBot ? "" : names[0] + " ", names[1], abs(lead))
    let (subject, object) = (isAgainstBot ? "" : names[0].spacedAfter, other.spaced)
    if lead == 0 { return say(en: "\(own)drew with \(other)", zh: "\(subject)与\(object)打平") }
    return lead > 0
      ? say(en: "\(own)beat \(other) by \(gap)", zh: "\(subject)净胜\(object)\(gap)")
      : say(en: "\(own)lost to \(other) by \(gap)", zh: "\(subject)负于\(object)，差 \(gap)")
  }
}
