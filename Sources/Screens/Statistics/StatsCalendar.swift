import GameCore
import Records
import TextUI

extension StatsPanels {
  /// The days of the last weeks, a column a week, with a mark on those with a daily game.
  var calendar: StatsPanel {
    let last = Week.containing(today)
    let weeks = last - max(1, min(26, (room - 5) / 3)) + 1...last
    let (mark, dot) = presentation.isASCII ? ("#", ".") : ("■", "·")
    let legend = presentation(
      en: "\(mark) finished   \(dot) not", zh: "\(mark) 已完成   \(dot) 未完成")
    let days = (0..<7).map { weekday in
      // The first of January in 1970 was a Thursday.
      let name = CalendarDay(number: weekday + 4).shortWeekday(presentation.language)
      return weeks.map { Week.monday(of: $0) + weekday }.filter { $0 <= today }
        .reduce(StyledLine(name.padded(to: 5), .faint)) { line, day in
          let isFinished = group.days.contains(day)
          return line.adding((isFinished ? mark : dot) + "  ", isFinished ? Style(.gold) : .faint)
        }
    }
    return StatsPanel(
      title: presentation(en: "Daily games", zh: "每日一局"),
      lines: [months(of: weeks)] + days + [StyledLine(), StyledLine(legend, .faint)])
  }

  /// Returns the names of the months, each above the first week that begins in it.
  private func months(of weeks: ClosedRange<Int>) -> StyledLine {
    var (text, latest) = ("     ", 0)
    for (index, week) in weeks.enumerated() {
      let day = CalendarDay(number: Week.monday(of: week))
      defer { latest = day.month }
      guard day.month != latest, text.displayWidth <= 5 + 3 * index else { continue }
      text = text.padded(to: 5 + 3 * index) + day.shortMonth(presentation.language) + " "
    }
    return StyledLine(text, .faint)
  }
}
