import Platform
import TestSupport
import Testing

@Suite struct SocketTests {
  @Test(arguments: ["127.0.0.1:41203", "[::1]:5", "[2001:db8::1]:65535", "192.168.1.5:0"])
  func anAddressIsWrittenAsItIsRead(text: String) throws {
    try expectEqual(SocketAddress.addresses(of: text).map(\.description), [text])
  }

  @Test(arguments: [
    "", ":", "host", "1.2.3.4", "1.2.3.4:", "1.2.3.4:65536", "1.2.3.4:+5", "1.2.3.4:x", "::1:5",
    ":5", "[::1]", "[]:5", "1.2.3.4:5 ",
  ])
  func aTextThatIsNoAddressIsRefused(text: String) {
    #expect(throws: SystemError.notAddress) { try SocketAddress.addresses(of: text) }
  }

  @Test func aNameIsLookedUp() throws {
    let all = try SocketAddress.addresses(of: "localhost:5").map(\.description)
    #expect(!all.isEmpty && all.allSatisfy { ["127.0.0.1:5", "[::1]:5"].contains($0) })
    #expect(throws: SystemError.unknownHost) {
      try SocketAddress.addresses(of: "no.such.name.invalid:5")
    }
  }

  @Test(arguments: ["127.0.0.1:0", "[::1]:0", ":0"])
  func twoEndsTalk(place: String) throws {
    guard let listener = try? Socket.listen(at: place) else {
      // The machine may have no IPv6.
      return #expect(place == "[::1]:0")
    }
    defer { listener.close() }
    expectEqual(Socket.accept(listener)?.number, nil)
    let all = SocketAddress.reachable(listener)
    #expect(!all.isEmpty && (place == ":0" || all.count == 1))
    let port = try #require(all.first?.split(separator: ":").last)
    let address = place == ":0" ? "127.0.0.1:\(port)" : all[0]
    let near = try Socket.connect(to: try #require(SocketAddress.addresses(of: address).first))
    defer { near.close() }
    var far: Descriptor?
    #expect(
      Clock.wait(10_000) {
        far = Socket.accept(listener)
        return far != nil
      })
    let other = try #require(far)
    #expect(Clock.wait(10_000) { (try? Socket.isConnected(near)) == true })
    var buffer = [UInt8](repeating: 0, count: 10)
    try expectEqual(other.readNow(into: &buffer), nil)
    try expectEqual(near.writeNow([1, 2, 3]), 3)
    #expect(Clock.wait(10_000) { (try? other.readNow(into: &buffer)) == 3 })
    expectEqual(buffer.prefix(3), [1, 2, 3])
    near.endWriting()
    #expect(Clock.wait(10_000) { (try? other.readNow(into: &buffer)) == 0 })
    try expectEqual(other.writeNow([4]), 1)
    #expect(Clock.wait(10_000) { (try? near.readNow(into: &buffer)) == 1 })
    other.close()
    // Writing to a closed socket throws an error and raises no signal.
    #expect(Clock.wait(10_000) { (try? near.writeNow([5])) == nil })
  }

  @Test func aRefusedConnectionThrows() throws {
    let listener = try Socket.listen(at: "127.0.0.1:0")
    let address = try #require(SocketAddress.reachable(listener).first)
    listener.close()
    let target = try #require(SocketAddress.addresses(of: address).first)
    #expect(throws: SystemError(code: ECONNREFUSED)) {
      // The system may know it at once or later.
      let socket = try Socket.connect(to: target)
      while try !Socket.isConnected(socket) { usleep(1000) }
    }
  }

  @Test func aPortIsTakenOnce() throws {
    let listener = try Socket.listen(at: ":0")
    defer { listener.close() }
    let port = try #require(SocketAddress.reachable(listener).first?.split(separator: ":").last)
    #expect(throws: SystemError(code: EADDRINUSE)) { try Socket.listen(at: ":\(port)") }
  }
}
