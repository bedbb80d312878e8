import Flags
import GameCore
import Lines
import Platform
import Records
import Screens
import TextUI

/// The pace at which known moves are shown.
struct Pace {
  /// Moves a second; nil if not given.
  var speed: Double?

  /// True if each move waits for Enter.
  var isByStep = false

  /// The time that a move stays at a terminal before the next one, in milliseconds, by default.
  static let pause = 1000

  /// The names of the options.
  static let names = ["speed", "step"]

  /// The options, which can't be given together with others either.
  static func table(excluding others: [String] = []) -> [Option<Pace>] {
    [
      Option(
        Flag(
          names[0],
          value: .init(
            "N", expecting: Phrase(en: "a number from 0.1 to 1000", zh: "0.1 到 1000 的数")),
          Phrase(en: "show N moves per second", zh: "每秒显示 N 步"),
          detail: "Default: one per second at a terminal, no delay elsewhere.",
          excludes: [names[1]] + others, isRare: true),
        parse: { Double($0).flatMap { (0.1...1000).contains($0) ? $0 : nil } },
        set: { $0.speed = $1 }),
      Option(
        Flag(
          names[1], Phrase(en: "line play: wait for Enter before each move", zh: "逐行模式：每步按回车继续"),
          excludes: [names[0]] + others, isRare: true),
        turnOn: { $0.isByStep = true }),
    ]
  }
}

/// Shows a game whose moves are known: on the screen, in lines, or as JSON lines.
struct Playback<G: ArcadeGame> {
  /// The game with all its moves.
  let game: Playthrough<G>

  let pace: Pace
  let play: PlayOptions
  let context: CommandContext

  func show() throws {
    let interface = context.interface(play, isInteractive: false, mayOpenScreen: !pace.isByStep)
    try interface.show(self)
  }

  /// The game before its first move, not recorded.
  var start: RecordedGame<G> {
    RecordedGame(game.beginning.withoutHints, nil, hasBots: false)
  }

  var isAtTerminal: Bool { context.environment.isAtTerminal }

  /// The moves and hints at the pace that was asked for; programs get them at once.
  var words: WordReader {
    let pause = (play.json || play.quiet) && pace.speed == nil ? nil : pause
    return WordReader(
      operands: [game.movesAndHints], input: pace.isByStep ? context.input : nil,
      pace: pace.isByStep ? .step : pause.map { .after($0) })
  }

  /// The wait before a move, in milliseconds, or nil for none.
  var pause: Int? {
    if let speed = pace.speed { return Int(1000 / speed) }
    return isAtTerminal ? Pace.pause : nil
  }
}
