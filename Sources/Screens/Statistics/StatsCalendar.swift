import GameCore
import Records
import TextUI

/// The days of the last weeks, a column a week, with a mark on those with a daily game.
struct StatsCalendar {
  private let days: Set<Int>
  private let today: Int
  private let weeks: ClosedRange<Int>
  private let presentation: Presentation

  /// Creates the calendar of as many weeks until today as there is room for.
  init(_ days: Set<Int>, until today: Int, room: Int, _ presentation: Presentation) {
    (self.days, self.today, self.presentation) = (days, today, presentation)
    let count = max(1, min(20, (room - 5) / 3))
    let last = Week.containing(today)
    weeks = last - count + 1...last
  }

  /// Returns the calendar in lines: the months, the days of the week, and the meaning of the marks.
  var lines: [StyledLine] {
    let legend = presentation(
      en: "\(mark) finished   \(dot) not", zh: "\(mark) 已完成   \(dot) 未完成")
    return [months] + (0..<7).map(line) + [StyledLine(), StyledLine(legend, .faint)]
  }

  private var mark: String { presentation.isASCII ? "#" : "■" }
  private var dot: String { presentation.isASCII ? "." : "·" }

  private func line(ofWeekday weekday: Int) -> StyledLine {
    // The first of January in 1970 was a Thursday.
    let name = CalendarDay(number: weekday + 4).shortWeekday(presentation.language)
    var line = StyledLine(name.padded(to: 5), .faint)
    for week in weeks {
      let day = Week.monday(of: week) + weekday
      if day > today { break }
      let isFinished = days.contains(day)
      line.add((isFinished ? mark : dot) + "  ", isFinished ? Style(.gold) : .faint)
    }
    return line
  }

  /// The names of the months, each above the first week that begins in it.
  private var months: StyledLine {
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
