import CommandLine
import Lines
import Platform
import Records
import Screens

/// The main menu, which `arcade` alone opens at a terminal.
struct MainMenu {
  private var context: CommandContext
  private var words: WordReader
  /// The name of the last game played here, which gets the focus.
  private var last: String?
  private var isListed = false
  /// The word for the page to which the menu in lines returns, or nil for the first page.
  private var origin: String?
  /// The page of opponents that was open last, whose choices are kept.
  private var versus: OptionsScreen?
  private var status = ExitStatus.done
  private let games = GameCatalog.arcade.games

  static func open(_ context: CommandContext) throws -> ExitStatus {
    var menu = MainMenu(
      context: context, words: WordReader(operands: [], input: context.input))
    while try menu.turn() {}
    return menu.status
  }

  private var isOnScreen: Bool { context.play.opensScreen(in: context.environment) }

  /// Shows the front page and follows the player's choice. Returns false if the player leaves.
  private mutating func turn() throws -> Bool {
    let content = try FrontContent(context)
    let choice = try isOnScreen ? chooseOnScreen(content) : chooseInLines(content)
    try follow(choice, content)
    return choice != .leave
  }

  private mutating func chooseOnScreen(_ content: FrontContent) throws -> FrontChoice {
    let display = context.display
    if content.page.run.next == nil { last = last ?? context.state?.lastGame }
    var view = FrontView(
      content.page, focus: games.firstIndex { $0.name == last },
      presentation: display.presentation, now: context.environment.now)
    return try context.screenRunner.show(&view, with: display) ?? .leave
  }

  private mutating func chooseInLines(_ content: FrontContent) throws -> FrontChoice {
    context.screenRunner.close()
    defer { (isListed, origin) = (true, nil) }
    return try context.prompter(isInteractive: true).choose(
      from: FrontMenu(content.page, at: origin), title: Phrase(en: "arcade", zh: "首页"),
      isListed: !isListed || origin == "versus", isFirst: true, &words) ?? .leave
  }

  private mutating func follow(_ choice: FrontChoice, _ content: FrontContent) throws {
    switch choice {
    case .leave, .newDay: break
    case .run: status = try DailyRunCommand(context).play(&words)
    case .play(let index, let level):
      context.choose(level: level, of: games[index])
      if !isOnScreen, content.unfinished.contains(where: { $0.game.name == games[index].name }) {
        try context.say([
          context.presentation(
            en: "A new game. Your unfinished one is kept: "
              + "the word continue on the first page leads to it.",
            zh: "开始新局。没玩完的那一局还在，在首页输入“继续”就能接着玩。")
        ])
      }
      try start(games[index])
    case .daily(let index):
      origin = "daily"
      try start(games[index], isDaily: true)
    case .versus(let index):
      last = games[index].name
      var screen = OptionsScreen(
        opponentsIn: context, beaten: content.page.beaten, after: versus)
      let way = try isOnScreen ? screen.open(index) : screen.openInLines(index, &words)
      (origin, versus) = ("versus", screen)
      guard let way else { break }
      try start(way.type, way.mode, in: screen.context)
      // In lines, the page of opponents is the way back.
      let goesOn = !isOnScreen && !words.hasEnded && !Interruption.isRequested
      if goesOn { try follow(choice, FrontContent(context)) }
    case .lesson(let index):
      origin = "lesson"
      try teach(games[index])
    case .rules(let index):
      origin = "rules"
      try tellRules(of: games[index])
    case .resume where content.unfinished.isEmpty:
      try context.say([
        context.presentation(en: "There is no unfinished game to continue.", zh: "没有可以继续的局。")
      ])
    case .resume(let index):
      origin = "continue"
      do {
        status = try content.unfinished[index].resume(&words)
      } catch let error as UserError {
        // A game against a program needs the command line that names it, or no sound is played.
        context.warn(error.phrase)
      }
    case .discard(let index):
      let (saved, say) = (content.unfinished[index], context.presentation)
      origin = "discard"
      guard !isOnScreen else { return saved.discard() }
      let title = saved.game.title
      guard try context.frontEnd(words).discards(title, say, &words) else { break }
      saved.discard()
      try context.say([say(en: "\(title(.en)) is discarded.", zh: "已放弃\(title(.zh))。")])
    case .options(let index):
      var screen = OptionsScreen(optionsIn: context)
      _ = try isOnScreen ? screen.open(index ?? 0) : screen.openInLines(index, &words)
      context = screen.context
    case .statistics(let index, let isOfTwo):
      var filter = ScoreBook.Filter()
      origin = "statistics"
      if !isOnScreen { (filter.game, filter.isOfTwo) = (index.map { games[$0].name }, isOfTwo) }
      let book = try ScoreBook(of: context.state?.history, .arcade, filter)
      let today = context.environment.now()
      guard isOnScreen else {
        let table = ScoreTable(book, isOnlyBest: false, today: today, files: nil)
        for line in table.lines(context.presentation) { try context.output.line(line) }
        break
      }
      var view = StatsView(
        book, presentation: context.presentation, today: today, game: index.map { games[$0].name },
        games.compactMap { context.collection(of: $0) })
      _ = try context.screenRunner.show(&view, with: context.display)
    }
  }

  private mutating func start<G: ArcadeGame>(
    _ game: G.Type, _ mode: Mode = .alone, isDaily: Bool = false, in context: CommandContext? = nil
  ) throws {
    last = G.name
    var context = context ?? self.context
    context.play.isDaily = isDaily
    status = try PlayCommand<G>(context, mode).playAtOnce(&words)
  }

  /// Tells the rules of a game with the player's options.
  private func tellRules<G: ArcadeGame>(of game: G.Type) throws {
    let rules = G.rules(of: G.setup(PlayCommand<G>(context).savedChoices(), .alone))
    try context.say((rules + [Stars.meaning]).map { $0(context.presentation.language) })
  }

  private mutating func teach<G: ArcadeGame>(_ game: G.Type) throws {
    let lesson = G.lesson(PlayCommand<G>(context).savedChoices()) ?? G.lesson(G.Options())
    guard let lesson else { return }
    let frontEnd = LineFrontEnd(context: context, prompter: context.prompter(isInteractive: true))
    try frontEnd.teach(lesson, of: G.self, &words)
    context.noteLesson(lesson, of: G.self)
  }
}

struct FrontContent {
  let unfinished: [UnfinishedGame]
  let page: FrontPage

  init(_ context: CommandContext) throws {
    let (games, presentation) = (GameCatalog.arcade.games, context.presentation)
    context.sweepJournals()
    unfinished = UnfinishedGame.all(context, limit: 8)
    let (book, now) = (
      try ScoreBook(of: context.state?.history, .arcade, verifying: .stars),
      context.environment.now()
    )
    page = FrontPage(
      games, games.map { context.levels(of: $0) },
      unfinished.map { saved in
        FrontPage.Unfinished(
          of: games.firstIndex { $0.name == saved.game.name } ?? 0,
          saved.game.title(presentation.language), saved.facts)
      },
      book, DailyRun(of: book, at: now), now: now, presentation)
  }
}

extension CommandContext {
  /// Returns the collection of a game and what is in it, or nil if it has none.
  fileprivate func collection<G: ArcadeGame>(of game: G.Type) -> (Collectibles, Finds)? {
    guard let collection = G.collectibles, let finds = try? state?.history.finds(in: G.self)
    else { return nil }
    return (collection, finds)
  }

  /// Returns the levels of a game, with the player's choice of what they show.
  fileprivate func levels<G: ArcadeGame>(of game: G.Type) -> FrontPage.Levels {
    let chosen = PlayCommand<G>(self).savedChoices()
    let (levels, way) = (G.levels(like: chosen), GameVariant(game))
    let kind = way.kind(of: chosen.recorded)
    let index = levels.firstIndex { way.kind(of: $0.recorded) == kind }
    let all = index == nil ? levels + [chosen] : levels
    return FrontPage.Levels(
      levels: levels.count,
      all.map { ($0.recorded, $0.words(presentation).joined(separator: presentation.comma)) },
      chosen: index ?? levels.count)
  }

  /// Keeps a level as the player's choice of options.
  fileprivate func choose<G: ArcadeGame>(level: Int, of game: G.Type) {
    let command = PlayCommand<G>(self)
    let chosen = command.savedChoices()
    let levels = G.levels(like: chosen)
    guard levels.indices.contains(level) else { return }
    command.save(levels[level], insteadOf: chosen, G.Options.table)
  }
}
