import ArcadeCore
import Platform
import Records

/// Where one game is played: reads its command line, deals, and lets a session play it.
struct Booth<G: ArcadeGame> {
  let desk: Desk
  let play: PlayOptions

  /// Whether a person sits at a terminal and is not only waiting for the score.
  private let isPerson: Bool

  init(_ desk: Desk, _ play: PlayOptions) {
    self.desk = desk
    self.play = play
    isPerson = !play.json && desk.surroundings.isAtTerminal
  }

  /// What a person or a program begins with.
  enum Start {
    /// A deal, drawn where no other is asked for.
    case deal(G.Options, Round<G>.Source?)

    /// A game under way.
    case resume(Resumption<G>)
  }

  /// Plays what a command line asks for.
  static func play(_ line: ParsedLine, _ desk: Desk) throws -> ExitStatus {
    var play = PlayOptions()
    try line.apply(PlayOptions.table, to: &play)
    let booth = Booth(desk, play)
    let (options, source) = try booth.deal(line, isForPerson: booth.isPerson)
    var words = WordReader(operands: line.operands, input: .input)
    let recorder = booth.isRecorded(line) ? booth.recorder() : nil
    return try booth.play(
      .deal(options, source), recorder, &words, isOpen: booth.leavesDealOpen(line),
      games: recorder == nil ? [] : booth.gamesUnderWay(line, options, source))
  }

  /// Goes on with a game under way.
  func resume(_ game: Resumption<G>, moves: [String]) throws -> ExitStatus {
    var words = WordReader(operands: moves, input: .input)
    return try play(.resume(game), game.start.recorder, &words, isOpen: false, games: [])
  }

  // MARK: Beginning

  /// The options and what is dealt from: what the command line says, over the player's kept choices
  /// where a person plays. A seed deals the same game for everybody, whatever was kept.
  func deal(
    _ line: ParsedLine, isForPerson: Bool
  ) throws(BadOptions) -> (G.Options, Round<G>.Source?) {
    var (options, source) = (G.Options(), Round<G>.Source?.none)
    if isForPerson { restoreKeptChoices(in: &options) }
    if let seed = play.seed(in: desk.surroundings) {
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
  ) -> [Resumption<G>] {
    guard isPerson, !play.quiet, line.operands.isEmpty, let state = desk.state else { return [] }
    let asks = G.Options.table.contains { line.has($0.flag.name) }
    return state.journals(of: G.name).prefix(Self.offerLimit).compactMap { path in
      Resumption(path, desk, in: state) { recorder(in: state, continuing: $0, known: $1) }
    }.filter { game in
      if let source { return game.start.head.source == source.recorded }
      return !asks || game.start.options.recorded == options.recorded
    }
  }

  /// The most games that are offered to go on with.
  private static var offerLimit: Int { 8 }

  // MARK: Keeping

  /// Whether games are kept: where nobody says otherwise, those of a person at a terminal.
  private func isRecorded(_ line: ParsedLine) -> Bool {
    if let isRecorded = play.isRecorded { return isRecorded }
    return desk.surroundings.isAtTerminal && line.operands.isEmpty
      && desk.surroundings.kept.value(of: Setting.record.name) != "off"
  }

  /// What keeps the games, as far as there is a place for them.
  private func recorder() -> Recorder? {
    guard let state = desk.state else {
      desk.theatre.complain("can't record the game: HOME is not set")
      return nil
    }
    return recorder(in: state)
  }

  /// What keeps the games in a folder, perhaps with a journal that is continued.
  func recorder(in state: StateFolder, continuing journal: Journal? = nil, known: Int = 0)
    -> Recorder
  {
    Recorder(
      in: state, mustLast: desk.surroundings.isAtTerminal, tellsBest: !play.quiet,
      continuing: journal, known: known, complain: desk.theatre.complain)
  }

  /// Takes over what the player has chosen for all games: all of it where no certain deal is asked
  /// for, else what does not shape the deal.
  private func restoreKeptChoices(in options: inout G.Options) {
    for option in G.Options.table where option.isKept {
      guard !play.asksForDeal || option.spelling(in: options) == nil,
        let value = desk.surroundings.kept.value(of: option.flag.name)
      else { continue }
      try? option.set(&options, to: value)
    }
  }

  /// Keeps a choice for the next time, as far as there is a place for it.
  private func keep(_ options: G.Options) {
    for option in G.Options.table where option.isKept {
      guard case .value(let value)? = option.spelling(in: options) else { continue }
      guard let file = desk.surroundings.kept.file else {
        return desk.theatre.complain("can't keep the \(option.flag.name): HOME is not set")
      }
      do {
        try file.set(option.flag.name, to: value)
      } catch {
        desk.theatre.complain(
          "can't keep the \(option.flag.name) in \(file.path.shownAsPath): \(error.message)")
      }
    }
  }
}

// MARK: Playing

extension Booth {
  /// Where a player sees the game.
  private enum Stage {
    case screen(Theatre.Setting)
    case lines(Prompter)
  }

  /// A round, and the moves of it that were made already.
  private typealias Seat = (round: Round<G>, moves: [G.Move])

  private func play(
    _ start: Start, _ recorder: Recorder?, _ words: inout WordReader, isOpen: Bool,
    games: [Resumption<G>]
  ) throws -> ExitStatus {
    if play.json {
      let seat = try seat(start, recorder)
      return try JSONSession(
        round: seat.round, earlier: seat.moves, isQuiet: play.quiet, output: desk.output
      ).play(&words)
    }
    let stage = stage(words)
    guard !games.isEmpty else {
      return try play(start, recorder, on: stage, &words, isOpen: isOpen)
    }
    switch try choose(from: OfferMenu(games: games), on: stage, &words) {
    case nil: return .done
    case .resume(let game):
      return try play(.resume(game), game.start.recorder, on: stage, &words, isOpen: false)
    case .new:
      for game in games { game.giveUp() }
      return try play(start, recorder, on: stage, &words, isOpen: isOpen)
    }
  }

  private func stage(_ words: WordReader) -> Stage {
    let isOnScreen = isPerson && !play.quiet && !play.plain && !words.hasOperands
    guard isOnScreen, desk.surroundings.hasScreen else {
      return .lines(
        Prompter(
          voice: play.voice(in: desk.surroundings), output: desk.output,
          isInteractive: isPerson && !play.quiet))
    }
    return .screen(play.setting(in: desk.surroundings))
  }

  /// Plays on a stage, from the game's menu if it has one and the deal is open.
  private func play(
    _ start: Start, _ recorder: Recorder?, on stage: Stage, _ words: inout WordReader, isOpen: Bool
  ) throws -> ExitStatus {
    guard isOpen, isPerson, !play.quiet, case .deal(var options, let source) = start,
      G.menu(startingWith: options) != nil
    else { return try playRounds(seat(start, recorder), recorder, on: stage, &words) }
    var status = ExitStatus.done
    while let menu = G.menu(startingWith: options),
      let choice = try choose(from: menu, on: stage, &words, keep: keep)
    {
      options = choice
      status = try playRounds(
        seat(.deal(options, source), recorder), recorder, on: stage, &words)
      // In lines, a player who has enough of the game has enough of its menu.
      if case .lines = stage { break }
    }
    return status
  }

  private func seat(_ start: Start, _ recorder: Recorder?) throws(BadOptions) -> Seat {
    switch start {
    case .resume(let game): (game.start, game.moves)
    case .deal(let options, let source):
      (try Round(options: options, source: source ?? .drawn, recorder: recorder), [])
    }
  }

  /// What is chosen in a menu, or nil where the player leaves.
  private func choose<Choice>(
    from menu: any Menu<Choice>, on stage: Stage, _ words: inout WordReader,
    keep: @escaping (Choice) -> Void = { _ in }
  ) throws -> Choice? {
    switch stage {
    case .screen(let setting):
      var view = MenuView(menu, title: [G.name], voice: setting.voice, keep: keep)
      guard case .play(let choice)? = try desk.theatre.show(&view, with: setting) else {
        return nil
      }
      return choice
    case .lines(let prompter):
      return try MenuSession(prompter: prompter).choose(
        from: menu, title: G.name, &words, keep: keep)
    }
  }

  /// Plays round after round, until the player has enough.
  private func playRounds(
    _ seat: Seat, _ recorder: Recorder?, on stage: Stage, _ words: inout WordReader
  ) throws -> ExitStatus {
    switch stage {
    case .screen(let setting): try playOnScreen(seat.round, seat.moves, recorder, setting)
    case .lines(let prompter): try playInLines(seat.round, seat.moves, recorder, prompter, &words)
    }
  }

  private func playInLines(
    _ first: Round<G>, _ moves: [G.Move], _ recorder: Recorder?, _ prompter: Prompter,
    _ words: inout WordReader
  ) throws -> ExitStatus {
    var session = LineSession(
      round: first, earlier: moves, isQuiet: play.quiet, prompter: prompter)
    while true {
      let status = try session.play(&words)
      guard status == .done, prompter.isInteractive, try prompter.wantsAnother(&words) else {
        return status
      }
      session = LineSession(
        round: try Round(options: first.options, source: .drawn, recorder: recorder),
        isQuiet: play.quiet, prompter: prompter)
    }
  }
}
