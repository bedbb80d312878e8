import GameCore
import Lines
import TextUI

/// One game in which external programs take part, at one seat or two.
struct MatchRunner<D: Deal> where D.P: PlayerText {
  /// The player at a seat.
  enum Seated {
    case bot(any Player<D.P>)

    /// A program, or nil for one that could not be started.
    case program(ExternalProgram?)
  }

  private typealias Log = [Round<D>.Entry]

  private var seats: [Seated]
  private var round: Round<D>
  private var fault: (seat: Int, reason: PlayerFault)?

  /// The first line, without the seat.
  private let opening: JSONObject

  /// The refused moves since the last accepted one, the number of them that is a fault, and the
  /// line that told of the last one.
  private var (refusals, refusalLimit) = (0, 1)
  private var lastRefusal: JSONObject = [:]

  /// The turns at which a hint was given, and the functions that give it and that tell of it in the
  /// last line.
  private var hintTurns: [Int] = []
  private var hint: (Log) -> Hint<D.P>? = { _ in nil }
  private var closing: (Log, _ hintTurns: [Int]) -> JSONObject = { _, _ in [:] }

  /// The most words of a game, moves and others.
  private static var wordLimit: Int { 10_000 }

  /// Creates a game before its first move. The first illegal move loses it.
  init(_ opening: JSONObject, _ deal: D, _ setup: D.P.Setup, _ seats: [Seated]) {
    (self.opening, self.seats) = (opening, seats)
    round = Round(setup, dealer: deal)
  }

  /// Creates a game that a program plays alone as a person can: it is told the seed, may ask for
  /// hints, and only 100 refused moves in a row end it.
  init<G: ArcadeGame>(
    _ game: Playthrough<G>, _ deal: D, _ program: ExternalProgram
  ) where G.D == D, G.P == D.P {
    self.init(game.openingLine, deal, game.position.setup, [.program(program)])
    refusalLimit = 100
    hint = { game.after($0[...]).hint(.untranslated) }
    closing = { game.after($0[...], hintTurns: $1).closingLine }
  }

  var hints: Int { hintTurns.count }

  /// Plays to the end or a fault, and returns the position then; returns nil after an interrupt.
  ///
  /// After too many moves a game of two counts as it stands, and one alone isn't finished in time.
  mutating func play() -> (position: D.P, fault: (seat: Int, reason: PlayerFault)?)? {
    for seat in seats.indices {
      let number: JSONObject = seats.count > 1 ? ["seat": .number(seat + 1)] : [:]
      send(opening.merging(number), to: seat)
    }
    var words = 0
    while fault == nil, words < Self.wordLimit, let seat = round.position.phase.seat?.index {
      words += 1
      guard step(seat) else { return nil }
    }
    if seats.count == 1, fault == nil, round.position.phase.isPlaying { fault = (0, .endless) }
    dropReply()
    let end = closingLine
    for seat in seats.indices where fault?.seat != seat || fault?.reason == .quit {
      send(end, to: seat)
    }
    return (round.position, fault)
  }

  /// Lets a seat make a move, or ask for a hint; returns false after an interrupt.
  private mutating func step(_ seat: Int) -> Bool {
    switch seats[seat] {
    case .bot(var bot):
      let move = bot.move(at: round.position)
      seats[seat] = .bot(bot)
      make(move, seat, move.description)
    case .program(nil): fault = (seat, .ended)
    case .program(let program?):
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
    } else if LineCommand(word) == .hint, let hint = hint(round.log) {
      if hintTurns.last != round.log.count { hintTurns.append(round.log.count) }
      send(JSONLines.hint(hint, at: round.position), to: seat)
    } else if let move = D.P.Move(word) {
      make(move, seat, word)
    } else {
      refuse(JSONLines.refused(word, at: round.position), seat)
    }
  }

  private mutating func make(_ move: D.P.Move, _ seat: Int, _ word: String) {
    do {
      let event = try round.play(move)
      refusals = 0
      let line = JSONLines.move(
        round.log[round.log.count - 1], turn: round.log.count, round.position)
      for seat in seats.indices {
        if case .bot(var bot) = seats[seat] {
          bot.observe(event, at: round.position)
          seats[seat] = .bot(bot)
        }
        send(line, to: seat)
      }
    } catch {
      refuse(JSONLines.refused(word, error, at: round.position), seat)
    }
  }

  private mutating func refuse(_ line: JSONObject, _ seat: Int) {
    refusals += 1
    lastRefusal = line
    if refusals == refusalLimit { fault = (seat, .illegal) }
    send(line, to: seat)
  }

  /// Takes the move that a program was asked for before the other player's fault was known.
  private func dropReply() {
    guard let loser = fault?.seat, let seat = round.position.phase.seat?.index, seat != loser,
      case .program(let program?) = seats[seat]
    else { return }
    _ = program.reply()
  }

  private mutating func send(_ line: JSONObject, to seat: Int) {
    guard case .program(let program?) = seats[seat], let reason = program.send(line),
      fault == nil, round.position.phase.isPlaying
    else { return }
    fault = (seat, reason)
  }

  private var closingLine: JSONObject {
    var line = JSONLines.end(round).merging(closing(round.log, hintTurns))
    if seats.count > 1, let fault {
      line["fault"] = .object(
        ["reason": .string(fault.reason.rawValue), "seat": .number(fault.seat + 1)])
    }
    return line
  }

  /// The reason for which the only player's game could not go on, as the end of a sentence.
  var failure: String {
    let (word, reason) = (lastRefusal["input"]?.string ?? "", lastRefusal["reason"]?.string ?? "")
    let refused = "\(refusals.counted("refused move")), the last \(word.quoted): \(reason)"
    switch fault?.reason {
    case .illegal: return "made \(refused)"
    case .endless: return "did not finish within \(Self.wordLimit) moves and hints"
    default:
      guard case .program(let program?) = seats[0] else { return "ended" }
      return program.failure + (refusals > 0 ? " after \(refused)" : "")
    }
  }
}
