import CommandLine
import Lines
import Platform
import Records
import Screens
import Terminal

struct CommandContext {
  var environment: ProcessEnvironment
  var input = Descriptor.input
  let output: Output
  let screenRunner: ScreenRunner

  /// True if text that doesn't fit in the window may go through a pager.
  var usesPager = false

  /// The total time to wait for games that other processes hold, in milliseconds. Only tests wait:
  /// a process that another test starts holds all files for a moment.
  var patience = 0

  var line = ParsedLine()

  /// The recorded game to race, or nil for another opponent or none.
  var ghost: GhostGame?

  /// The line's options that every game has.
  var play = PlayOptions()

  /// Sets the line and its options. Throws if one does not take its value.
  mutating func take(_ line: ParsedLine) throws(UserError) {
    play = try PlayOptions(line)
    self.line = line
    guard let seed = play.seed?.text, !seed.isASCII, let number = WholeNumber.parse(seed.halfWidth)
    else { return }
    warn(
      Phrase(
        en: "the seed \(seed.quoted) is a word, not the number \(number)",
        zh: "种子 \(seed.quoted) 是全角的，和 \(number) 不是同一局"))
  }

  /// Returns the context for a daily or another game that the line doesn't ask for.
  func withoutLine(isDaily: Bool) -> CommandContext {
    var context = self
    (context.line, context.ghost) = (ParsedLine(), nil)
    (context.play.isDaily, context.play.seed) = (isDaily, nil)
    return context
  }

  var presentation: Presentation { play.presentation(in: environment) }
  var display: ScreenRunner.DisplayOptions { play.displayOptions(in: environment) }

  /// The folder of the player's records, or nil if the environment names no place.
  var state: StateFolder? { StateFolder(variable: environment.variable) }

  /// Returns whether the full screen opens. It doesn't with moves on the command line.
  func opensScreen(_ words: WordReader) -> Bool {
    !words.hasOperands && play.opensScreen(in: environment)
  }

  /// Returns whether a person plays in lines, where the end of a game asks what comes next.
  func asksInLines(_ words: WordReader) -> Bool {
    environment.isAtTerminal && !play.json && !play.quiet && !opensScreen(words)
  }

  /// True if the run of today is kept, as a script's is only with `--record`.
  var keepsRuns: Bool { play.switches[.record] ?? environment.isAtTerminal }

  /// Returns the run of today so far. A script that keeps no games begins its own. Throws if the
  /// history can't be read.
  func run() throws -> DailyRun {
    let book = try ScoreBook(of: keepsRuns ? state?.history : nil, .arcade, verifying: .none)
    return DailyRun(of: book, at: environment.now())
  }

  /// Prints a result as JSON lines or text, as the options ask. Text that `isPaged` goes through
  /// the player's pager if the window is too small for it.
  func print(
    _ objects: @autoclosure () -> [JSONObject], or lines: (Presentation) -> [String],
    isPaged: Bool = false
  ) throws {
    let objects = play.json ? objects() : []
    for object in objects {
      try output.line(object.merging(["protocol": JSONObject.protocolVersion]).text)
    }
    let lines = play.json ? [] : lines(presentation)
    // A screen reader reads all there is.
    if isPaged, !presentation.isPlain, let pager, !fits(lines) {
      try output.flush()
      let text = lines.map { $0 + "\n" }.joined()
      if (try? Pager.show(text, with: pager)) == true { return }
    }
    for line in lines { try output.line(line) }
  }

  /// The player's pager as a shell command, chosen as in git(1); nil for none.
  private var pager: String? {
    guard usesPager, environment.isTerminal(.output), environment.obeysSequences else { return nil }
    guard let name = ["ARCADE_PAGER", "PAGER"].first(where: Environment.isSet) else {
      // A missing less is no error.
      return "command -v less >/dev/null || exit 127; exec less"
    }
    return environment.variable(name).flatMap { $0 == "cat" ? nil : $0 }
  }

  /// Returns true if the window has room for lines and for the next shell prompt.
  private func fits(_ lines: [String]) -> Bool {
    guard let window = Descriptor.output.windowSize, window.columns > 0 else { return true }
    var room = window.rows - 1
    for line in lines {
      room -= max(1, (line.displayWidth + window.columns - 1) / window.columns)
      if room < 0 { return false }
    }
    return true
  }

  /// Returns the name by which others know the player, from the line or else the settings, or nil.
  func playerName() throws(UserError) -> String? {
    var name = environment.saved.value(of: Setting.name.flag.name)
    try line.apply([Setting.name], to: &name)
    return name
  }

  var savedGames: SavedGames? { state.map { SavedGames(in: $0, warn: warn) } }

  /// Moves finished games to the history that their processes left in journals.
  func sweepJournals() { savedGames?.sweep(.arcade) }

  func warn(_ phrase: Phrase) { screenRunner.warn(phrase) }
}

extension DailyRun {
  /// Creates the run of the day of a time, as far as a book has it.
  init(of book: ScoreBook, at now: Timestamp) {
    self.init(DailyDeal(day: now.dayNumber), of: book, GameCatalog.run)
  }
}
