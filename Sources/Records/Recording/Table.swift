/// One sitting: a game, whoever plays its seats, and the recorder that keeps it. It asks who is to
/// move, and each move is made, then kept, and only then shown.
public struct Table<G: ArcadeGame> {
  public private(set) var game: Playthrough<G>

  /// The best score that the finished game beat; nil if it beat none or isn't recorded.
  public private(set) var previousBest: Int?
  public let recorder: Recorder?

  /// The number of things that the finished game has added to its collection, and what is in that
  /// now; nil if none is new.
  private(set) var finds: (new: Int, all: Finds)?

  /// The fault that has ended the game, and whose it was, or nil for none.
  public private(set) var fault: (seat: Seat, reason: PlayerFault)?

  /// The players by their seats. A session hands in the moves of seats without a player, and all
  /// moves if there are no players.
  private var players: [(any Player<G.P>)?]

  /// The host that answers the moves, or nil if the deal is at this table.
  private var referee: (any Referee<G.P>)?

  /// True while the result of the player's own move is on its way.
  private var isAsking = false

  /// The number of hints that the other side at another machine has had.
  public private(set) var othersHints = 0

  private let begun: Timestamp
  public private(set) var hasEnded = false

  /// Creates the table of a game, new or resumed. By default the bot or the ghost plays that the
  /// game names.
  public init(
    _ game: Playthrough<G>, _ recorder: Recorder?, begun: Timestamp? = nil,
    players: [(any Player<G.P>)?] = [], referee: (any Referee<G.P>)? = nil
  ) {
    (self.game, self.recorder, self.players) = (game, recorder, players)
    (self.begun, self.referee) = (begun ?? recorder?.now ?? Timestamp(seconds: 0), referee)
    // A generic count would cost a tenth of a start.
    for hint in game.hints where hint.seat == Seat(1) { othersHints += 1 }
    if players.isEmpty, referee == nil, let other = game.makeOpponent() {
      self.players = [nil, other]
    }
  }

  // MARK: Playing

  /// The seat whose next move comes by itself, or nil if only a session's may come.
  public var awaited: Seat? {
    guard !hasEnded else { return nil }
    guard referee == nil else { return isAsking ? .first : Seat(1) }
    guard !players.isEmpty else { return nil }
    return game.dueSeats.first { players.indices.contains($0.index) && players[$0.index] != nil }
  }

  /// True if a session can't hand in a move now: another seat is to move at its board, or the
  /// result of its own move is on its way.
  public var isHeldUp: Bool {
    guard referee == nil else { return isAsking || game.position.phase.seat != .first }
    return awaited.map { game.board(of: $0) == 0 } ?? false
  }

  /// True if a session can only wait. At two boards a bot moves after each move of the player, and
  /// a friend at any time.
  public var mustWait: Bool {
    awaited != nil && (isHeldUp || !game.isPlaying || game.opposition?.isFriend != true)
  }

  /// The seat whose moves a session hands in, if it is the only one, or nil.
  public var ownSeat: Seat? {
    referee != nil || players.count > 1 && players[0] == nil ? .first : nil
  }

  public enum Step: Equatable, Sendable { case moved, waiting, nobody }

  /// Makes a move, which a session hands in for the first board. Then those at other boards make
  /// the moves that are due, each within some milliseconds. If another machine has the deal, the
  /// move is made once the result has come.
  public mutating func play(
    _ move: G.P.Move, at board: Int = 0, within milliseconds: Int = 0
  ) throws(G.P.Refusal) {
    guard let event = try game.play(move, at: board) else {
      referee?.ask(move)
      return isAsking = true
    }
    if let recorder { keep(move, event, board, recorder) }
    if !players.isEmpty { tellPlayers(at: board) }
    if game.isOver { end(nil) }
    if board == 0 { settle(within: game.opposition?.isFriend == true ? 0 : milliseconds) }
  }

  private mutating func settle(within milliseconds: Int) {
    while let seat = awaited, game.board(of: seat) > 0, advance(within: milliseconds) == .moved {}
  }

  /// True if a session has moves to hand in, now or later.
  public var isPlaying: Bool { game.isPlaying && !hasEnded }

  /// Lets the player who is to move make a move, for which it may take some milliseconds.
  public mutating func advance(within milliseconds: Int = 0) -> Step {
    guard let seat = awaited else { return .nobody }
    guard referee == nil else { return take(ruling: milliseconds) }
    let board = game.board(of: seat)
    let position = game.boards[board].position
    switch players[seat.index]?.turn(at: position, within: milliseconds) {
    case nil, .waiting: return .waiting
    case .gone(let reason): end((seat, reason))
    case .hint:
      let isFriends = players[seat.index]?.contact != nil
      othersHints += isFriends ? 1 : 0
      let hint = board == 0 ? hint(.untranslated) : game.hint(.untranslated, at: board)
      if let hint { players[seat.index]?.take(hint, at: position) }
    case .move(let move):
      do throws(G.P.Refusal) {
        try play(move, at: board)
      } catch {
        players[seat.index]?.refuse(error, of: move, at: position).map { end((seat, $0)) }
      }
    }
    return fault == nil ? .moved : .nobody
  }

  private mutating func tellPlayers(at board: Int) {
    let round = game.boards[board]
    guard let entry = round.log.last else { return }
    for index in players.indices {
      if game.board(of: Seat(index)) == board {
        players[index]?.note(entry, at: round.position)
      } else {
        players[index]?.noteOther(entry, at: round.position)
      }
    }
  }

  // MARK: Other machines

  /// The line to another machine, or nil for a game at this one.
  public var contact: Contact? {
    if let referee { return referee.contact }
    // A lazy sequence would cost a third of a start, because its type is made at run time.
    for player in players {
      if let contact = player?.contact { return contact }
    }
    return nil
  }

  /// Takes what has come from another machine, for which nobody waits.
  public mutating func attend() {
    for index in players.indices { players[index]?.attend() }
    referee?.attend()
  }

  /// Returns that the other side is away, in a sentence, or nil if it isn't.
  public func awayNews(_ presentation: Presentation) -> String? {
    contact?.awaySince.map { _ in game.waitingNews(for: Seat(1), isAway: true, presentation) }
  }

  /// Takes the host's next ruling, for which it may take some milliseconds. A result that can't be
  /// is a fault.
  private mutating func take(ruling milliseconds: Int) -> Step {
    let position = game.position
    switch referee?.ruling(at: position, within: milliseconds) {
    case nil: return .waiting
    case .event(let move, let event):
      guard (try? position.check(move)) != nil, position.isPossible(event, of: move) else {
        end((Seat(1), .event))
        break
      }
      if position.phase.seat == .first { isAsking = false }
      game.take(move, event)
    case .opponent(let facts):
      guard let last = game.opponentFacts, facts.turns == last.turns + 1, !last.isFinished else {
        end((Seat(1), .score))
        break
      }
      game.note(facts)
    case .refused: isAsking = false
    case .hint: othersHints += 1
    case .opened(let origin, let told, let moves):
      do throws(PlayerFault) {
        try game.open(origin, told: told, opponent: moves)
        end(nil)
      } catch {
        end((Seat(1), error))
      }
    case .gone(let reason): end((Seat(1), reason))
    }
    return fault == nil ? .moved : .nobody
  }

  // MARK: The end

  /// True if all that another machine has told of the game was true.
  public var isProven: Bool { referee != nil && hasEnded && fault == nil }

  /// Returns that all was true that another machine has told, in a sentence, or nil.
  public func proof(_ presentation: Presentation) -> String? {
    guard isProven else { return nil }
    return presentation(
      en: "Verified: the deal was sealed before the game, and every result was true.",
      zh: "已验证：题目在开局前就已封存，每一手的结果都属实。")
  }

  /// Ends the game as it stands, or by a fault of the first seat.
  public mutating func stop(_ fault: PlayerFault?) { end(fault.map { (.first, $0) }) }

  /// Ends the game: by itself, or by a fault, after which nothing of it counts.
  private mutating func end(_ fault: (seat: Seat, reason: PlayerFault)?) {
    guard !hasEnded else { return }
    (hasEnded, isAsking, self.fault) = (true, false, fault)
    for index in players.indices {
      players[index]?.end(game.boards[game.board(of: Seat(index))], fault)
    }
    // Nothing proves a game whose deal was not opened.
    guard let recorder, game.turns > 0, game.source.origin != .elsewhere else { return }
    let record = game.record(begun: begun, ended: recorder.now)
    guard fault == nil else { return recorder.file(record) }
    if let shown = game.finds, var all = recorder.finds(in: G.self) {
      let former = all.count
      all.add(shown)
      finds = all.count > former ? (all.count - former, all) : nil
    }
    previousBest = recorder.finish(record, in: G.self, against: game.opposition)
    game.isKnown = game.isKnown || recorder.wasKnown
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
    if game.turns > 0, referee == nil {
      recorder?.add([.hint], head: game.head(begun: begun, ofJournal: true))
    }
    referee?.noteHint()
    let seat = game.hints.last?.seat
    for index in players.indices where index != seat?.index { players[index]?.noteOthersHint() }
    return hint
  }

  public var isSaved: Bool { game.turns > 0 && referee == nil && recorder?.isKeeping ?? false }

  public func giveUp() {
    guard game.turns > 0, !hasEnded, referee == nil else { return }
    recorder.map { $0.giveUp(game, begun: begun, ended: $0.now) }
  }

  // MARK: News

  /// The news of the first win against a bot, if the finished game is one.
  public var firstWin: Phrase? { hasEnded && fault == nil ? recorder?.firstWin : nil }

  /// The opposition of a race that may follow a game alone, or nil after another game. Reads the
  /// history.
  public var rival: Opposition? { game.rival(beaten: recorder?.findBeaten(in: G.self) ?? []) }

  /// Returns what a player may do next who has lost to a bot, or nil after another game.
  public func lossAdvice(onScreen: Bool, _ presentation: Presentation) -> String? {
    guard fault == nil else { return nil }
    return game.lossAdvice(beaten: recorder?.beaten ?? [], onScreen: onScreen, presentation)
  }

  /// Returns the good news of a new best score, or nil if there is none.
  public func bestNews(_ presentation: Presentation) -> String? {
    previousBest.map { best in
      let score = G.unit.counted(best, presentation.language)
      return presentation(
        en: "New personal best! Your old record: \(score).", zh: "新纪录！之前的最好成绩是 \(score)。")
    }
  }

  /// Returns the level on which the game has earned more stars than any before, in a sentence, or
  /// nil if there is none.
  public func starNews(_ presentation: Presentation) -> String? {
    guard hasEnded, fault == nil, let (level, stars, all) = recorder?.raised else { return nil }
    let most = GameVariant(G.self).levels.count * Stars.most
    let row = Stars.row(stars, presentation)
    let earned = presentation.isPlain ? stars.counted("star") : row
    return presentation(
      en: "Level \(level) now has \(earned): \(all) of \(most) in \(G.title(.en)).",
      zh: "难度 \(level) 升到 \(row)：\(G.title(.zh)) \(all)/\(most)。")
  }

  /// Returns how many things the game has added to its collection, in a sentence; nil if none.
  public func findNews(_ presentation: Presentation) -> String? {
    guard let (new, all) = finds, let place = G.collectibles?.place(presentation.language)
    else { return nil }
    return presentation(
      en: "\(new) new \(place): \(all.count) of \(all.total).",
      zh: "\(place)新添 \(new) 张：\(all.count)/\(all.total)。")
  }

  /// Returns whose fault ended the game, in a sentence, or nil if none did.
  public func faultNews(_ presentation: Presentation) -> String? {
    fault.map { seat, reason in
      let name = game.name(of: seat, presentation)
      let detail = (faultDetail ?? reason.text).stopped(presentation.language)
      return presentation(
        en: "\(name.capitalizedFirst) \(detail) The game ends here.",
        zh: "\(name.spacedAfter)\(detail)这一局到此为止。")
    }
  }

  /// The fault that ended the game in detail, as a verb phrase; nil if nothing more is known of it.
  public var faultDetail: Phrase? {
    guard let (seat, reason) = fault, players.indices.contains(seat.index) else { return nil }
    return players[seat.index]?.detail(of: reason)
  }

  /// Returns the best score of recorded solo games with these options; nil if there is none. Reads
  /// the whole history.
  public func findBest() -> Int? { recorder?.best(of: game) }
}
