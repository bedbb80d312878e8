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

  /// The players by their seats. A session hands in the moves of seats without a player, and all
  /// moves if there are no players.
  private var players: [(any Player<G.P>)?]

  private let begun: Timestamp
  public private(set) var hasEnded = false

  /// Creates the table of a game, new or resumed. By default the bot or the ghost plays that the game
  /// names.
  public init(
    _ game: Playthrough<G>, _ recorder: Recorder?, begun: Timestamp? = nil,
    players: [(any Player<G.P>)?] = []
  ) {
    (self.game, self.recorder, self.players) = (game, recorder, players)
    self.begun = begun ?? recorder?.now ?? Timestamp(seconds: 0)
    if players.isEmpty, let other = game.makeOpponent() { self.players = [nil, other] }
  }

  // MARK: Playing

  /// The seat whose player is to move, or nil if a session or nobody is.
  public var awaited: Seat? {
    guard !players.isEmpty, !hasEnded else { return nil }
    return game.dueSeats.first { players.indices.contains($0.index) && players[$0.index] != nil }
  }

  /// The seat whose moves a session hands in, if it is the only one, or nil.
  public var ownSeat: Seat? { players.count > 1 && players[0] == nil ? .first : nil }

  public enum Step: Equatable, Sendable { case moved, waiting, nobody }

  /// Makes a move, which a session hands in for the first board. Then those at other boards make
  /// the moves that are due, each within some milliseconds.
  @discardableResult
  public mutating func play(
    _ move: G.P.Move, at board: Int = 0, within milliseconds: Int = 0
  ) throws(G.P.Refusal) -> G.P.Event {
    let event = try game.play(move, at: board)
    if !players.isEmpty { tellPlayers(at: board) }
    if let recorder { keep(move, event, board, recorder) }
    if game.isOver { end(nil) }
    if board == 0 { settle(within: milliseconds) }
    return event
  }

  private mutating func settle(within milliseconds: Int) {
    while let seat = awaited, game.board(of: seat) > 0, advance(within: milliseconds) == .moved {}
  }

  /// True if a session has moves to hand in, now or later.
  public var isPlaying: Bool { game.isPlaying && fault == nil }

  /// Lets the player who is to move make a move, for which it may take some milliseconds.
  public mutating func advance(within milliseconds: Int = 0) -> Step {
    guard let seat = awaited else { return .nobody }
    let board = game.board(of: seat)
    let position = game.boards[board].position
    switch players[seat.index]?.turn(at: position, within: milliseconds) {
    case nil, .waiting: return .waiting
    case .gone(let reason): end((seat, reason))
    case .hint:
      if let hint = hint(.untranslated) { players[seat.index]?.take(hint, at: game.position) }
    case .move(let move):
      do throws(G.P.Refusal) {
        try play(move, at: board)
      } catch {
        players[seat.index]?.refuse(error, of: move, at: position).map { end((seat, $0)) }
      }
    }
    return fault == nil ? .moved : .nobody
  }

  /// Tells the players at a board the last move there.
  private mutating func tellPlayers(at board: Int) {
    for index in players.indices where game.board(of: Seat(index)) == board {
      let round = game.boards[board]
      if let entry = round.log.last { players[index]?.note(entry, at: round.position) }
    }
  }

  /// Ends the game as it stands, or by a fault of the first seat.
  public mutating func stop(_ fault: PlayerFault?) { end(fault.map { (.first, $0) }) }

  /// Ends the game: by itself, or by a fault, after which nothing of it counts.
  private mutating func end(_ fault: (seat: Seat, reason: PlayerFault)?) {
    guard !hasEnded else { return }
    (hasEnded, self.fault) = (true, fault)
    for index in players.indices {
      players[index]?.end(game.boards[game.board(of: Seat(index))], fault)
    }
    guard let recorder, game.turns > 0 else { return }
    let record = game.record(begun: begun, ended: recorder.now)
    guard fault == nil else { return recorder.file(record) }
    previousBest = recorder.finish(record, in: G.self, against: game.opposition)
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
    guard game.hints.last?.turn != game.turns else { return hint }
    game.noteHint()
    if game.turns > 0 { recorder?.add([.hint], head: game.head(begun: begun, ofJournal: true)) }
    return hint
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
  public func findBest() -> Int? { recorder?.best(of: game) }
}
