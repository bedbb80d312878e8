import GameCore
import Platform
import TestSupport
import Testing

@testable import Online

/// Whatever comes over the line, nothing traps, hangs or grows.
@Suite struct GarbageTests {
  private static let pieces = [
    "{", "}", "[", "]", "\"", ":", ",", "\\", "\\u", "type", "join", "ping", "pong", "host", "code",
    "K7QM2", "nonce", "protocol", "seal", "refused", "begin", "move", "null", "1", "-", "e9", " ",
    "#", "\t", "\r", "\u{0}", "\u{1b}[2J", "é", "牌", "\u{202e}", "17",
  ].map { Array($0.utf8) }

  /// Returns a line of pieces, or of any bytes; sometimes it has no end.
  private static func garbage(_ random: inout SeededRandom) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<random.below(16) {
      if random.below(20) == 0 {
        bytes.append(UInt8(random.below(256)))
      } else {
        bytes += pieces[Int(random.below(UInt64(pieces.count)))]
      }
    }
    return random.below(50) == 0 ? bytes : bytes + [0x0a]
  }

  @Test func aGuestMaySendAHundredThousandLinesOfGarbage() throws {
    let stand = try Stand(hosting: "cards")
    var random = Seed(number: 1).random
    var (sent, closed) = (0, 0)
    while sent < 100_000 {
      let peer = try stand.peer()
      peer.join()
      for _ in 0..<1000 { peer.send(Self.garbage(&random)) }
      sent += 1000
      #expect(stand.run { peer.isSent })
      stand.settle()
      stand.hostEvents = []
      #expect(try #require(stand.host).wires.count <= 8)
      if peer.hasEnded { closed += 1 }
      stand.peers = []
      stand.pass(100_000)
    }
    #expect(closed > 0)
    // The game is still there.
    let peer = try stand.peer()
    peer.join()
    peer.send("17")
    #expect(stand.run { stand.words.contains("17") })
  }

  @Test func aHostMaySendAHundredThousandLinesOfGarbage() throws {
    var random = Seed(number: 2).random
    let pipe = try Pipe()
    pipe.setNonblocking()
    defer { pipe.writer.close() }
    let wire = Wire(pipe.reader, lineLimit: 1000, 0)
    var (objects, faults, lines) = (0, 0, 0)
    for _ in 0..<1000 {
      var bytes: [UInt8] = []
      for _ in 0..<100 { bytes += Self.garbage(&random) }
      try pipe.writer.write(bytes)
      while let input = wire.next(0) {
        switch input {
        case .fault: faults += 1
        case .line: lines += 1
        }
        if input.object != nil { objects += 1 }
      }
      #expect(!wire.hasInput)
    }
    #expect(faults > 1000 && lines > 10_000, "\(faults) \(lines) \(objects)")
  }

  @Test(arguments: 1...100)
  func aGuestEndsAtTheFirstNonsenseOfAHost(seed: Int) throws {
    var random = Seed(number: UInt64(seed)).random
    let stand = Stand()
    let host = try FakeHost(stand)
    let peer = host.peer
    peer.send(
      #"{"game":"x","protocol":1,"seal":"\#(Seal.text(Stand.secret))","type":"host"}"#)
    for _ in 0..<100 { peer.send(Self.garbage(&random)) }
    #expect(
      stand.run {
        if case .foul? = stand.guestEvents[0].last { true } else { false }
      })
    #expect(stand.run { peer.hasEnded })
  }
}
