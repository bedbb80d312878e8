import GameCore
import Platform
import Play
import Storage
import TextUI

/// Play on the full screen.
struct ScreenInterface: Interface {
  let context: CommandContext
  let display: ScreenRunner.DisplayOptions

  /// The time between the moves of a bot, in milliseconds.
  let botPause: Int

  var presentation: Presentation { display.presentation }
  var returnsToMenu: Bool { true }

  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader,
    save: @escaping (Choice) -> Void
  ) throws -> Choice? {
    var view = MenuView(
      menu, title: [title(presentation.language)], presentation: presentation, save: save)
    guard case .chosen(let choice)? = try context.screenRunner.show(&view, with: display) else {
      return nil
    }
    return choice
  }

  func wantsAgain(_ played: DailyFacts, _ words: inout WordReader) throws -> Bool {
    var view = DailyView(played, presentation: presentation, now: context.environment.now)
    return try context.screenRunner.show(&view, with: display) == .again
  }

  /// Prints what was played when the screen closes; nothing of a game that was left before its first
  /// move.
  func play<G: ArcadeGame>(
    _ game: inout RecordedGame<G>, _ words: inout WordReader
  ) throws -> PlayedGame {
    var view = GameView(
      game, presentation: presentation, isAnimated: display.isAnimated, botPause: botPause)
    let next = try context.screenRunner.show(&view, with: display) ?? .leave
    game = view.round
    guard game.playthrough.turns > 0 else { return PlayedGame(untouched: next) }
    let printed = printedPresentation
    try say([game.playthrough.summary(printed)])
    for (_, line) in game.nextSteps(printed, isLeft: next == .leave) {
      try context.output.line("  " + line)
    }
    return PlayedGame(game.playthrough, next: next)
  }

  func show<G: ArcadeGame>(_ playback: Playback<G>) throws {
    let game = playback.game
    var view = ReplayView(game, display, pause: playback.pause ?? Pace.pause)
    _ = try context.screenRunner.show(&view, with: display)
    // Of a bot's game only what was watched is told.
    let end = game.player == nil ? game : view.seen
    let printed = printedPresentation
    let isJudged = end.player != nil && !end.isPlaying
    try say((isJudged ? end.analysis(end.review, printed) : []) + [end.summary(printed)])
  }

  /// The presentation of what is printed afterwards: the window may have been resized.
  private var printedPresentation: Presentation {
    var presentation = presentation
    presentation.columns = context.environment.columns
    return presentation
  }

  private func say(_ sentences: [String]) throws {
    let prompter = Prompter(
      presentation: printedPresentation, output: context.output, isInteractive: false)
    for sentence in sentences { try prompter.say(sentence) }
  }
}
