import ArcadeCore
import Platform
import Records

/// What can be chosen for a replay.
struct ReplayOptions {
  /// Moves a second; nil where nobody said how many.
  var speed: Double?
  var isByStep = false
  var lists = false

  /// How long a move stays at a terminal before the next one, in milliseconds, if nobody says
  /// otherwise.
  static let pause = 1000

  static let table: [Option<ReplayOptions>] = [
    Option(
      Flag(
        "speed", value: .init("N", expecting: "a number of moves a second from 0.1 to 1000"),
        "how many moves a second",
        detail: "At a terminal there is one a second without it, and elsewhere none is waited for.",
        excludes: ["step", "list"]),
      parse: { Double($0).flatMap { (0.1...1000).contains($0) ? $0 : nil } },
      set: { $0.speed = $1 }),
    Option(
      Flag(
        "step", "in lines, wait for Enter before each move", excludes: ["speed", "list"]),
      turnOn: { $0.isByStep = true }),
    Option(
      Flag(
        "list", "print the numbers of the last games instead", excludes: ["speed", "step"]),
      turnOn: { $0.lists = true }),
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
    examples: {
      [
        .init("Number the last games", "arcade replay --list"),
        .init("Play and show at once", "arcade guess --record --quiet -s 1 50 75 && arcade replay"),
      ]
    }
  ) { words, command, desk in
    try command.read(words, desk) { line in
      var (options, play) = (ReplayOptions(), PlayOptions())
      try line.apply(ReplayOptions.table, to: &options)
      try line.apply(PlayOptions.table, to: &play)
      let operand = try command.operand.choice(in: line.operands, of: command.name)
      if options.lists {
        guard operand == nil else { throw BadOptions("--list takes no RECORD") }
        try list(play, desk)
        return .done
      }
      guard !options.isByStep || operand != "-" else {
        throw BadOptions("--step reads standard input, so the record can't come from there")
      }
      return try Replayer(RecordChoice.record(operand, desk), options, play, desk).show()
    }
  }

  /// How many games a list has.
  private static let listLength = 20

  private static func list(_ play: PlayOptions, _ desk: Desk) throws {
    let state = try RecordChoice.state(desk)
    desk.sweepJournals()
    let voice = play.voice(in: desk.surroundings)
    for (index, record) in try state.history.readLast(listLength).enumerated() {
      if play.json {
        let fields = record.fields.merging([
          "type": "record", "number": .number(index + 1),
          "verified": .bool(Referee.finding(in: record) == nil),
        ])
        try desk.output.line(fields.text)
      } else {
        try desk.output.line("\(index + 1)\t\(record.told(voice, now: desk.surroundings.now()))")
      }
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

  func show() throws -> ExitStatus {
    guard let game = Referee.game(record.head.game, rules: record.head.rules) else {
      throw Failure(Referee.unknown(record.head))
    }
    let finding = Referee.finding(in: record)
    if let finding {
      desk.theatre.complain("the record does not verify: \(finding.sentence)")
    }
    try show(game)
    return finding == nil ? .done : .unfinished
  }

  private func show<G: ArcadeGame>(_ game: G.Type) throws {
    let round: Round<G>
    do throws(BadOptions) {
      round = try Round(record.head)
    } catch {
      throw Failure(error.fault)
    }
    if play.json {
      var words = words
      _ = try JSONSession(round: round, earlier: [], isQuiet: false, output: desk.output)
        .play(&words)
    } else if isAtTerminal, !play.plain, !options.isByStep, desk.surroundings.hasScreen {
      try showOnScreen(round)
    } else {
      try showInLines(round)
    }
  }

  private var isAtTerminal: Bool { desk.surroundings.isAtTerminal }

  private func showOnScreen<G: ArcadeGame>(_ start: Round<G>) throws {
    let setting = play.setting(in: desk.surroundings)
    let (moves, end) = start.playing(record.moves)
    var view = ReplayView(start, moves, setting, pause: pause ?? ReplayOptions.pause)
    _ = try desk.theatre.show(&view, with: setting)
    try desk.output.line(end.summary(setting.voice))
  }

  private func showInLines<G: ArcadeGame>(_ start: Round<G>) throws {
    let voice = play.voice(in: desk.surroundings)
    let prompter = Prompter(voice: voice, output: desk.output, isInteractive: false)
    if options.isByStep, isAtTerminal {
      try prompter.say(voice.language(en: "Enter shows the next move.", zh: "按回车显示下一步。"))
    }
    var words = words
    var session = LineSession(
      round: start, isQuiet: false, replay: isAtTerminal && !play.plain, prompter: prompter)
    _ = try session.play(&words)
  }

  /// The moves, at the pace that was asked for; programs get them at once.
  private var words: WordReader {
    let pause = play.json && options.speed == nil ? nil : pause
    return WordReader(
      operands: [record.moves], input: options.isByStep ? .input : nil,
      pace: options.isByStep ? .step : pause.map { .after($0) })
  }

  /// How long a move is waited for, in milliseconds.
  private var pause: Int? {
    if let speed = options.speed { return Int(1000 / speed) }
    return isAtTerminal ? ReplayOptions.pause : nil
  }
}
