import GameCore
import TextUI

/// A game as a session plays it: each move is made, then kept, and only then shown.
public struct RecordedRound<G: ArcadeGame> {
  /// The game.
  public private(set) var playthrough: Playthrough<G>

  /// The best score that the finished game beat; nil if it beat none or isn't recorded.
  public private(set) var previousBest: PreviousBest?

  /// The recorder that keeps it, or nil if it is not recorded.
  public let recorder: Recorder?

  private let begun: Timestamp

  /// The bots, where there are several seats. In an object without its type, which would have to
  /// be made at the start of every game.
  private var bots: AnyObject?

  /// Creates a round of a game, new or resumed. Without bots all moves are made by others, as when
  /// a record is shown.
  public init(
    _ playthrough: Playthrough<G>, _ recorder: Recorder?, begun: Timestamp? = nil,
    hasBots: Bool = true
  ) {
    (self.playthrough, self.recorder) = (playthrough, recorder)
    self.begun = begun ?? recorder?.now ?? Timestamp(seconds: 0)
    if G.seats > 1, hasBots { bots = SeatedBots(playthrough) }
  }

  /// Makes a move and keeps it. A refused move changes nothing.
  public mutating func play(_ move: G.P.Move) throws(G.P.Refusal) -> G.P.Event {
    let event = try playthrough.play(move)
    if G.seats > 1 { seatedBots?.observe(event, at: playthrough.position) }
    if let recorder { keep(move, event, recorder) }
    return event
  }

  // MARK: Bots

  /// True if it is a bot's turn.
  public var isBotsTurn: Bool {
    bots != nil && (seatedBots?.isTurn(at: playthrough.position) ?? false)
  }

  /// The seat that plays against bots at the others, or nil if there is none.
  public var freeSeat: Seat? { bots == nil ? nil : seatedBots?.freeSeat }

  /// Makes the move of the bot whose turn it is, and returns it with its result; nil if it is no
  /// bot's turn.
  public mutating func playBot() -> (move: G.P.Move, event: G.P.Event)? {
    guard let move = seatedBots?.move(at: playthrough.position) else { return nil }
    guard let event = try? play(move) else {
      preconditionFailure("a bot made a move that the rules refuse: \(move)")
    }
    return (move, event)
  }

  private var seatedBots: SeatedBots<G>? { bots as? SeatedBots<G> }

  // MARK: Records

  private mutating func keep(_ move: G.P.Move, _ event: G.P.Event, _ recorder: Recorder) {
    let letter = OutcomeLetters<G.P.Event.Outcome>()[event.outcome]
    // A journal begins with the first move, so the hints before it wait for that.
    let hints = playthrough.turns == 1 ? playthrough.hints.map { _ in Journal.Move.hint } : []
    recorder.add(
      hints + [Journal.Move(move.description, letter)], head: playthrough.journalHead(begun: begun))
    guard !playthrough.isPlaying else { return }
    previousBest = recorder.finish(
      playthrough.record(begun: begun, ended: recorder.now), as: G.self)
  }

  /// Returns the best player's next move, and notes it once for each turn, or returns nil if nobody
  /// gives hints or the game has ended.
  public mutating func hint(_ presentation: Presentation) -> Hint<G.P>? {
    guard playthrough.isPlaying, let hint = playthrough.hint(presentation) else { return nil }
    if playthrough.hints.last?.turn != playthrough.turns {
      playthrough.noteHint()
      if playthrough.turns > 0 {
        recorder?.add([.hint], head: playthrough.journalHead(begun: begun))
      }
    }
    return hint
  }

  /// Finds the best score of recorded games with these options; nil if there is none. Reads the
  /// whole history.
  public func findBest() -> Int? {
    G.seats > 1
      ? nil : recorder?.best(like: playthrough.record(begun: begun, ended: begun), as: G.self)
  }

  /// True if leaving the game loses nothing.
  public var isKept: Bool { playthrough.turns > 0 && recorder?.isKeeping ?? false }

  /// Gives the game up if it is under way.
  public func giveUp() {
    guard playthrough.turns > 0, playthrough.isPlaying else { return }
    recorder.map { $0.file(playthrough.record(begun: begun, ended: $0.now)) }
  }
}
