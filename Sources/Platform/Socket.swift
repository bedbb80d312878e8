/// The address and the port of one end of a TCP connection.
public struct SocketAddress: Equatable, Sendable, CustomStringConvertible {
  fileprivate let family: CInt

  /// The C structure of the family, such as `sockaddr_in`.
  private let bytes: [UInt8]
  private let host, port: String

  private init?(_ address: UnsafePointer<sockaddr>?) {
    guard let address else { return nil }
    family = CInt(address.pointee.sa_family)
    guard [AF_INET, AF_INET6].contains(family) else { return nil }
    let isIPv4 = family == AF_INET
    let size = isIPv4 ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
    bytes = Array(UnsafeRawBufferPointer(start: address, count: size))
    var host = [CChar](repeating: 0, count: 128)
    var port = [CChar](repeating: 0, count: 16)
    let digits = NI_NUMERICHOST | NI_NUMERICSERV
    getnameinfo(address, socklen_t(size), &host, 128, &port, 16, digits)
    (self.host, self.port) = (Self.text(host), Self.text(port))
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The address as ``addresses(of:)`` reads it: `192.168.1.5:41203` or `[::1]:41203`.
  public var description: String { family == AF_INET6 ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// Returns the addresses that `HOST:PORT` stands for, the preferred one first. The host is an
  /// IPv4 address, an IPv6 address in brackets, or a name, which may take seconds to look up.
  public static func addresses(of text: String) throws(SystemError) -> [SocketAddress] {
    try addresses(of: text, withoutHost: [])
  }

  /// Returns the addresses to listen at. Without a host, those of all interfaces: for IPv6 and IPv4
  /// together, or else for IPv4.
  fileprivate static func listening(at text: String) throws(SystemError) -> [SocketAddress] {
    try addresses(of: text, withoutHost: ["::", "0.0.0.0"])
  }

  private static func addresses(
    of text: String, withoutHost all: [String]
  ) throws(SystemError) -> [SocketAddress] {
    guard let colon = text.lastIndex(of: ":") else { throw .notAddress }
    var host = text[..<colon]
    let port = String(text[text.index(after: colon)...])
    let hasBrackets = host.hasPrefix("[") && host.hasSuffix("]")
    if hasBrackets { host = host.dropFirst().dropLast() }
    guard UInt16(port) != nil, port.first != "+",
      hasBrackets ? !host.isEmpty : !host.utf8.contains(UInt8(ascii: ":"))
    else { throw .notAddress }
    let hosts = host.isEmpty ? all : [String(host)]
    guard !hosts.isEmpty else { throw .notAddress }
    let literal = hosts.flatMap { lookUp($0, port, AI_NUMERICHOST) }
    guard literal.isEmpty else { return literal }
    #if canImport(Glibc) && !DYNAMIC
      // A static executable can't load the modules that the system's configuration may name.
      _ = configureLookup("hosts", "files dns")
    #endif
    let named = lookUp(String(host), port, 0)
    guard !named.isEmpty else { throw .unknownHost }
    return named
  }

  private static func lookUp(_ host: String, _ port: String, _ flag: CInt) -> [SocketAddress] {
    var hints = addrinfo()
    (hints.ai_socktype, hints.ai_flags) = (Socket.stream, AI_NUMERICSERV | flag)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, port, &hints, &list) == 0, let list else { return [] }
    defer { freeaddrinfo(list) }
    return sequence(first: list) { $0.pointee.ai_next }.compactMap {
      SocketAddress($0.pointee.ai_addr)
    }
  }

  /// Calls a function with the address as the C library takes it.
  fileprivate func withAddress(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt
  ) -> CInt {
    bytes.withUnsafeBytes { bytes in
      bytes.assumingMemoryBound(to: sockaddr.self).baseAddress.map {
        body($0, socklen_t(bytes.count))
      } ?? -1
    }
  }

  /// Returns the addresses at which another machine may reach a listening socket. For "all
  /// interfaces" these are this machine's own on the ways to the networks of homes and to the
  /// internet, or else loopback.
  public static func reachable(_ listener: Descriptor) -> [String] {
    guard let own = local(listener) else { return [] }
    guard own.host == "::" || own.host == "0.0.0.0" else { return [own.description] }
    let ways = ["192.168.0.1", "10.0.0.1", "172.16.0.1", "192.0.2.1", "[2001:db8::1]"]
    var hosts: [String] = []
    for way in ways {
      guard let address = try? addresses(of: way + ":9").first,
        address.family == AF_INET || own.host == "::", let here = Socket.own(towards: address)
      else { continue }
      let host = here.family == AF_INET6 ? "[\(here.host)]" : here.host
      if !hosts.contains(host) { hosts.append(host) }
    }
    return (hosts.isEmpty ? ["127.0.0.1"] : hosts).map { "\($0):\(own.port)" }
  }

  /// Returns the address of this end of a socket.
  fileprivate static func local(_ socket: Descriptor) -> SocketAddress? {
    var (storage, size) = (sockaddr_storage(), socklen_t(MemoryLayout<sockaddr_storage>.size))
    return withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(socket.number, $0, &size) == 0 ? SocketAddress($0) : nil
      }
    }
  }
}

#if canImport(Glibc) && !DYNAMIC
  @_silgen_name("__nss_configure_lookup")
  private func configureLookup(
    _ database: UnsafePointer<CChar>, _ services: UnsafePointer<CChar>
  ) -> CInt
#endif

/// TCP sockets whose calls never wait, and which child processes don't inherit.
public enum Socket {
  #if canImport(Glibc)
    fileprivate static let stream = CInt(SOCK_STREAM.rawValue)
    private static let datagram = CInt(SOCK_DGRAM.rawValue)
  #else
    fileprivate static let stream = SOCK_STREAM
    private static let datagram = SOCK_DGRAM
  #endif

  /// TCP_NODELAY, whose number is the same on Linux and macOS.
  private static let noDelay: CInt = 1

  /// Returns a socket that listens at `HOST:PORT`. Without a host it listens at all interfaces, and
  /// at a free port if the port is 0.
  public static func listen(at text: String) throws(SystemError) -> Descriptor {
    var failure = SystemError.notAddress
    for address in try SocketAddress.listening(at: text) {
      let socket: Descriptor
      do throws(SystemError) {
        socket = try make(address.family)
      } catch {
        failure = error
        continue
      }
      set(SOL_SOCKET, SO_REUSEADDR, 1, of: socket)
      if address.family == AF_INET6 { set(CInt(IPPROTO_IPV6), IPV6_V6ONLY, 0, of: socket) }
      let isBound = address.withAddress { bind(socket.number, $0, $1) } == 0
      if isBound, Platform.listen(socket.number, 16) == 0 { return socket }
      failure = .last
      socket.close()
      // A machine may know IPv6 and have no address of it.
      guard failure.code == EADDRNOTAVAIL else { break }
    }
    throw failure
  }

  /// Returns the next connection to a listening socket, or nil if there is none now.
  public static func accept(_ listener: Descriptor) -> Descriptor? {
    let number = ChildProcess.starting.withLock { _ in
      let number = Platform.accept(listener.number, nil, nil)
      if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
      return number
    }
    return number < 0 ? nil : prepared(Descriptor(number))
  }

  public static func connect(to address: SocketAddress) throws(SystemError) -> Descriptor {
    let socket = try make(address.family)
    let result = address.withAddress { Platform.connect(socket.number, $0, $1) }
    let failure = SystemError.last
    guard result == 0 || failure.code == EINPROGRESS else {
      socket.close()
      throw failure
    }
    return socket
  }

  /// Returns true if a socket is connected, false if it is on its way, or throws the reason why it
  /// can't be.
  public static func isConnected(_ socket: Descriptor) throws(SystemError) -> Bool {
    var request = pollfd(fd: socket.number, events: Int16(POLLOUT), revents: 0)
    guard poll(&request, 1, 0) > 0 else { return false }
    var (code, size) = (CInt(0), socklen_t(MemoryLayout<CInt>.size))
    getsockopt(socket.number, SOL_SOCKET, SO_ERROR, &code, &size)
    guard code == 0 else { throw SystemError(code: code) }
    return true
  }

  /// Returns this machine's address on the way to another one, or nil if there is no way. Nothing
  /// is sent.
  fileprivate static func own(towards address: SocketAddress) -> SocketAddress? {
    guard let socket = try? make(address.family, datagram) else { return nil }
    defer { socket.close() }
    let isOnTheWay = address.withAddress { Platform.connect(socket.number, $0, $1) } == 0
    return isOnTheWay ? SocketAddress.local(socket) : nil
  }

  private static func make(
    _ family: CInt, _ kind: CInt = Socket.stream
  ) throws(SystemError) -> Descriptor {
    let number = ChildProcess.starting.withLock { _ in
      let number = socket(family, kind, 0)
      if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
      return number
    }
    guard number >= 0 else { throw .last }
    return prepared(Descriptor(number))
  }

  private static func prepared(_ socket: Descriptor) -> Descriptor {
    _ = fcntl(socket.number, F_SETFL, O_NONBLOCK)
    set(CInt(IPPROTO_TCP), noDelay, 1, of: socket)
    #if canImport(Darwin)
      set(SOL_SOCKET, SO_NOSIGPIPE, 1, of: socket)
    #endif
    return socket
  }

  private static func set(_ level: CInt, _ option: CInt, _ value: CInt, of socket: Descriptor) {
    var value = value
    setsockopt(socket.number, level, option, &value, socklen_t(MemoryLayout<CInt>.size))
  }
}

/// Reading and writing that never waits, on nonblocking descriptors.
extension Descriptor {
  /// Reads the bytes that are there. Returns how many were read, 0 at the end, or nil if there are
  /// none now.
  public func readNow(into buffer: inout [UInt8]) throws(SystemError) -> Int? {
    let count = buffer.withUnsafeMutableBytes { Platform.read(number, $0.baseAddress, $0.count) }
    return try Self.count(count)
  }

  /// Writes the bytes for which there is room, and returns how many these are. A closed socket
  /// raises no signal, and a closed pipe one if SIGPIPE isn't ignored.
  public func writeNow(_ bytes: [UInt8]) throws(SystemError) -> Int {
    #if canImport(Darwin)
      let flags: CInt = 0
    #else
      let flags = CInt(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { bytes in
      let count = send(number, bytes.baseAddress, bytes.count, flags)
      return count < 0 && errno == ENOTSOCK
        ? Platform.write(number, bytes.baseAddress, bytes.count) : count
    }
    return try Self.count(count) ?? 0
  }

  /// Ends what a socket sends, so that the other side reads the end; it may still answer.
  public func endWriting() {
    shutdown(number, CInt(SHUT_WR))
  }

  private static func count(_ count: Int) throws(SystemError) -> Int? {
    if count >= 0 { return count }
    guard [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) else { throw .last }
    return nil
  }
}
