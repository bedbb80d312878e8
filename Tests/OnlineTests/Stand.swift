import GameCore
import Platform
import TestSupport
import Testing

@testable import Online

/// A host, guests and bare sockets, which one thread serves, and a clock that stands still until a
/// test moves it.
final class Stand {
  let time = Time()
  var host: Host?
  var hostEvents: [Host.Event] = []
  var guests: [Guest] = []
  var guestEvents: [[Guest.Event]] = []
  var peers: [Peer] = []

  /// True if all words are moves.
  var acceptsWords = false

  final class Time {
    var now = 1_000_000
  }

  static let secret = Bits256(hashing: [1])

  init() {}

  /// Creates a host on this machine's own network, and a clock.
  init(hosting game: String, through command: String? = nil) throws {
    host = try Host(
      game: game, at: "127.0.0.1:0", through: command, version: "1", code: "K7QM2",
      secret: Self.secret, clock: clock)
  }

  deinit {
    for guest in guests { guest.close(within: 0) }
    host?.close(within: 0)
  }

  var clock: () -> Int { { [time] in time.now } }
  var address: String { host?.addresses.first ?? "" }

  /// Lets time pass.
  func pass(_ milliseconds: Int) { time.now += milliseconds }

  @discardableResult
  func join(
    _ address: String? = nil, through command: String? = nil, code: String = "K7QM2",
    name: String? = nil
  ) throws -> Guest {
    let guest = try Guest(
      address: address ?? self.address, through: command, code: code, name: name, version: "1",
      clock: clock)
    guests.append(guest)
    guestEvents.append([])
    return guest
  }

  /// Connects a socket to the host, which gets its first line.
  func peer() throws -> Peer {
    let address = try #require(try SocketAddress.addresses(of: address).first)
    let peer = Peer(try Socket.connect(to: address))
    peers.append(peer)
    return peer
  }

  /// Serves all until a condition holds; returns false if it doesn't within 20 seconds.
  func run(until condition: () throws -> Bool) rethrows -> Bool {
    let deadline = Clock.milliseconds + 20_000
    while true {
      serve()
      if try condition() { return true }
      guard Clock.milliseconds < deadline else { return false }
      usleep(200)
    }
  }

  /// Serves all for long enough that what is on its way arrives.
  func settle() {
    for _ in 0..<30 {
      serve()
      usleep(500)
    }
  }

  private func serve() {
    while let event = host?.next(within: 0) {
      hostEvents.append(event)
      if acceptsWords, case .word = event { host?.accept() }
    }
    for (index, guest) in guests.enumerated() {
      while let event = guest.next(within: 0) { guestEvents[index].append(event) }
    }
    for peer in peers { peer.read() }
  }

  /// The words that the host got.
  var words: [String] {
    hostEvents.compactMap { if case .word(let word) = $0 { word } else { nil } }
  }

  /// The numbers of the game's lines that a guest got.
  func numbers(_ guest: Int = 0) -> [Int] {
    guestEvents[guest].compactMap {
      if case .line(let line) = $0 { line["turn"]?.number } else { nil }
    }
  }

  var hasJoined: Bool {
    hostEvents.contains { if case .joined = $0 { true } else { false } }
  }
}

func line(_ number: Int) -> JSONObject { ["turn": .number(number), "type": "move"] }

extension Host.Event {
  var error: UserError? { if case .closed(let error) = self { error } else { nil } }
}

extension Guest.Event {
  var error: UserError? {
    switch self {
    case .unreachable(let error), .foul(let error): error
    default: nil
    }
  }
}

/// The other end of a socket, by hand.
final class Peer {
  let socket: Descriptor
  private(set) var text = ""
  private(set) var hasEnded = false
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// The bytes that are not sent yet.
  private var rest: [UInt8] = []
  private var isOpen = true

  init(_ socket: Descriptor) { self.socket = socket }

  deinit { close() }

  func close() {
    if isOpen { socket.close() }
    isOpen = false
  }

  func send(_ text: String, ending: String = "\n") { send(Array((text + ending).utf8)) }
  func send(_ bytes: [UInt8]) { rest += bytes }

  var isSent: Bool { rest.isEmpty }

  /// Reads and writes what goes.
  func read() {
    guard isOpen, !hasEnded, (try? Socket.isConnected(socket)) == true else { return }
    do {
      if !rest.isEmpty { rest.removeFirst(try socket.writeNow(rest)) }
    } catch { rest = [] }
    do {
      while let count = try socket.readNow(into: &chunk) {
        guard count > 0 else { return hasEnded = true }
        text += String(decoding: chunk[..<count], as: UTF8.self)
      }
    } catch { hasEnded = true }
  }

  var lines: [JSONObject] { text.split(separator: "\n").compactMap { JSONObject($0) } }
  var types: [String] { lines.compactMap { $0["type"]?.string } }

  static let nonce = String(repeating: "ab", count: 32)

  /// Sends the first line of a guest.
  func join(
    code: String = "K7QM2", nonce: String = Peer.nonce, adding more: JSONObject = [:]
  ) {
    let line: JSONObject = [
      "joinCode": .string(code), "nonce": .string(nonce), "protocol": .number(1), "type": "join",
      "version": "1",
    ]
    send(line.merging(more).text)
  }
}

/// A place to which guests connect, which passes their bytes on to another one until it is cut.
final class Relay {
  private let listener: Descriptor
  private let target: SocketAddress
  private var lines: [(Peer, Peer)] = []
  let address: String

  init(to address: String) throws {
    listener = try Socket.listen(at: "127.0.0.1:0")
    self.address = try #require(SocketAddress.reachable(listener).first as String?)
    target = try #require(try SocketAddress.addresses(of: address).first)
  }

  deinit { listener.close() }

  /// The bytes of both directions that were passed on.
  private var passed: [(Int, Int)] = []

  func serve() {
    while let socket = Socket.accept(listener), let other = try? Socket.connect(to: target) {
      lines.append((Peer(socket), Peer(other)))
      passed.append((0, 0))
    }
    for (index, (guest, host)) in lines.enumerated() {
      guest.read()
      host.read()
      host.send(Array(guest.text.utf8.dropFirst(passed[index].0)))
      guest.send(Array(host.text.utf8.dropFirst(passed[index].1)))
      passed[index] = (guest.text.utf8.count, host.text.utf8.count)
      guest.read()
      host.read()
    }
  }

  func cut() {
    for (guest, host) in lines {
      guest.close()
      host.close()
    }
    (lines, passed) = ([], [])
  }
}

/// A host by hand, which a stand's guest has dialled.
final class FakeHost {
  static let first = """
    {"game":"tunes","protocol":1,"seal":"\(Seal.text(Stand.secret))","type":"host","version":"1"}
    """

  private let stand: Stand
  private let listener: Descriptor
  let peer: Peer

  init(_ stand: Stand) throws {
    self.stand = stand
    listener = try Socket.listen(at: "127.0.0.1:0")
    try stand.join(try #require(SocketAddress.reachable(listener).first as String?))
    peer = try Self.accept(listener, stand)
  }

  deinit { listener.close() }

  func accept() throws -> Peer { try Self.accept(listener, stand) }

  private static func accept(_ listener: Descriptor, _ stand: Stand) throws -> Peer {
    var socket: Descriptor?
    #expect(
      stand.run {
        socket = Socket.accept(listener)
        return socket != nil
      })
    let peer = Peer(try #require(socket))
    stand.peers.append(peer)
    return peer
  }
}
