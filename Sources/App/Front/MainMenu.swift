import CommandLine
import Lines
import Records
import Screens

/// The main menu, which `arcade` alone opens at a terminal.
struct MainMenu {
  private var context: CommandContext
  /// The name of the last game played here, which gets the focus.
  private var last: String?
  private var status = ExitStatus.done
  private let games = GameCatalog.arcade.games

  static func open(_ context: CommandContext) throws -> ExitStatus {
    var menu = MainMenu(context: context)
    guard context.play.opensScreen(in: context.environment) else { return try menu.openInLines() }
    while try menu.turn() {
      guard menu.context.play.isOn(.plain, in: menu.context.environment) else { continue }
      context.screenRunner.close()
      return try menu.openInLines()
    }
    return menu.status
  }

  /// Shows the front page and follows the player's choice. Returns false if the player leaves.
  private mutating func turn() throws -> Bool {
    let display = context.display
    let content = try FrontContent(context)
    if content.page.run.next == nil { last = last ?? context.state?.lastGame }
    var view = FrontView(
      content.page, focus: games.firstIndex { $0.name == last },
      presentation: display.presentation, now: context.environment.now)
    let choice = try context.screenRunner.show(&view, with: display) ?? .leave
    try follow(choice, content) { try $0.open($1) }
    return choice != .leave
  }

  /// Follows a choice on the front page. `meet` lets the player choose an opponent in a game.
  private mutating func follow(
    _ choice: FrontChoice, _ content: FrontContent,
    meet: (inout OptionsScreen, _ game: Int) throws -> GameVariant?
  ) throws {
    switch choice {
    case .leave, .newDay: break
    case .run:
      var words = WordReader(operands: [], input: context.input)
      status = try DailyRunCommand(context).play(&words)
    case .play(let index): try start(games[index])
    case .daily(let index): try start(games[index], isDaily: true)
    case .versus(let index):
      last = games[index].name
      var screen = OptionsScreen(opponentsIn: context, beaten: content.page.beaten)
      if let way = try meet(&screen, index) { try start(way.type, way.mode, in: screen.context) }
    case .resume(let index):
      do {
        status = try content.unfinished[index].resume([])
      } catch let error as UserError {
        // A game against a program needs the command line that names it, or no sound is played.
        context.warn(error.phrase)
      }
    case .discard(let index): content.unfinished[index].discard()
    case .options(let index):
      var screen = OptionsScreen(optionsIn: context)
      _ = try screen.open(index)
      context = screen.context
    case .statistics(let index):
      let book = try ScoreBook(of: context.state?.history, .arcade)
      var view = StatsView(
        book, presentation: context.presentation, today: context.environment.now(),
        game: index.map { games[$0].name })
      _ = try context.screenRunner.show(&view, with: context.display)
    }
  }

  private mutating func start<G: ArcadeGame>(
    _ game: G.Type, _ mode: Mode = .alone, isDaily: Bool = false, in context: CommandContext? = nil
  ) throws {
    last = G.name
    var context = context ?? self.context
    context.play.isDaily = isDaily
    status = try PlayCommand<G>(context, mode).playAtOnce()
  }

  private mutating func openInLines() throws -> ExitStatus {
    let prompter = context.prompter(isInteractive: true)
    var words = WordReader(operands: [], input: context.input)
    let content = try FrontContent(context)
    let title = Phrase(en: "arcade", zh: "arcade")
    let choice = try prompter.choose(
      from: FrontMenu(content.page), title: title, &words, save: { _ in })
    try follow(choice ?? .leave, content) { [games] in
      try $0.choose(in: games[$1], prompter, &words)
    }
    return status
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
      try ScoreBook(of: context.state?.history, .arcade, asRecorded: true),
      context.environment.now()
    )
    page = FrontPage(
      games, options: games.map { context.chosenOptions(of: $0) },
      unfinished.map { saved in
        FrontPage.Unfinished(
          of: games.firstIndex { $0.name == saved.game.name } ?? 0,
          saved.game.title(presentation.language), saved.facts)
      },
      book, DailyRun(DailyDeal(day: now.dayNumber), of: book, GameCatalog.run), now: now,
      presentation)
  }
}

extension CommandContext {
  /// Returns a game's starting options as records have them, and their differences from the
  /// defaults.
  fileprivate func chosenOptions<G: ArcadeGame>(
    of game: G.Type
  ) -> (recorded: String, text: String) {
    let chosen = PlayCommand<G>(self).savedChoices()
    let differences = chosen.differences(presentation)
    return (chosen.recorded, differences.joined(separator: presentation.comma))
  }
}
