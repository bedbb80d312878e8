import GameCore
import Storage
import TextUI

/// The panels of a game and its options.
struct StatsPanels {
  let statistics: ScoreStatistics
  let presentation: Presentation
  let today: Int
  /// The room for text in a panel, in columns.
  let room: Int

  private var language: Language { presentation.language }

  // MARK: Facts

  /// The numbers.
  var facts: StatsPanel {
    let facts = [
      (presentation(en: "Games", zh: "局数"), games),
      (presentation(en: "Par", zh: "标准杆"), statistics.par.map(score) ?? dash),
      (presentation(en: "Best", zh: "最好"), best),
      (presentation(en: "Median", zh: "中位数"), score(statistics.median)),
      (presentation(en: "Average", zh: "平均"), averages),
      (presentation(en: "No hints", zh: "无提示"), unaided),
      (presentation(en: "Daily streak", zh: "每日连续"), streak),
    ]
    let width = (facts.map(\.0.displayWidth).max() ?? 0) + 2
    return StatsPanel(
      title: presentation(en: "In numbers", zh: "概况"),
      lines: facts.map { name, value in
        let value = presentation.cut(value, to: room - width)
        return StyledLine(name.padded(to: width), .faint).adding(value)
      })
  }

  private func score(_ value: Double) -> String {
    statistics.unit.counted(value, language, places: 1)
  }

  private var dash: String { presentation.isASCII ? "-" : "–" }

  private var games: String {
    Self.text(games: statistics.count, givenUp: statistics.givenUp, presentation)
  }

  /// Returns the numbers of finished games and of those given up.
  static func text(games: Int, givenUp: Int, _ presentation: Presentation) -> String {
    "\(games)"
      + (givenUp == 0 ? "" : presentation(en: ", \(givenUp) given up", zh: "，放弃 \(givenUp) 局"))
  }

  private var best: String {
    statistics.best.map { statistics.unit.counted($0, language) }
      ?? presentation(en: "none ranks yet", zh: "还没有计入排名的成绩")
  }

  private var averages: String {
    let last = statistics.mean(ofLast: 10).rounded(toPlaces: 1)
    let all = statistics.mean.rounded(toPlaces: 1)
    return presentation(en: "last ten \(last), all \(all)", zh: "最近十局 \(last)，全部 \(all)")
  }

  private var unaided: String {
    let percent = (100 * Double(statistics.unaided) / Double(statistics.count))
      .rounded(toPlaces: 0)
    return presentation(en: "\(percent)% of the games", zh: "\(percent)%")
  }

  private var streak: String {
    let (current, longest) = statistics.streak(on: today)
    return presentation(
      en: "\(current.counted("day")), longest \(longest)", zh: "\(current) 天，最长 \(longest) 天")
  }

  // MARK: Pictures

  /// The last games against par.
  var chart: StatsPanel {
    let chart = StatsChart(
      statistics.recent.suffix(50), par: statistics.par, statistics.better, room: room,
      presentation)
    let up = presentation.isASCII ? "up" : "↑"
    return StatsPanel(
      title: presentation(en: "Last \(chart.count.counted("game"))", zh: "最近 \(chart.count) 局"),
      note: presentation(
        en: "\(statistics.unit.name), better is \(up)", zh: "越靠上越好"),
      lines: chart.lines)
  }

  /// The medians of the last weeks with games.
  var weeks: StatsPanel {
    let weeks = statistics.weeks
    let most = weeks.map(\.median).max() ?? 0
    let medians = weeks.map(\.median.shortest.count).max() ?? 0
    let games = weeks.map { self.games(of: $0.games).displayWidth }.max() ?? 0
    let barRoom = max(4, min(24, room - 17 - medians - games))
    return StatsPanel(
      title: presentation(en: "Median by week", zh: "每周中位数"),
      note: presentation(en: "from Monday", zh: "周一起"),
      lines: weeks.reversed().map { week in
        let day = Timestamp(seconds: Week.monday(of: week.number) * 86_400).day
        let median = week.median.shortest.padded(to: medians)
        let length = Int((Double(barRoom) * week.median / max(1, most)).rounded())
        let bar = String(repeating: presentation.isASCII ? "=" : "━", count: max(0, length))
        return StyledLine("\(day)   ", .faint).adding(median + "  ")
          .adding(self.games(of: week.games).padded(to: games) + "  ", .faint)
          .adding(bar, Style(.edge))
      })
  }

  private func games(of count: Int) -> String {
    presentation(en: count.counted("game"), zh: "\(count) 局")
  }

  /// The number of games with each score.
  var histogram: StatsPanel {
    let bins = Histogram(statistics.games).bins
    let width = bins.map(\.label.count).max() ?? 0
    let most = bins.map(\.games).max() ?? 1
    let barRoom = max(4, min(48, room - width - String(most).count - 4))
    return StatsPanel(
      title: presentation(en: "Games by score", zh: "成绩分布"),
      lines: bins.map { bin in
        let bar = Bar.text(Double(bin.games) / Double(most), room: barRoom, presentation)
        let margin = String(repeating: " ", count: width - bin.label.count)
        return StyledLine("\(margin)\(bin.label)  ", .faint).adding(bar, Style(.edge))
          .adding((bar.isEmpty ? "" : " ") + "\(bin.games)")
      })
  }

  /// The days with daily games.
  var calendar: StatsPanel {
    StatsPanel(
      title: presentation(en: "Daily games", zh: "每日一局"),
      lines: StatsCalendar(statistics.days, until: today, room: room, presentation).lines)
  }
}
