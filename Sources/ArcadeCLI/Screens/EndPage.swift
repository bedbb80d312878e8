import GameCore
import TextUI
import Tiles

/// The page that tells how a game went and asks what is next.
extension GameView {
  func endPanel(_ ending: Ending, in size: Size) -> Panel {
    let choices = Self.choices(voice).map { MenuItem("", $0.title) }
    // The line on top and the box stay in sight.
    let heading = heading(ending, Size(rows: size.rows - choices.count - 3, columns: size.columns))
    // Without numbers, which may still be meant for tiles.
    return Panel(heading: heading, items: choices, isNumbered: false).focusing(on: ending.focus)
  }

  static func choices(_ voice: Voice) -> [(title: String, wish: Wish)] {
    [
      (voice.language(en: "Play again: a new deal (n)", zh: "再玩一局（n）"), .newDeal),
      (voice.language(en: "The same deal again (r)", zh: "重玩本局（r）"), .sameDeal),
      (voice.language(en: "Leave (q)", zh: "退出（q）"), .leave),
    ]
  }

  /// The lines above the choices, with as much of the review as there is room for.
  private func heading(_ ending: Ending, _ room: Size) -> [String] {
    let width = min(60, room.columns - 4)
    let beaten = round.beaten.map { [$0.sentence(G.Points.unit, voice.language)] } ?? []
    func lines(_ review: [String], _ rest: [String]) -> [String] {
      ([round.game.verdict(voice)] + beaten + review).flatMap { $0.wrapped(to: width) } + rest + [
        ""
      ]
    }
    let summary = round.summary(voice).wrapped(to: width)
    let share = round.share(voice).wrapped(to: width)
    let (all, par) = (ending.review, Array(ending.review.prefix(1)))
    let left = room.rows - lines(all, summary + share).count - 2
    let picture =
      ending.picture.count <= left
      ? ending.picture : ending.picture.prefix(max(0, left - 1)) + [voice.ellipsis]
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
