import GameCore
import TextUI

/// The page with a finished game's result and the choice of the next step.
extension GameView {
  func endPanel(_ ending: Ending, in size: Size, at time: Int) -> Panel {
    let choices = Self.choices(presentation).map { MenuItem("", $0.title) }
    let frame = starFrames(of: ending)?.index(at: time)
    let stars = ending.stars.map { $0.text(lit: frame ?? Stars.most, presentation) }
    // The line on top and the box stay in sight.
    let room = size.rows - choices.count - 3 - (stars == nil ? 0 : 2)
    let heading = heading(ending, Size(rows: room, columns: size.columns))
    // No numbers: digits may still be meant for tiles.
    return Panel(banner: stars, heading: heading, items: choices, isNumbered: false)
      .focusing(on: ending.focus)
  }

  static func choices(_ presentation: Presentation) -> [(title: String, choice: RoundChoice)] {
    [
      (presentation(en: "New deal (n)", zh: "再玩一局（n）"), .newDeal),
      (presentation(en: "Same deal again (r)", zh: "重玩本局（r）"), .sameDeal),
      (presentation(en: "Quit (q)", zh: "退出（q）"), .leave),
    ]
  }

  /// Returns the lines above the choices, with as much of the review as fits.
  private func heading(_ ending: Ending, _ room: Size) -> [String] {
    let width = min(60, room.columns - 4)
    let result =
      [game.position.verdict(presentation)]
      + (round.previousBest.map { [$0.sentence(G.unit, presentation)] } ?? [])
    func lines(_ review: [String], _ end: [String]) -> [String] {
      (result + review).flatMap { $0.wrapped(to: width) } + end + [""]
    }
    let summary = game.summary(presentation).wrapped(to: width)
    let share = game.share(presentation).wrapped(to: width)
    let (all, par) = (ending.analysis, Array(ending.analysis.prefix(1)))
    let left = room.rows - lines(all, summary + share).count - 2
    let chart =
      ending.chart.count <= left
      ? ending.chart : ending.chart.prefix(max(0, left - 1)) + [presentation.ellipsis]
    let candidates = [
      lines(all, [""] + chart + [""] + summary + share),
      lines(all, summary + [""] + share), lines(par, summary + [""] + share),
      lines(all, summary), lines(par, summary), lines([], summary + [""] + share),
    ]
    // A chart cut to a line or two is useless.
    let isChartShown = chart.count >= min(3, ending.chart.count)
    return candidates.dropFirst(isChartShown ? 0 : 1).first { $0.count <= room.rows }
      ?? lines([], summary)
  }
}
