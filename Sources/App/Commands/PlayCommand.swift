import CommandLine
import Flags
import GameCore
import Platform
import Play
import Storage
import TextUI

/// The command that plays a game: reads its command line, deals, and lets a session play.
struct PlayCommand<G: ArcadeGame> {
  let context: CommandContext
  let play: PlayOptions

  /// True if a person plays at a terminal.
  let isPerson: Bool

  /// The time between a bot's moves on the screen, in milliseconds.
  private(set) var botPause = 800

  init(_ context: CommandContext, _ play: PlayOptions) {
    self.context = context
    self.play = play
    isPerson = !play.json && context.environment.isAtTerminal
  }

  typealias Source = Playthrough<G>.Source

  /// Plays what a command line asks for.
  static func play(_ line: ParsedLine, _ context: CommandContext) throws -> ExitStatus {
    if line.has("versus"), let versus = G.versus {
      return try playForTwo(versus, line, context)
    }
    if line.has("race"), let race = G.race { return try playForTwo(race, line, context) }
    if G.seats == 1, let name = ["names", "begins"].first(where: line.has) {
      throw InvalidInput("--\(name) requires --versus")
    }
    if G.seats == 1, line.has("best-of") { throw InvalidInput("--best-of requires --race") }
    var play = PlayOptions()
    try line.apply(PlayOptions.table, to: &play)
    var command = PlayCommand(context, play)
    if G.seats > 1 { try command.setPace(line) }
    var (options, source) = try command.deal(line, withSavedChoices: true)
    if command.isPerson { options = G.options(options, after: nil, isSameDeal: false) }
    if G.seats == 1, let status = try command.watchPlayer(line, options, source) { return status }
    var words = WordReader(operands: line.operands, input: context.input)
    let recorder = command.isRecorded(line) ? command.recorder() : nil
    let start = NewGame(
      options: options, source: source, recorder: recorder, isOpen: command.leavesDealOpen(line))
    let status = try command.play(
      start, &words, saved: command.savedGames(line, options, source))
    // Whoever asks for a record relies on it.
    return play.isRecorded == true && recorder?.hasFailed != false ? .unfinished : status
  }

  private mutating func setPace(_ line: ParsedLine) throws {
    var pace = Pace()
    try line.apply(Pace.table(), to: &pace)
    guard !pace.isByStep else { throw InvalidInput("--step requires --player") }
    if let speed = pace.speed { botPause = Int(1000 / speed) }
  }

  private static func playForTwo<V: ArcadeGame>(
    _ game: V.Type, _ line: ParsedLine, _ context: CommandContext
  ) throws -> ExitStatus {
    try PlayCommand<V>.play(line, context)
  }

  /// Plays at once, without asking for anything, with the options that the player has saved; or
  /// the daily deal, continuing it where it was begun.
  func start() throws -> ExitStatus {
    let line = ParsedLine()
    var (options, source) = try deal(line, withSavedChoices: true)
    options = G.options(options, after: nil, isSameDeal: false)
    if play.isDaily, let state = context.state, let game = savedGames(line, options, source).first {
      return try resume(game, moves: [], in: state)
    }
    let recorder = isRecorded(line) ? recorder() : nil
    var words = WordReader(operands: [], input: context.input)
    let start = NewGame(options: options, source: source, recorder: recorder, isOpen: false)
    return try play(start, &words, saved: [])
  }

  /// Resumes an unfinished game.
  func resume(_ game: SavedGame<G>, moves: [String], in state: StateFolder) throws -> ExitStatus {
    var words = WordReader(operands: moves, input: context.input)
    return try play(resumed(game, in: state), on: interface(words), &words)
  }

  // MARK: Deal

  /// Returns the options and what to deal from: the command line's, over a person's saved choices.
  /// A seed deals the same game for everybody, whatever was saved.
  func deal(
    _ line: ParsedLine, withSavedChoices: Bool
  ) throws(InvalidInput) -> (G.Options, Source?) {
    var (options, source) = (G.Options(), Source?.none)
    if withSavedChoices { options = savedChoices(with: line) }
    if let seed = play.seed(in: context.environment) {
      source = .seed(seed)
    } else if let text = play.deal {
      let deal = try DealText.deal(text, of: G.self)
      G.fit(&options, to: deal)
      source = .deal(deal)
    }
    try line.apply(G.Options.table, to: &options)
    try options.check()
    if case .deal(let deal) = source { try Self.check(options, of: deal) }
    return (options, source)
  }

  /// Throws if a written deal is not one that the options make.
  private static func check(_ options: G.Options, of deal: G.D) throws(InvalidInput) {
    _ = try G.setup(options, deal)
    var fitting = options
    G.fit(&fitting, to: deal)
    guard fitting.recorded == options.recorded else {
      let command = fitting.command(of: G.name).joined(separator: " ")
      throw InvalidInput("the options don't make this deal; use '\(command)'")
    }
  }

  /// Returns whether the command line leaves open what the game's menu is for.
  private func leavesDealOpen(_ line: ParsedLine) -> Bool {
    line.operands.isEmpty && !play.asksForDeal
      && !G.Options.table.contains { $0.persistence == .byName && line.has($0.flag.name) }
  }

  /// The choices saved for all games.
  var savedChoices: G.Options { savedChoices(with: ParsedLine()) }

  /// Returns the choices saved for all games: with those that shape the deal, unless the line asks
  /// for a certain deal or for options that don't go with them.
  private func savedChoices(with line: ParsedLine) -> G.Options {
    var options = G.Options()
    guard isPerson else { return options }
    applySavedChoices(to: &options, withDeal: !play.asksForDeal)
    var combined = options
    try? line.apply(G.Options.table, to: &combined)
    guard (try? combined.check()) == nil else { return options }
    options = G.Options()
    applySavedChoices(to: &options, withDeal: false)
    return options
  }

  /// Applies a person's choices saved for all games, with or without those that shape the deal.
  private func applySavedChoices(to options: inout G.Options, withDeal: Bool) {
    guard isPerson else { return }
    for option in G.Options.table {
      guard withDeal || !option.isRecorded, let name = option.settingName(of: G.self),
        let value = context.environment.saved.value(of: name)
      else { continue }
      // The settings hold only values that the option takes.
      try? option.set(&options, to: value)
    }
  }

  /// Saves the choices for the next games that differ from former ones.
  func save(_ options: G.Options, insteadOf former: G.Options) {
    for option in G.Options.table {
      guard let name = option.settingName(of: G.self),
        let value = option.encode(options), value != option.encode(former)
      else { continue }
      context.environment.saved.save(value, as: name)
    }
  }

  // MARK: Records

  /// Returns whether games are recorded: unless someone says otherwise, those of a person at a
  /// terminal.
  private func isRecorded(_ line: ParsedLine) -> Bool {
    if let isRecorded = play.isRecorded { return isRecorded }
    return context.environment.isAtTerminal && line.operands.isEmpty
      && context.environment.isOn(.record)
  }

  private func recorder() -> Recorder? {
    guard let state = context.state else {
      context.screenRunner.warn("can't record the game: HOME is not set")
      return nil
    }
    return recorder(in: state)
  }

  private func recorder(in state: StateFolder, continuing journal: Journal? = nil) -> Recorder {
    Recorder(
      in: state, isDurable: context.environment.isAtTerminal, comparesBest: !play.quiet,
      continuing: journal, clock: context.environment.now, warn: context.screenRunner.warn)
  }

  // MARK: Saved games

  /// The most saved games that are offered.
  private static var offerLimit: Int { 8 }

  /// Returns the games that a person may want to continue: those of this game, or if the command
  /// line asks for something, of just that.
  private func savedGames(
    _ line: ParsedLine, _ options: G.Options, _ source: Source?
  ) -> [SavedGame<G>] {
    guard isPerson, !play.quiet, play.isRecorded != false, line.operands.isEmpty,
      let state = context.state
    else { return [] }
    let asks = source != nil || G.Options.table.contains { line.has($0.flag.name) }
    var games: [SavedGame<G>] = []
    let patience = Patience()
    for path in state.journals(of: G.name) where games.count < Self.offerLimit {
      guard let game = savedGame(path, in: state, line, patience) else { continue }
      let saved = game.playthrough
      if let source, !saved.source.origin.isSameDeal(as: source.origin) { continue }
      if !asks || saved.options.recorded == options.recorded { games.append(game) }
    }
    return games
  }

  /// Takes a journal, with the options that shape no deal as the settings and the command line have
  /// them.
  func savedGame(
    _ path: String, in state: StateFolder, _ line: ParsedLine, _ patience: Patience
  ) -> SavedGame<G>? {
    SavedGames(in: state, warn: context.screenRunner.warn)
      .take(path, as: G.self, timeout: patience.left) { options in
        applySavedChoices(to: &options, withDeal: false)
        let free = G.Options.table.filter { !$0.isRecorded }
        try? line.apply(free, to: &options)
      }
  }

  /// Returns a saved game ready to be played.
  func resumed(_ game: SavedGame<G>, in state: StateFolder) -> RecordedRound<G> {
    game.round(recorder(in: state, continuing: game.journal))
  }

  /// Moves a saved game to the history as unfinished.
  func giveUp(_ game: SavedGame<G>, in state: StateFolder) {
    game.giveUp(recorder(in: state, continuing: game.journal))
  }
}
