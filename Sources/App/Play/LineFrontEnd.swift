import Lines
import Platform
import Records
import Screens

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
      try prompter.say(
        presentation(
          en: "You left the lesson. The word lesson on the first page of arcade gives it again.",
          zh: "教学到此为止。在 arcade 的首页输入“教学”可以再来。"))
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
      refusesMore: true, &words,
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
      case .race: return .race
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
