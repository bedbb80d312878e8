import CommandLine
import Lines
import Platform
import Records
import Screens

/// A way to show games: on the screen, in lines of text or in JSON lines.
protocol FrontEnd {
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
}

extension CommandContext {
  func prompter(isInteractive: Bool) -> Prompter {
    Prompter(
      presentation: presentation, output: output,
      isInteractive: isInteractive && !play.quiet, isQuiet: play.quiet)
  }

  /// Returns the front end for the options. With moves on the command line it is not the screen.
  func frontEnd(_ words: WordReader, _ pace: Pace? = nil) -> any FrontEnd {
    if play.json { return JSONSession(isQuiet: play.quiet, output: output) }
    if !words.hasOperands, play.opensScreen(in: environment) {
      return ScreenFrontEnd(context: self, display: display, pause: pace?.milliseconds)
    }
    return prompter(isInteractive: environment.isAtTerminal)
  }

  func say(_ sentences: [String]) throws {
    let prompter = prompter(isInteractive: false)
    for sentence in sentences { try prompter.say(sentence) }
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
    let mayGoOn = !table.isPlaying && isInteractive && table.game.daily == nil
    guard mayGoOn else { return .leave }
    let wantsAnother = try wantsAnother(&words) {
      table.attend()
      return table.contact?.descriptors
    }
    return wantsAnother ? .newDeal : .leave
  }
}

extension JSONSession: FrontEnd {
  // A program is asked no questions.
  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader,
    save: @escaping (Choice) -> Void
  ) -> Choice? { nil }

  func wantsAgain(_ facts: [String], _ words: inout WordReader) -> Bool { true }
}

struct ScreenFrontEnd: FrontEnd {
  let context: CommandContext
  let display: ScreenRunner.DisplayOptions

  /// The time between moves that are not the player's in milliseconds, or nil for the usual one.
  let pause: Int?

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
    try teach(table)
    var challenge = String?.none
    var view = GameView(
      table, presentation: presentation, isAnimated: display.isAnimated,
      hasClock: display.hasClock, botPause: pause ?? 800,
      next: context.ghost?.next?(presentation.language)
    ) { game in
      let now = context.environment.now()
      challenge = try? context.challenge([game.record(begun: now, ended: now)]).command
      return challenge
    } run: {
      context.run()
    }
    let next = try context.screenRunner.show(&view, with: display) ?? .leave
    table = view.table
    guard table.game.turns > 0 else { return next }
    // The window's size may have changed.
    let printed = context.presentation
    try context.say([table.game.summary(printed)])
    let steps = table.nextSteps(printed, isLeft: next == .leave).map(\.line)
    // The end page offers the challenge.
    let asked = steps.filter { $0 != Table<G>.challenge } + [challenge].compactMap(\.self)
    for line in asked { try context.output.line("  " + line) }
    return next
  }

  /// Gives the lesson of a game before the player's first one of its kind, unless the command line
  /// names the deal.
  private func teach<G: ArcadeGame>(_ table: Table<G>) throws {
    let (setting, saved) = (Setting.lessonName, context.environment.saved)
    let given = (saved.value(of: setting) ?? "on").split(separator: ",").map(String.init)
    guard given != ["off"], table.game.mode == .alone, table.game.turns == 0,
      context.play.seed == nil, context.play.deal == nil, let lesson = G.lesson(table.game.options)
    else { return }
    let name = lesson.topic.map { "\(G.name)-\($0)" } ?? G.name
    guard !given.contains(name) else { return }
    var view = try LessonView<G>(lesson, display)
    guard try context.screenRunner.show(&view, with: display) != nil else { return }
    saved.save((given.filter { $0 != "on" } + [name]).joined(separator: ","), as: setting)
  }
}
