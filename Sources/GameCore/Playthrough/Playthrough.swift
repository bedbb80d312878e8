/// One game: options, deal's source, boards and hints, which together are enough to replay it.
public struct Playthrough<G: ArcadeGame>: Sendable {
  public let options: G.Options
  public private(set) var source: Source

  /// The opponent and the mode, or nil in solo play.
  public let opposition: Opposition?

  /// The name of the bot that plays the game, or nil if a person or a program plays.
  public let player: String?

  /// The number of moves made before the bot took over.
  public var givenMoves = 0

  /// True if the player is known to have finished the deal before.
  public var isKnown = false

  /// The player's own board.
  public private(set) var round: Round<G.P>

  /// The opponent's board, in a race.
  public private(set) var other: Round<G.P>?

  /// The facts about the opponent's board in a race: before its first move and after each one.
  private(set) var othersFacts: [OpponentFacts] = []

  /// The number of the player's moves before each of the opponent's in a race.
  private var othersTurns: [Int] = []
  private var givenHints: [HintUse] = []

  /// The hints given up to the last move; a replay takes them with the moves.
  public var hints: [HintUse] {
    // The type of a filter is made at run time, which costs a tenth of a start.
    givenHints.isEmpty ? givenHints : givenHints.filter { $0.turn <= turns }
  }

  /// The hidden deal, or nil while another machine has it. It answers moves; otherwise only the
  /// look back at a finished game uses it.
  private var deal: G.D?

  public struct HintUse: Equatable, Sendable {
    public let turn: Int
    public let seat: Seat
  }

  /// Creates a game. Throws if the options make no deal or don't allow the written deal.
  public init(
    options: G.Options, source: Source, player: String? = nil, opposition: Opposition? = nil,
    seating: Seating? = nil
  ) throws(UserError) {
    let source = try source.dealt(options)
    (self.options, self.source, self.player) = (options, source, player)
    self.opposition = opposition
    let isElsewhere = source.seed == nil && source.writtenDeal == nil
    deal = isElsewhere ? nil : try source.deal(options)
    var dealt = options
    if let written = source.writtenDeal {
      try G.check(written, with: options)
      G.adopt(&dealt, from: written)
    }
    round = Round(G.setup(dealt, seating ?? opposition?.seating ?? .alone))
    if mode == .race {
      other = round
      othersFacts = [OpponentFacts(round.position, turns: 0)]
    }
  }

  /// The options in records, changed to fit a deal from outside.
  public var recordedOptions: G.Options {
    guard source.seed != nil, let deal = source.writtenDeal else { return options }
    var recorded = options
    G.adopt(&recorded, from: deal)
    return recorded
  }

  public var mode: Mode { opposition?.mode ?? .alone }

  /// The boards, the player's own first.
  public var boards: [Round<G.P>] { [round] + (other.map { [$0] } ?? []) }

  /// Returns board 0, the player's own, or in a race board 1, the opponent's.
  private func round(at board: Int) -> Round<G.P> { (board == 0 ? nil : other) ?? round }

  public var position: G.P { round.position }
  public var log: [Round<G.P>.Entry] { round.log }
  public var turns: Int { log.count }
  public var isPlaying: Bool { position.phase.isPlaying }

  /// True if no player has a move left.
  public var isOver: Bool { !isPlaying && othersFacts.last?.isFinished != false }

  /// The deal's encoded text, or nil while another machine has it.
  public var dealText: String? { deal.map { DealText.encoded($0, of: G.name) } }

  /// The shelf that a finished game fills, and the things on it that the deal shows; nil before the
  /// end, against an opponent, and without such a shelf.
  public var finds: (shelf: Int, things: UInt64)? {
    isOver && !isLost && opposition == nil ? deal.flatMap(G.found) : nil
  }

  /// Makes a move at a board, and returns its result. A refused move changes nothing. Returns nil
  /// if another machine has the deal: then ``take(_:_:at:)`` makes it, once the result is known.
  @discardableResult
  public mutating func play(
    _ move: G.P.Move, at board: Int = 0
  ) throws(G.P.Refusal) -> G.P.Event? {
    let position = round(at: board).position
    try position.check(move)
    guard let event = deal?.answer(move, at: position) else { return nil }
    take(move, event, at: board)
    return event
  }

  /// Takes a move that the rules allow, and its result.
  public mutating func take(_ move: G.P.Move, _ event: G.P.Event, at board: Int = 0) {
    guard board > 0 else { return round.take(move, event) }
    other?.take(move, event)
    if let other { note(OpponentFacts(other.position, turns: othersFacts.count)) }
  }

  /// Notes the facts about the opponent's board after its next move in a race.
  public mutating func note(_ facts: OpponentFacts) {
    othersFacts.append(facts)
    othersTurns.append(turns)
  }

  /// Takes the deal that another machine had, and the moves at its board in a race. Throws the
  /// fault of that machine if they give another deal, other results or other scores than it told,
  /// or if the game isn't over.
  public mutating func open(
    _ origin: DealOrigin, told deal: String, opponent moves: [G.P.Move]
  ) throws(PlayerFault) {
    guard let source = try? Source(origin),
      var played = try? Playthrough(options: options, source: source, opposition: opposition)
    else { throw .deal }
    let isTrue = played.dealText == deal
    for entry in log {
      guard (try? played.play(entry.move)) == entry.event else { throw isTrue ? .event : .seed }
    }
    guard isTrue else { throw .deal }
    for move in moves {
      let told = played.othersFacts.count
      guard (try? played.play(move, at: 1)) != nil, told < othersFacts.count,
        played.othersFacts[told] == othersFacts[told]
      else { throw .score }
    }
    guard moves.count == max(othersFacts.count - 1, 0) else { throw .score }
    guard isOver else { throw .ended }
    (self.source, self.deal, other) = (played.source, played.deal, played.other)
  }

  public mutating func noteHint() {
    givenHints.append(HintUse(turn: turns, seat: position.phase.seat ?? .first))
  }

  public var beginning: Playthrough {
    var start = self
    start.round = Round(position.setup)
    start.other = other.map { _ in start.round }
    (start.othersFacts, start.othersTurns) = (Array(othersFacts.prefix(1)), [])
    return start
  }

  /// Returns this game after a number of the player's moves, without the hints given.
  public func prefix(_ turns: Int) -> Playthrough {
    var game = beginning
    game.givenHints = []
    for entry in log.prefix(max(0, turns)) { game.take(entry.move, entry.event) }
    let due = dueMoves(after: turns)
    for entry in other?.log.prefix(due) ?? [] { game.other?.take(entry.move, entry.event) }
    game.othersFacts = Array(othersFacts.prefix(1 + due))
    game.othersTurns = Array(othersTurns.prefix(due))
    return game
  }

  /// The seats that may move now, one for each board that is due. In a race, the opponent's board
  /// moves once after each of the player's moves, and freely after the player has finished. A
  /// friend moves at any time.
  public var dueSeats: [Seat] {
    var seats = position.phase.seat.map { [$0] } ?? []
    let isFree = !isPlaying || opposition?.isFriend == true
    if let facts = othersFacts.last, !facts.isFinished, isFree || facts.turns < turns {
      seats.append(Seat(1))
    }
    return seats
  }

  /// Returns the number of the opponent's moves in a race before the player's next move.
  func dueMoves(after turns: Int) -> Int { othersTurns.prefix { $0 <= max(0, turns) }.count }

  public enum Step {
    case hint
    case move(Round<G.P>.Entry, board: Int)
  }

  /// The moves at all boards and the hints in order.
  public var steps: [Step] {
    var (steps, hints, others) = ([Step](), hints[...], other?.log[...] ?? [])
    for turn in 0...turns {
      while hints.first?.turn == turn {
        hints.removeFirst()
        steps.append(.hint)
      }
      if turn < turns { steps.append(.move(log[turn], board: 0)) }
      let due = others.prefix(dueMoves(after: min(turn + 1, turns)) - others.startIndex)
      steps += due.map { .move($0, board: 1) }
      others = others.dropFirst(due.count)
    }
    return steps
  }

  // MARK: Analysis

  /// The average score of the best bot, or nil if it isn't known. It may take long to compute.
  public var par: Double? {
    position.seating.isShared ? nil : G.par(position.setup)
  }

  public var isLost: Bool { position.phase == .lost }

  /// Returns the rating of a finished game by its review; nil if the game is lost or has no stars.
  public func stars(_ review: (any Review<G.P>)?) -> Stars? {
    isPlaying || isLost ? nil : review?.stars(hints: hints.count)
  }

  /// The rating of the game under way so far, the best that it can still get; nil if it gets none.
  public var possibleStars: Stars? {
    isPlaying && !isKnown && !position.seating.isShared ? review?.stars(hints: hints.count) : nil
  }

  public var review: (any Review<G.P>)? {
    guard let deal, var review = G.review(position.setup, deal) else { return nil }
    round.replay { review.observe($0.event, from: $1, to: $2) }
    return review
  }

  /// The seats of people, whose moves are judged.
  public var judgedSeats: [Seat] {
    names.you.map { [$0] } ?? position.seating.seats
  }

  public func moves(of seats: [Seat]) -> [Int] {
    log.indices.filter { seats.contains(log[$0].seat) }
  }

  public func lessons(
    _ review: some Review<G.P>, _ presentation: Presentation
  ) -> [(seat: Seat, text: String)] {
    judgedSeats.compactMap { seat in
      if isKnown, review.cost == 0 { return nil }
      let hints = hints.count { $0.seat == seat }
      return review.lesson(on: moves(of: [seat]), hints: hints, presentation).map { (seat, $0) }
    }
  }

  public func fields(_ review: some Review<G.P>) -> JSONObject {
    guard position.seating.isShared else { return review.fields }
    let counts = Seat.both.map { review.costly(among: moves(of: [$0])).count }
    return ["costlyMoves": .list(counts.map { .number($0) })]
  }

  /// Returns the best bot, which has seen the moves at a board so far; nil if the game has no
  /// hints.
  private func advisor(at board: Round<G.P>) -> (any Advisor<G.P>)? {
    guard var advisor = G.advisor(position.setup) else { return nil }
    board.replay { advisor.observe($0.event, at: $2) }
    return advisor
  }

  /// True if the rest can be played out once it was seen: in games alone and races with a bot.
  public var isFinishable: Bool {
    switch opposition?.opponent {
    case nil, .bot, .ghost: mode != .turns
    default: false
    }
  }

  /// The next move of the rest in the best way; nil unless it can be played out and was seen.
  public var finishingMove: G.P.Move? {
    guard isFinishable, position.phase.isPlaying, var advisor = advisor(at: round),
      advisor.hasSeenAll
    else { return nil }
    return advisor.move(at: position)
  }

  /// Returns the best bot's next move at a board, or nil if the game has no hints.
  public func hint(_ presentation: Presentation, at board: Int = 0) -> Hint<G.P>? {
    let round = round(at: board)
    let position = round.position
    guard var advisor = advisor(at: round) else { return nil }
    let move = advisor.move(at: position)
    return Hint(
      move: move, words: position.words(for: move, presentation),
      reason: advisor.reason(at: position, presentation),
      alternatives: advisor.alternatives(at: position, presentation))
  }
}
