/// The scores in words or as JSON lines.
public struct ScoreTable {
  private let book: ScoreBook
  private let isOnlyBest: Bool
  private let today: Timestamp
  private let files: [String]?

  /// Creates a table of a book's games, or only of the best ones, on a day. `files` are the names
  /// of the files that the book has read, or nil if it has read the player's history.
  public init(
    _ book: ScoreBook, isOnlyBest: Bool, today: Timestamp, files: [String]? = nil
  ) {
    (self.book, self.isOnlyBest, self.today, self.files) = (book, isOnlyBest, today, files)
  }

  private var pages: [ScoreGroup] {
    book.pages.filter { !isOnlyBest || !$0.best.isEmpty }
  }

  // MARK: Words

  public func lines(_ presentation: Presentation) -> [String] {
    let pages = pages.map { lines(of: $0, presentation) }
    guard !pages.isEmpty else { return [emptiness(presentation)] }
    let rankings = book.rankings.deals.map { $0.lines(presentation) }
    return Array(
      (pages + (isOnlyBest ? [] : total(presentation)) + rankings).joined(separator: [""]))
  }

  /// Returns the facts about all games together: the stars and the streak.
  private func total(_ say: Presentation) -> [[String]] {
    let hasMany = book.pages.count { $0.stars.rated > 0 } > 1
    let streaks = book.streaks()
    let facts =
      (hasMany ? [book.stars.fact(say)] : [])
      + (streaks.longest > 0 ? [streaks.fact(say, today: today.dayNumber)] : [])
    let lines = facts.map { sentence($0, say) }.flatMap { $0.wrapped(to: say.columns) }
    let isOfMany = book.pages.contains { $0.game != book.pages[0].game }
    let title = isOfMany ? [say.paint(say(en: "All games", zh: "全部游戏"), .bold)] : []
    return lines.isEmpty ? [] : [title + lines]
  }

  private func sentence(_ fact: ScoreFact, _ say: Presentation) -> String {
    say(en: "\(fact.name): \(fact.value).", zh: "\(fact.name)：\(fact.value)。")
  }

  private func emptiness(_ say: Presentation) -> String {
    if !book.isEmpty {
      return isOnlyBest && !book.pages.isEmpty
        ? say(en: "No ranked game matches.", zh: "没有计入排名的记录。")
        : say(en: "No recorded game matches.", zh: "没有这样的记录。")
    }
    guard let place = files?.joined(separator: say.comma) else {
      return say(en: "No game has been recorded yet.", zh: "还没有记录。")
    }
    return say(en: "No game is recorded in \(place).", zh: "\(place) 中没有记录。")
  }

  private func lines(of group: ScoreGroup, _ presentation: Presentation) -> [String] {
    let say = presentation.language
    let name = group.isOfTwo ? group.encounter(presentation) : group.way.type.title(say)
    let words = [name, group.optionWords(presentation)].filter { !$0.isEmpty }
    var lines = [presentation.paint(words.joined(separator: presentation.comma), .bold)]
    if !isOnlyBest {
      lines += facts(of: group, presentation).flatMap { $0.wrapped(to: presentation.columns) }
      if group.games.count > 1, !group.isOfTwo {
        lines += ["", say(en: "Games by score:", zh: "成绩分布：")]
        lines += Histogram(group.games).lines(presentation)
      }
    }
    if !group.best.isEmpty { lines += ["", say(en: "Best:", zh: "最好：")] }
    for (index, record) in group.best.enumerated() {
      lines.append(row(record, rank: index + 1, group, presentation, ""))
    }
    if isOnlyBest { return lines }
    let last = group.last
    if !last.isEmpty { lines += ["", say(en: "Last:", zh: "最近：")] }
    let width = last.map { score(of: $0.record, group, presentation).displayWidth }.max() ?? 0
    for (record, isVerified, isAgain) in last {
      let mark =
        (record.isLost && !group.isOfTwo ? say(en: ", lost", zh: "，失败") : "")
        + (!isVerified
          ? say(en: "  does not verify", zh: "  未通过验证")
          : isAgain ? say(en: ", again", zh: "，再玩") : "")
      lines.append(row(record, rank: nil, group, presentation, mark, width: width))
    }
    return lines
  }

  private func facts(of group: ScoreGroup, _ say: Presentation) -> [String] {
    let median = group.median.map {
      say(en: ", median \($0.shortest)", zh: "，中位数 \($0.shortest)")
    }
    let result = group.isOfTwo ? outcomes(of: group, say) : median ?? ""
    var facts: [ScoreFact] = []
    if group.isOfTwo, group.count > 1 {
      facts = group.winFacts(say) + [lastOutcomes(of: group, say)]
    }
    if group.stars.rated > 0 { facts += group.stars.facts(say) }
    return [
      say(en: group.count.counted("game"), zh: "\(group.count) 局") + result
        + ScoreGroup.others(group.lost, group.unfinished, say) + say(en: ".", zh: "。")
    ] + facts.map { sentence($0, say) } + doubts(about: group, say)
  }

  private func outcomes(of group: ScoreGroup, _ say: Presentation) -> String {
    guard group.count > 0 else { return "" }
    let (names, wins, drawn) = (group.seatNames.all(say), group.wins, group.drawn)
    return say(
      en: ": \(names[0]) won \(wins[0]), \(names[1]) won \(wins[1]), \(drawn) drawn",
      zh: "：\(names[0].spacedAfter)胜 \(wins[0])，\(names[1].spacedAfter)胜 \(wins[1])，平 \(drawn)")
  }

  private func lastOutcomes(of group: ScoreGroup, _ say: Presentation) -> ScoreFact {
    let marks = group.marks(last: .max, say)
    return (
      say(en: "Last \(marks.count)", zh: "最近 \(marks.count) 局") + group.legend(say)
        + say(en: ", oldest first", zh: "，先玩的在前"),
      marks.joined(separator: say.isPlain ? say.comma : " ")
    )
  }

  /// Returns sentences about the games that were left out or not verified.
  private func doubts(about group: ScoreGroup, _ say: Presentation) -> [String] {
    let (wrong, again, rest) = (group.unverified, group.repeated, group.unchecked)
    let doubts = [
      say(
        en: "\(wrong.counted("score")) not counted: the moves don't give "
          + (wrong == 1 ? "it." : "them."),
        zh: "有 \(wrong) 个成绩未通过验证，不计入。"),
      say(
        en: "\(again.counted("line")) not counted: "
          + (again == 1 ? "it repeats an earlier one." : "they repeat earlier ones."),
        zh: "有 \(again) 行与前面重复，不计入。"),
      say(
        en: "\(rest.counted("game")) counted as recorded; run 'arcade verify' to check them.",
        zh: "其中 \(rest) 局未经验证，可用 arcade verify 检查。"),
    ]
    return zip([wrong, again, rest], doubts).filter { $0.0 > 0 }.map(\.1)
  }

  private func row(
    _ record: Record, rank: Int?, _ group: ScoreGroup, _ presentation: Presentation,
    _ mark: String, width: Int = 0
  ) -> String {
    // Without an end, a rank and a score would be read as one number.
    let end = presentation.isPlain ? "." : ""
    let place = rank.map { ($0 < 10 ? " " : "") + "\($0)" + end } ?? "  "
    let score = score(of: record, group, presentation).padded(to: max(12, width))
    let source = record.head.source.text(presentation)
    let hints =
      record.hints == 0
      ? "" : presentation(en: ",", zh: "") + HintCount.suffix(record.hints, presentation.language)
    let day = record.ended.isKnown ? record.ended.day : "".padded(to: 10)
    let row = "  \(place)  \(score)  \(day)  \(source)\(hints)\(mark)"
    return presentation.columns.map { row.cut(to: $0, ellipsis: presentation.ellipsis) } ?? row
  }

  private func score(of record: Record, _ group: ScoreGroup, _ say: Presentation) -> String {
    let score = record.score ?? 0
    return group.isOfTwo
      ? group.seatNames.text(lead: score, say) : group.unit.counted(score, say.language)
  }

  // MARK: JSON

  public var objects: [JSONObject] {
    pages.flatMap(objects) + book.rankings.deals.flatMap(\.objects)
  }

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
    objects += group.best.enumerated().map { index, record in
      record.fields(book.catalog).merging(["type": "best", "rank": .number(index + 1)])
    }
    if isOnlyBest { return objects }
    return objects
      + group.last.map { record, isVerified, isAgain in
        let facts: JSONObject = ["verified": .bool(isVerified), "playedBefore": .bool(isAgain)]
        return record.fields(book.catalog).merging(facts).merging(["type": "last"])
      }
  }

  private func summary(of group: ScoreGroup) -> JSONObject {
    let streaks = book.streaks(of: group.game)
    var summary = group.fields.merging([
      "type": "scores", "games": .number(group.count), "unfinished": .number(group.unfinished),
      "streak": .number(streaks.current(on: today.dayNumber)),
      "longestStreak": .number(streaks.longest), "better": .string(group.better.rawValue),
      "unverified": .number(group.unverified), "unit": .string(group.unit.name),
      "repeated": .number(group.repeated), "unchecked": .number(group.unchecked),
      "lost": .number(group.lost), "ratedDeals": .number(group.stars.rated),
      "stars": .number(group.stars.total), "flawless": .number(group.stars.flawless),
    ])
    if let median = group.median { summary["median"] = .decimal(median) }
    if group.count > 0 { summary["mean"] = .decimal(Statistics(group.games).mean) }
    guard group.isOfTwo else { return summary }
    (summary["wins"], summary["losses"]) = (.number(group.wins[0]), .number(group.wins[1]))
    summary["draws"] = .number(group.drawn)
    summary["longestRuns"] = .list(group.winStreaks.longest.map { .number($0) })
    return summary
  }
}
