import ArcadeCore
import Platform

/// Where one game is played: reads its command line, deals, and lets a session play it.
struct Booth<G: ArcadeGame> {
  private let desk: Desk

  init(_ desk: Desk) {
    self.desk = desk
  }

  /// What a game's command line sets.
  struct Line {
    var options = G.Options()
    var play = PlayOptions()
    var answers = Answers()
  }

  private static var table: [Option<Line>] {
    G.Options.table.map { $0.lifted(to: \.options) }
      + PlayOptions.table.map { $0.lifted(to: \.play) }
      + Answers.table.map { $0.lifted(to: \.answers) }
  }

  /// Reads a command line, over the player's kept choices where a person plays.
  func parse(_ words: [String]) throws(UsageError) -> Parser<Line>.Result {
    var line = Line()
    let isPerson =
      desk.surroundings.inputIsTerminal && desk.surroundings.outputIsTerminal
      && !words.contains("--json")
    if isPerson { restoreKeptChoices(in: &line.options) }
    let result = try Parser.parse(words, of: G.name, options: Self.table, into: line)
    do {
      try result.target.options.check()
    } catch {
      throw UsageError(error.fault, command: G.name)
    }
    return result
  }

  /// Plays what a command line asks for.
  func play(_ line: Parser<Line>.Result) throws -> ExitStatus {
    let (options, play) = (line.target.options, line.target.play)
    var words = WordReader(operands: line.operands, input: .input)
    if play.json {
      let round = try deal(options, play.seed)
      return try JSONSession(round: round, isQuiet: play.quiet, output: desk.output).play(&words)
    }
    let isPerson =
      desk.surroundings.inputIsTerminal && desk.surroundings.outputIsTerminal && !play.quiet
    let prompter = Prompter(
      voice: play.voice(in: desk.surroundings), output: desk.output,
      isInteractive: isPerson)
    let isFree = line.operands.isEmpty && !line.given.contains(where: Self.choosesDeal)
    guard isPerson, isFree, let menu = G.menu(startingWith: options) else {
      return try playRounds(options, play, prompter, &words)
    }
    let choice = try MenuSession(prompter: prompter).choose(
      from: menu, title: G.name, &words, keep: keep)
    guard let choice else { return .unfinished }
    return try playRounds(choice, play, prompter, &words)
  }

  /// Plays in lines until the player has enough.
  private func playRounds(
    _ options: G.Options, _ play: PlayOptions, _ prompter: Prompter, _ words: inout WordReader
  ) throws -> ExitStatus {
    var seed = play.seed
    while true {
      var session = LineSession(
        round: try deal(options, seed), isQuiet: play.quiet, prompter: prompter)
      let status = try session.play(&words)
      guard status == .done, prompter.isInteractive, try prompter.wantsAnother(&words) else {
        return status
      }
      seed = nil
    }
  }

  private func deal(_ options: G.Options, _ seed: Seed?) throws(UsageError) -> Round<G> {
    do {
      return try Round(options: options, seed: seed ?? .drawn())
    } catch {
      throw UsageError(error.fault, command: G.name)
    }
  }

  /// Whether an option says already what would be chosen in the menu.
  private static func choosesDeal(_ name: String) -> Bool {
    name == "seed" || G.Options.table.contains { $0.isKept && $0.flag.name == name }
  }

  // MARK: Kept choices

  private func restoreKeptChoices(in options: inout G.Options) {
    for option in G.Options.table where option.isKept {
      guard let value = desk.settings?.value(of: option.flag.name) else { continue }
      do {
        try option.set(&options, to: value)
      } catch {
        Complaint.tell("passing over what was kept: \(error.fault)")
      }
    }
  }

  /// Keeps a choice for the next time, as far as there is a place for it.
  private func keep(_ options: G.Options) {
    for option in G.Options.table where option.isKept {
      guard case .value(let value)? = option.spelling(in: options) else { continue }
      guard let settings = desk.settings else {
        return Complaint.tell("can't keep the \(option.flag.name): HOME is not set")
      }
      do {
        try settings.set(option.flag.name, to: value)
      } catch {
        Complaint.tell("can't keep the \(option.flag.name) in \(settings.path): \(error.message)")
      }
    }
  }
}
