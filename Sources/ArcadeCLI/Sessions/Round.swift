import GameCore
import Storage
import TextUI
import Tiles

/// One game under way, with all that plays it again: its options, what it was dealt from, and its
/// moves.
struct Round<G: ArcadeGame> {
  let options: G.Options
  let source: Source
  private(set) var game: G

  /// How many moves were accepted.
  private(set) var turns = 0

  /// The accepted moves as text, with spaces between them.
  private(set) var moves = ""

  /// The letters of what they did.
  private(set) var results = ""

  /// How many moves had been made at each hint that was asked for.
  private(set) var hints: [Int] = []

  /// The score that this game has beaten; nil where it has not ended or has beaten none.
  private(set) var previousBest: PreviousBest?

  /// What keeps the game, if it is kept.
  let recorder: Recorder?

  /// When it began.
  let begun: Timestamp

  /// Which of the arcade's players plays it; nil for anybody else.
  let player: String?

  /// How many moves were made before that player came.
  var givenMoves = 0

  /// The game before its first move.
  let start: G
  /// The marks that moves have had so far, each once.
  private(set) var marks: [MoveOutcome] = []

  /// What a game is dealt from.
  enum Source {
    case seed(Seed)
    case deal(G.Deal)

    /// A deal that nobody has asked for.
    static var drawn: Source { .seed(.drawn()) }

    func deal(_ options: G.Options) throws(InvalidInput) -> G.Deal {
      switch self {
      case .deal(let deal): return deal
      case .seed(let seed):
        var random = seed.random
        return try G.deal(options, using: &random)
      }
    }
  }

  /// Deals. Throws where the options don't make a deal.
  init(
    options: G.Options, source: Source, begun: Timestamp = .now, recorder: Recorder? = nil,
    player: String? = nil
  ) throws(InvalidInput) {
    self.player = player
    self.options = options
    self.source = source
    self.begun = begun
    self.recorder = recorder
    start = try G(options: options, deal: try source.deal(options))
    game = start
  }

  /// The same round from its beginning, though with all hints, to be kept by a recorder.
  func beginning(with recorder: Recorder) -> Round {
    Round(copying: self, recorder)
  }

  private init(copying round: Round, _ recorder: Recorder) {
    (options, source, begun, start) = (round.options, round.source, round.begun, round.start)
    (game, hints, player) = (start, round.hints, round.player)
    self.recorder = recorder
  }

  /// Makes a move, which is kept before anybody is told of it. A refused one changes nothing.
  mutating func apply(_ move: G.Move) throws(G.Refusal) -> G.Event {
    let event = try game.apply(move)
    let mark = game.mark(of: event)
    turns += 1
    if !moves.isEmpty { moves += " " }
    moves += move.description
    results.unicodeScalars.append(mark.letter)
    if !marks.contains(where: { $0.letter == mark.letter }) { marks.append(mark) }
    if let recorder {
      // Before the first move there was no place for them.
      if turns == 1 { for _ in hints.prefix(while: { $0 == 0 }) { recorder.add(.hint, of: head) } }
      recorder.add(Journal.Move(move.description, mark.letter), of: head)
      if game.status != .playing {
        let previousBest = recorder.finish(record(), as: G.self)
        self.previousBest = hints.isEmpty ? previousBest : nil
      }
    }
    return event
  }

  /// Notes that a hint was given.
  mutating func noteHint() {
    hints.append(turns)
    if turns > 0 { recorder?.add(.hint, of: head) }
  }

  /// Whether there is a game that leaving does not lose.
  var isKept: Bool { turns > 0 && recorder?.isKeeping ?? false }

  /// Gives the game up, if it is under way.
  func giveUp() {
    if turns > 0, game.status == .playing { recorder?.file(record()) }
  }
}
