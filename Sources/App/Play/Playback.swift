import Lines
import Records

/// The pace of known moves: by default a move a second at a terminal, no delay elsewhere.
typealias Pace = WordReader.Pace

extension WordReader.Pace {
  /// The default time between moves at a terminal, in milliseconds.
  static let pause = 1000
  static let name = "speed"

  /// Returns the table with the option, which can't be combined with some others.
  static func table(excluding others: [String] = []) -> [Option<Pace?>] {
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
    } else if let speed = Double(decimal: text), (0.1...1000).contains(speed) {
      self = .after(Int(1000 / speed))
    } else {
      return nil
    }
  }
}

/// A view of a game whose moves are known: on the screen, in lines, or as JSON lines.
struct Playback<G: ArcadeGame> {
  let game: Playthrough<G>

  let pace: Pace?
  let context: CommandContext

  func show() throws {
    let frontEnd = context.frontEnd(isInteractive: false, mayOpenScreen: pace != .step)
    try frontEnd.show(self)
  }

  /// The table of the game before its first move, not recorded.
  var start: Table<G> { Table(game.prefix(0), nil, players: game.ghosts) }

  var isAtTerminal: Bool { context.environment.isAtTerminal }

  /// The moves and hints at the chosen pace; without delay for programs.
  var words: WordReader {
    let isShown = isAtTerminal && !context.play.json && !context.play.quiet
    let usual = isShown ? Pace.after(Pace.pause) : nil
    return WordReader(
      operands: game.steps.compactMap { step in
        switch step {
        case .hint: "hint"
        case .move(let entry, let board): board == 0 ? entry.move.description : nil
        }
      },
      input: pace == .step ? context.input : nil, pace: pace ?? usual)
  }
}
