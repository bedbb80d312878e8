import Platform

/// A third side on the line between a host and its guests, which may change, delay and cut it.
public final class Relay {
  public enum Way: Sendable { case toGuest, toHost }

  /// The address that guests dial.
  public let address: String

  /// Returns what is passed on for a line without its end.
  public var change: (String, Way) -> String = { line, _ in line + "\n" }

  /// The number of lines that came.
  public private(set) var count = 0

  private let listener: Descriptor

  /// Where the host waits.
  public var target: SocketAddress
  private var lines: [(guest: End, host: End)] = []

  public init(to host: String) throws {
    listener = try Socket.listen(at: "127.0.0.1:0")
    address = SocketAddress.reachable(listener)[0]
    target = try SocketAddress.addresses(of: host)[0]
  }

  deinit {
    cut()
    listener.close()
  }

  public var isConnected: Bool { !lines.isEmpty }

  /// Passes on what has come. Returns true if anything has.
  public func serve() -> Bool {
    let before = count
    while let socket = Socket.accept(listener) {
      guard let other = try? Socket.connect(to: target) else {
        socket.close()
        continue
      }
      lines.append((End(socket), End(other)))
    }
    for (guest, host) in lines {
      pass(guest, host, .toHost)
      pass(host, guest, .toGuest)
    }
    lines.removeAll { !$0.guest.isOpen && !$0.host.isOpen }
    return count > before
  }

  private func pass(_ from: End, _ to: End, _ way: Way) {
    for line in from.read() {
      count += 1
      to.rest += change(line, way).utf8
    }
    to.write()
    if from.hasEnded, to.rest.isEmpty { to.close() }
    if !to.isOpen, from.hasEnded { from.close() }
  }

  /// Breaks all lines. With `isHalf` the host doesn't learn of it.
  public func cut(isHalf: Bool = false) {
    for (guest, host) in lines {
      guest.close()
      if isHalf { silent.append(host) } else { host.close() }
    }
    lines = []
  }

  /// The ends of lines that are open and bring nothing.
  private var silent: [End] = []

  private final class End {
    private let socket: Descriptor
    private var partial: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 1 << 14)
    var rest: [UInt8] = []
    private(set) var isOpen = true
    private(set) var hasEnded = false

    init(_ socket: Descriptor) { self.socket = socket }

    deinit { close() }

    func close() {
      if isOpen { socket.close() }
      (isOpen, hasEnded) = (false, true)
    }

    func read() -> [String] {
      guard !hasEnded, (try? Socket.isConnected(socket)) == true else { return [] }
      do {
        while let count = try socket.readNow(into: &chunk) {
          guard count > 0 else {
            hasEnded = true
            break
          }
          partial += chunk[..<count]
        }
      } catch { hasEnded = true }
      var lines: [String] = []
      while let end = partial.firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(String(decoding: partial[..<end], as: UTF8.self))
        partial.removeFirst(end + 1)
      }
      return lines
    }

    func write() {
      guard isOpen, !rest.isEmpty, (try? Socket.isConnected(socket)) == true else { return }
      do { rest.removeFirst(try socket.writeNow(rest)) } catch { close() }
      if !isOpen { rest = [] }
    }
  }
}
