import GameCore
import TextUI
import Tiles

/// The page that tells how a game went and asks what is next.
extension GameView {
  func endPanel(_ ending: Ending, in size: Size) -> Panel {
    let choices = Self.choices(presentation).map { MenuItem("", $0.title) }
    // The line on top and the box stay in sight.
    let heading = heading(ending, Size(rows: size.rows - choices.count - 3, columns: size.columns))
    // Without numbers, which may still be meant for tiles.
    return Panel(heading: heading, items: choices, isNumbered: false).focusing(on: ending.focus)
  }

  static func choices(_ presentation: Presentation) -> [(title: String, choice: RoundChoice)] {
    [
      (presentation(en: "Play again: a new deal (n)", zh: "再玩一局（n）"), .newDeal),
      (presentation(en: "The same deal again (r)", zh: "重玩本局（r）"), .sameDeal),
      (presentation(en: "Leave (q)", zh: "退出（q）"), .leave),
    ]
  }

  /// The lines above the choices, with as much of the review as there is room for.
  private func heading(_ ending: Ending, _ room: Size) -> [String] {
    let width = min(60, room.columns - 4)
    let previousBest =
      round.previousBest.map { [$0.sentence(G.Points.unit, presentation.language)] } ?? []
    func lines(_ review: [String], _ rest: [String]) -> [String] {
      ([round.game.verdict(presentation)] + previousBest + review).flatMap { $0.wrapped(to: width) }
        + rest + [
          ""
        ]
    }
    let summary = round.summary(presentation).wrapped(to: width)
    let share = round.share(presentation).wrapped(to: width)
    let (all, par) = (ending.review, Array(ending.review.prefix(1)))
    let left = room.rows - lines(all, summary + share).count - 2
    let picture =
      ending.picture.count <= left
      ? ending.picture : ending.picture.prefix(max(0, left - 1)) + [presentation.ellipsis]
    let candidates = [
      lines(all, [""] + picture + [""] + summary + share),
      lines(all, summary + [""] + share), lines(par, summary + [""] + share),
      lines(all, summary), lines(par, summary),
    ]
    // A picture of a line or two tells nothing.
    let isPictureShown = picture.count >= min(3, ending.picture.count)
    return candidates.dropFirst(isPictureShown ? 0 : 1).first { $0.count <= room.rows }
      ?? lines([], summary + [""] + share)
  }
}
