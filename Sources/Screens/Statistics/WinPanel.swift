import GameCore
import Records
import TextUI

/// The panel of the games of two against one opponent.
struct WinPanel {
  let group: ScoreGroup
  let presentation: Presentation
  /// The room for text in the panel, in columns.
  let room: Int

  /// The panel: who won how often, by how much, and the last games one after the other.
  var panel: StatsPanel {
    let dash = presentation.isASCII ? " - " : " – "
    return StatsPanel(
      title: group.seatNames(presentation).joined(separator: dash),
      note: group.optionWords(presentation),
      lines: bars + facts)
  }

  /// A bar for each seat's wins and one for the draws.
  private var bars: [StyledLine] {
    let names = group.seatNames(presentation)
    let drawn = presentation(en: "drawn", zh: "平局")
    let width = (names + [drawn]).map(\.displayWidth).max() ?? 0
    let barRoom = max(4, min(30, room - width - 6 - String(group.count).count))
    func row(_ sign: String, _ name: String, _ games: Int, _ style: Style) -> StyledLine {
      let bar = Bar.text(Double(games) / Double(group.count), room: barRoom, presentation)
      return StyledLine("\(sign) ", style.bolder).adding(name.padded(to: width + 2), .faint)
        .adding(bar, style).adding((bar.isEmpty ? "" : " ") + "\(games)")
    }
    let seats = Seat.both.map { seat in
      row(seat.sign(presentation), names[seat.index], group.wins[seat.index], seat.style)
    }
    return seats + [row("=", drawn, group.drawn, Style(.edge))]
  }

  private var facts: [StyledLine] {
    let facts = group.facts(presentation, today: 0)
    let title = presentation(en: "Last games", zh: "最近几局")
    let width = StatsPanel.nameWidth(of: facts, besides: title)
    return StatsPanel.lines(of: facts, besides: title, room: room, presentation)
      + [marks(after: StyledLine(title.padded(to: width), .faint))]
  }

  /// Returns a line with the outcomes of the last games that it has room for, the latest last.
  private func marks(after title: StyledLine) -> StyledLine {
    // A mark may be two columns wide.
    let width = presentation.language == .zh ? 3 : 2
    return group.marks(last: max(1, (room - title.width) / width), presentation)
      .reduce(title) { line, next in
        line.adding(next.mark + " ", next.winner?.style.bolder ?? .faint)
      }
  }
}
