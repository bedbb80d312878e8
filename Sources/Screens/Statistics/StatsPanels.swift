import Records

/// The panels of the pages of statistics.
struct StatsPanels {
  let book: ScoreBook
  let presentation: Presentation
  /// The palette of pictures, or nil if they are only measured.
  let palette: Palette?
  let today: Int
  /// The room for text in a panel, in columns, and the rows of the page.
  let room, height: Int
  /// True if numbers stand above two columns.
  let isWide: Bool

  // MARK: All games

  func totals(_ games: [GameScores]) -> StatsPanel {
    let say = presentation
    let count = (say(en: "Games", zh: "局数"), "\(games.reduce(0) { $0 + $1.count })")
    return numbers([count] + book.stars.facts(say) + [book.streaks().fact(say, today: today)])
  }

  /// Each game, whatever its options: with its picture if there is room besides the chart of runs,
  /// else as a row, with one for all of them.
  func overview(_ games: [GameScores], besides runs: [Int]) -> StatsPanel {
    let say = presentation
    let title = say(en: "All games", zh: "全部游戏")
    let hasChart = runs.count >= Self.fewestInChart
    if isWide, say.drawsPixels, height >= (hasChart ? 50 : 34) {
      let scale = hasChart || height < 50 ? 1 : 2
      let lines = games.flatMap { [StyledLine()] + card($0, scale: scale) }
      return StatsPanel(title: title, lines: lines, mostAir: 0)
    }
    func row(_ name: String, _ count: Int, _ stars: StarCount, _ mean: String) -> [String] {
      [name, "\(count)", "\(stars.total)", mean] + stars.games.reversed().map(String.init)
    }
    let heading = [
      "", say(en: "games", zh: "局数"), say(en: "stars", zh: "星星"), say(en: "on average", zh: "平均"),
    ]
    let marks = (1...Stars.most).reversed().map { Stars.row($0, say) }
    let rows = games.map { row($0.title(say), $0.count, $0.stars, $0.meanFromPar(say) ?? say.dash) }
    let count = games.reduce(0) { $0 + $1.count }
    let all = row(say(en: "all", zh: "合计"), count, book.stars, "")
    return StatsPanel(
      title: title, lines: table([heading + marks] + rows + (games.count > 1 ? [all] : [])))
  }

  /// Returns a game's picture with three lines about its scores beside it.
  private func card(_ game: GameScores, scale: Int) -> [StyledLine] {
    let say = presentation
    let count = say(en: game.count.counted("game"), zh: "\(game.count) 局")
    let mean = game.meanFromPar(say).map { say(en: "\($0) on average", zh: "平均\($0)") }
    let stars = say(en: game.stars.total.counted("star"), zh: "\(game.stars.total) 颗星")
    let marks = (1...Stars.most).reversed().map {
      "\(Stars.row($0, say)) \(game.stars.games[$0 - 1])"
    }
    let lines = [
      StyledLine(game.title(say), .bold).adding("  \(count)\(say.comma)\(stars)", .faint),
      StyledLine(mean ?? ""), StyledLine(stars: marks.joined(separator: "    ")),
    ]
    return picture(of: game, scale: scale).enumerated().map { row, line in
      line.adding("   ") + (row % scale == 0 ? lines[row / scale] : StyledLine())
    }
  }

  /// Returns the rows of a game's picture.
  private func picture(of game: GameScores, scale: Int) -> [StyledLine] {
    let emblem = book.catalog.games.first { $0.name == game.game }?.manual.emblem()
    var canvas = Canvas(Art.emblem(scale: scale))
    if let emblem { canvas.draw(emblem, in: Rect(canvas.size), presentation) }
    return StyledLine.rows(of: canvas)
  }

  /// The totals of the last whole runs of the day, the latest first.
  func runs(_ totals: [Int]) -> StatsPanel {
    let most = Stars.most * book.catalog.games.count
    return StatsPanel(
      title: presentation(en: "Runs of the day", zh: "每日挑战"),
      note: presentation(en: "stars, up to \(most)", zh: "星星，最多 \(most) 颗"),
      chart: chart(totals.reversed(), nil, .higher))
  }

  /// A calendar of the last weeks, with a column for each week and a mark on each day whose daily
  /// games were finished, all or some of them.
  var calendar: StatsPanel {
    let last = CalendarDay(number: today).monday
    let weeks = max(1, min(53, (room - 5) / 4))
    let mondays = (0..<weeks).reversed().map { last - 7 * $0 }
    let (all, some, none) = presentation.isASCII ? ("#", "+", ".") : ("■", "□", "·")
    func mark(_ day: Int) -> (String, Style) {
      let count = book.dailyCount(on: day)
      guard count > 0 else { return (none, .faint) }
      return count < book.catalog.games.count ? (some, Style(.edge)) : (all, Style(.gold))
    }
    let days = (0..<7).map { weekday in
      let name = CalendarDay(number: last + weekday).shortWeekday(presentation.language)
      return mondays.map { $0 + weekday }.filter { $0 <= today }
        .reduce(StyledLine(name.padded(to: 5), .faint)) { line, day in
          let (mark, style) = mark(day)
          return line.adding(mark + mark + "  ", style)
        }
    }
    let legend = presentation(
      en: "\(all) all games   \(some) some   \(none) none",
      zh: "\(all) 全部完成   \(some) 部分   \(none) 没有")
    return StatsPanel(
      title: presentation(en: "Daily games", zh: "每日一局"),
      lines: [months(from: mondays)] + days + [StyledLine(legend, .faint)]
        + (isWide ? [] : facts([book.streaks().fact(presentation, today: today)])), mostAir: 2)
  }

  /// Returns the names of the months, each above the first week that begins in it.
  private func months(from mondays: [Int]) -> StyledLine {
    var (text, latest) = ("     ", 0)
    for (index, monday) in mondays.enumerated() {
      let day = CalendarDay(number: monday)
      defer { latest = day.month }
      guard day.month != latest, text.displayWidth <= 5 + 4 * index else { continue }
      text = text.padded(to: 5 + 4 * index) + day.shortMonth(presentation.language) + " "
    }
    return StyledLine(text, .faint)
  }

  // MARK: A game

  func facts(_ game: GameScores) -> StatsPanel {
    let curve = presentation(en: "A curve appears after three games.", zh: "玩过 3 局后，这里会画出成绩曲线。")
    let hasCurve = game.recent.count >= Self.fewestInChart
    var panel = numbers(game.facts(presentation))
    panel.lines += hasCurve ? [] : [StyledLine(), StyledLine(curve, .faint)]
    return panel
  }

  /// Returns the facts side by side, with large numbers, or if they don't fit as lines.
  private func numbers(_ facts: [ScoreFact]) -> StatsPanel {
    var lines = self.facts(facts)
    for scale in 1...2 where height >= 16 * scale && !presentation.isASCII {
      let tiles = facts.map { tile($0, scale: scale) }
      let widths = tiles.map { $0.map(\.width).max() ?? 0 }
      let gap = min(8 * scale, (room - widths.reduce(0, +)) / max(1, tiles.count - 1))
      guard gap > 2 * scale else { continue }
      let rows = (0..<(tiles.map(\.count).max() ?? 0)).map { row in
        zip(tiles, widths).reduce(StyledLine()) { line, tile in
          let piece = row < tile.0.count ? tile.0[row] : StyledLine()
          return (line + piece).adding("".padded(to: tile.1 - piece.width + gap))
        }
      }
      lines = Array(repeating: StyledLine(), count: scale - 1) + rows
    }
    return StatsPanel(title: presentation(en: "In numbers", zh: "概况"), lines: lines, mostAir: 0)
  }

  /// Returns a fact with the first number of its value in large digits, and the rest below it.
  private func tile(_ fact: ScoreFact, scale: Int) -> [StyledLine] {
    func isDigit(_ sign: Character) -> Bool { "0123456789-.".contains(sign) }
    let number = String(fact.value.drop { !isDigit($0) }.prefix(while: isDigit))
    let digits = number.isEmpty ? [fact.value] : BigNumber.lines(number, scale: scale)
    let rest = fact.value.dropFirst(fact.value.hasPrefix(number) ? number.count : 0)
    let notes = rest.split { ",，".contains($0) }.map {
      StyledLine(String($0.drop { $0 == " " }), .faint)
    }
    let isOfStars = fact.name == book.stars.fact(presentation).name
    return digits.map { StyledLine($0, isOfStars ? Style(.gold) : .bold) }
      + [StyledLine(fact.name, .bold)] + (number.isEmpty ? [] : notes)
  }

  /// A row for each level of a game, from easy to hard, then one for each other kind of game, the
  /// most played first.
  func levels(_ game: GameScores) -> StatsPanel {
    let say = presentation
    func text(_ value: Double?) -> String { value?.rounded(toPlaces: 1) ?? say.dash }
    let heading = [
      "", say(en: "games", zh: "局数"), say(en: "best", zh: "最好"),
      say(en: "par", zh: "参考成绩"), say(en: "stars", zh: "星星"),
    ]
    let rows = game.levels(say).prefix(16).map { level in
      [
        (level.number.map { "\($0)  " } ?? "   ") + level.name, "\(level.scores?.count ?? 0)",
        text(level.scores?.best), text(level.par),
        Stars.row(level.scores?.stars.most ?? 0, say),
      ]
    }
    return StatsPanel(
      title: say(en: "Levels", zh: "难度"), note: say(en: game.unit.name, zh: ""),
      lines: table([heading] + rows))
  }

  func chart(_ game: GameScores) -> StatsPanel {
    let scores = game.recent.suffix(max(10, min(100, room - 12)))
    let par = game.level.map { par in
      let value = game.isMixed ? "" : " " + par.rounded(toPlaces: 1)
      return (par, presentation(en: " par\(value)", zh: " 参考成绩\(value)"))
    }
    let up = presentation.isASCII ? "up" : "↑"
    let unit = game.isMixed ? presentation(en: "from par", zh: "") : game.unit.name
    return StatsPanel(
      title: presentation(en: "Last \(scores.count) games", zh: "最近 \(scores.count) 局"),
      note: presentation(en: "\(unit), better is \(up)", zh: "越靠上越好"),
      chart: chart(Array(scores), par, game.better))
  }

  func histogram(_ game: GameScores) -> StatsPanel {
    let bins = game.games.count > 1 ? Histogram(game.games).bins : []
    let width = bins.map(\.label.count).max() ?? 0
    return StatsPanel(
      title: game.isMixed
        ? presentation(en: "Games by distance from par", zh: "与参考成绩的差距分布")
        : presentation(en: "Games by score", zh: "成绩分布"),
      lines: bars(
        bins.map {
          (StyledLine($0.label.paddedBefore(to: width), .faint), $0.games, Style(.edge))
        }), mostAir: 3)
  }

  // MARK: Games against others

  /// The results of games of two: who won how often and by how much, and the last games.
  func wins(_ group: ScoreGroup) -> StatsPanel {
    let games = (presentation(en: "Games", zh: "局数"), "\(group.count)")
    let marks = group.marks(last: 12, presentation).joined(separator: " ")
    let last = (presentation(en: "Last games", zh: "最近几局"), marks)
    return StatsPanel(
      title: group.encounter(presentation), note: group.optionWords(presentation),
      lines: winBars(group) + [StyledLine()]
        + facts([games] + group.winFacts(presentation) + [last]), mostAir: 0)
  }

  /// A bar for each seat's wins and one for the draws.
  private func winBars(_ group: ScoreGroup) -> [StyledLine] {
    let names = group.seatNames.all(presentation)
    let seats = Seat.both.map { seat in
      let sign = StyledLine("\(seat.sign(presentation)) ", seat.style.bolder)
      return (sign.adding(names[seat.index], .faint), group.wins[seat.index], seat.style)
    }
    let drawn = StyledLine(presentation(en: "= drawn", zh: "= 平局"), .faint)
    return bars(seats + [(drawn, group.drawn, Style(.edge))])
  }

  // MARK: Lines

  /// Returns a line for each fact. A value that doesn't fit beside its name has a line of its own.
  private func facts(_ facts: [ScoreFact]) -> [StyledLine] {
    let width = (facts.map(\.name.displayWidth).max() ?? 0) + 2
    return facts.flatMap { name, value in
      let name = StyledLine(name.padded(to: width), .faint)
      return value.displayWidth <= room - width
        ? [name.adding(value)] : [name, StyledLine("  " + presentation.cut(value, to: room - 2))]
    }
  }

  private static let fewestInChart = 3

  /// Returns a chart for a number of rows, with the direction of time below it; nil for so few
  /// values that they need no chart.
  private func chart(
    _ values: [Int], _ level: LineChart.Level?, _ better: Direction
  ) -> ((Int) -> [StyledLine])? {
    guard values.count >= Self.fewestInChart else { return nil }
    return { rows in
      let size = Size(rows: rows - 1, columns: room)
      let chart = LineChart(values, level, better, size, rowsAStep: 12, presentation)
      return chart.rows + [chart.times]
    }
  }

  /// Returns a table whose first row is its heading, without the last columns that don't fit.
  private func table(_ rows: [[String]]) -> [StyledLine] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    let gap = room > 60 ? 4 : 2
    let first = min(widths.first ?? 0, max(8, room - 24))
    let columns = widths.indices.dropFirst().prefix {
      first + widths[1...$0].reduce(0) { $0 + $1 + gap } <= room
    }
    return rows.enumerated().map { index, row in
      let style: Style = index == 0 ? .faint : .plain
      let name = presentation.cut(row[0], to: first).padded(to: first)
      return columns.reduce(StyledLine(name, index == 0 ? .faint : .bold)) { line, column in
        let text = row[column].paddedBefore(to: widths[column] + gap)
        return row[column].contains { "★☆".contains($0) }
          ? line + StyledLine(stars: text) : line.adding(text, style)
      }
    }
  }

  /// Returns a bar for each number of games, with a label before it and the number after it.
  private func bars(_ bars: [(label: StyledLine, games: Int, style: Style)]) -> [StyledLine] {
    let labels = bars.map(\.label.width).max() ?? 0
    let most = max(1, bars.map(\.games).max() ?? 1)
    let barRoom = max(4, room - labels - String(most).count - 3)
    return bars.map { label, games, style in
      let bar = presentation.bar(Double(games) / Double(most), room: barRoom)
      return label.adding("".padded(to: labels - label.width + 2)).adding(bar, style)
        .adding((bar.isEmpty ? "" : " ") + String(games))
    }
  }
}
