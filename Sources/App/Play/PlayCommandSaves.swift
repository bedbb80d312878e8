import CommandLine
import Lines
import Platform
import Records
import Screens

extension PlayCommand {
  var savedOpposition: Opposition {
    var opposition = Opposition(G.self, mode)
    applySavedChoices(G.opposition(mode), to: &opposition, withDeal: !play.asksForDeal)
    return opposition
  }

  /// Returns the options with the choices saved for all games. Those that shape the deal are left
  /// out if the line requests a deal or has options that don't go with them.
  func savedChoices() -> G.Options {
    let options = savedChoices(withDeal: !play.asksForDeal)
    guard isPerson else { return options }
    var combined = options
    try? line.apply(G.Options.table, to: &combined)
    return (try? combined.check()) == nil ? savedChoices(withDeal: false) : options
  }

  /// Returns the options with saved choices, with or without those that shape the deal.
  func savedChoices(withDeal: Bool) -> G.Options {
    var options = context.plainOptions(of: G.self)
    applySavedChoices(G.Options.table, to: &options, withDeal: withDeal)
    return options
  }

  /// Applies a person's saved choices, with or without those that shape the deal.
  private func applySavedChoices<Target>(
    _ table: [Option<Target>], to target: inout Target, withDeal: Bool
  ) {
    guard isPerson else { return }
    for option in table {
      guard withDeal || !option.isRecorded, let name = option.settingName(of: G.self),
        let value = context.environment.saved.value(of: name)
      else { continue }
      // The settings hold only valid values.
      try? option.set(&target, to: value)
    }
  }

  /// Saves the options of a table that differ from former values; a game's default is no setting.
  func save<Target>(_ target: Target, insteadOf former: Target, _ table: [Option<Target>]) {
    let defaults = G.Options() as? Target
    for option in table.changed(from: former, to: target) {
      guard let name = option.settingName(of: G.self), let value = option.encode(target)
      else { continue }
      let isDefault = defaults.flatMap { option.encode($0) } == value
      context.environment.saved.save(value, as: name, isDefault: isDefault)
    }
  }

  // MARK: Records

  /// Returns whether games are recorded: by default a person's games at a terminal.
  var isRecorded: Bool {
    if let isRecorded = play.switches[.record] { return isRecorded }
    return context.environment.isAtTerminal && line.operands.isEmpty
      && play.isOn(.record, in: context.environment)
  }

  /// Returns a recorder, which continues a journal if one is given, or nil if there is no folder.
  func recorder(continuing journal: Journal? = nil) -> Recorder? {
    guard let state = context.state else {
      let failure = UserError.homeless(
        "record the game", "记录这一局", context.environment.variable)
      context.warn(failure.phrase)
      return nil
    }
    return Recorder(
      in: state, isDurable: context.environment.isAtTerminal, comparesBest: !play.quiet,
      continuing: journal, clock: context.environment.now, warn: context.warn)
  }

  /// True if the command line has options of the game.
  var namesOptions: Bool { G.Options.table.contains { line.has($0.flag.name) } }

  // MARK: Saved games

  /// Returns the games that a person may want to continue: those of this game, or if the command
  /// line asks for something, of just that.
  func savedGames(_ start: Start) -> [SavedGame<G>] {
    guard mayAsk, play.switches[.record] != false, let state = context.state else { return [] }
    let asks = start.source != nil || line.has(mode.rawValue) || namesOptions
    var games: [SavedGame<G>] = []
    let deadline = Clock.milliseconds + context.patience
    for path in state.journals(of: G.name) where games.count < 8 {
      guard let game = savedGame(path, deadline) else {
        if play.isDaily, Journal.obstacle(path) == .locked { tellOpenGame() }
        continue
      }
      if !asks || isWanted(game.playthrough, start) { games.append(game) }
    }
    return games
  }

  private func tellOpenGame() {
    let title = G.title
    context.warn(
      Phrase(
        en: "a game of \(title(.en)) is open in another terminal; what is finished first counts",
        zh: "\(title(.zh))有一局正在另一个终端里玩；先玩完的算数"))
  }

  private func isWanted(_ saved: Playthrough<G>, _ start: Start) -> Bool {
    var options = start.options
    if let source = start.source, !saved.source.origin.isSameDeal(as: source.origin) {
      return false
    }
    if options.dealsFromOutside || options.loadsInMenu || start.source?.writtenDeal != nil {
      guard let deal = saved.source.writtenDeal, (try? G.check(deal, with: options)) != nil else {
        return false
      }
      G.adopt(&options, from: deal)
    }
    return saved.options.recorded(with: saved.opposition)
      == options.recorded(with: start.opposition)
  }

  /// Sets the options that shape no deal, from the settings and the line.
  func adapt<Target>(_ target: inout Target, _ table: [Option<Target>]) {
    applySavedChoices(table, to: &target, withDeal: false)
    try? line.apply(table.filter { !$0.isRecorded }, to: &target)
  }

  /// Takes a saved game, for which it waits until a deadline if another process holds it. Options
  /// that shape no deal come from the settings and the line.
  func savedGame(_ path: String, _ deadline: Int, toPlay: Bool = true) -> SavedGame<G>? {
    let timeout = max(0, deadline - Clock.milliseconds)
    return context.savedGames?.take(
      path, as: G.self, mode, toPlay: toPlay, timeout: timeout
    ) { options, opposition in
      var own = options
      adapt(&own, G.Options.table)
      // A saved game that the line's options don't suit stays as it is.
      let suits = own.dealsFromOutside == options.dealsFromOutside && (try? own.check()) != nil
      if suits { options = own }
      guard var adapted = opposition else { return }
      adapt(&adapted, G.opposition(mode))
      opposition = adapted
    }
  }

  // MARK: Tables

  func newGame(_ start: Start) throws(UserError) -> Playthrough<G> {
    try Playthrough(
      options: start.options, source: start.source ?? .drawn, opposition: start.opposition)
  }

  func table(of start: Start) throws -> Table<G> {
    if let saved = start.saved.first { return try table(of: saved) }
    return try table(of: newGame(start), start.isRecorded || isRecorded ? recorder() : nil)
  }

  func table(of saved: SavedGame<G>) throws -> Table<G> {
    try table(of: saved.playthrough, recorder(continuing: saved.journal), begun: saved.begun)
  }

  /// Returns the table of a game, with a program or a friend as opponent if the opposition names
  /// one.
  func table(
    of game: Playthrough<G>, _ recorder: Recorder?, begun: Timestamp? = nil
  ) throws -> Table<G> {
    if let opposition = game.opposition, opposition.isFriend {
      return Table(
        game, recorder, begun: begun, players: [nil, try friend(game, opposition)])
    }
    guard let opposition = game.opposition, opposition.opponent == .program else {
      if let name = ["exec", "timeout"].first(where: line.has) {
        throw UserError.lacking("a game against a program", of: "--\(name)")
      }
      return Table(game, recorder, begun: begun)
    }
    guard let command = opposition.command else {
      let command = "'arcade resume \(G.name) --exec COMMAND'"
      throw UserError(
        en: "the opponent of this game is a program; continue it with \(command)",
        zh: "这一局的对手是程序，请用 \(command) 继续")
    }
    try Environment.check(command: command)
    let seat = Seat(1)
    let program = ExternalProgram(
      command, timeLimit: opposition.timeLimit, errors: programErrors)
    // A seed would reveal the deal to the program.
    let opening = JSONLines.begin(
      G.self, game.options.fields, game.position, opposition.mode, seat: seat)
    let player = ProgramPlayer(
      program, at: seat, opening, game.boards[game.board(of: seat)])
    return Table(game, recorder, begun: begun, players: [nil, player])
  }

  func giveUp(_ game: SavedGame<G>) {
    recorder(continuing: game.journal)?
      .giveUp(game.playthrough, begun: game.begun, ended: game.time)
  }
}
