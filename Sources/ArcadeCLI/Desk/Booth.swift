import ArcadeCore
import Platform

/// Where one game is played: reads its command line, deals, and lets a session play it.
struct Booth<G: ArcadeGame> {
  let desk: Desk

  init(_ desk: Desk) {
    self.desk = desk
  }

  /// Plays what a command line asks for.
  func play(_ line: ParsedLine) throws -> ExitStatus {
    var play = PlayOptions()
    try line.apply(PlayOptions.table, to: &play)
    let isPerson = !play.json && desk.surroundings.isAtTerminal
    // A seed deals the same game for everybody, whatever was kept.
    let options = try options(line, withKeptChoices: isPerson && play.seed == nil)
    var words = WordReader(operands: line.operands, input: .input)
    if play.json {
      let round = try Round<G>(options: options, seed: play.seed ?? .drawn())
      return try JSONSession(round: round, isQuiet: play.quiet, output: desk.output).play(&words)
    }
    if isPerson, !play.quiet { rememberGame() }
    if isPerson, !play.quiet, !play.plain, line.operands.isEmpty, desk.surroundings.hasScreen {
      return try playOnScreen(options, play, withMenu: leavesDealOpen(line))
    }
    let prompter = Prompter(
      voice: play.voice(in: desk.surroundings), output: desk.output,
      isInteractive: isPerson && !play.quiet)
    guard prompter.isInteractive, leavesDealOpen(line) else {
      return try playRounds(options, play, prompter, &words)
    }
    guard let choice = try choose(startingWith: options, prompter, &words) else {
      return .done
    }
    return try playRounds(choice, play, prompter, &words)
  }

  /// What the command line chooses, over the player's kept choices where a person plays.
  private func options(
    _ line: ParsedLine, withKeptChoices isPerson: Bool
  ) throws(BadOptions) -> G.Options {
    var options = G.Options()
    if isPerson { restoreKeptChoices(in: &options) }
    try line.apply(G.Options.table, to: &options)
    try options.check()
    return options
  }

  /// What is chosen in the game's menu, or nil where the player leaves. Without a menu, the options
  /// as they are.
  private func choose(
    startingWith options: G.Options, _ prompter: Prompter, _ words: inout WordReader
  ) throws -> G.Options? {
    guard let menu = G.menu(startingWith: options) else { return options }
    return try MenuSession(prompter: prompter).choose(from: menu, title: G.name, &words, keep: keep)
  }

  /// Whether the command line has said nothing yet of what a menu is for.
  private func leavesDealOpen(_ line: ParsedLine) -> Bool {
    line.operands.isEmpty && !line.has("seed")
      && !G.Options.table.contains { $0.isKept && line.has($0.flag.name) }
  }

  /// Plays in lines until the player has enough.
  private func playRounds(
    _ options: G.Options, _ play: PlayOptions, _ prompter: Prompter, _ words: inout WordReader
  ) throws -> ExitStatus {
    var seed = play.seed
    while true {
      var session = LineSession<G>(
        round: try Round(options: options, seed: seed ?? .drawn()), isQuiet: play.quiet,
        prompter: prompter)
      let status = try session.play(&words)
      guard status == .done, prompter.isInteractive, try prompter.wantsAnother(&words) else {
        return status
      }
      seed = nil
    }
  }

  // MARK: Kept choices

  /// Keeps the game as the one that was played last.
  private func rememberGame() {
    guard let settings = desk.settings, settings.value(of: Front.lastGame) != G.name else { return }
    // The menu's order is not worth a warning.
    try? settings.set(Front.lastGame, to: G.name)
  }

  private func restoreKeptChoices(in options: inout G.Options) {
    for option in G.Options.table where option.isKept {
      guard let value = desk.settings?.value(of: option.flag.name) else { continue }
      do {
        try option.set(&options, to: value)
      } catch {
        desk.theatre.complain("ignoring the kept choice: \(error.fault)")
      }
    }
  }

  /// Keeps a choice for the next time, as far as there is a place for it.
  func keep(_ options: G.Options) {
    for option in G.Options.table where option.isKept {
      guard case .value(let value)? = option.spelling(in: options) else { continue }
      guard let settings = desk.settings else {
        return desk.theatre.complain("can't keep the \(option.flag.name): HOME is not set")
      }
      do {
        try settings.set(option.flag.name, to: value)
      } catch {
        desk.theatre.complain(
          "can't keep the \(option.flag.name) in \(settings.path): \(error.message)")
      }
    }
  }
}
