import GameCore
import Records
import TextUI

extension StatsPanels {
  /// The games of two against one opponent: who won how often, by how much, and the last games.
  var wins: StatsPanel {
    let dash = presentation.isASCII ? " - " : " – "
    let facts = group.facts(presentation, today: today)
    let title = presentation(en: "Last games", zh: "最近几局")
    let width = StatsPanel.nameWidth(of: facts, besides: title)
    return StatsPanel(
      title: group.seatNames(presentation).joined(separator: dash),
      note: group.optionWords(presentation),
      lines: winBars + StatsPanel.lines(of: facts, besides: title, room: room, presentation)
        + [marks(after: StyledLine(title.padded(to: width), .faint))])
  }

  /// A bar for each seat's wins and one for the draws.
  private var winBars: [StyledLine] {
    let names = group.seatNames(presentation)
    let drawn = presentation(en: "drawn", zh: "平局")
    let width = (names + [drawn]).map(\.displayWidth).max() ?? 0
    let barRoom = max(4, min(30, room - width - 6 - String(group.count).count))
    func row(_ sign: String, _ name: String, _ games: Int, _ style: Style) -> StyledLine {
      StyledLine("\(sign) ", style.bolder).adding(name.padded(to: width + 2), .faint)
        .adding(bar: games, of: group.count, room: barRoom, style, presentation)
    }
    let seats = Seat.both.map { seat in
      row(seat.sign(presentation), names[seat.index], group.wins[seat.index], seat.style)
    }
    return seats + [row("=", drawn, group.drawn, Style(.edge))]
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
