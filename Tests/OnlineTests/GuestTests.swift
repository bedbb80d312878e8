import GameCore
import Platform
import TestSupport
import Testing

@testable import Online

@Suite struct GuestTests {
  @Test func aGuestJoinsAGameAndPlays() throws {
    let stand = try Stand(hosting: "tunes")
    let guest = try stand.join(name: "Ada")
    #expect(stand.run { stand.hasJoined })
    expectEqual(stand.hostEvents, [.joined(name: "Ada", nonce: guest.nonce)])
    expectEqual(stand.guestEvents[0], [.host(game: "tunes", seal: Seal.text(Stand.secret))])
    expectEqual(guest.send("1"), false)
    stand.host?.send(["type": "begin"])
    stand.host?.send(line(1))
    #expect(stand.run { stand.numbers() == [1] })
    expectEqual(guest.send("17"), true)
    #expect(stand.run { stand.words == ["17"] })
  }

  @Test func aRematchHasAnotherSealAndAnotherNonce() throws {
    let stand = try Stand(hosting: "tunes")
    let guest = try stand.join()
    #expect(stand.run { stand.hasJoined })
    stand.host?.send(line(1))
    #expect(stand.run { stand.numbers() == [1] })
    let (seal, nonce) = (guest.seal, guest.nonce)
    guest.send("an old word")
    stand.host?.renew(game: "guess")
    stand.hostEvents = []
    #expect(stand.run { stand.hasJoined })
    #expect(guest.nonce != nonce && guest.nonce == stand.host?.nonce && guest.seal != seal)
    expectEqual(stand.hostEvents, [.joined(name: nil, nonce: guest.nonce)])
    let host = try #require(stand.host)
    expectEqual(stand.guestEvents[0].last, .host(game: "guess", seal: Seal.text(host.secret)))
    host.send(line(7))
    #expect(stand.run { stand.numbers() == [1, 7] })
    guest.send("8")
    #expect(stand.run { stand.words == ["8"] })
  }

  @Test func aLineThatIsCutIsMadeAgainAndNothingIsLost() throws {
    let stand = try Stand(hosting: "tunes")
    let relay = try Relay(to: stand.address)
    let guest = try stand.join(relay.address)
    func run(_ condition: () -> Bool) -> Bool {
      stand.run {
        relay.serve()
        return condition()
      }
    }
    #expect(run { stand.hasJoined })
    let nonce = guest.nonce
    for turn in 1...20 {
      stand.host?.send(line(turn))
      if turn % 5 == 0 {
        relay.cut()
        #expect(
          run {
            stand.hostEvents.last == .away
              && stand.guestEvents[0].last == .away(since: stand.time.now)
          })
        stand.guestEvents[0] = []
        stand.pass(1000)
        #expect(run { stand.hostEvents.last == .back })
      }
    }
    #expect(run { stand.numbers() == Array(1...20) })
    expectEqual(guest.nonce, nonce)
    guest.send("5")
    #expect(run { stand.words == ["5"] })
  }

  @Test func aBrokenLineIsMadeAgainAtGrowingIntervals() throws {
    let address = try SocketAddress.addresses(of: try unusedAddress())
    let dialer = Dialer(.addresses(address), lineLimit: 100)
    var (now, pauses) = (0, [Int]())
    for _ in 1...13 {
      #expect(Clock.wait(10_000) { dialer.step(now) == .lost })
      let start = now
      now += 1
      while dialer.step(now) == nil, now < start + 70_000 { now += 1 }
      pauses.append(now - start)
    }
    expectEqual(
      pauses,
      [1000, 1500, 2250, 3375, 5062, 7593, 11389, 17083, 25624, 38436, 57654, 60000, 60000])
  }

  @Test func aGuestAsksAndAnswersSignsOfLife() throws {
    let stand = try Stand(hosting: "tunes")
    try stand.join()
    #expect(stand.run { stand.hasJoined })
    for _ in 1...6 {
      stand.pass(10_000)
      stand.settle()
    }
    expectEqual(stand.hostEvents.count, 1)
    expectEqual(stand.guestEvents[0].count, 1)
  }

  @Test func aHostThatIsSilentIsAwayAndDialledAgain() throws {
    let stand = Stand()
    let fake = try FakeHost(stand)
    fake.peer.send(FakeHost.first)
    #expect(stand.run { stand.guestEvents[0].count == 1 })
    let heard = stand.time.now
    stand.pass(25_000)
    #expect(stand.run { stand.guestEvents[0].last == .away(since: heard) })
    stand.pass(1000)
    let peer = try fake.accept()
    peer.send(FakeHost.first)
    #expect(stand.run { stand.guestEvents[0].last == .back })
    #expect(stand.run { peer.types == ["join"] })
  }

  @Test(arguments: ["protocol", "nonce", "code", "busy", "game"])
  func aRefusalTellsWhatToDo(code: String) throws {
    let stand = Stand()
    let fake = try FakeHost(stand)
    fake.peer.send(FakeHost.first)
    fake.peer.send(#"{"code":"\#(code)","reason":"no","type":"refused"}"#)
    #expect(stand.run { stand.guestEvents[0].count == 2 })
    let refusal = try #require(Refusal(rawValue: code))
    expectEqual(stand.guestEvents[0].last, .refused(refusal))
    expectEqual(refusal.error.status, .unavailable)
  }

  @Test func aRefusedMoveIsALineOfTheGame() throws {
    let stand = Stand()
    let fake = try FakeHost(stand)
    fake.peer.send(FakeHost.first)
    fake.peer.send(#"{"type":"begin"}"#)
    fake.peer.send(#"{"code":"taken","type":"refused"}"#)
    #expect(stand.run { stand.guestEvents[0].count == 3 })
    expectEqual(stand.guestEvents[0].last, .line(["code": "taken", "type": "refused"]))
  }

  @Test func anotherProtocolIsRefused() throws {
    let stand = Stand()
    let fake = try FakeHost(stand)
    fake.peer.send(#"{"game":"tunes","protocol":2,"type":"host"}"#)
    #expect(stand.run { stand.guestEvents[0] == [.refused(.protocol)] })
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.2", "{}", #"{"type":"begin"}"#, "\u{0}"])
  func anotherProgramIsNoArcade(text: String) throws {
    let stand = Stand()
    let fake = try FakeHost(stand)
    fake.peer.send(text)
    #expect(stand.run { !stand.guestEvents[0].isEmpty })
    let error = try #require(stand.guestEvents[0].first?.error)
    expectEqual(stand.guestEvents[0].first, .foul(error))
    #expect(error.message.hasPrefix("no arcade waits at 127.0.0.1:"))
  }

  @Test(arguments: [
    ("7", 1), ("[]", 1), ("{", 1), (#"{"type":1}"#, 1), ("\u{1b}[2J", 1), ("[", 1 << 19),
    (#"{"type":"host","protocol":1,"game":"x"}"#, 1),
  ])
  func nonsenseEndsTheLine(text: String, count: Int) throws {
    let stand = Stand()
    let fake = try FakeHost(stand)
    fake.peer.send(FakeHost.first)
    fake.peer.send(String(repeating: text, count: count))
    #expect(stand.run { stand.guestEvents[0].count == 2 && fake.peer.hasEnded })
    let error = try #require(stand.guestEvents[0].last?.error)
    expectEqual(stand.guestEvents[0].last, .foul(error))
    expectEqual(error.message, "the host sends nonsense")
  }

  @Test func whereNobodyListensIsTold() throws {
    let address = try unusedAddress()
    let stand = Stand()
    try stand.join(address)
    #expect(stand.run { !stand.guestEvents[0].isEmpty })
    let error = try #require(stand.guestEvents[0].first?.error)
    expectEqual(stand.guestEvents[0].first, .unreachable(error))
    expectEqual(error.phrase(.en), "nobody listens at \(address)")
    expectEqual(error.phrase(.zh), "\(address) 上没有人在等")
  }

  @Test func aPlaceThatSaysNothingIsNoArcade() throws {
    let stand = Stand()
    _ = try FakeHost(stand)
    stand.pass(9999)
    stand.settle()
    expectEqual(stand.guestEvents[0], [])
    stand.pass(1)
    #expect(stand.run { !stand.guestEvents[0].isEmpty })
    let error = try #require(stand.guestEvents[0].first?.error)
    expectEqual(stand.guestEvents[0].first, .unreachable(error))
  }

  @Test(arguments: [
    ("friend", "not HOST:PORT, such as 192.168.1.5:41203"),
    ("nobody.invalid:5", "no machine of this name was found"),
  ])
  func anAddressThatIsNoneIsAnError(address: String, end: String) {
    do {
      _ = try Guest(address: address, code: "K7QM2", version: "1")
      Issue.record("dials \(address)")
    } catch {
      expectEqual(error.message, "can't dial '\(address)': \(end)")
    }
  }
}

/// Returns an address at which nobody listens.
private func unusedAddress() throws -> String {
  let listener = try Socket.listen(at: "127.0.0.1:0")
  defer { listener.close() }
  return try #require(SocketAddress.reachable(listener).first as String?)
}
