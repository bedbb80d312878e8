/// A game as a session plays it: each move is made, then kept, and only then shown.
public struct RecordedGame<G: ArcadeGame> {
  public private(set) var playthrough: Playthrough<G>

  /// The best score that the finished game beat; nil if it beat none or isn't recorded.
  public private(set) var previousBest: Int?

  /// The recorder that keeps it, or nil if it is not recorded.
  public let recorder: Recorder?

  private let begun: Timestamp

  /// The bot at the second seat, or nil without one. In an array, whose layout is known: that of a
  /// player would be made at the start of every game.
  private var bots: [any Player<G.P>]?

  /// Creates the record of a game, new or resumed. Without bots all moves are made by others, as
  /// when a record is shown.
  public init(
    _ playthrough: Playthrough<G>, _ recorder: Recorder?, begun: Timestamp? = nil,
    hasBots: Bool = true
  ) {
    (self.playthrough, self.recorder) = (playthrough, recorder)
    self.begun = begun ?? recorder?.now ?? Timestamp(seconds: 0)
    if G.seats > 1, hasBots { bots = Self.bot(of: playthrough).map { [$0] } }
  }

  public mutating func play(_ move: G.P.Move) throws(G.P.Refusal) -> G.P.Event {
    let event = try playthrough.play(move)
    bots?[0].observe(event, at: playthrough.position)
    if let recorder { keep(move, event, recorder) }
    return event
  }

  /// Returns the bot that a game's options ask for, which has seen the moves so far.
  private static func bot(of game: Playthrough<G>) -> (any Player<G.P>)? {
    let seed = game.source.playerSeed
    guard let opposition = game.opposition,
      var bot = G.opponent(opposition, game.position.setup, seed: seed)
    else { return nil }
    game.replay { event, _, after in bot.observe(event, at: after) }
    return bot
  }

  public var isBotsTurn: Bool { bots != nil && playthrough.position.phase.seat == Seat(1) }

  /// The only seat that is left to others, or nil if no bot plays.
  public var freeSeat: Seat? { bots == nil ? nil : .first }

  /// Makes the move of the bot if it is its turn, else returns false. A bot whose move the rules
  /// refuse leaves its seat to the player.
  public mutating func playBot() -> Bool {
    guard isBotsTurn, let move = bots?[0].move(at: playthrough.position) else { return false }
    guard (try? play(move)) == nil else { return true }
    bots = nil
    return false
  }

  private mutating func keep(_ move: G.P.Move, _ event: G.P.Event, _ recorder: Recorder) {
    // A journal begins with the first move, so the hints before it wait for that.
    let hints = playthrough.turns == 1 ? playthrough.hints.map { _ in Journal.Move.hint } : []
    recorder.add(
      hints + [Journal.Move(text: move.description, letter: event.outcome.letter)],
      head: playthrough.head(begun: begun, ofJournal: true))
    guard !playthrough.isPlaying else { return }
    let record = playthrough.record(begun: begun, ended: recorder.now)
    if let opposition = playthrough.opposition {
      recorder.finish(record, against: opposition.opponent, in: G.solo)
    } else {
      previousBest = recorder.finish(record, as: G.self)
    }
  }

  /// Returns the best player's next move, and notes it once for each turn, or returns nil if nobody
  /// gives hints or the game has ended.
  public mutating func hint(_ presentation: Presentation) -> Hint<G.P>? {
    guard playthrough.isPlaying, let hint = playthrough.hint(presentation) else { return nil }
    if playthrough.hints.last?.turn != playthrough.turns {
      playthrough.noteHint()
      if playthrough.turns > 0 {
        recorder?.add([.hint], head: playthrough.head(begun: begun, ofJournal: true))
      }
    }
    return hint
  }

  /// The news of the first win against a bot, if the finished game is one.
  public var firstWin: Phrase? { recorder?.firstWin }

  /// Returns the good news of a new best score, or nil if there is none.
  public func bestNews(_ presentation: Presentation) -> String? {
    previousBest.map { best in
      let score = G.unit.counted(best, presentation.language)
      return presentation(
        en: "New personal best! Your old record: \(score).", zh: "新纪录！之前的最好成绩是 \(score)。")
    }
  }

  /// Returns the best score of recorded solo games with these options; nil if there is none. Reads
  /// the whole history.
  public func findBest() -> Int? {
    guard playthrough.seats == 1 else { return nil }
    return recorder?.best(of: G.self, options: playthrough.recordedOptions.recorded)?.bestScore
  }

  public var isSaved: Bool { playthrough.turns > 0 && recorder?.isKeeping ?? false }

  public func giveUp() {
    guard playthrough.turns > 0, playthrough.isPlaying else { return }
    recorder.map { $0.giveUp(playthrough, begun: begun, ended: $0.now) }
  }
}
