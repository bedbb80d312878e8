import CommandLine
import Lines
import Platform
import Records
import Screens

/// A way to show games: on the screen, in lines of text or in JSON lines.
protocol FrontEnd {
  /// True if a daily deal may lead to the next game's daily deal.
  var offersNextDaily: Bool { get }

  /// Returns the choice in a menu, or nil if the player leaves. Calls `save` with choices to keep.
  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader,
    save: @escaping (Choice) -> Void
  ) throws -> Choice?

  /// Shows the facts of a finished daily deal, and returns whether the player wants it again.
  func wantsAgain(_ facts: [String], _ words: inout WordReader) throws -> Bool

  /// Plays a game until its end or until the player leaves. Returns the player's next step.
  func play<G: ArcadeGame>(
    _ table: inout Table<G>, _ words: inout WordReader
  ) throws -> RoundChoice

  func show<G: ArcadeGame>(_ playback: Playback<G>) throws
}

extension FrontEnd {
  var offersNextDaily: Bool { false }
}

extension CommandContext {
  /// Returns the front end for the options. It is the screen only if `mayOpenScreen`.
  func frontEnd(
    isInteractive: Bool, mayOpenScreen: Bool, botPause: Int = 800
  ) -> any FrontEnd {
    if play.json { return JSONFrontEnd(isQuiet: play.quiet, output: output) }
    if mayOpenScreen, play.opensScreen(in: environment) {
      return ScreenFrontEnd(context: self, display: display, botPause: botPause)
    }
    return Prompter(
      presentation: presentation, output: output,
      isInteractive: isInteractive && !play.quiet, isQuiet: play.quiet)
  }
}

extension Prompter: FrontEnd {
  func wantsAgain(_ facts: [String], _ words: inout WordReader) throws -> Bool {
    for fact in facts { try say(fact) }
    return try agrees(
      to: presentation(
        en: "Play it again? It won't count. (y/n)", zh: "再玩一遍？不计成绩。（y/n）"), &words)
  }

  func play<G: ArcadeGame>(
    _ table: inout Table<G>, _ words: inout WordReader
  ) throws -> RoundChoice {
    var session = LineSession(table, prompter: self)
    try session.play(&words)
    table = session.table
    let mayGoOn = !table.isPlaying && isInteractive
    return try mayGoOn && wantsAnother(&words) ? .newDeal : .leave
  }

  func show<G: ArcadeGame>(_ playback: Playback<G>) throws {
    let isAtTerminal = playback.isAtTerminal
    if playback.pace == .step, isAtTerminal {
      try say(
        presentation(en: "Press Enter for the next move, q to quit.", zh: "按回车看下一步，输入 q 退出。"))
    }
    var words = playback.words
    var session = LineSession(
      playback.start, isReplay: true, showsBoards: isAtTerminal, prompter: self)
    try session.play(&words)
  }
}

/// JSON lines for a program, which is asked no questions.
struct JSONFrontEnd: FrontEnd {
  let isQuiet: Bool
  let output: Output

  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader,
    save: @escaping (Choice) -> Void
  ) -> Choice? { nil }

  func wantsAgain(_ facts: [String], _ words: inout WordReader) -> Bool { true }

  func play<G: ArcadeGame>(
    _ table: inout Table<G>, _ words: inout WordReader
  ) throws -> RoundChoice {
    var session = JSONSession(table, isQuiet: isQuiet, output: output)
    try session.play(&words)
    table = session.table
    return .leave
  }

  func show<G: ArcadeGame>(_ playback: Playback<G>) throws {
    var (table, words) = (playback.start, playback.words)
    _ = try play(&table, &words)
  }
}

struct ScreenFrontEnd: FrontEnd {
  let context: CommandContext
  let display: ScreenRunner.DisplayOptions

  /// The time between the moves of a bot, in milliseconds.
  let botPause: Int

  var offersNextDaily: Bool { true }
  private var presentation: Presentation { display.presentation }

  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader,
    save: @escaping (Choice) -> Void
  ) throws -> Choice? {
    var view = MenuView(
      menu, title: title(presentation.language), presentation: presentation, save: save)
    let outcome = try context.screenRunner.show(&view, with: display)
    if let warning = view.warning { context.screenRunner.warn(warning) }
    guard case .chosen(let choice)? = outcome else { return nil }
    return choice
  }

  func wantsAgain(_ facts: [String], _ words: inout WordReader) throws -> Bool {
    let menu = ListMenu(
      [
        MenuItem("again", presentation(en: "Play again (not counted)", zh: "再玩一遍（不计成绩）")),
        MenuItem("back", presentation(en: "Back", zh: "返回")),
      ], notes: facts)
    let title = Phrase(en: "The deal of the day", zh: "每日一局")
    return try choose(from: menu, title: title, &words, save: { _ in }) == 0
  }

  /// Prints the result after the screen has closed, unless the game had no move.
  func play<G: ArcadeGame>(
    _ table: inout Table<G>, _ words: inout WordReader
  ) throws -> RoundChoice {
    var view = GameView(
      table, presentation: presentation, isAnimated: display.isAnimated,
      hasClock: display.hasClock, botPause: botPause
    ) { context.standing(of: $0, after: G.self) }
    let next = try context.screenRunner.show(&view, with: display) ?? .leave
    table = view.table
    guard table.game.turns > 0 else { return next }
    // The window's size may have changed.
    let printed = context.presentation
    try say([table.game.summary(printed)])
    for (_, line) in table.nextSteps(printed, isLeft: next == .leave) {
      try context.output.line("  " + line)
    }
    return next
  }

  func show<G: ArcadeGame>(_ playback: Playback<G>) throws {
    let game = playback.game
    let pause = if case .after(let pause)? = playback.pace { pause } else { Pace.pause }
    var view = ReplayView(game, presentation, isAnimated: display.isAnimated, pause: pause)
    _ = try context.screenRunner.show(&view, with: display)
    // The result of a bot's game covers only the moves that were watched.
    let end = game.player == nil ? game : view.seen
    let printed = context.presentation
    let isJudged = end.player != nil && !end.isPlaying
    try say((isJudged ? end.analysis(end.review, printed) : []) + [end.summary(printed)])
  }

  private func say(_ sentences: [String]) throws {
    let prompter = Prompter(
      presentation: context.presentation, output: context.output, isInteractive: false)
    for sentence in sentences { try prompter.say(sentence) }
  }
}
