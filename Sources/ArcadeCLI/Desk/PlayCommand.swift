import CommandLine
import GameCore
import Platform
import Storage
import TextUI
import Tiles

/// Where one game is played: reads its command line, deals, and lets a session play it.
struct PlayCommand<G: ArcadeGame> {
  let context: CommandContext
  let play: PlayOptions

  /// Whether a person sits at a terminal and is not only waiting for the score.
  let isPerson: Bool

  init(_ context: CommandContext, _ play: PlayOptions) {
    self.context = context
    self.play = play
    isPerson = !play.json && context.environment.isAtTerminal
  }

  /// What a person or a program begins with.
  enum Start {
    /// A deal, drawn where no other is asked for.
    case deal(G.Options, Round<G>.Source?)

    /// A game under way.
    case resume(SavedGame<G>)
  }

  /// Plays what a command line asks for.
  static func play(_ line: ParsedLine, _ context: CommandContext) throws -> ExitStatus {
    var play = PlayOptions()
    try line.apply(PlayOptions.table, to: &play)
    let booth = PlayCommand(context, play)
    let (options, source) = try booth.deal(line, isForPerson: booth.isPerson)
    if let status = try booth.watchPlayer(line, options, source) { return status }
    var words = WordReader(operands: line.operands, input: .input)
    let recorder = booth.isRecorded(line) ? booth.recorder() : nil
    return try booth.play(
      .deal(options, source), recorder, &words, isOpen: booth.leavesDealOpen(line),
      games: play.isRecorded == false ? [] : booth.gamesUnderWay(line, options, source))
  }

  /// Goes on with a game under way.
  func resume(_ game: SavedGame<G>, moves: [String]) throws -> ExitStatus {
    var words = WordReader(operands: moves, input: .input)
    return try play(.resume(game), game.start.recorder, &words, isOpen: false, games: [])
  }

  // MARK: Beginning

  /// The options and what is dealt from: what the command line says, over the player's kept choices
  /// where a person plays. A seed deals the same game for everybody, whatever was kept.
  func deal(
    _ line: ParsedLine, isForPerson: Bool
  ) throws(InvalidInput) -> (G.Options, Round<G>.Source?) {
    var (options, source) = (G.Options(), Round<G>.Source?.none)
    if isForPerson { restoreKeptChoices(in: &options, withDeal: !play.asksForDeal) }
    if let seed = play.seed(in: context.environment) {
      source = .seed(seed)
    } else if let text = play.deal {
      let deal = try Round<G>.Source.written(text)
      G.fit(&options, to: deal)
      source = .deal(deal)
    }
    try line.apply(G.Options.table, to: &options)
    try options.check()
    return (options, source)
  }

  /// Whether the command line has said nothing yet of what a menu is for.
  private func leavesDealOpen(_ line: ParsedLine) -> Bool {
    line.operands.isEmpty && !play.asksForDeal
      && !G.Options.table.contains { $0.isKept && line.has($0.flag.name) }
  }

  /// The games that a person may want to go on with: those of this game, or where the command line
  /// asks for something, of just that.
  private func gamesUnderWay(
    _ line: ParsedLine, _ options: G.Options, _ source: Round<G>.Source?
  ) -> [SavedGame<G>] {
    guard isPerson, !play.quiet, line.operands.isEmpty, let state = context.state else { return [] }
    let asks = source != nil || G.Options.table.contains { line.has($0.flag.name) }
    var games: [SavedGame<G>] = []
    for path in state.journals(of: G.name) where games.count < Self.offerLimit {
      guard let game = resumption(path, in: state, line) else { continue }
      let head = game.start.head
      if let source, head.source != source.recorded { continue }
      if !asks || head.options == options.recorded { games.append(game) }
    }
    return games
  }

  /// The game of a journal, to be gone on with as the player likes it: with what the settings and
  /// the command line say beside the deal.
  func resumption(
    _ path: String, in state: StateFolder, _ line: ParsedLine
  ) -> SavedGame<G>? {
    // Another process may be looking whether the game has ended.
    SavedGame(path, context, in: state, patience: 30) { options in
      restoreKeptChoices(in: &options, withDeal: false)
      let free = G.Options.table.filter { $0.spelling(in: options) == nil }
      try? line.apply(free, to: &options)
    } makeRecorder: { journal, known in
      recorder(in: state, continuing: journal, known: known)
    }
  }

  /// The most games that are offered to go on with.
  private static var offerLimit: Int { 8 }

  // MARK: Keeping

  /// Whether games are kept: where nobody says otherwise, those of a person at a terminal.
  private func isRecorded(_ line: ParsedLine) -> Bool {
    if let isRecorded = play.isRecorded { return isRecorded }
    return context.environment.isAtTerminal && line.operands.isEmpty
      && context.environment.kept.value(of: Setting.record.name) != "off"
  }

  /// What keeps the games, as far as there is a place for them.
  private func recorder() -> Recorder? {
    guard let state = context.state else {
      context.screenRunner.warn("can't record the game: HOME is not set")
      return nil
    }
    return recorder(in: state)
  }

  /// What keeps the games in a folder, perhaps with a journal that is continued.
  private func recorder(
    in state: StateFolder, continuing journal: Journal? = nil, known: Int = 0
  ) -> Recorder {
    Recorder(
      in: state, mustLast: context.environment.isAtTerminal, tellsBest: !play.quiet,
      continuing: journal, known: known, warn: context.screenRunner.warn)
  }

  /// Takes over what the player has chosen for all games, with or without what shapes the deal.
  private func restoreKeptChoices(in options: inout G.Options, withDeal: Bool) {
    guard isPerson else { return }
    for option in G.Options.table where option.isKept {
      guard withDeal || option.spelling(in: options) == nil,
        let value = context.environment.kept.value(of: option.flag.name)
      else { continue }
      // The settings have only values that the option takes.
      try? option.set(&options, to: value)
    }
  }

  /// Keeps a choice for the next time, as far as there is a place for it.
  func keep(_ options: G.Options) {
    for option in G.Options.table where option.isKept {
      guard case .value(let value)? = option.spelling(in: options) else { continue }
      guard let file = context.environment.kept.file else {
        return context.screenRunner.warn("can't keep the \(option.flag.name): HOME is not set")
      }
      do {
        try file.set(option.flag.name, to: value)
      } catch {
        context.screenRunner.warn(
          "can't keep the \(option.flag.name) in \(file.path.shownAsPath): \(error.message)")
      }
    }
  }
}
