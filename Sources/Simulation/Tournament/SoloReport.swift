import GameCore
import TextUI

/// The report on a tournament of a game for one: in words, or as JSON lines.
public struct SoloReport<G: ArcadeGame> {
  private let head: TournamentHead<G>
  private let meetings: [Meeting<DifferenceTally>]

  /// Creates the report on the meetings of players with these names.
  public init(
    options: G.Options, seed: UInt64, names: [String], meetings: [Meeting<DifferenceTally>]
  ) {
    head = TournamentHead(options: options, seed: seed, names: names)
    self.meetings = meetings
  }

  /// The number of games; each player plays a deal once for each other player.
  private var games: Int { meetings.reduce(0) { $0 + 2 * $1.result.games } }

  /// Returns the report in words.
  public func lines(_ presentation: Presentation) -> [String] {
    guard games > 0 else { return [presentation(en: "No game was played.", zh: "一局也没玩。")] }
    let note = presentation(
      en: "both players of a pair have the same deals", zh: "同组的两名玩家用同样的牌")
    let sentences = meetings.compactMap { sentence($0, presentation) }
    return ([head.heading(games, note, presentation), ""] + sentences).flatMap {
      $0.wrapped(to: presentation.columns)
    }
  }

  private func sentence(
    _ meeting: Meeting<DifferenceTally>, _ presentation: Presentation
  ) -> String? {
    guard let means = meeting.result.means, let difference = meeting.result.difference else {
      return nil
    }
    let pair = head.pair(meeting.one, meeting.other, presentation)
    let (one, other) = (means.0.rounded(toPlaces: 4), means.1.rounded(toPlaces: 4))
    let number = G.unit.counted(difference.value, presentation.language, places: 4)
    let sign = difference.value > 0 ? "+" : ""
    let error = difference.error.rounded(toPlaces: 4)
    return presentation(
      en: "\(pair): \(sign)\(number) on average, standard error \(error) "
        + "(means \(one) and \(other)).",
      zh: "\(pair)：平均相差 \(sign)\(number)，标准误 \(error)（平均 \(one) 与 \(other)）。")
  }

  /// The report as JSON lines: a summary, and a line for each pairing.
  public var objects: [JSONObject] {
    var summary = head.summary(games, mode: "solo")
    summary["better"] = .string(G.better.rawValue)
    summary["unit"] = .string(G.unit.name)
    return [summary] + meetings.map(object)
  }

  private func object(_ meeting: Meeting<DifferenceTally>) -> JSONObject {
    var fields = head.fields(meeting.one, meeting.other)
    fields["games"] = .number(meeting.result.games)
    guard let means = meeting.result.means, let difference = meeting.result.difference else {
      return fields
    }
    fields["means"] = .list([.decimal(means.0), .decimal(means.1)])
    fields["difference"] = .decimal(difference.value)
    fields["error"] = .decimal(difference.error)
    return fields
  }
}
