import CommandLine
import Lines
import Records
import Screens

/// The command that plays a game: it makes the deal and starts a front end.
struct PlayCommand<G: ArcadeGame> {
  let context: CommandContext
  let mode: Mode

  /// True if a person plays at a terminal.
  let isPerson: Bool

  /// The requested daily deal, or nil for another deal.
  let daily: DailyDeal?

  /// The time between a bot's moves on the screen, in milliseconds.
  private var botPause = 800

  init(_ context: CommandContext, _ mode: Mode = .alone) {
    (self.context, self.mode) = (context, mode)
    isPerson = !context.play.json && context.environment.isAtTerminal
    daily = context.play.isDaily ? DailyDeal(day: context.environment.now().dayNumber) : nil
  }

  var line: ParsedLine { context.line }
  var play: PlayOptions { context.play }

  typealias Source = Playthrough<G>.Source

  /// A new game. `opposition` is nil in solo play, `source` nil for a new seed.
  typealias NewGame = (options: G.Options, opposition: Opposition?, source: Source?)

  /// Plays the game that a command line requests.
  static func play(_ context: CommandContext) throws -> ExitStatus {
    let line = context.line
    let mode = Mode.allCases.last { line.has($0.rawValue) } ?? .alone
    var command = PlayCommand(context, mode)
    try command.checkOpposition()
    try command.setPace()
    if context.play.isDaily, let word = line.operands.first, Timestamp(word) != nil {
      throw UserError(
        en: "--daily is the deal of today and takes no date", zh: "--daily 是今天的牌局，不能指定日期")
    }
    return try command.begin(asks: true)
  }

  /// Throws if an option on the line belongs to another mode.
  private func checkOpposition() throws(UserError) {
    let owners: [(String, Mode)] = [("names", .turns), ("begins", .turns), ("best-of", .race)]
    for (name, owner) in owners where owner != mode && line.has(name) {
      throw UserError.lacking("--\(owner.rawValue)", of: "--\(name)")
    }
    guard !mode.hasOpponent, line.has("exec") else { return }
    throw UserError.lacking("--versus program or --race program", of: "--exec")
  }

  private mutating func setPace() throws {
    guard mode.hasOpponent, line.has(Pace.name) else { return }
    var pace = Pace?.none
    try line.apply(Pace.table(), to: &pace)
    guard pace != .step else { throw UserError.lacking("--watch", of: "--speed step") }
    if case .after(let pause)? = pace { botPause = pause }
  }

  /// Plays at once, without questions, with saved options. A daily deal is resumed if it has begun.
  func start() throws -> ExitStatus { try begin(asks: false) }

  /// Begins a game, with questions to the player if `asks`.
  private func begin(asks: Bool) throws -> ExitStatus {
    let (options, source) = try deal(withSavedChoices: true)
    if !mode.hasOpponent, let status = try watchPlayer(options, source) { return status }
    let start = NewGame(options, try opposition(), source)
    let saved = asks || play.isDaily ? savedGames(start) : []
    if !asks, let game = saved.first { return try resume(game, []) }
    var words = WordReader(operands: line.operands, input: context.input)
    let status = try play(start, &words, hasMenu: asks && leavesDealOpen, saved: consume saved)
    // Without a record, a request for one has failed.
    return play.switches[.record] == true && context.state == nil ? .unavailable : status
  }

  func resume(_ game: SavedGame<G>, _ moves: [String]) throws -> ExitStatus {
    var words = WordReader(operands: moves, input: context.input)
    return try playGames(resumed(game), on: frontEnd(words), &words)
  }

  // MARK: Play

  private func frontEnd(_ words: WordReader) -> any FrontEnd {
    context.frontEnd(
      isInteractive: isPerson, mayOpenScreen: !words.hasOperands, botPause: botPause)
  }

  /// Plays a new game, or a saved one if the player chooses so. The game's menu may come first.
  private func play(
    _ start: NewGame, _ words: inout WordReader, hasMenu: Bool, saved: consuming [SavedGame<G>]
  ) throws -> ExitStatus {
    let frontEnd = frontEnd(words)
    if !saved.isEmpty {
      let menu = offer(of: saved)
      guard let choice = try frontEnd.choose(from: menu, title: G.title, &words, save: { _ in })
      else { return .done }
      let chosen = saved.indices.contains(choice) ? saved[choice] : nil
      if choice > saved.count { saved.forEach(giveUp) }
      // Other processes may take the other games from now on.
      saved = []
      if let chosen { return try playGames(resumed(chosen), on: frontEnd, &words) }
    } else if try hasEnoughOfDaily(start, on: frontEnd, &words) {
      return .done
    }
    func deal(_ options: G.Options) throws -> ExitStatus {
      let game = try Playthrough<G>(
        options: options, source: start.source ?? .drawn, opposition: start.opposition)
      return try playGames(table(game, isRecorded ? recorder() : nil), on: frontEnd, &words)
    }
    var (options, status) = (start.options, ExitStatus.done)
    guard hasMenu || options.loadsInMenu, isPerson, !play.quiet, !options.dealsFromOutside,
      options.menu() != nil
    else { return try deal(options) }
    repeat {
      guard let menu = options.menu(),
        let choice = try frontEnd.choose(
          from: menu, title: G.title, &words,
          save: { [options] in save($0, insteadOf: options, G.Options.table) })
      else { break }
      options = choice
      status = try deal(options)
    } while hasMenu && !words.hasEnded
    return status
  }

  /// Returns the menu of unfinished games and of new games that keep or discard the unfinished
  /// ones.
  private func offer(of games: [SavedGame<G>]) -> ListMenu {
    let presentation = context.presentation
    let these = games.count.plural(one: "this one", other: "these")
    return ListMenu(
      games.map { game in
        let facts = game.facts(presentation, now: context.environment.now())
          .joined(separator: presentation.comma)
        return MenuItem("on", presentation(en: "Continue: \(facts)", zh: "继续：\(facts)"))
      } + [
        MenuItem("new", presentation(en: "New game, keep \(these)", zh: "新游戏（保留进度）")),
        MenuItem("drop", presentation(en: "New game, discard \(these)", zh: "新游戏（放弃进度）")),
      ])
  }

  private func playGames(
    _ first: Table<G>, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> ExitStatus {
    var (table, status) = (first, ExitStatus.unfinished)
    while true {
      let next = try frontEnd.play(&table, &words)
      let game = table.game
      // A game without moves doesn't count.
      if game.turns > 0 { status = game.isOver ? .done : .unfinished }
      if table.recorder?.hasFailed == true, play.switches[.record] == true {
        status = .unavailable
      }
      guard next != .leave else { return status }
      table.giveUp()
      if next == .newDeal, let daily = game.daily {
        let next =
          game.isPlaying || !frontEnd.offersNextDaily
          ? nil : context.standing(of: daily, after: G.self)?.next
        return try start(daily: next)
      }
      table = try self.table(game.next(isSameDeal: next == .sameDeal), table.recorder)
    }
  }

  // MARK: Daily

  /// Starts the daily deal of the next game, or a new deal with saved options if there is none.
  private func start(daily next: (any ArcadeGame.Type)?) throws -> ExitStatus {
    var context = context
    context.line = ParsedLine()
    (context.play.isDaily, context.play.seed) = (next != nil, nil)
    func start<N: ArcadeGame>(_ game: N.Type) throws -> ExitStatus {
      try PlayCommand<N>(context).start()
    }
    let game: any ArcadeGame.Type = next ?? G.self
    return try start(game)
  }

  /// Shows a person today's finished daily deal. Returns true if the player doesn't want it again.
  private func hasEnoughOfDaily(
    _ start: NewGame, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> Bool {
    guard let daily, mayAsk, play.switches[.record] != false, start.opposition == nil,
      start.options.recorded == daily.options(of: G.self)
    else { return false }
    let filter = ScoreBook.Filter(only: G.self, options: start.options.recorded)
    let book = try ScoreBook(of: context.state?.history, .arcade, filter, asRecorded: true)
    guard let record = book.dailyRecord(of: G.self, on: daily.day),
      let game = try? Playthrough<G>(playing: record),
      let facts = game.dailyFacts(context.presentation, now: context.environment.now())
    else { return false }
    return try !frontEnd.wantsAgain(facts, &words)
  }

  // MARK: Deal

  /// Returns the options and the deal's source: from the command line, else a person's saved
  /// choices. A seed ignores saved choices, so that it deals the same game to everybody.
  func deal(withSavedChoices: Bool) throws -> (G.Options, Source?) {
    var (options, source) = (dealtOptions, Source?.none)
    if withSavedChoices { options = savedChoices() }
    if let seed = daily?.seed ?? play.seed {
      source = .seed(seed)
    } else if let text = play.deal {
      let deal = try DealText.deal(text, of: G.self)
      G.adopt(&options, from: deal)
      source = .deal(deal)
    }
    try line.apply(G.Options.table, to: &options)
    if !(withSavedChoices && options.loadsInMenu && opensMenu(options)) {
      let opensScreen =
        withSavedChoices && line.operands.isEmpty && play.opensScreen(in: context.environment)
      try load(&options, showsPictures: opensScreen)
    }
    try options.check()
    if let deal = source?.writtenDeal { try Self.check(options, of: deal) }
    return (options, try source?.dealt(options))
  }

  /// Throws if the options don't make a written deal.
  private static func check(_ options: G.Options, of deal: G.D) throws(UserError) {
    try G.check(deal, with: options)
    var fitting = options
    G.adopt(&fitting, from: deal)
    guard fitting.recorded == options.recorded else {
      let command = fitting.command(of: G.name).joined(separator: " ")
      throw UserError(
        en: "the options don't make this deal; use '\(command)'", zh: "这些选项与牌局不符，请用 '\(command)'")
    }
  }

  /// Returns whether the command line leaves the source of the deals to the game's menu.
  private var leavesDealOpen: Bool {
    line.operands.isEmpty && !play.asksForDeal
      && !G.Options.table.contains {
        $0.source != nil && !$0.isSourcePublic && line.has($0.flag.name)
      }
  }

  /// True if a person plays who may be asked questions first.
  var mayAsk: Bool { isPerson && !play.quiet && line.operands.isEmpty }

  /// Returns whether the game's menu opens for a person.
  private func opensMenu(_ options: G.Options) -> Bool {
    mayAsk && !line.has(G.watchName) && options.menu() != nil
  }

  /// Returns the opposition from the command line, else from a person's saved choices; nil in solo
  /// play. A script's race belongs to no series.
  private func opposition() throws(UserError) -> Opposition? {
    guard mode.hasOpponent else { return nil }
    var opposition = savedOpposition
    try line.apply(G.opposition(mode), to: &opposition)
    let isProgram = opposition.opponent == Opposition.program.name
    guard isProgram == (opposition.command != nil) else {
      throw isProgram
        ? UserError.lacking("--exec", of: "--\(mode.rawValue) program")
        : UserError.lacking("--\(mode.rawValue) program", of: "--exec")
    }
    if mode.boards > 1, isPerson { opposition.series = Series(length: opposition.bestOf) }
    return opposition
  }
}
