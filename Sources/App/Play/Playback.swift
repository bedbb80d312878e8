import Lines
import Records
import Screens

/// The pace of known moves: by default a move a second at a terminal, no delay elsewhere.
typealias Pace = WordReader.Pace

extension WordReader.Pace {
  /// The default time between moves at a terminal, in milliseconds.
  static let pause = 1000
  static let name = "speed"

  /// The time between moves in milliseconds, or nil if each waits for the player.
  var milliseconds: Int? { if case .after(let pause) = self { pause } else { nil } }

  /// Returns the table with the option, which can't be combined with some others.
  static func table(excluding others: [String] = []) -> [Option<Pace?>] {
    [
      Option(
        Flag(
          name, zh: "速度",
          value: .init(
            "N",
            expecting: Phrase(
              en: "step or a number from 0.1 to 1000", zh: "step（逐手）或 0.1 到 1000 的数"),
            or: [
              Choice(
                "step",
                Phrase(en: "line play: wait for Enter before each move", zh: "逐行模式：每手按回车继续"),
                title: Phrase(en: "step", zh: "逐手"))
            ]),
          Phrase(en: "show N moves per second", zh: "每秒显示 N 手"),
          detail: """
            Default: at a terminal one per second for bots and on the full screen, and in lines \
            Enter for each move of a person's game; no delay elsewhere. With step, line play waits \
            for Enter before each move.
            """, excludes: others, isRare: true),
        parse: Pace.init, set: { $0 = $1 })
    ]
  }

  private init?(_ text: String) {
    if text == "step" {
      self = .step
    } else if let speed = Double(decimal: text), (0.1...1000).contains(speed) {
      self = .after(Int(1000 / speed))
    } else {
      return nil
    }
  }
}

extension CommandContext {
  /// Shows a game whose moves are known: on the screen, in lines of text or as JSON lines.
  func show<G: ArcadeGame>(_ game: Playthrough<G>, _ pace: Pace?) throws {
    if pace != .step, play.opensScreen(in: environment) { return try showOnScreen(game, pace) }
    // Only a person's game is looked back at: the number of steps would tell how many a bot needs.
    let asks = environment.isAtTerminal && !play.json && !play.quiet && game.player == nil
    if asks, pace == nil || pace == .step {
      var words = WordReader(operands: [], input: input)
      let origin = game.origin(presentation).capitalizedFirst + presentation(en: ".", zh: "。")
      try say([game.task(presentation) + presentation.gap + origin])
      try prompter(isInteractive: true).lookBack(at: game, &words)
      return try say([game.summary(presentation)])
    }
    var table = Table(game.prefix(0), nil, players: game.ghosts)
    var words = words(of: game, pace)
    guard !play.json else {
      _ = try JSONSession(isQuiet: play.quiet, output: output).play(&table, &words)
      return
    }
    let (prompter, isAtTerminal) = (prompter(isInteractive: false), environment.isAtTerminal)
    if pace == .step, isAtTerminal {
      try prompter.say(
        presentation(en: "Press Enter for the next move, q to quit.", zh: "按回车看下一手，输入 q 退出。"))
    }
    var session = LineSession(
      table, isReplay: true, game.player == nil ? game.review : nil, showsBoards: isAtTerminal,
      prompter: prompter)
    try session.play(&words)
  }

  /// Returns the moves and hints of a game at a pace; by default without delay for programs.
  private func words<G: ArcadeGame>(of game: Playthrough<G>, _ pace: Pace?) -> WordReader {
    let isShown = environment.isAtTerminal && !play.json && !play.quiet
    let usual = isShown ? Pace.after(Pace.pause) : nil
    return WordReader(
      operands: game.steps.compactMap { step in
        switch step {
        case .hint: "hint"
        case .move(let entry, let board): board == 0 ? entry.move.description : nil
        }
      },
      input: pace == .step ? input : nil, pace: pace ?? usual)
  }

  private func showOnScreen<G: ArcadeGame>(_ game: Playthrough<G>, _ pace: Pace?) throws {
    let display = display
    var view = ReplayView(
      game, display.presentation, isAnimated: display.isAnimated,
      pause: pace?.milliseconds ?? Pace.pause)
    _ = try screenRunner.show(&view, with: display)
    // The result of a bot's game covers only the moves that were watched.
    let end = game.player == nil ? game : view.seen
    // The window's size may have changed.
    let printed = presentation
    let isJudged = end.player != nil && !end.isPlaying
    try say((isJudged ? end.analysis(end.review, printed) : []) + [end.summary(printed)])
  }
}
