import GameCore
import Storage
import TextUI

/// The panel of the games of two against one opponent.
struct WinPanel {
  let wins: WinStatistics
  let presentation: Presentation
  /// The room for text in the panel, in columns.
  let room: Int

  /// The panel: who won how often, by how much, and the last games one after the other.
  var panel: StatsPanel {
    let dash = presentation.isASCII ? " - " : " – "
    return StatsPanel(
      title: wins.names(presentation).joined(separator: dash), note: wins.words,
      lines: bars + facts)
  }

  /// A bar for each seat's wins and one for the draws.
  private var bars: [StyledLine] {
    let names = wins.names(presentation)
    let drawn = presentation(en: "drawn", zh: "平局")
    let width = (names + [drawn]).map(\.displayWidth).max() ?? 0
    let barRoom = max(4, min(30, room - width - 6 - String(wins.count).count))
    func row(_ sign: String, _ name: String, _ games: Int, _ style: Style) -> StyledLine {
      let bar = Bar.text(Double(games) / Double(wins.count), room: barRoom, presentation)
      return StyledLine("\(sign) ", style.bolder).adding(name.padded(to: width + 2), .faint)
        .adding(bar, style).adding((bar.isEmpty ? "" : " ") + "\(games)")
    }
    let seats = Seat.both.map { seat in
      row(seat.sign(presentation), names[seat.index], wins.won[seat.index], seat.style)
    }
    return seats + [row("=", drawn, wins.drawn, Style(.edge))]
  }

  private var facts: [StyledLine] {
    let games = StatsPanels.text(games: wins.count, givenUp: wins.givenUp, presentation)
    let rows: [(String, String?)] = [
      (presentation(en: "Games", zh: "局数"), games),
      (presentation(en: "On average", zh: "平均"), wins.average(presentation)),
      (presentation(en: "Best win", zh: "最大优势"), wins.bestWins(presentation)),
      (presentation(en: "Longest run", zh: "最长连胜"), wins.runs(presentation)),
    ]
    let title = presentation(en: "Last games", zh: "最近几局")
    let width = (rows.map(\.0.displayWidth) + [title.displayWidth]).reduce(0, max) + 2
    let facts = rows.compactMap { name, value in
      value.map { value in
        StyledLine(name.padded(to: width), .faint)
          .adding(presentation.cut(value, to: room - width))
      }
    }
    return facts + [marks(after: StyledLine(title.padded(to: width), .faint))]
  }

  /// Returns a line with the outcomes of the last games that it has room for, the latest last.
  private func marks(after title: StyledLine) -> StyledLine {
    // A mark may be two columns wide.
    let width = presentation.language == .zh ? 3 : 2
    return wins.marks(last: max(1, (room - title.width) / width), presentation)
      .reduce(title) { line, next in
        line.adding(next.mark + " ", next.winner?.style.bolder ?? .faint)
      }
  }
}
