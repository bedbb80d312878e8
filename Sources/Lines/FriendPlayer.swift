import GameCore
import Online

/// A friend at another machine, who gets the lines that programs get and answers with words.
public struct FriendPlayer<G: ArcadeGame>: Player {
  public typealias P = G.P

  private let host: Host
  private let deal: String
  private let hostName: JSONValue
  private var words: [String] = []
  private var (turns, hostsHints) = (0, 0)

  /// The moves at the host's board in a race, and the public facts about it; nil in turns.
  private var hostsMoves: [String] = []
  private var hostsFacts: OpponentFacts?

  /// True if the friend has dialled again and isn't told yet how many of its moves have arrived.
  private var isBack = false

  /// The most words that wait for the friend's turn.
  private static var wordLimit: Int { 1000 }

  /// Seats the guest of a host, and tells it the game and the moves so far. A deal that wasn't
  /// `isDrawn` was chosen by the host.
  public init(_ host: Host, _ game: Playthrough<G>, hostName: String?, isDrawn: Bool) {
    self.host = host
    self.hostName = .string(hostName ?? Opposition.friend.name)
    deal = game.dealText ?? ""
    // The boards of a race begin alike.
    hostsFacts = game.beginning.opponentFacts
    hostsHints = game.hints.count { $0.seat == .first }
    let seat = Seat(1)
    var line = JSONLines.begin(
      G.self, game.options.fields, P(game.position.setup), game.mode, seat: seat)
    line["series"] = (game.opposition?.series?.fields).map { .object($0) }
    line["drawn"] = .bool(isDrawn)
    line["opponent"] = .object(["name": self.hostName])
    host.send(line)
    var positions = game.boards.map { P($0.position.setup) }
    for case .move(let entry, let board) in game.steps {
      positions[board].take(entry.event)
      if board == game.board(of: seat) {
        note(entry, at: positions[board])
      } else {
        noteOther(entry, at: positions[board])
      }
    }
  }

  public var contact: Contact? { Contact(host.descriptors, awaySince: host.awaySince) }

  public mutating func note(_ entry: Round<P>.Entry, at position: P) {
    turns += 1
    var line = JSONLines.move(entry, turn: turns, position)
    line["event"] = .string(entry.event.description)
    line["opponent"] = opponent
    host.accept()
    host.send(line)
  }

  public mutating func noteOther(_ entry: Round<P>.Entry, at position: P) {
    hostsMoves.append(entry.move.description)
    hostsFacts = OpponentFacts(position, turns: hostsMoves.count)
    var line: JSONObject = ["type": "opponent"]
    line["opponent"] = opponent
    host.send(line)
  }

  /// The facts that are told about the host's board in a race.
  private var opponent: JSONValue? {
    (hostsFacts?.fields.merging(["name": hostName])).map { .object($0) }
  }

  public mutating func noteOthersHint() {
    hostsHints += 1
    var line: JSONObject = ["hints": .number(hostsHints), "type": "opponent"]
    line["opponent"] = opponent ?? .object(["name": hostName])
    host.send(line)
  }

  // MARK: Words

  public mutating func turn(at position: P, within milliseconds: Int) -> Turn<P.Move> {
    while true {
      while !words.isEmpty {
        let word = words.removeFirst()
        if LineCommand.isQuit(word) { return .gone(.quit) }
        if LineCommand(word) == .hint { return .hint }
        if let move = P.Move(word) { return .move(move) }
        refuse(JSONLines.refused(word, at: position))
      }
      let wasAway = host.awaySince != nil
      let event = host.next(within: milliseconds)
      tellTurns()
      guard let event else { return .waiting }
      if case .closed = event { return .gone(.ended) }
      take(event)
      // Returns, so that the session can tell that the friend is gone or back.
      if (host.awaySince != nil) != wasAway { return .waiting }
    }
  }

  public mutating func attend() {
    while let event = host.next(within: 0) { take(event) }
    tellTurns()
  }

  private mutating func take(_ event: Host.Event) {
    switch event {
    case .word(let word): words.count < Self.wordLimit ? words.append(word) : host.refuse()
    case .back:
      (words, isBack) = ([], true)
      tellTurns()
    case .away, .joined, .closed: break
    }
  }

  /// Tells a friend that is back how many of its moves have arrived.
  private mutating func tellTurns() {
    guard isBack else { return }
    isBack = !host.send(["turns": .number(turns), "type": "back"], isKept: false)
  }

  public mutating func refuse(
    _ refusal: P.Refusal, of move: P.Move, at position: P
  ) -> PlayerFault? {
    refuse(JSONLines.refused(move.description, refusal, at: position))
    return nil
  }

  private func refuse(_ line: JSONObject) {
    host.send(line, isKept: false)
    host.refuse()
  }

  public mutating func take(_ hint: Hint<P>, at position: P) {
    host.refuse()
    host.send(JSONLines.hint(hint, at: position), isKept: false)
  }

  // MARK: The end

  public mutating func end(_ round: Round<P>, _ fault: (seat: Seat, reason: PlayerFault)?) {
    var line = JSONLines.end(round, for: Seat(1)).merging(JSONLines.field(fault))
    line["opponent"] = opponent
    host.send(line)
    let moves = hostsMoves.joined(separator: " ")
    host.send([
      "deal": .string(deal), "moves": .string(moves), "secret": .string(host.secret.description),
      "type": "open",
    ])
  }
}
