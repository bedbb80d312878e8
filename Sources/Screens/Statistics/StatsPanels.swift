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
    let weeks = group.weeks.count > 1 ? group.weeks : []
    let most = weeks.map(\.median).max() ?? 0
    let medians = weeks.map(\.median.shortest.count).max() ?? 0
    let games = weeks.map { self.games(of: $0.games).displayWidth }.max() ?? 0
    let barRoom = max(4, room - 17 - medians - games)
    return StatsPanel(
      title: presentation(en: "Median by week", zh: "每周中位数"),
      note: presentation(en: "from Monday", zh: "周一起"),
      lines: weeks.reversed().map { week in
        let day = CalendarDay(number: week.monday).description
        let bar = presentation.bar(week.median / max(1, most), room: barRoom)
        return StyledLine("\(day)   ", .faint)
          .adding(week.median.shortest.padded(to: medians) + "  ")
          .adding(self.games(of: week.games).padded(to: games) + "  ", .faint)
          .adding(bar, Style(.edge))
      })
  }

  private func games(of count: Int) -> String {
    presentation(en: count.counted("game"), zh: "\(count) 局")
  }

  var histogram: StatsPanel {
    let bins = Histogram(group.games).bins
    let width = bins.map(\.label.count).max() ?? 0
    let most = bins.map(\.games).max() ?? 1
    let barRoom = max(4, room - width - String(most).count - 4)
    return StatsPanel(
      title: presentation(en: "Games by score", zh: "成绩分布"),
      lines: bins.map { bin in
        StyledLine(bin.label.paddedBefore(to: width) + "  ", .faint)
          .adding(bar: bin.games, of: most, room: barRoom, Style(.edge), presentation)
      })
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
    let names = group.seatNames.all(presentation)
    let drawn = presentation(en: "drawn", zh: "平局")
    let width = (names + [drawn]).map(\.displayWidth).max() ?? 0
    let barRoom = max(4, room - width - 6 - String(group.count).count)
    func row(_ sign: String, _ name: String, _ games: Int, _ style: Style) -> StyledLine {
      StyledLine("\(sign) ", style.bolder).adding(name.padded(to: width + 2), .faint)
        .adding(bar: games, of: group.count, room: barRoom, style, presentation)
    }
    let seats = Seat.both.map { seat in
      row(seat.sign(presentation), names[seat.index], group.wins[seat.index], seat.style)
    }
    return seats + [row("=", drawn, group.drawn, Style(.edge))]
  }

  /// The outcomes of the last games, the latest last.
  private var marks: StyledLine {
    group.marks(last: 12, presentation).reduce(StyledLine()) { line, next in
      line.adding(next.mark + " ", next.winner?.style.bolder ?? .faint)
    }
  }
}

extension StyledLine {
  /// Returns the line with a bar for a number of games, compared with another number, and with the
  /// number.
  func adding(
    bar games: Int, of all: Int, room: Int, _ style: Style, _ presentation: Presentation
  ) -> StyledLine {
    let bar = presentation.bar(Double(games) / Double(all), room: room)
    return adding(bar, style).adding((bar.isEmpty ? "" : " ") + "\(games)")
  }
}
