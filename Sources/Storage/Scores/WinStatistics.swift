import GameCore
import TextUI

/// The games of two against one opponent with the same options: who won how often, and by how much.
public struct WinStatistics: Sendable {
  /// The number of finished games, and of those given up.
  public let count, givenUp: Int

  /// The numbers of games that each seat won, and of draws.
  public let won: [Int]
  public let drawn: Int

  /// The first seat's average lead.
  let mean: Double

  /// The largest lead with which each seat won; 0 if it never did.
  private let best: [Int]

  /// The most games in a row that each seat has won.
  let longestRuns: [Int]

  /// The first seat's leads in the last games, the oldest first.
  let recent: [Int]

  /// The options that aren't the usual ones, as the command line has them.
  public let words: String

  private let type: GameVariant
  private let options: String

  /// Creates the statistics of a group, or returns nil if it is of solo games or has none finished.
  init?(_ group: ScoreGroup) {
    guard let course = group.course, group.count > 0 else { return nil }
    (type, options) = (group.type, group.options)
    (count, givenUp) = (group.count, group.givenUp)
    (longestRuns, recent) = (course.longestRuns, course.recent.all)
    words = String(group.optionWords.drop { $0 == " " })
    var (won, best, sum) = ([0, 0], [0, 0], 0)
    for (lead, count) in group.games {
      sum += lead * count
      guard let winner = Seat.ahead(by: lead)?.index else { continue }
      won[winner] += count
      best[winner] = max(best[winner], abs(lead))
    }
    (self.won, self.best) = (won, best)
    drawn = count - won[0] - won[1]
    mean = Double(sum) / Double(count)
  }

  /// Returns the names of the seats.
  public func names(_ presentation: Presentation) -> [String] {
    type.seatNames(options, presentation)
  }

  /// Returns who was ahead on average, and by how much.
  public func average(_ presentation: Presentation) -> String {
    let amount = abs(mean).rounded(toPlaces: 1)
    guard amount != "0" else { return presentation(en: "level", zh: "持平") }
    let name = names(presentation)[mean > 0 ? 0 : 1]
    return presentation(en: "\(name) by \(amount)", zh: "\(name.spacedAfter)领先 \(amount)")
  }

  /// Returns the largest leads with which the seats won, or nil if neither ever did.
  public func bestWins(_ presentation: Presentation) -> String? {
    list(best, presentation) { Lead.text($0, [$1, $1], presentation) }
  }

  /// Returns the most games in a row that the seats have won, or nil if neither ever did.
  public func runs(_ presentation: Presentation) -> String? {
    list(longestRuns, presentation) { count, name in
      presentation(en: "\(count) by \(name)", zh: "\(count) 局（\(name)）")
    }
  }

  private func list(
    _ numbers: [Int], _ presentation: Presentation, _ text: (Int, String) -> String
  ) -> String? {
    let parts = zip(numbers, names(presentation)).filter { $0.0 > 0 }.map(text)
    return parts.isEmpty ? nil : parts.joined(separator: presentation(en: ", ", zh: "，"))
  }

  // MARK: Marks

  /// True if a person played against a bot.
  private var isAgainstBot: Bool { names(.untranslated)[0] == "you" }

  /// Returns the outcomes of the last games as marks, the oldest first: W, D and L of a person
  /// against a bot, else the winners by their signs, or in plain text by their names.
  public func marks(
    last: Int, _ presentation: Presentation
  ) -> [(mark: String, winner: Seat?)] {
    recent.suffix(last).map { lead in
      let winner = Seat.ahead(by: lead)
      return (isAgainstBot ? letter(winner, presentation) : sign(winner, presentation), winner)
    }
  }

  private func letter(_ winner: Seat?, _ presentation: Presentation) -> String {
    guard let winner else { return presentation(en: "D", zh: "平") }
    return winner == .first ? presentation(en: "W", zh: "胜") : presentation(en: "L", zh: "负")
  }

  private func sign(_ winner: Seat?, _ presentation: Presentation) -> String {
    guard presentation.isPlain else { return winner?.sign(presentation) ?? "=" }
    return winner.map { names(presentation)[$0.index] } ?? Lead.text(0, [], presentation)
  }

  /// Returns what the signs among the marks stand for, in brackets, or nothing if there are none.
  func legend(_ presentation: Presentation) -> String {
    guard !isAgainstBot, !presentation.isPlain else { return "" }
    let signs = zip(Seat.both, names(presentation)).map { "\($0.sign(presentation)) \($1)" }
    return presentation(
      en: " (\(signs.joined(separator: ", ")))", zh: "（\(signs.joined(separator: "，"))）")
  }
}
