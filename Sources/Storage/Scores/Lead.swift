import TextUI

/// The result of a game of two, whose recorded score is how far the first seat was ahead.
enum Lead {
  /// Returns who won and by how much.
  static func text(_ lead: Int, _ names: [String], _ presentation: Presentation) -> String {
    guard lead != 0 else { return presentation(en: "a draw", zh: "平局") }
    let winner = lead > 0 ? names[0] : names[1]
    return presentation(en: "\(winner) by \(abs(lead))", zh: "\(winner.spacedAfter)净胜 \(abs(lead))")
  }
}
