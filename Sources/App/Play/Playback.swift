import Flags
import GameCore
import Lines
import Records
import TextUI

/// The pace at which known moves are shown.
enum Pace {
  /// A move a second at a terminal, all at once elsewhere.
  case usual

  /// So many moves a second.
  case speed(Double)

  /// Each move waits for Enter.
  case step

  /// The time that a move stays at a terminal before the next one, in milliseconds, by default.
  static let pause = 1000

  /// The name of the option.
  static let name = "speed"

  /// The option, which can't be combined with others.
  static func table(excluding others: [String] = []) -> [Option<Pace>] {
    [
      Option(
        Flag(
          name,
          value: .init(
            "N",
            expecting: Phrase(
              en: "step or a number from 0.1 to 1000", zh: "step 或 0.1 到 1000 的数"),
            or: [
              Choice(
                "step",
                Phrase(en: "line play: wait for Enter before each move", zh: "逐行模式：每步按回车继续"))
            ]),
          Phrase(en: "show N moves per second", zh: "每秒显示 N 步"),
          detail: """
            Default: one per second at a terminal, no delay elsewhere. With `step`, line play \
            waits for Enter before each move.
            """, excludes: others, isRare: true),
        parse: Pace.init, set: { $0 = $1 })
    ]
  }

  private init?(_ text: String) {
    if text == "step" {
      self = .step
    } else if let speed = Double(text), (0.1...1000).contains(speed) {
      self = .speed(speed)
    } else {
      return nil
    }
  }

  /// True if each move waits for Enter.
  var isByStep: Bool { if case .step = self { true } else { false } }

  /// The time between two moves, in milliseconds, if a speed is given.
  var pause: Int? { if case .speed(let speed) = self { Int(1000 / speed) } else { nil } }
}

/// Shows a game whose moves are known: on the screen, in lines, or as JSON lines.
struct Playback<G: ArcadeGame> {
  /// The game with all its moves.
  let game: Playthrough<G>

  let pace: Pace
  let play: PlayOptions
  let context: CommandContext

  func show() throws {
    let frontEnd = context.frontEnd(play, isInteractive: false, mayOpenScreen: !pace.isByStep)
    try frontEnd.show(self)
  }

  /// The game before its first move, not recorded.
  var start: RecordedGame<G> {
    RecordedGame(game.beginning.withoutHints, nil, hasBots: false)
  }

  var isAtTerminal: Bool { context.environment.isAtTerminal }

  /// The moves and hints at the pace that was asked for; programs get them at once.
  var words: WordReader {
    let pause = play.json || play.quiet ? pace.pause : pause
    return WordReader(
      operands: game.movesAndHints.map { $0?.move.description ?? "hint" },
      input: pace.isByStep ? context.input : nil,
      pace: pace.isByStep ? .step : pause.map { .after($0) })
  }

  /// The wait before a move, in milliseconds, or nil for none.
  var pause: Int? { pace.pause ?? (isAtTerminal ? Pace.pause : nil) }
}
