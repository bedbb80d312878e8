import GameCore
import Platform
import Tiles

/// Plays the games of one thread in which outside programs take part, each of them in one process.
final class OutsideDuel<G: VersusGame> {
  private let options: G.Options
  private let players: [Participant<RivalKind<G>>]
  private let timeLimit: Int
  private var programs: [Int: OutsideSeat] = [:]

  /// Creates the games' table. Programs have so many milliseconds for a move.
  init(_ options: G.Options, _ players: [Participant<RivalKind<G>>], timeLimit: Int) {
    (self.options, self.players, self.timeLimit) = (options, players, timeLimit)
  }

  deinit {
    for program in programs.values { program.end(within: Interruption.isRequested ? 100 : 1000) }
  }

  /// Plays a deal twice between two players; returns nil after an interrupt.
  func play(
    _ one: Int, _ other: Int, seed: UInt64
  ) throws(InvalidInput) -> (MatchTally.Game, MatchTally.Game)? {
    var random = SeededRandom(seed: seed)
    let deal = try G.deal(options, using: &random)
    let setup = VersusSetup<G.P>(try G.setup(options, deal), isStrict: true)
    var games: [MatchTally.Game] = []
    for (round, indices) in [[one, other], [other, one]].enumerated() {
      var chairs: [Chair] = []
      for (seat, index) in indices.enumerated() {
        chairs.append(chair(index, setup, PlayerSeed.of(seed, at: Seat(seat), round: round)))
      }
      var game = OutsideGame<G>(options, deal, setup, chairs, timeLimit: timeLimit)
      guard var result = game.play() else { return nil }
      if let fault = result.fault {
        programs.removeValue(forKey: indices[fault.player])?.end(within: 100)
        result.fault = (indices[fault.player] == one ? 0 : 1, fault.1)
      }
      games.append(result)
    }
    return (games[0], games[1])
  }

  typealias Chair = OutsideGame<G>.Chair

  private func chair(_ index: Int, _ setup: VersusSetup<G.P>, _ seed: UInt64) -> Chair {
    switch players[index] {
    case .kind(let kind, _): return .bot(kind.make(setup, seed))
    case .command(let command):
      if let program = programs[index] { return .program(program) }
      guard let program = try? OutsideSeat(command) else { return .absent }
      programs[index] = program
      return .program(program)
    }
  }
}

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

  private mutating func send(_ line: JSONObject, to seat: Int) {
    guard case .program(let program) = chairs[seat], let reason = program.send(line),
      fault == nil, round.position.phase.isPlaying
    else { return }
    fault = (seat, reason)
  }

  // MARK: Lines

  private func begin(_ seat: Int) -> JSONObject {
    let fields: JSONObject = [
      "game": .string(G.name), "mode": "versus", "next": .number(1),
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
    if let next = position.phase.seat {
      fields["next"] = .number(next.number)
    } else {
      fields["status"] = .string(position.phase.status)
    }
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
