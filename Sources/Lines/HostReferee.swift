import GameCore
import Online
import Platform

/// The host of a game at another machine, as the guest's table sees it.
public struct HostReferee<G: ArcadeGame>: Referee {
  public typealias P = G.P

  private let guest: Guest
  private let seal: String
  private let isDrawn: Bool

  /// The last move, until its result comes. `isSent` is false after a redial, when it has to be
  /// sent again.
  private var asked: (word: String, isSent: Bool)?

  /// The time when the word was sent, in milliseconds.
  private var askTime = 0

  /// How often the line was dialled again since the last move, as something was lost.
  private var losses = 0

  /// The numbers of moves told: at the guest's board, and at the host's in a race.
  private var (turns, hostsTurns) = (0, 0)
  private var hostsHints = 0

  private var fault: PlayerFault?

  /// Creates the referee of a game from its first line; nil if the guest doesn't know its seal.
  public init?(_ guest: Guest, begin line: JSONObject) {
    guard let seal = guest.seal else { return nil }
    (self.guest, self.seal) = (guest, seal)
    isDrawn = line["drawn"] == .bool(true)
  }

  public var contact: Contact { Contact(guest.descriptors, awaySince: guest.awaySince) }

  public func attend() { guest.attend() }

  public mutating func ask(_ move: P.Move) {
    asked = (move.description, guest.send(move.description))
    askTime = Clock.milliseconds
  }

  public mutating func noteHint() { guest.send(LineCommand.hint.rawValue) }

  public mutating func ruling(at position: P, within milliseconds: Int) -> Ruling<P>? {
    if asked?.isSent == true, guest.awaySince == nil, Clock.milliseconds - askTime > 10_000 {
      askTime = Clock.milliseconds
      guest.redial()
    }
    while let event = guest.next(within: milliseconds) {
      switch event {
      case .line(let line): if let ruling = ruling(line, at: position) { return ruling }
      case .away, .back: return nil
      case .host, .refused, .unreachable: return .gone(.ended)
      case .foul: return .gone(.foul)
      }
    }
    return nil
  }

  /// Returns what a line tells, or nil for nothing new.
  private mutating func ruling(_ line: JSONObject, at position: P) -> Ruling<P>? {
    switch line["type"]?.string {
    case "begin": asked?.isSent = false
    case "back":
      // A move that got lost with the line is asked again.
      if line["turns"] == .number(turns), let (word, isSent) = asked, !isSent {
        asked?.isSent = guest.send(word)
        askTime = Clock.milliseconds
      }
    case "move": return event(line, at: position)
    case "opponent":
      if let hints = line["hints"]?.number {
        guard hints > hostsHints else { return nil }
        hostsHints = hints
        return .hint
      }
      guard let facts = line["opponent"]?.object.flatMap(OpponentFacts.init) else {
        return .gone(.foul)
      }
      guard facts.turns > hostsTurns else { return nil }
      hostsTurns = facts.turns
      return .opponent(facts)
    case "refused":
      // A refusal of our move is a fault, as the rules allow it. One of another word answers a copy
      // that came twice.
      if let word = line["input"]?.string {
        return asked.flatMap { word == $0.word ? .gone(.event) : nil }
      }
      asked = nil
      return .refused
    case "end":
      fault = line["fault"]?.object?["code"]?.string.map { PlayerFault(rawValue: $0) ?? .ended }
    case "open": return opened(line)
    default: break
    }
    return nil
  }

  private mutating func event(_ line: JSONObject, at position: P) -> Ruling<P>? {
    guard let turn = line["turn"]?.number, turn > turns else { return nil }
    // A broker may lose a line.
    guard turn == turns + 1 else { return lose() }
    guard let move = line["move"]?.string.flatMap(P.Move.init),
      let event = line["event"]?.string.flatMap(P.Event.init)
    else { return .gone(.foul) }
    if position.phase.seat == .first {
      guard guest.isResuming || move.description == asked?.word else { return .gone(.event) }
      asked = nil
    }
    (turns, losses) = (turn, 0)
    return .event(move, event)
  }

  /// Has all lines told again, but not for ever.
  private mutating func lose() -> Ruling<P>? {
    losses += 1
    guard losses <= 3 else { return .gone(.foul) }
    guest.redial()
    return nil
  }

  /// Returns the deal that the last line opens, or the fault of a host that changed it.
  private func opened(_ line: JSONObject) -> Ruling<P> {
    if let fault { return .gone(fault) }
    do throws(PlayerFault) {
      let (deal, seed) = try Seal.open(line, seal: seal, nonce: guest.nonce, isGiven: !isDrawn)
      let origin = seed.map { DealOrigin.seed($0.text) } ?? .deal(deal)
      let words = (line["moves"]?.string ?? "").split(separator: " ")
      let moves = words.compactMap { P.Move(String($0)) }
      guard moves.count == words.count else { throw .score }
      return .opened(origin, told: deal, moves)
    } catch {
      return .gone(error)
    }
  }
}

extension OpponentFacts {
  /// Reads the facts that a host tells; returns nil for anything else.
  init?(_ fields: JSONObject) {
    guard let turns = fields["turns"]?.number, let score = fields["score"]?.number,
      case .bool(let isFinished)? = fields["finished"], score.magnitude < 1 << 32,
      case let (counts, done) = (0..<1 << 16, fields["done"]?.number),
      counts.contains(turns), counts.contains(done ?? 0)
    else { return nil }
    self.init(
      turns: turns, score: score, done: done, isFinished: isFinished,
      isLost: fields["hasLost"] == .bool(true))
  }
}

extension Playthrough {
  /// Creates the game that a host begins, as the guest sees it: the guest has the first seat.
  public init(begin line: JSONObject) throws(UserError) {
    guard line["game"] == .string(G.name), line["rules"] == .number(G.rules),
      let options = line["options"]?.object?.recordedOptions
    else {
      throw UserError(
        en: "the host plays by other rules; the older arcade has to be updated",
        zh: "双方的规则版本不同，较旧的一方需要更新", status: .unavailable)
    }
    let isRace = line["race"] == .bool(true)
    var opposition = Opposition(G.self, isRace ? .race : .turns)
    opposition.bestOf = nil
    opposition.series = isRace ? line["series"]?.object.flatMap(Series.init(ofOther:)) : nil
    let name = line["opponent"]?.object?["name"]?.string
    let isNamed = name.map { Opponent.isName($0) && $0 != Opposition.friend.name } ?? false
    opposition.opponent = .friend(name: isNamed ? name : nil)
    opposition.beginner = line["next"] == .number(Seat.first.number) ? Seat(1) : .first
    try self.init(
      options: try G.Options(recorded: options), source: .elsewhere, opposition: opposition)
  }
}
