import CommandLine
import Lines
import Platform
import Records
import Screens

/// A way to show games: on the screen, in lines of text or in JSON lines.
protocol FrontEnd {
  /// Returns the choice in a menu, or nil if the player leaves.
  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader
  ) throws -> Choice?

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
    if opensScreen(words) {
      return ScreenFrontEnd(context: self, display: display, pause: pace?.milliseconds)
    }
    return LineFrontEnd(
      context: self, prompter: prompter(isInteractive: environment.isAtTerminal))
  }

  /// Returns the lesson of a game before the player's first one of its kind, unless the command
  /// line names the deal.
  func lesson<G: ArcadeGame>(before table: Table<G>) -> Lesson<G.P>? {
    let lesson = G.lesson(table.game.options)
    guard table.game.mode == .alone, table.game.turns == 0, play.seed == nil, play.deal == nil,
      givenLessons != ["off"], !givenLessons.contains(lesson?.name(of: G.self) ?? "")
    else { return nil }
    return lesson
  }

  private var givenLessons: [String] { lessons(environment.saved.value(of: Setting.lessonName)) }

  private func lessons(_ setting: String?) -> [String] {
    (setting ?? "on").split(separator: ",").map(String.init)
  }

  /// Keeps a lesson from being given again.
  func noteLesson<G: ArcadeGame>(_ lesson: Lesson<G.P>, of game: G.Type) {
    let name = lesson.name(of: G.self)
    environment.saved.update(Setting.lessonName) { setting in
      let given = lessons(setting)
      guard let setting, given == ["off"] || given.contains(name) else {
        return (given.filter { $0 != "on" } + [name]).joined(separator: ",")
      }
      return setting
    }
  }

  func say(_ sentences: [String]) throws {
    let prompter = prompter(isInteractive: false)
    for sentence in sentences { try prompter.say(sentence) }
  }
}

struct LineFrontEnd: FrontEnd {
  let context: CommandContext
  let prompter: Prompter

  private var presentation: Presentation { prompter.presentation }

  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader
  ) throws -> Choice? {
    try prompter.choose(from: menu, title: title, &words)
  }

  func play<G: ArcadeGame>(
    _ table: inout Table<G>, _ words: inout WordReader
  ) throws -> RoundChoice {
    if prompter.isInteractive { Interruption.install() }
    let lesson = prompter.isInteractive && !words.hasOperands ? context.lesson(before: table) : nil
    if let lesson {
      let goesOn = try teach(lesson, of: G.self, &words) { try prompter.waitForStart(&$0) }
      context.noteLesson(lesson, of: G.self)
      guard goesOn else { return .leave }
    }
    var session = LineSession(
      table, tellsSteps: !prompter.isInteractive, tellsHelp: lesson == nil, prompter: prompter)
    try session.play(&words)
    table = session.table
    guard prompter.isInteractive, !table.isPlaying else { return .leave }
    if words.dropTypedAhead() {
      try prompter.say(
        presentation(en: "What you typed before the end is dropped.", zh: "结束前多输入的内容不再执行。"))
    }
    return try chooseNext(after: &table, &words)
  }

  /// Gives a lesson, and then calls `goOn` if a game follows. Returns false if the player left.
  @discardableResult
  func teach<G: ArcadeGame>(
    _ lesson: Lesson<G.P>, of game: G.Type, _ words: inout WordReader,
    goOn: ((inout WordReader) throws -> Bool)? = nil
  ) throws -> Bool {
    let title = G.title(presentation.language)
    try prompter.say(
      goOn == nil
        ? presentation(
          en: "A lesson in \(title). Type back to leave it.", zh: "教你玩\(title)。输入“返回”离开。")
        : presentation(
          en: "First a lesson in \(title), then your game. "
            + "Type skip to go without it, or back to leave.",
          zh: "先教你玩\(title)，然后正式开始。输入“跳过”直接开始，输入“返回”离开。"))
    var session = LineSession(try Table<G>(lesson), lesson: lesson, prompter: prompter)
    try session.play(&words)
    guard !session.table.isPlaying else {
      try prompter.say(presentation(en: "You left the lesson.", zh: "教学到此为止。"))
      return session.hasSkipped
    }
    let (game, review) = (session.table.game, session.table.game.review)
    let revealed = (0..<game.turns).compactMap { review?.revelation(onMove: $0, presentation) }
    for text in [lesson.end(presentation.language)] + revealed { try prompter.say(text) }
    return try goOn?(&words) ?? true
  }

  /// Offers the choices of the end page, until one of them leads to another game or back.
  private func chooseNext<G: ArcadeGame>(
    after table: inout Table<G>, _ words: inout WordReader
  ) throws -> RoundChoice {
    let run = table.game.daily == nil ? nil : try? context.run()
    let language = presentation.language
    if let run { try prompter.say(run.news(presentation)) }
    let choices = EndChoice.all(
      after: table, next: run?.titleOfNext(language) ?? context.ghost?.next?(language),
      onScreen: false, presentation)
    let about = presentation(en: "each move, and what was better", zh: "逐手点评，看怎样更好")
    let items = choices.map { choice, title in
      MenuItem(choice.rawValue, title, key: choice.key, note: choice == .look ? about : "")
    }
    var (isListed, hasToldAway) = (true, false)
    choosing: while let index = try prompter.choose(
      from: ListMenu(items), title: Phrase(en: "What next?", zh: "接下来："), isListed: isListed,
      &words,
      attend: {
        table.attend()
        if !hasToldAway, let news = table.awayNews(presentation) {
          hasToldAway = true
          try? context.output.line("\n" + news)
          try? context.output.flush()
        }
        return table.contact?.descriptors
      })
    {
      isListed = false
      switch choices[index].choice {
      case .new: return .newDeal
      case .harder: return .harder
      case .again: return .sameDeal
      case .look: try prompter.lookBack(at: table.game, &words)
      case .share: try context.output.line(table.game.share(presentation))
      case .challenge:
        do {
          let challenge = try context.challenge(of: table.game)
          if presentation.isPlain, table.recorder?.hasFailed == false {
            try prompter.say(
              presentation(
                en: "'\(Table<G>.challenge) > FILE' writes this line to a file.",
                zh: "用“\(Table<G>.challenge) > 文件”可以把这一行存到文件里。"))
          }
          try prompter.say(presentation.toChallenge)
          try context.output.line("  " + challenge)
        } catch let error as UserError {
          try prompter.say(error.sentence(language))
        }
      case .poster:
        let here = context.environment.variable("PWD") ?? "."
        let question = presentation(
          en: "Folder for the poster, or Enter for \(here.shownAsPath), or back:",
          zh: "海报存到哪个文件夹？（回车存到 \(here.shownAsPath)，输入“返回”则不存）")
        guard let line = try prompter.line(after: question, &words), LineCommand(line) != .quit
        else { break }
        let folder =
          line.isEmpty ? here : line.withoutTilde(context.environment.variable("HOME"))
        try table.game.savePoster(in: folder, named: folder.shownAsPath, presentation)
          .map(prompter.say)
      case .back: break choosing
      }
    }
    if table.game.isMidSeries { try prompter.say(presentation.seriesEnds) }
    return .leave
  }
}

extension JSONSession: FrontEnd {
  // A program is asked no questions, but waits for a friend.
  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader
  ) -> Choice? {
    var menu = menu
    while menu.page(.untranslated).isWaiting, !Interruption.isRequested {
      if case .done(let choice) = menu.take(.waited) { return choice }
      usleep(30_000)
    }
    return nil
  }
}

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

extension Lesson {
  fileprivate func name(of game: any ArcadeGame.Type) -> String {
    topic.map { "\(game.name)-\($0)" } ?? game.name
  }
}
