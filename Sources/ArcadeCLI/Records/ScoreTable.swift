import GameCore
import Storage
import TextUI
import Tiles

/// The scores as they are shown: in words, or as JSON lines.
struct ScoreTable {
  private let book: ScoreBook
  private let history: History
  private let isOnlyBest: Bool
  private let today: Timestamp

  init(_ book: ScoreBook, _ history: History, isOnlyBest: Bool, today: Timestamp) {
    (self.book, self.history, self.isOnlyBest, self.today) = (book, history, isOnlyBest, today)
  }

  private var pages: [ScoreGroup] {
    book.pages.filter { !isOnlyBest || !$0.best.isEmpty }
  }

  // MARK: Words

  func lines(_ presentation: Presentation) -> [String] {
    let pages = pages.map { lines(of: $0, presentation) }
    guard !pages.isEmpty else {
      return [
        book.isEmpty
          ? presentation(en: "No game has been recorded yet.", zh: "还没有记录。")
          : presentation(en: "No such game has been recorded.", zh: "没有这样的记录。")
      ]
    }
    return Array(pages.joined(separator: [""]))
  }

  private func lines(of group: ScoreGroup, _ presentation: Presentation) -> [String] {
    let say = presentation.language
    var lines = [presentation.paint(group.command, .bold)]
    if !isOnlyBest {
      lines += facts(of: group, presentation).flatMap { $0.wrapped(to: presentation.columns) }
      if group.games.count > 1 {
        lines += ["", say(en: "Games by score:", zh: "成绩分布：")]
        lines += Histogram(group.games).lines(presentation)
      }
    }
    if !group.best.isEmpty { lines += ["", say(en: "Best:", zh: "最好：")] }
    for (index, record) in group.best.enumerated() {
      lines.append(row(record, rank: index + 1, group, presentation, ""))
    }
    if isOnlyBest { return lines }
    let last = group.last(in: history)
    if !last.isEmpty { lines += ["", say(en: "Last:", zh: "最近：")] }
    for (record, isTrue) in last {
      let mark = isTrue ? "" : say(en: "  does not verify", zh: "  未通过验证")
      lines.append(row(record, rank: nil, group, presentation, mark))
    }
    return lines
  }

  private func facts(of group: ScoreGroup, _ presentation: Presentation) -> [String] {
    let say = presentation.language
    let games = say(
      en: "\(group.count) \(group.count == 1 ? "game" : "games")", zh: "\(group.count) 局")
    let givenUp = say(en: ", \(group.givenUp) given up", zh: "，放弃 \(group.givenUp) 局")
    let median = group.median.map {
      say(en: ", median \($0.shortest)", zh: "，中位数 \($0.shortest)")
    }
    var facts = [
      games + (median ?? "") + (group.givenUp > 0 ? givenUp : "") + say(en: ".", zh: "。")
    ]
    if group.hasDailyGames {
      let (streak, longest) = (group.streak(on: today.dayNumber), group.longestStreak)
      facts.append(
        say(
          en: "Daily streak: \(streak) \(streak == 1 ? "day" : "days"), the longest \(longest).",
          zh: "每日连续：\(streak) 天，最长 \(longest) 天。"))
    }
    if group.lies > 0 {
      facts.append(
        say(
          en: "\(group.lies) \(group.lies == 1 ? "score does" : "scores do") not verify "
            + "and \(group.lies == 1 ? "does" : "do") not count.",
          zh: "\(group.lies) 个成绩未通过验证，不计。"))
    }
    return facts
  }

  private func row(
    _ record: Record, rank: Int?, _ group: ScoreGroup, _ presentation: Presentation, _ mark: String
  ) -> String {
    let place = rank.map { ($0 < 10 ? " " : "") + "\($0)" } ?? "  "
    let score = group.unit?.counted(record.score ?? 0, presentation.language) ?? ""
    let source = record.head.source.told(presentation)
    let hints =
      record.hints == 0
      ? "" : presentation(en: ",", zh: "") + Hints.told(record.hints, presentation.language)
    let row = "  \(place)  \(score.padded(to: 12))  \(record.ended.day)  \(source)\(hints)\(mark)"
    return presentation.columns.map { row.cut(to: $0, ellipsis: presentation.ellipsis) } ?? row
  }

  // MARK: JSON

  var objects: [JSONObject] { pages.flatMap(objects) }

  private func objects(of group: ScoreGroup) -> [JSONObject] {
    var objects: [JSONObject] = []
    if !isOnlyBest {
      objects.append(summary(of: group))
      objects += Histogram(group.games).bins.map { bin in
        group.fields.merging([
          "type": "bin", "low": .number(bin.scores.lowerBound),
          "high": .number(bin.scores.upperBound), "games": .number(bin.games),
        ])
      }
    }
    for (index, record) in group.best.enumerated() {
      objects.append(
        record.fields.merging(["type": "best", "rank": .number(index + 1)]))
    }
    guard !isOnlyBest else { return objects }
    for (record, isTrue) in group.last(in: history) {
      objects.append(
        record.fields.merging(["type": "last", "verified": .bool(isTrue)]))
    }
    return objects
  }

  private func summary(of group: ScoreGroup) -> JSONObject {
    var summary = group.fields.merging([
      "type": "scores", "games": .number(group.count), "unfinished": .number(group.givenUp),
      "streak": .number(group.streak(on: today.dayNumber)),
      "longest": .number(group.longestStreak), "better": .string(group.better.rawValue),
      "unverified": .number(group.lies),
    ])
    if let median = group.median { summary["median"] = .decimal(median) }
    if let unit = group.unit { summary["unit"] = .string(unit.name) }
    return summary
  }
}
