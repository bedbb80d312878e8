import GameCore
import Lines

/// One game in which external programs take part, at one seat or two.
struct MatchRunner<G: ArcadeGame> {
  enum Seated {
    case bot(any Player<G.P>)
    case program(ExternalProgram)
  }

  /// The first line, without the seat.
  private let opening: JSONObject

  private var round: Round<G.D>
  private var seats: [Seated]

  /// The game as a person plays it, who gets hints and a look back; nil in a tournament.
  private var game: Playthrough<G>?

  /// The seat that made a fault, which ends the game.
  private(set) var fault: (seat: Int, reason: PlayerFault)?

  /// The refused moves since the last accepted one, and the line that told of the last one.
  private var refusals = 0
  private var lastRefusal: JSONObject = [:]

  /// The most words of a game, moves and others.
  private static var wordLimit: Int { 10_000 }

  /// Creates a game of a round before its first move. The first illegal move loses it.
  init(_ opening: JSONObject, _ round: Round<G.D>, _ seats: [Seated]) {
    (self.opening, self.round, self.seats) = (opening, round, seats)
  }

  /// Creates a game that a program plays alone as a person can: it is told the seed, may ask for
  /// hints, and only 100 refused moves in a row end it.
  init(_ game: Playthrough<G>, _ program: ExternalProgram) {
    self.init(game.openingLine, game.round, [.program(program)])
    self.game = game
  }

  var position: G.P { round.position }
  var hints: Int { game?.hints.count ?? 0 }

  /// Plays to the end or a fault; returns false after an interrupt.
  ///
  /// After too many moves a game of two counts as it stands, and one alone isn't finished in time.
  mutating func play() -> Bool {
    for seat in seats.indices {
      let number: JSONObject = seats.count > 1 ? ["seat": .number(seat + 1)] : [:]
      send(opening.merging(number), to: seat)
    }
    var words = 0
    while fault == nil, words < Self.wordLimit, let seat = position.phase.seat?.index {
      words += 1
      guard step(seat) else { return false }
    }
    if seats.count == 1, fault == nil, position.phase.isPlaying { fault = (0, .endless) }
    dropReply()
    var end = game?.closingLine ?? JSONLines.end(round)
    if seats.count > 1, let fault {
      end["fault"] = .object(
        ["reason": .string(fault.reason.rawValue), "seat": .number(fault.seat + 1)])
    }
    for seat in seats.indices where fault?.seat != seat || fault?.reason == .quit {
      send(end, to: seat)
    }
    // In a tournament another one plays the next game.
    if game == nil, let fault, case .program(let program) = seats[fault.seat] {
      program.end(within: 100)
    }
    return true
  }

  /// Lets a seat make a move, or ask for a hint; returns false after an interrupt.
  private mutating func step(_ seat: Int) -> Bool {
    switch seats[seat] {
    case .bot(var bot):
      let move = bot.move(at: position)
      seats[seat] = .bot(bot)
      make(move, seat, move.description)
    case .program(let program):
      switch program.reply() {
      case nil: return false
      case .failure(let reason): fault = (seat, reason)
      case .success(let word): take(word, seat)
      }
    }
    return true
  }

  private mutating func take(_ word: String, _ seat: Int) {
    if word.lowercased() == "quit" {
      fault = (seat, .quit)
    } else if LineCommand(word) == .hint, let hint = game?.hint(.untranslated) {
      if game?.hints.last?.turn != round.log.count { game?.noteHint() }
      send(JSONLines.hint(hint, at: position), to: seat)
    } else if let move = G.P.Move(word) {
      make(move, seat, word)
    } else {
      refuse(JSONLines.refused(word, at: position), seat)
    }
  }

  private mutating func make(_ move: G.P.Move, _ seat: Int, _ word: String) {
    do {
      let event = try round.play(move)
      _ = try game?.play(move)
      refusals = 0
      let line = JSONLines.move(
        round.log[round.log.count - 1], turn: round.log.count, position)
      for seat in seats.indices {
        if case .bot(var bot) = seats[seat] {
          bot.observe(event, at: position)
          seats[seat] = .bot(bot)
        }
        send(line, to: seat)
      }
    } catch {
      refuse(JSONLines.refused(word, error, at: position), seat)
    }
  }

  private mutating func refuse(_ line: JSONObject, _ seat: Int) {
    refusals += 1
    lastRefusal = line
    if refusals == (game == nil ? 1 : 100) { fault = (seat, .illegal) }
    send(line, to: seat)
  }

  /// Takes the move that a program was asked for before the other player's fault was known.
  private func dropReply() {
    guard let loser = fault?.seat, let seat = position.phase.seat?.index, seat != loser,
      case .program(let program) = seats[seat]
    else { return }
    _ = program.reply()
  }

  private mutating func send(_ line: JSONObject, to seat: Int) {
    guard case .program(let program) = seats[seat], let reason = program.send(line),
      fault == nil, position.phase.isPlaying
    else { return }
    fault = (seat, reason)
  }

  /// The reason for which the only player's game could not go on, as the end of a sentence.
  var failure: String {
    let (word, reason) = (lastRefusal["input"]?.string ?? "", lastRefusal["reason"]?.string ?? "")
    let refused = "\(refusals.counted("refused move")), the last \(word.quoted): \(reason)"
    switch fault?.reason {
    case .illegal: return "made \(refused)"
    case .endless: return "did not finish within \(Self.wordLimit) moves and hints"
    default:
      guard case .program(let program) = seats[0] else { return "ended" }
      return program.failure + (refusals > 0 ? " after \(refused)" : "")
    }
  }
}
