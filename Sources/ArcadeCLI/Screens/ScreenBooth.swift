import GameCore
import Platform
import TextUI
import Tiles

extension Booth {
  /// Plays round after round on the screen, and leaves in lines what was played. A round that was
  /// left before its first move leaves nothing, not even its status where there was another one.
  func playOnScreen(
    _ first: Round<G>, _ moves: [G.Move], _ setting: Theatre.Setting
  ) throws -> ExitStatus {
    var (round, moves, status) = (first, moves, ExitStatus.unfinished)
    while true {
      var view = GameView(
        round: round, earlier: moves, voice: setting.voice, isAnimated: setting.isAnimated)
      let wish = try desk.theatre.show(&view, with: setting)
      if view.round.turns > 0 {
        status = view.round.game.status == .playing ? .unfinished : .done
        try leave(view.round, for: wish, setting.voice)
      }
      guard let wish, wish != .leave else { return status }
      view.round.giveUp()
      let source = wish == .sameDeal ? round.source : .drawn
      (round, moves) = (
        try Round(options: round.options, source: source, recorder: round.recorder), []
      )
    }
  }

  /// Prints what is left of a round when the screen is closed.
  private func leave(
    _ round: Round<G>, for wish: Wish?, _ voice: Voice
  ) throws(SystemError) {
    try desk.output.line(round.summary(voice))
    let isLeft = wish == nil || wish == .leave
    for (_, line) in round.pointers(voice, isLeft: isLeft) { try desk.output.line("  " + line) }
  }
}
