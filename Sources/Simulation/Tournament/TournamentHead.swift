import GameCore
import TextUI

/// The part that all reports on tournaments share.
struct TournamentHead<G: ArcadeGame> {
  let options: G.Options
  let seed: UInt64
  let names: [String]

  /// The number of games to be played in every pairing; nil if only a test ends them.
  let goal: Int?

  /// The time that outside programs have for a move, in seconds.
  let timeLimit: Int

  /// The most columns of a name in a report.
  static var nameWidth: Int { 24 }

  /// Returns a player's name, cut to fit in a table. Players of the same name are numbered.
  func name(_ player: Int, _ presentation: Presentation, width: Int = nameWidth) -> String {
    let namesakes = names.indices.filter { names[$0] == names[player] }
    let number = namesakes.firstIndex(of: player).map { " #\($0 + 1)" } ?? ""
    let suffix = namesakes.count > 1 ? number : ""
    return names[player].cut(to: width - suffix.count, ellipsis: presentation.ellipsis) + suffix
  }

  /// Returns the names of two players who met.
  func pair(_ one: Int, _ other: Int, _ presentation: Presentation) -> String {
    let names = [name(one, presentation), name(other, presentation)]
    return presentation(
      en: "\(names[0]) against \(names[1])", zh: "\(names[0]) 对 \(names[1])")
  }

  // MARK: Words

  /// Returns the report on no games.
  func nothing(_ presentation: Presentation) -> String {
    presentation(en: "No game was played.", zh: "一局也没玩。")
  }

  /// Returns the first sentence of a report on so many games in the pairings.
  ///
  /// If it is stopped, the user has ended the tournament early.
  func heading(
    _ counts: [Int], _ note: String, isStopped: Bool, _ presentation: Presentation
  ) -> String {
    let command = options.command(of: G.name).joined(separator: " ")
    let games = counts.reduce(0, +)
    var (played, playedZH) = (games.counted("game"), "共 \(games) 局")
    if isStopped {
      let planned = planned(counts)
      played = "Stopped after " + (planned.map { "\(games) of \($0) games" } ?? played)
      playedZH = "玩到第 \(games) 局" + (planned.map { "（共 \($0) 局）" } ?? "") + "时中断"
    }
    var (each, eachZH) = ("", "")
    if counts.count > 1, let goal, counts.allSatisfy({ $0 == goal }) {
      (each, eachZH) = (", \(goal) in every pairing", "，每对 \(goal) 局")
    }
    return presentation(
      en: "\(played) of '\(command)' by \(names.count.counted("player"))\(each), "
        + "from seed \(seed); \(note).",
      zh: "\(command) 循环赛：\(names.count) 名玩家\(eachZH)，\(playedZH)，从第 \(seed) 局的牌开始；"
        + "\(note)。")
  }

  /// Returns the number of all games to be played in the pairings; nil if only a test ends them.
  private func planned(_ counts: [Int]) -> Int? { goal.map { $0 * counts.count } }

  /// Returns the faults of every player in all meetings.
  func faults<Result>(_ meetings: [Meeting<Result>]) -> [FaultCounts] {
    var faults = names.map { _ in FaultCounts() }
    for meeting in meetings {
      faults[meeting.one].add(meeting.result.faults[0])
      faults[meeting.other].add(meeting.result.faults[1])
    }
    return faults
  }

  /// Returns the reasons for which a player lost games or has no score, or nil without any.
  func reasons(_ faults: FaultCounts, _ presentation: Presentation) -> String? {
    faults.reasons(timeLimit: timeLimit, presentation)
  }

  /// Returns an error that names the players who finished no game and were at fault, or nil if
  /// there is none.
  func failure<Result>(_ meetings: [Meeting<Result>]) -> String? {
    let faults = faults(meetings)
    let failures = names.indices.compactMap { player -> String? in
      let own = meetings.filter { [$0.one, $0.other].contains(player) }
      let isUnfinished = own.allSatisfy { $0.result.finished[$0.one == player ? 0 : 1] == 0 }
      guard isUnfinished, let reasons = reasons(faults[player], .untranslated) else { return nil }
      let games = own.reduce(0) { $0 + $1.result.games }
      let none = games == 1 ? "its only game" : "any of its \(games) games"
      return "\(names[player].quoted) didn't finish \(none): \(reasons)"
    }
    return failures.isEmpty ? nil : failures.joined(separator: "; ")
  }

  // MARK: Table

  /// Returns the columns of the players who meet.
  func players(_ one: Int, _ other: Int, _ presentation: Presentation) -> [String] {
    let width = min(Self.nameWidth, max(8, presentation.pictureColumns / 4))
    return [one, other].map { name($0, presentation, width: width) }
  }

  /// Returns whether games that were to be played are missing.
  func isStopped(_ counts: [Int]) -> Bool { !counts.allSatisfy { $0 == goal } }

  /// Returns the number of games played in a pairing, and of those to be played if it is known.
  func progress(_ games: Int) -> String { goal.map { "\(games)/\($0)" } ?? String(games) }

  /// Returns the column of the numbers of faults of two players, if it is shown.
  func faults(_ faults: [FaultCounts], areShown: Bool) -> [String] {
    areShown ? [faults.map { String($0.total) }.joined(separator: ":")] : []
  }

  /// Returns the table of pairings with these titles, separated by commas.
  func table(
    _ titles: String, _ rows: [[String]], count: Int, hasFaults: Bool,
    _ presentation: Presentation
  ) -> LiveTable {
    let faults = hasFaults ? presentation(en: ",faults", zh: ",判负") : ""
    let titles = (titles + faults).split(separator: ",").map(String.init)
    return LiveTable(rows: [titles] + rows, count: count, words: [0, 1])
  }

  // MARK: JSON

  /// Returns the first line in JSON.
  func summary(_ counts: [Int], isStopped: Bool, mode: String) -> JSONObject {
    var fields: JSONObject = [
      "type": "tournament", "game": .string(G.name), "rules": .number(G.rules),
      "options": .object(options.fields), "seed": .string(String(seed)),
      "games": .number(counts.reduce(0, +)), "mode": .string(mode),
      "players": .list(names.map { .string($0) }), "stopped": .bool(isStopped),
    ]
    if let planned = planned(counts) { fields["planned"] = .number(planned) }
    return fields
  }

  /// Returns the fields of a line in JSON on two players who met, counted from 1.
  func fields(_ one: Int, _ other: Int, _ faults: [FaultCounts]) -> JSONObject {
    [
      "type": "match", "players": .list([.string(names[one]), .string(names[other])]),
      "numbers": .list([.number(one + 1), .number(other + 1)]),
      "faults": .list(faults.map(\.fields)),
    ]
  }
}
