import Lines
import Records
import Screens

struct ScreenFrontEnd: FrontEnd {
  let context: CommandContext
  let display: ScreenRunner.DisplayOptions

  /// The time between moves that are not the player's in milliseconds, or nil for the usual one.
  let pause: Int?

  private var presentation: Presentation { display.presentation }

  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader
  ) throws -> Choice? {
    var view = MenuView(
      menu, title: title(presentation.language), presentation: presentation)
    let outcome = try context.screenRunner.show(&view, with: display)
    if let warning = view.warning { context.screenRunner.warn(warning) }
    guard case .chosen(let choice)? = outcome else { return nil }
    return choice
  }

  /// Prints the result after the screen has closed, unless the game had no move.
  func play<G: ArcadeGame>(
    _ table: inout Table<G>, _ words: inout WordReader
  ) throws -> RoundChoice {
    if let lesson = context.lesson(before: table) {
      var view = try LessonView<G>(lesson, display)
      if let outcome = try context.screenRunner.show(&view, with: display) {
        context.noteLesson(lesson, of: G.self)
        guard outcome == .begin else { return .leave }
      }
    }
    var challenge = String?.none
    var view = GameView(
      table, presentation: presentation, isAnimated: display.isAnimated,
      hasClock: display.hasClock, botPause: pause,
      next: context.ghost?.next?(presentation.language)
    ) { game in
      challenge = try? context.challenge(of: game)
      return challenge
    } run: {
      try? context.run()
    }
    let next = try context.screenRunner.show(&view, with: display) ?? .leave
    table = view.table
    guard table.game.turns > 0 else { return next }
    // The window's size may have changed.
    let printed = context.presentation
    try context.say([table.game.summary(printed)])
    // The end page offers the challenge.
    for (purpose, line) in table.nextSteps(printed, isLeft: next == .leave)
    where line != Table<G>.challenge {
      try context.output.line((table.game.isPlaying ? purpose + printed.gap : "  ") + line)
    }
    if let challenge { try context.output.line("  " + challenge) }
    return next
  }
}
