import CommandLine
import Flags
import GameCore
import Lines
import Records
import Screens

/// The front page that `arcade` alone opens at a terminal, and what can be reached from there.
struct MainMenu {
  private var context: CommandContext
  /// The game that was played last, which the focus comes back to.
  private var last: String?
  private var status = ExitStatus.done

  /// Opens the front page, or returns nil if there is no terminal.
  static func open(_ context: CommandContext) throws -> ExitStatus? {
    let environment = context.environment
    let play = try PlayOptions(context.leading)
    guard environment.isAtTerminal else { return nil }
    var menu = MainMenu(context: context, last: context.state?.lastGame)
    guard play.opensScreen(in: environment) else {
      return try menu.openInLines()
    }
    try menu.teach()
    while try menu.turn() {
      guard try PlayOptions(menu.context.leading).isPlain(in: environment) else { continue }
      context.screenRunner.close()
      return try menu.openInLines()
    }
    return menu.status
  }

  /// Shows the front page and does what is chosen. Returns false if the player leaves.
  private mutating func turn() throws -> Bool {
    let display = try context.display
    let content = try FrontContent(context, display.presentation)
    let games = content.games
    var view = FrontView(
      content.page, focus: games.firstIndex { $0.name == last } ?? 0,
      presentation: display.presentation, now: context.environment.now)
    let choice = try context.screenRunner.show(&view, with: display) ?? .leave
    switch choice {
    case .leave: return false
    case .newDay: break
    case .play(let index): try start(games[index])
    case .daily(let index): try start(games[index], isDaily: true)
    case .versus(let index): try startVersus(index, content)
    case .resume(let index): _ = try content.unfinished[index].resume([])
    case .discard(let index): content.unfinished[index].discard()
    case .options(let index): try changeOptions(of: index, games)
    case .statistics(let index): try showStatistics(of: games[index], display)
    }
    return true
  }

  private mutating func start<G: ArcadeGame>(
    _ game: G.Type, isRace: Bool = false, isDaily: Bool = false, in context: CommandContext? = nil
  ) throws {
    last = G.name
    var play = try PlayOptions(self.context.leading)
    play.isDaily = isDaily
    status = try PlayCommand<G>(context ?? self.context, play, isRace: isRace).start()
  }

  /// Lets the player choose an opponent, and starts a game with that one.
  private mutating func startVersus(_ index: Int, _ content: FrontContent) throws {
    last = content.games[index].name
    var screen = OptionsScreen(context, opponentsIn: content.games, beaten: content.page.beaten)
    if let way = try screen.open(index) {
      try start(way.type, isRace: way.isRace, in: screen.context)
    }
  }

  private mutating func changeOptions(
    of index: Int, _ games: [any ArcadeGame.Type]
  ) throws {
    var screen = OptionsScreen(context, optionsOf: games)
    _ = try screen.open(index)
    context = screen.context
  }

  private func showStatistics(
    of game: any ArcadeGame.Type, _ display: ScreenRunner.DisplayOptions
  ) throws {
    let histories = MergedHistories(try context.state?.history.lines().map { [$0] } ?? [])
    var view = try StatsView(
      histories, context.catalog, presentation: display.presentation,
      today: context.environment.now(), game: game.name)
    _ = try context.screenRunner.show(&view, with: display)
  }

  /// Gives the lesson of the first start, or the one that the player asks for.
  private mutating func teach() throws {
    guard let lesson = Setting.named(Setting.lessonName),
      context.effectiveValue(of: lesson).value == "on"
    else { return }
    for game in context.catalog.games where try teach(game) {
      return context.environment.saved.save("off", as: lesson.name)
    }
  }

  /// Gives the lesson of a game. Returns false if it has none, or if the terminal is gone.
  private func teach<G: ArcadeGame>(_ game: G.Type) throws -> Bool {
    guard let lesson = G.lesson else { return false }
    let display = try context.display
    let others = context.catalog.games.filter { $0.name != G.name }.map { $0.title }
    var view = try LessonView<G>(lesson, others: others, display)
    return try context.screenRunner.show(&view, with: display) != nil
  }

  private mutating func openInLines() throws -> ExitStatus {
    let presentation = try PlayOptions(context.leading).presentation(in: context.environment)
    let prompter = Prompter(presentation: presentation, output: context.output, isInteractive: true)
    var words = WordReader(operands: [], input: context.input)
    let content = try FrontContent(context, presentation)
    let choice = try prompter.choose(
      from: FrontMenu(content.page), title: "arcade", &words, save: { _ in })
    switch choice {
    case .play(let index)?: try start(content.games[index])
    case .daily(let index)?: try start(content.games[index], isDaily: true)
    case .versus(let index)?:
      let (game, games) = (content.games[index], content.games)
      let screen = OptionsScreen(context, opponentsIn: games, beaten: content.page.beaten)
      if let way = try screen.choose(in: game, prompter, &words) {
        try start(way.type, isRace: way.isRace, in: screen.context)
      }
    case .resume(let index)?: status = try content.unfinished[index].resume([])
    default: break
    }
    return status
  }
}
