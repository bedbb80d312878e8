import GameCore
import Tiles

/// One game in which outside programs take part, at one seat or two.
struct OutsideGame<D: Deal> where D.P: PlayerText {
  /// The player at a seat.
  enum Chair {
    case bot(any Player<D.P>)

    /// A program, or nil for one that could not be started.
    case program(OutsideSeat?)
  }

  private let head: JSONObject
  private let timeLimit: Int
  private var chairs: [Chair]
  private var round: Round<D>

  /// The seat at fault.
  private var fault: (player: Int, PlayerFault)?

  /// Creates a game before its first move. Programs have so many milliseconds for a move; they are
  /// told the facts in `head`.
  init(
    _ head: JSONObject, _ deal: D, _ setup: D.P.Setup, _ chairs: [Chair], timeLimit: Int
  ) {
    (self.head, self.chairs, self.timeLimit) = (head, chairs, timeLimit)
    round = Round(setup, dealer: deal)
  }

  /// Plays to the end or a fault; returns nil after an interrupt. A player is named by its seat.
  ///
  /// After too many moves a game of two counts as it stands, and one alone isn't finished in time.
  mutating func play() -> PlayedGame? {
    for (seat, line) in chairs.indices.map({ ($0, begin($0)) }) { send(line, to: seat) }
    while fault == nil, round.log.count < VersusPair.moveLimit,
      let seat = round.position.phase.seat
    {
      guard let move = move(at: seat.index) else {
        if fault == nil { return nil }
        break
      }
      guard let event = try? round.play(move) else {
        fault = (seat.index, .illegal)
        break
      }
      let line = line(move, event)
      for index in chairs.indices {
        if case .bot(var bot) = chairs[index] {
          bot.observe(event, at: round.position)
          chairs[index] = .bot(bot)
        }
        send(line, to: index)
      }
    }
    if chairs.count == 1, fault == nil, round.position.phase.isPlaying { fault = (0, .endless) }
    dropReply()
    let (line, loser) = (end, fault?.player)
    for index in chairs.indices where index != loser { send(line, to: index) }
    return PlayedGame(score: round.position.score.value, fault: fault)
  }

  /// Returns the move of a seat, or nil after its fault or an interrupt.
  private mutating func move(at seat: Int) -> D.P.Move? {
    switch chairs[seat] {
    case .bot(var bot):
      let move = bot.move(at: round.position)
      chairs[seat] = .bot(bot)
      return move
    case .program(nil): fault = (seat, .ended)
    case .program(let program?):
      switch program.word(within: timeLimit) {
      case .interrupted: break
      case .fault(let reason): fault = (seat, reason)
      case .word(let word):
        if let move = D.P.Move(word) { return move }
        fault = (seat, word.lowercased() == "quit" ? .quit : .illegal)
      }
    }
    return nil
  }

  /// Takes the move that a program was asked for before the other player's fault was known, so that
  /// it isn't taken for one of the next game.
  private func dropReply() {
    guard let loser = fault?.player, let seat = round.position.phase.seat?.index, seat != loser,
      case .program(let program?) = chairs[seat]
    else { return }
    _ = program.word(within: timeLimit)
  }

  private mutating func send(_ line: JSONObject, to seat: Int) {
    guard case .program(let program?) = chairs[seat], let reason = program.send(line),
      fault == nil, round.position.phase.isPlaying
    else { return }
    fault = (seat, reason)
  }

  // MARK: Lines

  private func begin(_ seat: Int) -> JSONObject {
    var fields = head
    fields["type"] = "begin"
    if chairs.count > 1 { fields["seat"] = .number(seat + 1) }
    return fields.merging(round.position.openingFields)
  }

  private func line(_ move: D.P.Move, _ event: D.P.Event) -> JSONObject {
    let position = round.position
    var fields: JSONObject = [
      "move": .string(move.description), "result": .string(event.outcome.rawValue),
      "score": .number(position.score.value), "turn": .number(round.log.count), "type": "move",
    ]
    if !position.phase.isPlaying { fields["status"] = .string(position.phase.status) }
    return fields.merging(position.fields(for: event))
  }

  private var end: JSONObject {
    let position = round.position
    var fields: JSONObject = [
      "better": .string(D.P.Points.better.rawValue),
      "moves": .string(round.log.map(\.move.description).joined(separator: " ")),
      "score": .number(position.score.value), "status": .string(position.phase.status),
      "turns": .number(round.log.count), "type": "end", "unit": .string(D.P.Points.unit.name),
    ]
    if let fault {
      fields["fault"] = .object(
        ["reason": .string(fault.1.rawValue), "seat": .number(fault.player + 1)])
    }
    return fields.merging(position.closingFields)
  }
}
