import CommandLine
import Lines
import Records

/// The command that plays a game: it finds out what to play, and starts a front end.
struct PlayCommand<G: ArcadeGame> {
  let context: CommandContext
  let mode: Mode

  let isPerson: Bool

  let lobby = Lobby()

  init(_ context: CommandContext, _ mode: Mode = .alone) {
    (self.context, self.mode) = (context, mode)
    isPerson = !context.play.json && context.environment.isAtTerminal
  }

  var line: ParsedLine { context.line }
  var play: PlayOptions { context.play }

  /// True if a person plays who may be asked questions first.
  var mayAsk: Bool { isPerson && !play.quiet && line.operands.isEmpty }

  /// What to play: a saved game, or else a new one.
  struct Start {
    var options: G.Options
    let opposition: Opposition?

    /// The deal's source, or nil for a new seed.
    let source: Playthrough<G>.Source?

    /// The saved game, if it is one. A list, as the type of an optional one is made at every start.
    var saved: [SavedGame<G>] = []

    /// True if a new game takes the place of a saved one, so that it is recorded like that.
    var isRecorded = false
  }

  // MARK: Starting

  /// Plays the game that a command line requests. A person may choose another one first.
  static func play(_ context: CommandContext) throws -> ExitStatus {
    var context = context
    if context.line.has(Mode.race.rawValue) { context = try withGhost(context) }
    let line = context.line
    let isRace = context.ghost != nil || line.has(Mode.race.rawValue)
    let command = PlayCommand(context, isRace ? .race : line.has("versus") ? .turns : .alone)
    try command.checkLine()
    let asked = try command.start()
    if line.has(G.watchName) { return try command.watch(asked) }
    var words = WordReader(operands: line.operands, input: context.input)
    let frontEnd = try context.frontEnd(words, command.pace())
    guard let chosen = try command.choose(asked, on: frontEnd, &words) else { return .done }
    return try command.opensMenu(chosen)
      ? command.playFromMenu(chosen, on: frontEnd, &words)
      : command.begin(chosen, on: frontEnd, &words)
  }

  /// Plays at once, without questions, with saved options. A daily deal is resumed if it has begun.
  func playAtOnce(_ words: inout WordReader) throws -> ExitStatus {
    let asked = try start()
    if play.isDaily, let saved = savedGames(asked).first { return try resume(saved, &words) }
    let frontEnd = try context.frontEnd(words, pace())
    guard try !hasEnoughOfDaily(asked, on: frontEnd, &words) else { return .done }
    return try begin(asked, on: frontEnd, &words)
  }

  /// Begins or continues a game, unless the player leaves before it.
  private func begin(
    _ start: Start, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> ExitStatus {
    guard let heard = try hear(start, on: frontEnd, &words),
      let start = try meet(heard, on: frontEnd, &words)
    else { return .done }
    return try playGames(table(of: start), on: frontEnd, &words)
  }

  /// Plays the daily deal as a part of the day's run, or a race as a part of several. Returns the
  /// first finished game's record, if any, whether the player left and may resume the last game.
  func playInRun(
    _ words: inout WordReader
  ) throws -> (record: Record?, hasLeft: Bool, isSaved: Bool) {
    let start = try start()
    var table = try savedGames(start).first.map(table(of:)) ?? table(of: start)
    let played = try playDeals(&table, on: context.frontEnd(words, pace()), &words)
    return (played.record, played.hasLeft, table.isPlaying && table.isSaved)
  }

  func resume(_ saved: SavedGame<G>, _ words: inout WordReader) throws -> ExitStatus {
    let (options, opposition) = (saved.playthrough.options, saved.playthrough.opposition)
    let start = Start(options: options, opposition: opposition, source: nil, saved: [saved])
    return try begin(start, on: context.frontEnd(words, pace()), &words)
  }

  /// Throws if an option on the line lacks another one, or the line names the day of a daily deal.
  private func checkLine() throws(UserError) {
    let foreign = line.names.first { name in
      let isWatched = name == Pace.name && line.has(G.watchName)
      return Mode.needs(of: name).map { !isWatched && !$0.modes.contains(mode) } ?? false
    }
    if let foreign, let needs = Mode.needs(of: foreign) {
      throw .lacking(needs.other, of: "--\(foreign)")
    }
    guard try pace() != .step || line.has(G.watchName) else {
      throw .lacking("--watch", of: "--speed step")
    }
    if play.isDaily, let word = line.operands.first, Timestamp(word) != nil {
      throw UserError(
        en: "--daily is the deal of today and takes no date", zh: "--daily 是今天的一局，不能指定日期")
    }
  }

  func pace() throws(UserError) -> Pace? {
    var pace = Pace?.none
    if line.has(Pace.name) { try line.apply(Pace.table(), to: &pace) }
    return pace
  }

  /// Returns what the command line asks to play, else a person's saved choices. A seed ignores
  /// saved choices, so that it deals the same game to everybody.
  private func start() throws -> Start {
    if let ghost = context.ghost { return try start(against: ghost) }
    let (options, source) = try context.deal(of: G.self, from: savedChoices()) { options in
      // The game's menu loads the data and shows the progress.
      if options.loadsInMenu, mayAsk, !line.has(G.watchName) { return }
      let opensScreen = line.operands.isEmpty && play.opensScreen(in: context.environment)
      try load(&options, showsPictures: opensScreen)
    }
    return Start(options: options, opposition: try opposition(), source: source)
  }

  /// Returns the opposition from the command line, else from a person's saved choices; nil in solo
  /// play. A script's race belongs to no series.
  private func opposition() throws(UserError) -> Opposition? {
    let table = G.opposition(mode)
    guard !table.isEmpty else { return nil }
    var opposition = savedOpposition
    do {
      try line.apply(table, to: &opposition)
    } catch {
      let word = line.value(of: mode.rawValue) ?? ""
      throw error.offering(program: word, as: "--\(mode.rawValue) program ")
    }
    let isProgram = opposition.opponent == .program
    guard isProgram == (opposition.command != nil) else {
      throw isProgram
        ? UserError.lacking("--exec", of: "--\(mode.rawValue) program")
        : UserError.lacking("--\(mode.rawValue) program", of: "--exec")
    }
    if !opposition.isFriend, let option = ["at", "through", "name"].first(where: line.has) {
      throw UserError.lacking("--\(mode.rawValue) friend", of: "--\(option)")
    }
    opposition.series = isPerson ? opposition.bestOf.map { Series(length: $0) } : nil
    return opposition
  }

  // MARK: Playing

  /// Plays games that a person chooses in the game's menu, only one if the line names the deals.
  private func playFromMenu(
    _ start: Start, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> ExitStatus {
    var (start, status) = (start, ExitStatus.done)
    repeat {
      let options = start.options
      let menu = options.menu { save($0, insteadOf: options, G.Options.table) }
      guard let menu, let choice = try frontEnd.choose(from: menu, title: G.title, &words)
      else { break }
      start.options = choice
      status = try begin(start, on: frontEnd, &words)
    } while leavesDealOpen && !words.hasEnded
    return status
  }

  /// Plays a game and those that the player wants after it.
  private func playGames(
    _ first: Table<G>, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> ExitStatus {
    var table = first
    defer { lobby.close(isOver: table.hasEnded && table.fault == nil) }
    let (status, record, hasLeft) = try playDeals(&table, on: frontEnd, &words)
    guard !hasLeft else { return status }
    guard record == nil || table.recorder == nil else {
      return try DailyRunCommand(context).play(&words, isTold: true)
    }
    return try PlayCommand(context.withoutLine(isDaily: false)).playAtOnce(&words)
  }

  /// Plays a game and those that the player wants after it, until the player leaves or goes on from
  /// a daily deal. Returns also the record of the first daily game that was finished, or nil.
  private func playDeals(
    _ table: inout Table<G>, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> (status: ExitStatus, record: Record?, hasLeft: Bool) {
    var (status, record) = (ExitStatus.unfinished, Record?.none)
    while true {
      let next = try frontEnd.play(&table, &words)
      let game = table.game
      // A game without moves doesn't count.
      if game.turns > 0 { status = game.isOver ? .done : .unfinished }
      if let reason = table.fault?.reason, reason != .quit,
        game.opposition?.opponent == .program
      {
        status = .unavailable
      }
      // Without a folder for records, a request for one has failed.
      if play.switches[.record] == true, table.recorder?.hasFailed ?? true { status = .unavailable }
      let isPart = game.daily != nil || context.ghost?.next != nil
      if record == nil, isPart, game.isOver, table.fault == nil {
        record = game.record(begun: context.environment.now())
      }
      guard next != .leave else { return (status, record, true) }
      table.giveUp()
      guard next == .sameDeal || !isPart else { return (status, record, false) }
      let following = try game.next(next, against: next == .race ? table.rival : nil)
      // Whoever goes on to a harder game finds its level on the front page.
      if next == .harder, mode == .alone, !namesOptions, leavesDealOpen {
        save(following.options, insteadOf: game.options, G.Options.table)
      }
      guard game.opposition?.isFriend == true else {
        table = try self.table(of: following, table.recorder)
        continue
      }
      let open = Start(options: following.options, opposition: following.opposition, source: nil)
      guard let start = try meet(open, on: frontEnd, &words) else { return (status, record, true) }
      table = try self.table(of: newGame(start), table.recorder)
    }
  }
}

extension ArcadeGame {
  static func play(_ context: CommandContext) throws -> ExitStatus {
    try PlayCommand<Self>.play(context)
  }

  static func playInRun(
    _ context: CommandContext, _ words: inout WordReader
  ) throws -> (record: Record?, hasLeft: Bool, isSaved: Bool) {
    try PlayCommand<Self>(context, context.ghost == nil ? .alone : .race).playInRun(&words)
  }
}

extension Mode {
  /// Returns the modes to which an option belongs, and the option without which it is refused in
  /// others; nil for an option of every mode.
  fileprivate static func needs(of option: String) -> (modes: [Mode], other: String)? {
    switch option {
    case "names", "begins": ([.turns], "--versus")
    case "best-of": ([.race], "--race")
    case "exec": ([.turns, .race], "--versus program or --race program")
    case "at", "through", "name": ([.turns, .race], "--versus friend or --race friend")
    case Pace.name: ([.turns], "--watch")
    default: nil
    }
  }
}
