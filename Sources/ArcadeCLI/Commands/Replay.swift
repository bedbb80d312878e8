import ArcadeCore
import Platform
import Records

/// What can be chosen for a replay.
struct ReplayOptions {
  /// Moves a second; nil where nobody said how many.
  var speed: Double?
  var isByStep = false
  var lists = false

  static let table: [Option<ReplayOptions>] = [
    Option(
      Flag(
        "speed", value: .init("N", expecting: "a number of moves a second from 0.1 to 1000"),
        "how many moves a second",
        detail: "At a terminal there is one a second without it, and elsewhere none is waited for.",
        excludes: ["step"]),
      parse: { Double($0).flatMap { (0.1...1000).contains($0) ? $0 : nil } },
      set: { $0.speed = $1 }),
    Option(
      Flag("step", "wait for Enter before each move", excludes: ["speed"]),
      turnOn: { $0.isByStep = true }),
    Option(
      Flag("list", "print the numbers of the last games instead"), turnOn: { $0.lists = true }),
  ]
}

extension Command {
  /// Shows a game again.
  static let replay = Command(
    name: "replay", summary: "show a recorded game again",
    detail: """
      The record is \(RecordChoice.description). At a terminal the game is shown on the screen, else in \
      lines, and with `--json` as the lines that it gave.
      """,
    operand: .record, flags: { ReplayOptions.table.map(\.flag) },
    playFlags: {
      PlayOptions.flags(named: PlayOptions.speaking + ["json", "no-animation", "no-mouse"])
    },
    keys: { ReplayKeys.help },
    examples: [
      .init("Number the last games", "arcade replay --list"),
      .init("Play and show at once", "arcade guess --record --quiet -s 1 50 75 && arcade replay"),
    ]
  ) { words, command, desk in
    try command.read(words, desk) { line in
      var (options, play) = (ReplayOptions(), PlayOptions())
      try line.apply(ReplayOptions.table, to: &options)
      try line.apply(PlayOptions.table, to: &play)
      let operand = try command.operand.choice(in: line.operands, of: command.name)
      if options.lists {
        try list(play, desk)
      } else {
        let record = try RecordChoice.record(operand, desk)
        try Replayer(record, options, play, desk).show()
      }
      return .done
    }
  }

  /// How many games a list has.
  private static let listLength = 20

  private static func list(_ play: PlayOptions, _ desk: Desk) throws {
    guard let state = desk.state else { return }
    desk.sweepJournals()
    let voice = play.voice(in: desk.surroundings)
    for (index, record) in try state.history.readLast(listLength).enumerated() {
      try desk.output.line("\(index + 1)\t\(record.told(voice, now: desk.surroundings.now()))")
    }
  }
}

/// Shows a record's game again.
private struct Replayer {
  private let record: Record
  private let options: ReplayOptions
  private let play: PlayOptions
  private let desk: Desk

  init(_ record: Record, _ options: ReplayOptions, _ play: PlayOptions, _ desk: Desk) {
    (self.record, self.options, self.play, self.desk) = (record, options, play, desk)
  }

  func show() throws {
    guard let game = Referee.game(record.head.game, rules: record.head.rules) else {
      throw Failure(Referee.unknown(record.head))
    }
    if let finding = Referee.finding(in: record) {
      desk.theatre.complain("the record does not verify: \(finding.sentence)")
    }
    try show(game)
  }

  private func show<G: ArcadeGame>(_ game: G.Type) throws {
    let round: Round<G>
    do throws(BadOptions) {
      round = try Round(record.head)
    } catch {
      throw Failure(error.fault)
    }
    let isAtTerminal = desk.surroundings.isAtTerminal
    if play.json {
      var words = words(at: nil)
      _ = try JSONSession(round: round, earlier: [], isQuiet: false, output: desk.output)
        .play(&words)
    } else if isAtTerminal, !play.plain, !options.isByStep, desk.surroundings.hasScreen {
      let setting = play.setting(in: desk.surroundings)
      var view = ReplayView(
        round, record.moves.split(separator: " ").compactMap { G.Move(String($0)) }, setting,
        pause: pause ?? ReplayView<G>.pause)
      _ = try desk.theatre.show(&view, with: setting)
      try desk.output.line(view.round.summary(setting.voice))
    } else {
      var words = words(at: options.isByStep ? .step : pause.map { .after($0) })
      let prompter = Prompter(
        voice: play.voice(in: desk.surroundings), output: desk.output, isInteractive: false)
      var session = LineSession(
        round: round, isQuiet: false, replay: isAtTerminal && !play.plain, prompter: prompter)
      _ = try session.play(&words)
    }
  }

  private func words(at pace: WordReader.Pace?) -> WordReader {
    WordReader(operands: [record.moves], input: options.isByStep ? .input : nil, pace: pace)
  }

  /// How long a move is waited for, in milliseconds.
  private var pause: Int? {
    if let speed = options.speed { return Int(1000 / speed) }
    return desk.surroundings.isAtTerminal ? 1000 : nil
  }
}
