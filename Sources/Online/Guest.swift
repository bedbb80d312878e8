import GameCore
import Platform

/// The side that joins another's table: it gets the lines of the game and sends words. It dials
/// again whenever the line breaks.
///
/// One thread owns it, as it does a ``Host``.
public final class Guest: Side {
  public enum Event: Equatable, Sendable {
    /// A game begins, with this seal.
    case host(game: String, seal: String)

    /// A line of the game. After a break the lines come again from the first one.
    case line(JSONObject)

    /// The line is broken, or nothing has come since this time on the clock.
    case away(since: Int)

    /// The host is there again.
    case back

    /// The host doesn't let this side play. Nothing more comes.
    case refused(Refusal)

    /// The host could not be reached at all. Nothing more comes.
    case unreachable(UserError)

    /// The other side sends what no host does. Nothing more comes.
    case foul(UserError)
  }

  /// The seal of the game, and this side's nonce, which is drawn for each seal.
  public private(set) var seal: String?
  public private(set) var nonce: Bits256

  /// True while a game that goes on brings the moves that were made before this side was started.
  public private(set) var isResuming = false

  /// When the host was last heard, on the clock, if it is away.
  public var awaySince: Int? { isAway ? heard : nil }

  var events: [Event] = []
  var listener: Descriptor? { nil }
  private let dialer: Dialer
  private let place: String
  private let clock: () -> Int
  private let code, version: String
  private let name: String?

  private var isOver = false

  /// True if no host has been heard.
  private var isFirst = true

  /// True if the line has a host, and if it got lines of the game.
  private var hasHost = false
  private var isPlaying = false
  private var joinTime: Int?
  private var heard: Int
  private var isAway = false

  /// Dials `HOST:PORT`, or speaks through a command. Looking up the name of a host may take
  /// seconds. A seal and its nonce are those of a game that goes on.
  public init(
    address: String?, through command: String? = nil, code: String, name: String? = nil,
    version: String, seal: String? = nil, nonce: Bits256 = Bits256(),
    errors: Descriptor = .error, clock: @escaping () -> Int = { Clock.milliseconds }
  ) throws(UserError) {
    (self.code, self.name, self.version) = (code, name, version)
    (self.seal, self.nonce, self.clock, heard) = (seal, nonce, clock, clock())
    place = (command ?? address ?? "").printable
    if let command {
      dialer = Dialer(.command(command, errors: errors), lineLimit: Self.lineLimit)
      return
    }
    do throws(SystemError) {
      let addresses = try SocketAddress.addresses(of: address ?? "")
      dialer = Dialer(.addresses(addresses), lineLimit: Self.lineLimit)
    } catch {
      let isWrong = error == .notAddress
      throw UserError(
        en: "can't dial \((address ?? "").quoted): \(error.message)",
        zh: "无法连接 \((address ?? "").quoted)：\(error.messageInChinese)",
        status: isWrong ? .usage : .unavailable)
    }
  }

  deinit { close(within: 0) }

  private static let lineLimit = 1 << 18

  /// What to wait for, besides others.
  public var descriptors: [CInt] { readable }

  /// Returns what has happened next, or nil if nothing does within some milliseconds or after a
  /// signal.
  public func next(within milliseconds: Int) -> Event? { nextEvent(within: milliseconds) }

  /// Reads what has come and keeps it for ``next(within:)``.
  public func attend() { step() }

  /// Sends a word. Returns false if there is no line to a game now.
  @discardableResult
  public func send(_ word: String) -> Bool {
    guard isPlaying, let wire = dialer.wire, !wire.isClosed else { return false }
    wire.send(word)
    return true
  }

  /// Dials again, so that all lines of the game come again.
  public func redial() { dialer.wire?.close() }

  /// Leaves. The host may read the rest within some milliseconds.
  public func close(within milliseconds: Int = 200) {
    isOver = true
    dialer.wire?.finish(within: milliseconds)
  }

  var wires: [Wire] { dialer.wire.map { [$0] } ?? [] }

  func step() {
    guard !isOver else { return }
    let now = clock()
    switch dialer.step(now) {
    case .opened: (hasHost, isPlaying, joinTime) = (false, false, nil)
    case .lost:
      isPlaying = false
      if !isFirst { leave() } else if let error = firstError { end(.unreachable(error)) }
    case nil: break
    }
    guard let wire = dialer.wire, !isOver else { return }
    if let input = wire.next(now) {
      heard = now
      take(input, wire, now)
    }
    if !isOver { keepTime(wire, now) }
  }

  private func end(_ event: Event) {
    events.append(event)
    close(within: 0)
  }

  private func leave() {
    guard !isAway else { return }
    isAway = true
    events.append(.away(since: heard))
  }

  private func keepTime(_ wire: Wire, _ now: Int) {
    if dialer.isCommand, !isPlaying {
      // A broker loses what it gets before both sides listen.
      wire.ping(after: 2000, ["host": .bool(true), "type": "ping"], at: now)
    } else if hasHost {
      wire.ping(after: 10_000, at: now)
    } else if now - wire.opened >= 10_000 {
      isFirst ? end(.unreachable(noArcade)) : wire.close()
    }
    if hasHost, now - wire.heard >= 25_000 {
      leave()
      wire.close()
    }
  }

  private func take(_ input: Wire.Input, _ wire: Wire, _ now: Int) {
    let line = input.object
    switch line?["type"]?.string {
    case "host": if let line { meet(line, wire, now) }
    case "ping": wire.send(["type": "pong"])
    case "pong": break
    case "refused" where !isPlaying:
      end(.refused(line?["code"]?.string.flatMap(Refusal.init) ?? .protocol))
    case _? where hasHost:
      isPlaying = true
      if line?["type"] == "back" { isResuming = false }
      if let line { events.append(.line(line)) }
    default:
      // A command may print anything before it has the line.
      if !dialer.isCommand || hasHost { end(.foul(hasHost ? nonsense : noArcade)) }
    }
  }

  /// Joins the host's game.
  private func meet(_ line: JSONObject, _ wire: Wire, _ now: Int) {
    guard line["protocol"] == JSONObject.protocolVersion else { return end(.refused(.protocol)) }
    guard let game = line["game"]?.string, let seal = line["seal"]?.string, Bits256(seal) != nil
    else { return end(.foul(nonsense)) }
    let isNew = seal != self.seal
    if isNew, self.seal != nil { nonce = Bits256() }
    if isFirst { isResuming = !isNew }
    if isNew || isFirst { events.append(.host(game: game, seal: seal)) }
    if isAway { events.append(.back) }
    (self.seal, isFirst, hasHost, isAway) = (seal, false, true, false)
    dialer.settle()
    // A second `host` line within a second answers our ping; joining again would repeat all lines.
    if !isNew, let joinTime, now - joinTime < 1000 { return }
    (joinTime, isPlaying) = (now, false)
    var answer: JSONObject = [
      "joinCode": .string(code), "nonce": .string(nonce.description),
      "protocol": JSONObject.protocolVersion, "type": "join", "version": .string(version),
    ]
    answer["name"] = name.map { .string($0) }
    wire.send(answer)
  }

  private var firstError: UserError? {
    guard !dialer.isCommand else { return dialer.commandError }
    guard let failure = dialer.failure, failure.code != ECONNRESET else { return noArcade }
    switch failure.code {
    case ECONNREFUSED:
      return error(en: "nobody listens at \(place)", zh: "\(place) 上没有人在等")
    case ETIMEDOUT: return error(en: "\(place) does not answer", zh: "\(place) 没有回应")
    default:
      return error(
        en: "can't reach \(place): \(failure.message)",
        zh: "无法连接 \(place)：\(failure.messageInChinese)")
    }
  }

  private var noArcade: UserError {
    error(en: "no arcade waits at \(place)", zh: "在 \(place) 等待的不是 arcade")
  }

  private var nonsense: UserError {
    error(en: "the host sends nonsense", zh: "主机发来的内容无法理解")
  }

  private func error(en english: String, zh chinese: String) -> UserError {
    UserError(en: english, zh: chinese, status: .unavailable)
  }
}
