import Records

/// The panels of a page of statistics, for one group of games.
struct StatsPanels {
  let group: ScoreGroup
  let presentation: Presentation
  let today: Int
  /// The room for text in a panel, in columns.
  let room: Int
  /// The most rows of the chart.
  let chartRows: Int

  /// True if there are too few games for charts. Then the scores are listed.
  var isFew: Bool { group.count < 5 }

  var facts: StatsPanel {
    let scores = group.recent.map(String.init).joined(separator: presentation.comma)
    let name = presentation(en: "Scores", zh: "成绩")
    return StatsPanel(
      title: presentation(en: "In numbers", zh: "概况"),
      lines: factLines(isFew && group.count > 1 ? [(name, StyledLine(scores))] : []))
  }

  /// Returns lines with the facts of the group and further ones. A value that doesn't fit beside
  /// its name has a line of its own.
  private func factLines(_ more: [(name: String, value: StyledLine)]) -> [StyledLine] {
    let facts =
      group.facts(presentation, today: today).map { ($0.name, StyledLine($0.value)) } + more
    let width = (facts.map(\.0.displayWidth).max() ?? 0) + 2
    return facts.flatMap { name, value in
      let name = StyledLine(name.padded(to: width), .faint)
      guard value.width > room - width else { return [name + value] }
      return [name, (StyledLine("  ") + value).cut(to: room, presentation)]
    }
  }

  var chart: StatsPanel {
    let par = group.par.map { par in
      let value = par.rounded(toPlaces: 1)
      return (par, presentation(en: " par \(value)", zh: " 标准杆 \(value)"))
    }
    let chart = LineChart(
      group.recent.suffix(50), par, group.better, Size(rows: chartRows, columns: room),
      presentation)
    let up = presentation.isASCII ? "up" : "↑"
    return StatsPanel(
      title: presentation(en: "Last \(chart.count) games", zh: "最近 \(chart.count) 局"),
      note: presentation(
        en: "\(group.unit.name), better is \(up)", zh: "越靠上越好"),
      lines: chart.rows + [chart.times])
  }

  /// The medians of the last weeks with games.
  var weeks: StatsPanel {
    // The median of a single week would repeat that of all games.
    let weeks = group.weeks.count > 1 ? group.weeks.reversed() : []
    let most = weeks.map(\.median).max() ?? 0
    return StatsPanel(
      title: presentation(en: "Median by week", zh: "每周中位数"),
      note: presentation(en: "from Monday", zh: "周一起"),
      lines: bars(
        weeks.map { week in
          let games = presentation(en: week.games.counted("game"), zh: "\(week.games) 局")
          return (
            StyledLine(CalendarDay(number: week.monday).description, .faint),
            week.median / max(1, most), week.median.shortest + presentation.comma + games,
            Style(.edge)
          )
        }))
  }

  var histogram: StatsPanel {
    let bins = Histogram(group.games).bins
    let width = bins.map(\.label.count).max() ?? 0
    let most = Double(bins.map(\.games).max() ?? 1)
    return StatsPanel(
      title: presentation(en: "Games by score", zh: "成绩分布"),
      lines: bars(
        bins.map { bin in
          let label = StyledLine(bin.label.paddedBefore(to: width), .faint)
          return (label, Double(bin.games) / most, "\(bin.games)", Style(.edge))
        }))
  }

  /// Returns bars of a share of the room, with labels before and values after them.
  private func bars(
    _ bars: [(label: StyledLine, share: Double, value: String, style: Style)]
  ) -> [StyledLine] {
    let labels = bars.map(\.label.width).max() ?? 0
    let values = bars.map(\.value.displayWidth).max() ?? 0
    let barRoom = max(4, room - labels - values - 3)
    return bars.map { label, share, value, style in
      let bar = presentation.bar(share, room: barRoom)
      return label.adding("".padded(to: labels - label.width + 2)).adding(bar, style)
        .adding((bar.isEmpty ? "" : " ") + value)
    }
  }

  /// A calendar of the last weeks, with a column for each week and a mark on each day whose daily
  /// game was finished.
  var calendar: StatsPanel {
    let last = CalendarDay(number: today).monday
    let weeks = max(1, min(26, (room - 5) / 3))
    let mondays = (0..<weeks).reversed().map { last - 7 * $0 }
    let (mark, dot) = presentation.isASCII ? ("#", ".") : ("■", "·")
    let legend = presentation(
      en: "\(mark) finished   \(dot) not", zh: "\(mark) 已完成   \(dot) 未完成")
    let days = (0..<7).map { weekday in
      let name = CalendarDay(number: last + weekday).shortWeekday(presentation.language)
      return mondays.map { $0 + weekday }.filter { $0 <= today }
        .reduce(StyledLine(name.padded(to: 5), .faint)) { line, day in
          let isFinished = group.days.contains(day)
          return line.adding((isFinished ? mark : dot) + "  ", isFinished ? Style(.gold) : .faint)
        }
    }
    return StatsPanel(
      title: presentation(en: "Daily games", zh: "每日一局"),
      lines: [months(from: mondays)] + days + [StyledLine(), StyledLine(legend, .faint)])
  }

  /// Returns the names of the months, each above the first week that begins in it.
  private func months(from mondays: [Int]) -> StyledLine {
    var (text, latest) = ("     ", 0)
    for (index, monday) in mondays.enumerated() {
      let day = CalendarDay(number: monday)
      defer { latest = day.month }
      guard day.month != latest, text.displayWidth <= 5 + 3 * index else { continue }
      text = text.padded(to: 5 + 3 * index) + day.shortMonth(presentation.language) + " "
    }
    return StyledLine(text, .faint)
  }
}

extension StatsPanels {
  /// The results of games of two: who won how often and by how much, and the last games.
  var wins: StatsPanel {
    let last = presentation(en: "Last games", zh: "最近几局")
    return StatsPanel(
      title: group.seatNames.all(presentation).joined(separator: " \(presentation.dash) "),
      note: group.optionWords(presentation), lines: winBars + factLines([(last, marks)]))
  }

  /// A bar for each seat's wins and one for the draws.
  private var winBars: [StyledLine] {
    func bar(
      _ sign: String, _ name: String, _ games: Int, _ style: Style
    ) -> (StyledLine, Double, String, Style) {
      let label = StyledLine("\(sign) ", style.bolder).adding(name, .faint)
      return (label, Double(games) / Double(group.count), "\(games)", style)
    }
    let names = group.seatNames.all(presentation)
    let seats = Seat.both.map { seat in
      bar(seat.sign(presentation), names[seat.index], group.wins[seat.index], seat.style)
    }
    return bars(
      seats + [bar("=", presentation(en: "drawn", zh: "平局"), group.drawn, Style(.edge))])
  }

  /// The outcomes of the last games, the latest last.
  private var marks: StyledLine {
    group.marks(last: 12, presentation).reduce(StyledLine()) { line, next in
      line.adding(next.mark + " ", next.winner?.style.bolder ?? .faint)
    }
  }
}
