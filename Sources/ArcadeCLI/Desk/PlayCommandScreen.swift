import CommandLine
import GameCore
import Platform
import TextUI
import Tiles

extension PlayCommand {
  /// Plays round after round on the screen, and leaves in lines what was played. A round that was
  /// left before its first move leaves nothing, not even its status where there was another one.
  func playOnScreen(
    _ first: Round<G>, _ moves: [G.Move], _ setting: ScreenRunner.DisplayOptions
  ) throws -> ExitStatus {
    var (round, moves, status) = (first, moves, ExitStatus.unfinished)
    while true {
      var view = GameView(
        round: round, earlier: moves, presentation: setting.presentation,
        isAnimated: setting.isAnimated)
      let choice = try context.screenRunner.show(&view, with: setting)
      if view.round.turns > 0 {
        status = view.round.game.status == .playing ? .unfinished : .done
        try leave(view.round, for: choice, setting.presentation)
      }
      guard let choice, choice != .leave else { return status }
      view.round.giveUp()
      let source = choice == .sameDeal ? round.source : .drawn
      (round, moves) = (
        try Round(options: round.options, source: source, recorder: round.recorder), []
      )
    }
  }

  /// Prints what is left of a round when the screen is closed.
  private func leave(
    _ round: Round<G>, for choice: RoundChoice?, _ presentation: Presentation
  ) throws(SystemError) {
    try context.output.line(round.summary(presentation))
    let isLeft = choice == nil || choice == .leave
    for (_, line) in round.pointers(presentation, isLeft: isLeft) {
      try context.output.line("  " + line)
    }
  }
}
