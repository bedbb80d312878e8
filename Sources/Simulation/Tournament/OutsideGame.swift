import GameCore
import Tiles

/// One game of two in which outside programs take part.
struct OutsideGame<G: VersusGame> {
  /// The player at a seat.
  enum Chair {
    case bot(any Player<VersusPosition<G.P>>)
    case program(OutsideSeat)

    /// A program that could not be started.
    case absent
  }

  private typealias Fault = MatchTally.Fault

  private let options: G.Options
  private let timeLimit: Int
  private var chairs: [Chair]
  private var round: Round<VersusDeal<G>>

  /// The seat at fault.
  private var fault: (player: Int, Fault)?

  init(
    _ options: G.Options, _ deal: G.D, _ setup: VersusSetup<G.P>, _ chairs: [Chair], timeLimit: Int
  ) {
    (self.options, self.chairs, self.timeLimit) = (options, chairs, timeLimit)
    round = Round(setup, dealer: VersusDeal(deal))
  }

  /// Plays to the end or a fault; returns nil after an interrupt. A player is named by its seat.
  mutating func play() -> MatchTally.Game? {
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
    dropReply()
    let (line, loser) = (end, fault?.player)
    for index in chairs.indices where index != loser { send(line, to: index) }
    return MatchTally.Game(lead: round.position.score.value, fault: fault)
  }

  /// Returns the move of a seat, or nil after its fault or an interrupt.
  private mutating func move(at seat: Int) -> TileMove? {
    switch chairs[seat] {
    case .absent: fault = (seat, .ended)
    case .bot(var bot):
      let move = bot.move(at: round.position)
      chairs[seat] = .bot(bot)
      return move
    case .program(let program):
      switch program.word(within: timeLimit) {
      case .interrupted: break
      case .fault(let reason): fault = (seat, reason)
      case .word(let word):
        if let move = TileMove(word) { return move }
        fault = (seat, word.lowercased() == "quit" ? .ended : .illegal)
      }
    }
    return nil
  }

  /// Takes the move that a program was asked for before the other player's fault was known, so that
  /// it isn't taken for one of the next game.
  private func dropReply() {
    guard let loser = fault?.player, let seat = round.position.phase.seat?.index, seat != loser,
      case .program(let program) = chairs[seat]
    else { return }
    _ = program.word(within: timeLimit)
  }

  private mutating func send(_ line: JSONObject, to seat: Int) {
    guard case .program(let program) = chairs[seat], let reason = program.send(line),
      fault == nil, round.position.phase.isPlaying
    else { return }
    fault = (seat, reason)
  }

  // MARK: Lines

  private func begin(_ seat: Int) -> JSONObject {
    let fields: JSONObject = [
      "game": .string(G.name), "mode": "versus",
      "options": .object(options.fields), "protocol": .number(1), "rules": .number(G.rules),
      "seat": .number(seat + 1), "type": "begin",
    ]
    return fields.merging(round.position.openingFields)
  }

  private func line(_ move: TileMove, _ event: G.P.Event) -> JSONObject {
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
      "better": .string(Lead<G.P>.better.rawValue),
      "moves": .string(round.log.map(\.move.description).joined(separator: " ")),
      "score": .number(position.score.value), "status": .string(position.phase.status),
      "turns": .number(round.log.count), "type": "end", "unit": .string(Lead<G.P>.unit.name),
    ]
    if let fault {
      fields["fault"] = .object(
        ["reason": .string(fault.1.rawValue), "seat": .number(fault.player + 1)])
    }
    return fields.merging(position.closingFields)
  }
}
