import Records

/// The panels of the pages of statistics.
struct StatsPanels {
  let book: ScoreBook
  let presentation: Presentation
  let today: Int
  /// The room for text in a panel, in columns.
  let room: Int
  /// True if charts fill the room that there is, and if rows may stand apart.
  let isWide, isRoomy: Bool

  // MARK: All games

  /// A row for each game, whatever its options, and one for all of them.
  func overview(_ games: [GameScores]) -> StatsPanel {
    let say = presentation
    let mark = Stars.row(Stars.most, say)
    func row(_ name: String, _ count: Int, _ stars: StarCount, _ par: String?) -> [String] {
      [name, "\(count)", "\(stars.total)", "\(stars.games[Stars.most - 1])", par ?? ""]
    }
    let heading = [
      "", say(en: "games", zh: "局数"), say(en: "stars", zh: "星星"), mark,
      say(en: "on average", zh: "平均"),
    ]
    let rows = games.map { row($0.title(say), $0.count, $0.stars, $0.meanFromPar(say) ?? say.dash) }
    let count = games.reduce(0) { $0 + $1.count }
    let all = row(say(en: "all", zh: "合计"), count, book.stars, nil)
    return StatsPanel(
      title: say(en: "All games", zh: "全部游戏"),
      lines: table([heading] + rows + (games.count > 1 ? [all] : [])))
  }

  /// The totals of the last whole runs of the day, the latest first.
  func runs(_ totals: [Int]) -> StatsPanel {
    let most = Stars.most * book.catalog.games.count
    return StatsPanel(
      title: presentation(en: "Runs of the day", zh: "每日连打"),
      note: presentation(en: "stars, up to \(most)", zh: "星星，最多 \(most) 颗"),
      chart: totals.count < 2
        ? nil
        : { rows in
          let size = Size(rows: min(13, rows), columns: room)
          let chart = LineChart(
            totals.reversed(), nil, .higher, size, isFilled: isWide, presentation)
          return chart.rows + [chart.times]
        })
  }

  /// A calendar of the last weeks, with a column for each week and a mark on each day whose daily
  /// games were finished, all or some of them.
  func calendar(_ games: Int) -> StatsPanel {
    let last = CalendarDay(number: today).monday
    let step = isRoomy ? 4 : 3
    let weeks = max(1, min(53, (room - 5) / step))
    let mondays = (0..<weeks).reversed().map { last - 7 * $0 }
    let (all, some, none) = presentation.isASCII ? ("#", "+", ".") : ("■", "□", "·")
    func cell(_ day: Int) -> (String, Style) {
      let count = book.dailyCount(on: day)
      guard count > 0 else { return (none, .faint) }
      let mark = count < games ? some : all
      return (isRoomy ? mark + mark : mark, Style(count < games ? .edge : .gold))
    }
    let days = (0..<7).map { weekday in
      let name = CalendarDay(number: last + weekday).shortWeekday(presentation.language)
      return mondays.map { $0 + weekday }.filter { $0 <= today }
        .reduce(StyledLine(name.padded(to: 5), .faint)) { line, day in
          let (text, style) = cell(day)
          return line.adding(text.padded(to: step), style)
        }
    }
    let legend = presentation(
      en: "\(all) all games   \(some) some   \(none) none",
      zh: "\(all) 全部完成   \(some) 部分   \(none) 没有")
    return StatsPanel(
      title: presentation(en: "Daily games", zh: "每日一局"),
      lines: [months(from: mondays, step)] + spaced(days) + (isRoomy ? [StyledLine()] : [])
        + [StyledLine(legend, .faint)]
        + facts([book.streaks.fact(presentation, today: today)]))
  }

  /// Returns the names of the months, each above the first week that begins in it.
  private func months(from mondays: [Int], _ step: Int) -> StyledLine {
    var (text, latest) = ("     ", 0)
    for (index, monday) in mondays.enumerated() {
      let day = CalendarDay(number: monday)
      defer { latest = day.month }
      guard day.month != latest, text.displayWidth <= 5 + step * index else { continue }
      text = text.padded(to: 5 + step * index) + day.shortMonth(presentation.language) + " "
    }
    return StyledLine(text, .faint)
  }

  // MARK: Stars

  /// The number of games with three, two and one stars.
  func stars(_ stars: StarCount) -> StatsPanel {
    let counts = stars.games.enumerated().reversed()
    let most = Double(max(1, stars.games.max() ?? 1))
    return StatsPanel(
      title: presentation(en: "Games by stars", zh: "星级分布"),
      lines: stars.rated == 0
        ? []
        : bars(
          counts.map { index, games in
            let row = StyledLine(Stars.row(index + 1, presentation), Style(.gold))
            return (row, Double(games) / most, "\(games)", Style(.edge))
          }))
  }

  /// The average stars of the last weeks with games.
  func weeks(_ weeks: [Int: StarCount]) -> StatsPanel {
    let last = weeks.sorted { $0.key > $1.key }.prefix(6)
    return StatsPanel(
      title: presentation(en: "Average stars by week", zh: "每周平均星级"),
      note: presentation(en: "from Monday", zh: "周一起"),
      // A single week would repeat the average of all games.
      lines: last.count < 2
        ? []
        : bars(
          last.map { monday, stars in
            let mean = Double(stars.total) / Double(stars.rated)
            let games = presentation(en: stars.rated.counted("game"), zh: "\(stars.rated) 局")
            return (
              StyledLine(CalendarDay(number: monday).description, .faint),
              mean / Double(Stars.most), mean.rounded(toPlaces: 1) + presentation.comma + games,
              Style(.edge)
            )
          }))
  }

  // MARK: A game

  /// The facts about a game. Of a few games it lists the scores.
  func facts(_ game: GameScores) -> StatsPanel {
    let scores = game.recent.map(String.init).joined(separator: presentation.comma)
    let isList = isFew(game) && game.count > 1 && !game.isMixed
    let list = isList ? [(presentation(en: "Scores", zh: "成绩"), scores)] : []
    return StatsPanel(
      title: presentation(en: "In numbers", zh: "概况"),
      lines: facts(game.facts(presentation) + list))
  }

  /// Returns true if there are too few games for charts.
  func isFew(_ game: GameScores) -> Bool { game.count < 5 }

  /// A row for each kind of game, the most played first, if there are several.
  func options(_ game: GameScores) -> StatsPanel {
    let say = presentation
    func text(_ value: Double?) -> String { value?.rounded(toPlaces: 1) ?? say.dash }
    let heading = [
      "", say(en: "games", zh: "局数"), say(en: "best", zh: "最好"), say(en: "median", zh: "中位数"),
      say(en: "par", zh: "标准杆"), say(en: "stars", zh: "星星"),
    ]
    let kinds = game.kinds
    let rows = kinds.prefix(12).map { kind in
      let others = kind.groups.count > 1 ? say(en: " and others", zh: "等") : ""
      return [
        kind.groups[0].shape(say) + others, "\(kind.count)", text(kind.best), text(kind.median),
        text(kind.level), kind.stars.rated == 0 ? say.dash : "\(kind.stars.total)",
      ]
    }
    return StatsPanel(
      title: say(en: "By options", zh: "按选项"), note: say(en: game.unit.name, zh: ""),
      lines: kinds.count > 1 ? table([heading] + rows) : [])
  }

  func chart(_ game: GameScores) -> StatsPanel {
    let scores = game.recent.suffix(max(10, min(100, room - 12)))
    let par = game.level.map { par in
      let value = game.isMixed ? "" : " " + par.rounded(toPlaces: 1)
      return (par, presentation(en: " par\(value)", zh: " 标准杆\(value)"))
    }
    let up = presentation.isASCII ? "up" : "↑"
    let unit = game.isMixed ? presentation(en: "from par", zh: "") : game.unit.name
    return StatsPanel(
      title: presentation(en: "Last \(scores.count) games", zh: "最近 \(scores.count) 局"),
      note: presentation(en: "\(unit), better is \(up)", zh: "越靠上越好"),
      chart: isFew(game)
        ? nil
        : { rows in
          let chart = LineChart(
            Array(scores), par, game.better, Size(rows: rows - 1, columns: room),
            isFilled: isWide, presentation)
          return chart.rows + [chart.times]
        })
  }

  func histogram(_ game: GameScores) -> StatsPanel {
    let bins = isFew(game) ? [] : Histogram(game.games).bins
    let width = bins.map(\.label.count).max() ?? 0
    let most = Double(bins.map(\.games).max() ?? 1)
    return StatsPanel(
      title: game.isMixed
        ? presentation(en: "Games by distance from par", zh: "与标准杆的差距分布")
        : presentation(en: "Games by score", zh: "成绩分布"),
      lines: bars(
        bins.map { bin in
          let label = StyledLine(bin.label.paddedBefore(to: width), .faint)
          return (label, Double(bin.games) / most, "\(bin.games)", Style(.edge))
        }))
  }

  // MARK: Games against others

  /// The results of games of two: who won how often and by how much, and the last games.
  func wins(_ group: ScoreGroup) -> StatsPanel {
    let games = (presentation(en: "Games", zh: "局数"), "\(group.count)")
    let marks = group.marks(last: 12, presentation).reduce(StyledLine()) { line, next in
      line.adding(next.mark + " ", next.winner?.style.bolder ?? .faint)
    }
    let last = (presentation(en: "Last games", zh: "最近几局"), marks)
    let facts = ([games] + group.winFacts(presentation)).map { ($0.0, StyledLine($0.1)) }
    return StatsPanel(
      title: group.encounter(presentation), note: group.optionWords(presentation),
      lines: winBars(group) + lines(of: facts + [last]))
  }

  /// A bar for each seat's wins and one for the draws.
  private func winBars(_ group: ScoreGroup) -> [StyledLine] {
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

  // MARK: Lines

  private func facts(_ facts: [ScoreFact]) -> [StyledLine] {
    lines(of: facts.map { ($0.name, StyledLine($0.value)) })
  }

  /// Returns a line for each fact. A value that doesn't fit beside its name has a line of its own.
  private func lines(of facts: [(name: String, value: StyledLine)]) -> [StyledLine] {
    let width = (facts.map(\.name.displayWidth).max() ?? 0) + 2
    return facts.flatMap { name, value in
      let name = StyledLine(name.padded(to: width), .faint)
      guard value.width > room - width else { return [name + value] }
      return [name, (StyledLine("  ") + value).cut(to: room, presentation)]
    }
  }

  /// Returns a table whose first row is its heading, without the last columns that don't fit.
  private func table(_ rows: [[String]]) -> [StyledLine] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    let gap = room > 90 ? 5 : room > 60 ? 3 : 2
    let first = min(widths.first ?? 0, max(8, room - 24))
    let columns = widths.indices.dropFirst().prefix {
      first + widths[1...$0].reduce(0) { $0 + $1 + gap } <= room
    }
    return spaced(
      rows.enumerated().map { index, row in
        let style: Style = index == 0 ? .faint : .plain
        let name = presentation.cut(row[0], to: first).padded(to: first)
        return columns.reduce(StyledLine(name, index == 0 ? .faint : .bold)) { line, column in
          line.adding(row[column].paddedBefore(to: widths[column] + gap), style)
        }
      })
  }

  /// Returns bars of a share of the room, with labels before and values after them.
  private func bars(
    _ bars: [(label: StyledLine, share: Double, value: String, style: Style)]
  ) -> [StyledLine] {
    let labels = bars.map(\.label.width).max() ?? 0
    let values = bars.map(\.value.displayWidth).max() ?? 0
    let barRoom = max(4, room - labels - values - 3)
    return spaced(
      bars.map { label, share, value, style in
        let bar = presentation.bar(share, room: barRoom)
        return label.adding("".padded(to: labels - label.width + 2)).adding(bar, style)
          .adding((bar.isEmpty ? "" : " ") + value)
      })
  }

  /// Returns lines with blank ones between them if there is room.
  private func spaced(_ lines: [StyledLine]) -> [StyledLine] {
    isRoomy ? Array(lines.map { [$0] }.joined(separator: [StyledLine()])) : lines
  }
}
