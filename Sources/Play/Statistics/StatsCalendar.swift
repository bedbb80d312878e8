import Storage
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
    var line = StyledLine(Self.weekdays[weekday](presentation.language).padded(to: 5), .faint)
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
    var (text, latest) = ("     ", "")
    for (index, week) in weeks.enumerated() {
      let month = String(
        Timestamp(seconds: Week.monday(of: week) * 86_400).day.dropFirst(5).prefix(2))
      defer { latest = month }
      guard month != latest, text.displayWidth <= 5 + 3 * index else { continue }
      text = text.padded(to: 5 + 3 * index) + name(ofMonth: month)
    }
    return StyledLine(text, .faint)
  }

  private func name(ofMonth month: String) -> String {
    guard let number = Int(month), (1...12).contains(number) else { return "" }
    return presentation(en: Self.monthNames[number - 1] + " ", zh: "\(number)月 ")
  }

  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static let weekdays = [
    Phrase(en: "Mon", zh: "一"), Phrase(en: "Tue", zh: "二"), Phrase(en: "Wed", zh: "三"),
    Phrase(en: "Thu", zh: "四"), Phrase(en: "Fri", zh: "五"), Phrase(en: "Sat", zh: "六"),
    Phrase(en: "Sun", zh: "日"),
  ]
}
