/// One sitting: a game, whoever plays its seats, and the recorder that keeps it. It asks who is to
/// move, and each move is made, then kept, and only then shown.
public struct Table<G: ArcadeGame> {
  public private(set) var game: Playthrough<G>

  /// The best score that the finished game beat; nil if it beat none or isn't recorded.
  public private(set) var previousBest: Int?

  /// The recorder that keeps it, or nil if it is not recorded.
  public let recorder: Recorder?

  /// The fault that has ended the game, and whose it was, or nil for none.
  public private(set) var fault: (seat: Seat, reason: PlayerFault)?

  /// The players by their seats. A session hands in the moves of those that are nil, and of all if
  /// there are no players. Alone, no type of players is made at the start.
  private var players: [(any Player<G.P>)?]?

  private let begun: Timestamp
  public private(set) var hasEnded = false

  /// Creates the table of a game, new or resumed. By default the bot plays that the game names.
  public init(
    _ game: Playthrough<G>, _ recorder: Recorder?, begun: Timestamp? = nil,
    players: [(any Player<G.P>)?]? = nil
  ) {
    (self.game, self.recorder) = (game, recorder)
    self.begun = begun ?? recorder?.now ?? Timestamp(seconds: 0)
    self.players = players
    if players == nil, game.mode.hasOpponent, let bot = game.makeBot() {
      self.players = [nil, bot]
    }
  }

  /// Lets a player who has seen the moves so far take the first seat.
  public mutating func seat(_ player: some Player<G.P>) {
    var player = player
    game.round.replay { entry, _, after in player.note(entry, at: after) }
    players = [player]
  }

  // MARK: Playing

  /// The seat whose player is to move, or nil if a session or nobody is.
  public var awaited: Seat? { players == nil || hasEnded ? nil : awaitedPlayer() }

  // Apart, as the types of players are made wherever they are named.
  @inline(never)
  private func awaitedPlayer() -> Seat? {
    guard let players else { return nil }
    for (index, board) in game.boards.enumerated() where game.isDue(index) {
      guard let seat = board.position.phase.seat else { continue }
      let player = Seat(max(index, seat.index))
      if players.indices.contains(player.index), players[player.index] != nil { return player }
    }
    return nil
  }

  /// The seat whose moves a session hands in, if it is the only one, or nil.
  public var ownSeat: Seat? { players.map { $0.count > 1 && $0[0] == nil } == true ? .first : nil }

  public enum Step: Equatable, Sendable { case moved, waiting, nobody }

  /// Makes a move that a session hands in.
  @discardableResult
  public mutating func play(_ move: G.P.Move) throws(G.P.Refusal) -> G.P.Event {
    let event = try make(move, at: 0)
    // Those at other boards who move at once have moved before anything is shown.
    settle()
    return event
  }

  /// Lets those at other boards make the moves that are due, each within some milliseconds.
  public mutating func settle(within milliseconds: Int = 0) {
    while let seat = awaited, game.board(of: seat) > 0, advance(within: milliseconds) == .moved {}
  }

  /// True if a session has moves to hand in, now or later.
  public var isPlaying: Bool { game.isPlaying && fault == nil }

  /// Lets the player who is to move make a move, for which it may take some milliseconds.
  public mutating func advance(within milliseconds: Int = 0) -> Step {
    awaited.map { turn(of: $0, within: milliseconds) } ?? .nobody
  }

  @inline(never)
  private mutating func turn(of seat: Seat, within milliseconds: Int) -> Step {
    let board = game.board(of: seat)
    let position = game.boards[board].position
    switch players?[seat.index]?.turn(at: position, within: milliseconds) {
    case nil, .waiting: return .waiting
    case .gone(let reason): end((seat, reason))
    case .hint: giveHint(to: seat)
    case .move(let move):
      do throws(G.P.Refusal) {
        _ = try make(move, at: board)
      } catch {
        players?[seat.index]?.refuse(error, of: move, at: position).map { end((seat, $0)) }
      }
    }
    return fault == nil ? .moved : .nobody
  }

  private mutating func make(
    _ move: G.P.Move, at board: Int
  ) throws(G.P.Refusal) -> G.P.Event {
    let event = try game.play(move, at: board)
    if players != nil { tellPlayers(at: board) }
    if let recorder { keep(move, event, board, recorder) }
    if game.isOver { end(nil) }
    return event
  }

  /// Tells the players at a board the last move there.
  @inline(never)
  private mutating func tellPlayers(at board: Int) {
    let round = game.boards[board]
    guard let players, let entry = round.log.last else { return }
    for index in players.indices where game.board(of: Seat(index)) == board {
      self.players?[index]?.note(entry, at: round.position)
    }
  }

  private mutating func giveHint(to seat: Seat) {
    guard let hint = game.hint(.untranslated) else { return }
    noteHint()
    players?[seat.index]?.take(hint, at: game.position)
  }

  /// Ends the game as it stands, or by a fault of the first seat.
  public mutating func stop(_ fault: PlayerFault?) { end(fault.map { (.first, $0) }) }

  /// Ends the game: by itself, or by a fault, after which nothing of it counts.
  private mutating func end(_ fault: (seat: Seat, reason: PlayerFault)?) {
    guard !hasEnded else { return }
    (hasEnded, self.fault) = (true, fault)
    if let players {
      for index in players.indices {
        self.players?[index]?.end(game.boards[game.board(of: Seat(index))], fault)
      }
    }
    guard let recorder, game.turns > 0 else { return }
    let record = game.record(begun: begun, ended: recorder.now)
    if fault != nil {
      recorder.file(record)
    } else if let opposition = game.opposition {
      recorder.finish(record, against: opposition, in: G.self)
    } else {
      previousBest = recorder.finish(record, as: G.self)
    }
  }

  // MARK: Keeping

  private func keep(
    _ move: G.P.Move, _ event: G.P.Event, _ board: Int, _ recorder: Recorder
  ) {
    // A journal begins with the first move, so the hints before it wait for that.
    let hints = game.turns == 1 && board == 0 ? game.hints.map { _ in Journal.Move.hint } : []
    let kept = Journal.Move(
      text: move.description, letter: event.outcome.letter, isOpponents: board > 0)
    recorder.add(hints + [kept], head: game.head(begun: begun, ofJournal: true))
  }

  /// Returns the best player's next move, and notes it once for each turn, or returns nil if nobody
  /// gives hints or the game has ended.
  public mutating func hint(_ presentation: Presentation) -> Hint<G.P>? {
    guard game.isPlaying, let hint = game.hint(presentation) else { return nil }
    noteHint()
    return hint
  }

  private mutating func noteHint() {
    guard game.hints.last?.turn != game.turns else { return }
    game.noteHint()
    if game.turns > 0 { recorder?.add([.hint], head: game.head(begun: begun, ofJournal: true)) }
  }

  public var isSaved: Bool { game.turns > 0 && recorder?.isKeeping ?? false }

  public func giveUp() {
    guard game.turns > 0, !hasEnded else { return }
    recorder.map { $0.giveUp(game, begun: begun, ended: $0.now) }
  }

  // MARK: News

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

  /// Returns whose fault ended the game, in a sentence, or nil if none did.
  public func faultNews(_ presentation: Presentation) -> String? {
    fault.map { seat, reason in
      let name = game.name(of: seat, presentation)
      return presentation(
        en: "\(name.capitalizedFirst) \(reason.text(.shared)), so the game ends here.",
        zh: "\(name.spacedAfter)\(reason.text(presentation))，这一局到此为止。")
    }
  }

  /// Returns the best score of recorded solo games with these options; nil if there is none. Reads
  /// the whole history.
  public func findBest() -> Int? {
    guard !game.mode.hasOpponent else { return nil }
    return recorder?.best(of: G.self, options: game.recordedOptions.recorded)?.bestScore
  }
}
