import GameCore
import Platform

/// The side that has the table: it waits for a guest, tells it the lines of the game, and gets its
/// words.
///
/// One thread owns it. It waits until one of ``descriptors`` can be read, at most half a second,
/// and then calls ``next(within:)`` until that returns nil.
public final class Host: Side {
  public enum Event: Equatable, Sendable {
    /// A guest has come to this game.
    case joined(name: String?, nonce: Bits256)

    /// The guest has sent a word.
    case word(String)

    /// The line is closed, or nothing has come for 25 seconds. A word may still come.
    case away

    /// The guest is there again, perhaps before it was missed, and gets all lines of the game.
    case back

    /// Nobody can come any more.
    case closed(UserError)
  }

  /// The five signs that let a guest in. None looks like another one.
  public let code: String

  /// What a guest may dial, each `HOST:PORT`; none if the line goes through a command.
  public let addresses: [String]

  /// What is sealed for this game.
  public private(set) var secret: Bits256
  public private(set) var seal: String

  /// The nonce of the guest that has come to this game. No other one may come to it.
  public private(set) var nonce: Bits256?

  /// When the guest was last heard, on the clock, if it is away.
  public private(set) var awaySince: Int?

  var events: [Event] = []
  private(set) var listener: Descriptor?
  private let dialer: Dialer?
  private let clock: () -> Int
  private let version: String
  private var game: String

  /// The lines of those who have not given the code, or were turned away.
  private var strangers: [Wire] = []
  private var guest: Wire?

  /// True if the guest's line has joined this game.
  private var isJoined = false

  /// True if a guest has joined any game.
  private var isExpected: Bool
  private var isOver = false

  /// The lines of the game, and how many of them the guest's line got.
  private var lines: [String] = []
  private var sent = 0

  private var wrongCodes = 0
  private var refusals = 0

  /// The bytes that the guest may send before its next move, which grow by one a millisecond, and
  /// when they were counted.
  private var allowance = (bytes: Host.mostBytes, time: 0)

  private static let mostBytes = 1 << 16
  private static let mostWires = 8
  private static let lineLimit = 4096
  private static let signs = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")

  /// Waits for a guest at `HOST:PORT`, or at all interfaces and a free port, or at the other end of
  /// a command. The code, the secret and the nonce are those of a game that goes on; its guest
  /// comes `back`. A deal is sealed with the secret if it was not drawn.
  public init(
    game: String, deal: String? = nil, at place: String? = nil, through command: String? = nil,
    version: String, code: String? = nil, secret: Bits256 = Bits256(), nonce: Bits256? = nil,
    errors: Descriptor = .error, clock: @escaping () -> Int = { Clock.milliseconds }
  ) throws(UserError) {
    (self.game, self.version, self.secret, self.nonce) = (game, version, secret, nonce)
    (self.clock, seal, isExpected) = (clock, Seal.text(secret, deal: deal), nonce != nil)
    self.code =
      code?.uppercased() ?? String(Bits256().bytes.prefix(5).map { Self.signs[Int($0 % 32)] })
    if isExpected { awaySince = clock() }
    if let command {
      dialer = Dialer(.command(command, errors: errors), lineLimit: Self.lineLimit)
      (listener, addresses) = (nil, [])
    } else {
      let place = place ?? ":0"
      do throws(SystemError) {
        let socket = try Socket.listen(at: place)
        (listener, dialer, addresses) = (socket, nil, SocketAddress.reachable(socket))
      } catch {
        throw UserError(
          en: "can't listen at \(place.quoted): \(error.message)",
          zh: "无法在 \(place.quoted) 监听：\(error.messageInChinese)",
          status: error == .notAddress ? .usage : .unavailable)
      }
    }
  }

  deinit { close(within: 0) }

  /// What to wait for, besides others.
  public var descriptors: [CInt] { readable }

  /// Returns what has happened next, or nil if nothing does within some milliseconds or after a
  /// signal.
  public func next(within milliseconds: Int) -> Event? { nextEvent(within: milliseconds) }

  /// Sends a line of the game. It comes again, after all earlier ones, when the guest has dialled
  /// again, unless it is an answer that is not kept.
  /// Returns false if that was not sent.
  @discardableResult
  public func send(_ line: JSONObject, isKept: Bool = true) -> Bool {
    if isKept { lines.append(line.text) }
    catchUp()
    guard !isKept else { return true }
    guard isJoined, sent == lines.count, let guest, !guest.isClosed else { return false }
    guest.send(line)
    return true
  }

  /// Tells that the guest's last word was a move.
  public func accept() {
    (refusals, allowance.bytes) = (0, Self.mostBytes)
  }

  /// Tells that the guest's last word was no move. The line is closed after 100 of them in a row.
  public func refuse() {
    refusals += 1
    if refusals >= 100 { drop() }
  }

  /// True if all lines of the game were sent to the guest.
  public var hasToldAll: Bool { sent == lines.count && guest?.hasOutput != true }

  /// Begins another game on the same line. Its guest is `joined` again.
  public func renew(game: String, deal: String? = nil) {
    (self.game, secret, nonce) = (game, Bits256(), nil)
    seal = Seal.text(secret, deal: deal)
    (lines, sent, isJoined) = ([], 0, false)
    accept()
    forgetWords()
    guest?.send(hostLine)
  }

  /// Stops waiting. The guest may read the rest within some milliseconds.
  public func close(within milliseconds: Int = 200) {
    isOver = true
    listener?.close()
    listener = nil
    strangers = []
    _ = Clock.wait(milliseconds) {
      catchUp()
      return !isJoined || sent == lines.count || guest?.isClosed ?? true
    }
    guest?.finish(within: milliseconds)
    guest = nil
  }

  var wires: [Wire] { strangers + (guest.map { [$0] } ?? []) }

  func step() {
    guard !isOver else { return }
    let now = clock()
    switch dialer?.step(now) {
    case .opened:
      guest = dialer?.wire
      guest?.send(hostLine)
    case .lost:
      (guest, isJoined) = (nil, false)
      if let error = dialer?.commandError, !isExpected { return end(error) }
    case nil: break
    }
    greetStrangers(now)
    hearGuest(now)
    if isExpected, awaySince == nil, guest.map({ now - $0.heard >= 25_000 }) ?? true {
      awaySince = guest?.heard ?? now
      events.append(.away)
    }
  }

  private func end(_ error: UserError) {
    close(within: 0)
    events.append(.closed(error))
  }

  /// Closes the guest's line. It may dial again.
  private func drop() {
    guest?.close()
    (guest, isJoined, refusals) = (nil, false, 0)
    forgetWords()
  }

  private func forgetWords() {
    events.removeAll { if case .word = $0 { true } else { false } }
  }

  /// Sends the lines that the guest's line hasn't got, as far as there is room.
  private func catchUp() {
    guard let guest, isJoined else { return }
    while sent < lines.count, !guest.isFull, !guest.isClosed {
      guest.send(lines[sent])
      sent += 1
    }
  }

  private var hostLine: JSONObject {
    [
      "game": .string(game), "protocol": JSONObject.protocolVersion, "seal": .string(seal),
      "type": "host", "version": .string(version),
    ]
  }

  // MARK: Who comes

  private func greetStrangers(_ now: Int) {
    while let listener, let socket = Socket.accept(listener) {
      guard wires.count < Self.mostWires else {
        socket.close()
        continue
      }
      let wire = Wire(socket, lineLimit: Self.lineLimit, now)
      wire.deadline = now + 10_000
      wire.send(hostLine)
      strangers.append(wire)
    }
    for wire in strangers where !isOver {
      wire.flush()
      if !wire.isDeaf, let input = wire.next(now) { greet(input, wire, now) }
      let isLate = wire.deadline.map { now >= $0 } ?? false
      if wire !== guest, isLate || wire.count > 2 * Self.lineLimit { wire.close() }
    }
    strangers.removeAll { $0.isClosed || $0 === guest }
  }

  /// Reads a line of somebody who hasn't joined this game.
  private func greet(_ input: Wire.Input, _ wire: Wire, _ now: Int) {
    let line = input.object
    switch line?["type"]?.string {
    case "ping": wire.send(hostLine)
    case "join":
      guard let line, let refusal = join(line, wire) else { return }
      turnAway(wire, refusal, now)
    default:
      // A guest may still send words of the game before, and a command may print anything.
      if wire !== guest { turnAway(wire, .protocol, now) }
    }
  }

  /// Tells why, and lets the line wait for a second.
  private func turnAway(_ wire: Wire, _ refusal: Refusal, _ now: Int) {
    wire.send(refusal.line)
    (wire.isDeaf, wire.deadline) = (true, now + 1000)
  }

  /// Lets a line join, or returns the reason why it may not.
  private func join(_ line: JSONObject, _ wire: Wire) -> Refusal? {
    guard line["protocol"] == JSONObject.protocolVersion else { return .protocol }
    guard let number = line["nonce"]?.string.flatMap(Bits256.init) else { return .nonce }
    guard line["game"] == nil || line["game"] == .string(game) else { return .game }
    guard line["joinCode"]?.string?.uppercased() == code else {
      wrongCodes += 1
      if wrongCodes >= 10, !isExpected {
        end(
          UserError(
            en: "ten wrong codes were tried; start again for a new code",
            zh: "有人连续试了十个错误的代码，请重新开始以换新代码", status: .unavailable))
      }
      return .code
    }
    let isTaken = guest != nil && guest !== wire && awaySince == nil
    guard number == nonce || nonce == nil && !isTaken else { return .busy }
    if guest !== wire { guest?.close() }
    (guest, wire.deadline, sent) = (wire, nil, 0)
    (isJoined, isExpected, wrongCodes) = (true, true, 0)
    dialer?.settle()
    if nonce == nil {
      nonce = number
      let name = line["name"]?.string.map { String($0.printable.prefix(40)) }
      events.append(.joined(name: name, nonce: number))
    } else {
      events.append(.back)
    }
    awaySince = nil
    return nil
  }

  // MARK: The guest's words

  private func hearGuest(_ now: Int) {
    guard let guest else { return }
    guest.flush()
    catchUp()
    if let deadline = guest.deadline, now >= deadline {
      // Only a command's line stays after a refusal.
      guard dialer != nil else { return drop() }
      (guest.isDeaf, guest.deadline) = (false, nil)
    }
    if !guest.isDeaf, let input = guest.next(now) {
      if isJoined { take(input, guest, now) } else { greet(input, guest, now) }
    }
    if self.guest === guest, guest.isClosed { (self.guest, isJoined) = (nil, false) }
    charge(guest, now)
    if isJoined { guest.ping(after: 10_000, at: now) }
  }

  private func take(_ input: Wire.Input, _ guest: Wire, _ now: Int) {
    if awaySince != nil {
      awaySince = nil
      events.append(.back)
    }
    guard case .line(let text) = input else {
      send(
        [
          "code": "line", "type": "refused",
          "reason": "a line is UTF-8 without control characters, of 4096 bytes at most",
        ], isKept: false)
      return refuse()
    }
    let line = input.object
    switch line?["type"]?.string {
    case "pong": break
    case "ping": guest.send(line?["host"] == .bool(true) ? hostLine : ["type": "pong"])
    case "join": greet(input, guest, now)
    default:
      let scalars = text.unicodeScalars.prefix { $0 != "#" }
      events += scalars.split { $0 == " " || $0 == "\t" || $0 == "," }.map { word in
        let isLong = word.count > 100
        return .word(String(String.UnicodeScalarView(word.prefix(100))) + (isLong ? "…" : ""))
      }
    }
  }

  /// Closes the line of a guest that sends much without a move.
  private func charge(_ guest: Wire, _ now: Int) {
    let grown = min(Self.mostBytes, allowance.bytes + max(0, now - allowance.time))
    allowance = (grown - guest.count, now)
    guest.count = 0
    if allowance.bytes < 0 { drop() }
  }
}
