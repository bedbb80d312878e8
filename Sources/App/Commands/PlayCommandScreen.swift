import CommandLine
import GameCore
import Platform
import Play
import Storage
import TextUI

extension PlayCommand {
  /// Plays round after round on the screen, and prints what was played when it closes. A round that
  /// was left before its first move prints nothing and leaves the status of the one before.
  func playOnScreen(
    _ first: RecordedRound<G>, _ display: ScreenRunner.DisplayOptions
  ) throws -> ExitStatus {
    var (round, status) = (first, ExitStatus.unfinished)
    while true {
      var view = GameView(
        round, presentation: display.presentation, isAnimated: display.isAnimated,
        botPause: botPause)
      let choice = try context.screenRunner.show(&view, with: display)
      let played = view.round.playthrough
      if played.turns > 0 {
        status = played.isPlaying ? .unfinished : .done
        try printEnd(of: view.round, choice, display.presentation)
      }
      guard let choice, choice != .leave else { return status }
      view.round.giveUp()
      let isSameDeal = choice == .sameDeal
      let options = G.options(played.options, after: played.position, isSameDeal: isSameDeal)
      round = RecordedRound(
        try Playthrough(options: options, source: isSameDeal ? played.source : .drawn),
        round.recorder)
    }
  }

  private func printEnd(
    of round: RecordedRound<G>, _ choice: RoundChoice?, _ presentation: Presentation
  ) throws(SystemError) {
    var presentation = presentation
    // The window may have been resized.
    presentation.columns = context.environment.columns
    let prompter = Prompter(
      presentation: presentation, output: context.output, isInteractive: false)
    try prompter.say(round.playthrough.summary(presentation))
    let isLeft = choice == nil || choice == .leave
    for (_, line) in round.nextSteps(presentation, isLeft: isLeft) {
      try context.output.line("  " + line)
    }
  }
}
