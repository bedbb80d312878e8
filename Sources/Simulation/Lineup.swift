import Lines
import Platform
import Records

/// Whoever plays in a simulation or a tournament.
public enum Contestant<G: ArcadeGame>: Sendable {
  case bot(Bot<G>)

  /// A program by its name in reports and its shell command.
  case program(String, command: String)

  public var name: String {
    switch self {
    case .bot(let bot): bot.name
    case .program(let name, _): name
    }
  }

  public var bot: Bot<G>? { if case .bot(let bot) = self { bot } else { nil } }
}

extension ArcadeGame {
  /// Returns a player's name, in Chinese with the title of a bot.
  static func title(ofPlayer name: String) -> Phrase {
    bots.map(\.choice).named(name)?.label ?? Phrase(en: name, zh: name)
  }
}

extension String {
  /// Returns the name of a contestant in words, which is cut to fit in a table: a long command is
  /// shortened to the names of its files. One of several words is quoted.
  func contestantTitle(_ presentation: Presentation) -> String {
    let width = 24
    var title = printable
    if title.displayWidth > width {
      title = title.split(separator: " ").map { $0.split(separator: "/").last ?? $0 }
        .joined(separator: " ").cut(to: width, ellipsis: presentation.ellipsis)
    }
    return title.contains(" " as Character) ? title.quoted : title
  }
}

extension StringProtocol {
  /// True for a text that can be the name of a program in reports.
  public var isProgramName: Bool {
    !isEmpty
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" }
  }
}

/// The way in which games are played at tables.
struct TablePlan: Sendable {
  /// The seed of the first game.
  let seed: UInt64

  /// The milliseconds that a program has for a move.
  let timeLimit: Int

  /// True if programs may make mistakes and ask for hints.
  var mayErr = false
  var isLogged = false
}

extension JSONObject {
  /// The line without what tells its deal, or that of the next seed.
  fileprivate var withoutSeed: JSONObject {
    var line = self
    (line["seed"], line["share"]) = (nil, nil)
    return line
  }
}

/// The contestants as one thread lets them play at tables.
struct Lineup<G: ArcadeGame> {
  let options: G.Options
  let players: [Contestant<G>]
  let plan: TablePlan

  /// The programs among the players; nil for a bot.
  private let programs: [ExternalProgram?]

  init(_ options: G.Options, _ players: [Contestant<G>], _ plan: TablePlan) {
    (self.options, self.players, self.plan) = (options, players, plan)
    programs = players.map { player in
      guard case .program(_, let command) = player else { return nil }
      return ExternalProgram(
        command, timeLimit: plan.timeLimit, errors: plan.isLogged ? nil : .error)
    }
  }

  /// A game that was played.
  struct Game {
    let game: Playthrough<G>

    /// The fault that ended it, and the seat at fault, or nil for none.
    let fault: (seat: Seat, incident: Incident)?

    /// How many moves were refused without ending the game.
    let refused: Int
    var log: [String] = []
  }

  /// Lets players play a deal for the `round`-th time, alone or two in turns. Returns nil after an
  /// interrupt.
  func play(_ seed: UInt64, _ seated: [Int], round: Int = 0) -> Game? {
    let isShared = seated.count > 1
    /// Returns the time for the record. A file has equal records once, so those of players who play
    /// a deal alone, one after the other, have different times.
    func time() -> Timestamp {
      Timestamp(seconds: Timestamp.now.seconds + (isShared ? 0 : seated[0]))
    }
    let begun = plan.isLogged ? time() : Timestamp(seconds: 0)
    guard var table = table(seed, seated, round: round),
      table.run(atLimit: isShared ? nil : .endless)
    else { return nil }
    let first = programs[seated[0]]
    if plan.mayErr, [nil, .quit].contains(table.fault?.reason) {
      first?.send(table.game.closingLine().withoutSeed)
    }
    let fault = table.fault.map { seat, reason in
      let program = programs[seated[seat.index]]
      let incident = Incident(
        seed: seed, round: isShared ? round + 1 : 1, turn: table.game.turns + 1, reason: reason,
        detail: program?.failure(reason) ?? .empty,
        isBetweenGames: reason == .ended && program?.wordsAfterGame == 0)
      return (seat: seat, incident: incident)
    }
    var game = Game(
      game: table.game, fault: fault, refused: plan.mayErr ? first?.refused ?? 0 : 0)
    let number = Int(truncatingIfNeeded: seed &- plan.seed) &* seated.count &+ round &+ 1
    let place = "game \(number), seed \(seed)"
    guard plan.isLogged else { return game }
    game.log = lines(of: game, seated, place)
    if game.game.turns > 0 {
      let recorded = round == 1 && isShared ? swapped(game.game, seated) : game.game
      game.log.append(recorded.record(begun: begun, ended: time()).line)
    }
    return game
  }

  /// Returns a game in turns with the seats that the players have in the other game of the deal, so
  /// that scores has both games in one list.
  private func swapped(_ game: Playthrough<G>, _ seated: [Int]) -> Playthrough<G> {
    guard var opposition = game.opposition else { return game }
    (opposition.names, opposition.beginner) = (names(of: seated.reversed()), Seat(1))
    let other = try? Playthrough<G>(
      options: options, source: game.source, opposition: opposition)
    guard var other else { return game }
    for entry in game.log { _ = try? other.play(entry.move) }
    return other
  }

  private func table(_ seed: UInt64, _ seated: [Int], round: Int) -> Table<G>? {
    let isShared = seated.count > 1
    var opposition = isShared && plan.isLogged ? Opposition(G.self, .turns) : nil
    opposition?.opponent = .program
    opposition?.names = names(of: seated)
    let game = try? Playthrough<G>(
      options: options, source: .seed(Seed(number: seed)), opposition: opposition,
      seating: isShared ? .two(mayPass: false) : .alone)
    guard let game else { return nil }
    let seats = zip(Seat.both, seated).map { seat, index -> (any Player<G.P>)? in
      guard let program = programs[index] else {
        let seed = PlayerSeed.of(seed, at: seat, round: round)
        return players[index].bot?.create(game.position.setup, seed)
      }
      // A seed would reveal the deal to the program; this number doesn't.
      let text = "arcade bot \(seed) \(seat.number) \(round)"
      let number = Bits256(hashing: Array(text.utf8)).bytes.prefix(4).reduce(0) {
        $0 << 8 | Int($1)
      }
      var opening =
        plan.mayErr
        ? game.openingLine().withoutSeed
        : JSONLines.begin(
          G.self, options.fields, game.position, isShared ? .turns : .race, seat: seat)
      opening["botSeed"] = .number(number)
      return ProgramPlayer(program, at: seat, opening, game.round, mayErr: plan.mayErr)
    }
    return Table(game, nil, players: seats)
  }

  // MARK: The log

  /// Returns the names of two players as records can hold them.
  private func names(of seated: [Int]) -> String {
    let names = players.map { player in
      let name = player.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return name.isEmpty ? Opposition.program.name : String(name.prefix(14))
    }
    return seated.map { player in
      let isOnly = names.count { $0 == names[player] } == 1
      return names[player] + (isOnly ? "" : String(player + 1))
    }.joined(separator: ",")
  }

  /// Returns the lines before the record of a game.
  private func lines(of game: Game, _ seated: [Int], _ place: String) -> [String] {
    let names = seated.map { players[$0].name.printable }
    var lines = ["# \(place): \(names.joined(separator: ", "))"]
    if game.refused > 0, let refusal = programs[seated[0]]?.firstRefusal {
      lines.append("# refused: \(place), \(game.refused.counted("move")), first \(refusal)")
    }
    if let (seat, incident) = game.fault {
      let name = names[seat.index]
      lines.append("# fault: \(place), move \(incident.turn): \(name) \(incident.detail(.en))")
      lines += programs[seated[seat.index]]?.lastLines.map { "# \($0.printable)" } ?? []
    }
    for (index, name) in zip(seated, names) {
      lines += programs[index]?.drainErrors().map { "# ! \(name): \($0.printable)" } ?? []
    }
    return lines
  }
}
