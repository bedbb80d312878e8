import GameCore
import Platform
import TestSupport
import Testing

@testable import Online

/// Hosts, and what comes to them over bare sockets.
@Suite struct HostTests {
  /// Returns a host's stand with a peer that has joined.
  private func joined() throws -> (Stand, Peer) {
    let stand = try Stand(hosting: "memorize")
    let peer = try stand.peer()
    peer.join()
    #expect(stand.run { stand.hasJoined })
    return (stand, peer)
  }

  @Test func theFirstLineTellsTheGameAndItsSeal() throws {
    let stand = try Stand(hosting: "memorize")
    let peer = try stand.peer()
    #expect(stand.run { !peer.text.isEmpty })
    expectEqual(
      peer.text,
      """
      {"game":"memorize","protocol":1,"seal":"\(Seal.text(Stand.secret))","type":"host",\
      "version":"1"}\n
      """)
  }

  @Test func aDrawnCodeHasFiveSignsThatLookLikeNoOthers() throws {
    let host = try Host(game: "guess", at: "127.0.0.1:0", version: "1")
    #expect(host.code.count == 5)
    #expect(host.code.allSatisfy { $0.isASCII && !"01IO".contains($0) && !$0.isLowercase })
    host.close(within: 0)
  }

  @Test func aGuestIsLetInByTheCodeInAnyCase() throws {
    let stand = try Stand(hosting: "memorize")
    let peer = try stand.peer()
    peer.join(code: "k7qm2", adding: ["name": "Ada\u{1b}[1m"])
    #expect(stand.run { !stand.hostEvents.isEmpty })
    let nonce = try #require(Bits256(Peer.nonce))
    expectEqual(stand.hostEvents, [.joined(name: "Ada\\u{1b}[1m", nonce: nonce)])
  }

  @Test func linesAreReadWhateverPiecesTheyComeIn() throws {
    let stand = try Stand(hosting: "memorize")
    let peer = try stand.peer()
    peer.join()
    peer.send("5 6,7 # a comment\r\n\n\t8", ending: "")
    #expect(stand.run { stand.words == ["5", "6", "7"] })
    for character in "9\n10" {
      peer.send("\(character)", ending: "")
      stand.settle()
    }
    expectEqual(stand.words, ["5", "6", "7", "89"])
  }

  @Test func aWordIsCutAtALengthThatNoMoveHas() throws {
    let (stand, peer) = try joined()
    peer.send(String(repeating: "x", count: 3000))
    #expect(stand.run { stand.words == [String(repeating: "x", count: 100) + "…"] })
  }

  @Test(arguments: [
    ("protocol", "hello"), ("protocol", "{}"), ("protocol", #"{"type":"join"}"#),
    ("protocol", #"{"type":"join","protocol":2,"joinCode":"K7QM2","nonce":"NONCE"}"#),
    ("nonce", #"{"type":"join","protocol":1,"joinCode":"K7QM2","nonce":"12"}"#),
    ("protocol", "\u{0}"),
    ("protocol", String(repeating: "x", count: 5000)),
    ("code", #"{"type":"join","protocol":1,"joinCode":"K7QM3","nonce":"NONCE"}"#),
    ("code", #"{"type":"join","protocol":1,"nonce":"NONCE"}"#),
    ("game", #"{"type":"join","protocol":1,"joinCode":"K7QM2","game":"guess","nonce":"NONCE"}"#),
  ])
  func aFirstLineThatIsWrongIsRefused(code: String, text: String) throws {
    let stand = try Stand(hosting: "memorize")
    let peer = try stand.peer()
    let parts = text.split(separator: "NONCE", omittingEmptySubsequences: false)
    peer.send(parts.joined(separator: Peer.nonce))
    #expect(stand.run { peer.lines.last?["type"] == "refused" })
    expectEqual(peer.lines.last?["code"], .string(code))
    // The line is closed after a second.
    stand.pass(999)
    stand.settle()
    expectEqual(peer.hasEnded, false)
    stand.pass(1)
    #expect(stand.run { peer.hasEnded })
    expectEqual(stand.hostEvents, [])
  }

  @Test func tenWrongCodesInARowEndTheWaiting() throws {
    let stand = try Stand(hosting: "memorize")
    for count in 1...10 {
      let peer = try stand.peer()
      peer.join(code: "AAAAA")
      #expect(stand.run { count < 10 ? peer.types.last == "refused" : !stand.hostEvents.isEmpty })
      stand.pass(1000)
      stand.peers = []
    }
    let error = try #require(stand.hostEvents.first?.error)
    expectEqual(stand.hostEvents.first, .closed(error))
    let late = try stand.peer()
    #expect(stand.run { late.hasEnded })
  }

  @Test func wrongCodesDoNotEndAGameUnderWay() throws {
    let (stand, guest) = try joined()
    for _ in 1...11 {
      let peer = try stand.peer()
      peer.join(code: "AAAAA")
      #expect(stand.run { peer.types.last == "refused" })
      stand.pass(1000)
      stand.peers = [guest]
    }
    guest.send("7")
    #expect(stand.run { stand.words == ["7"] })
  }

  @Test func aNinthLineIsClosedAtOnceAndALazyOneAfterTenSeconds() throws {
    let stand = try Stand(hosting: "memorize")
    for _ in 1...8 { _ = try stand.peer() }
    #expect(stand.run { stand.peers.allSatisfy { !$0.text.isEmpty } })
    let ninth = try stand.peer()
    #expect(stand.run { ninth.hasEnded })
    expectEqual(stand.peers.filter(\.hasEnded).count, 1)
    stand.pass(10_000)
    #expect(stand.run { stand.peers.allSatisfy(\.hasEnded) })
    let guest = try stand.peer()
    guest.join()
    #expect(stand.run { stand.hasJoined })
  }

  @Test func onlyTheGuestThatPlayedMayComeBack() throws {
    let (stand, first) = try joined()
    let second = try stand.peer()
    second.join(nonce: String(repeating: "cd", count: 32))
    #expect(stand.run { second.lines.last?["code"] == "busy" })
    first.close()
    #expect(stand.run { stand.hostEvents.last == .away })
    let third = try stand.peer()
    third.join(nonce: String(repeating: "cd", count: 32))
    #expect(stand.run { third.lines.last?["code"] == "busy" })
    expectEqual(stand.hostEvents.last, .away)
    let again = try stand.peer()
    again.join()
    #expect(stand.run { stand.hostEvents.last == .back })
    expectEqual(stand.host?.nonce?.description, Peer.nonce)
  }

  @Test func theSameGuestReplacesItsLineAndGetsAllLines() throws {
    let (stand, first) = try joined()
    for number in 1...3 { stand.host?.send(line(number)) }
    stand.host?.send(["type": "refused"], isKept: false)
    #expect(stand.run { first.types.last == "refused" })
    expectEqual(first.types, ["host", "move", "move", "move", "refused"])
    let second = try stand.peer()
    second.join()
    #expect(stand.run { first.hasEnded && second.types.count == 4 })
    stand.host?.send(line(4))
    #expect(stand.run { second.types.count == 5 })
    expectEqual(second.lines.dropFirst().map { $0["turn"]?.number }, [1, 2, 3, 4])
    expectEqual(stand.hostEvents.count, 2)
    expectEqual(stand.hostEvents.last, .back)
  }

  @Test func aSilentGuestIsAskedAndThenAwayButItsWordsCount() throws {
    let (stand, peer) = try joined()
    for (milliseconds, types) in [
      (9999, ["host"]), (1, ["host", "ping"]), (10_000, ["host", "ping", "ping"]),
    ] {
      stand.pass(milliseconds)
      stand.settle()
      expectEqual(peer.types, types)
    }
    stand.pass(4999)
    stand.settle()
    expectEqual(stand.hostEvents.count, 1)
    stand.pass(1)
    #expect(stand.run { stand.hostEvents.last == .away })
    #expect(stand.host?.awaySince == stand.time.now - 25_000)
    peer.send("9")
    #expect(stand.run { stand.words == ["9"] })
    expectEqual(stand.hostEvents.suffix(2), [.back, .word("9")])
  }

  @Test func aGuestThatAnswersPingsStays() throws {
    let (stand, peer) = try joined()
    for count in 2...7 {
      stand.pass(10_000)
      #expect(stand.run { peer.types.count == count })
      peer.send(#"{"type":"pong"}"#)
      stand.settle()
    }
    peer.send(#"{"type":"ping"}"#)
    #expect(stand.run { peer.types.last == "pong" })
    expectEqual(stand.hostEvents.count, 1)
  }

  @Test func aHundredRefusedWordsCloseTheLineAndKeepTheGame() throws {
    let (stand, peer) = try joined()
    for count in 1...250 { peer.send("\(count)") }
    #expect(stand.run { stand.words.count >= 99 })
    for _ in 1...99 { stand.host?.refuse() }
    stand.host?.accept()
    for _ in 1...99 { stand.host?.refuse() }
    stand.settle()
    expectEqual(peer.hasEnded, false)
    stand.host?.refuse()
    #expect(stand.run { stand.hostEvents.last == .away && peer.hasEnded })
    let again = try stand.peer()
    again.join()
    #expect(stand.run { stand.hostEvents.last == .back })
  }

  @Test(arguments: [
    ([0x41, 0, 0x42], 1), ([0xff], 1), ([0xc3, 0x28], 1), ([0x1b, 0x5b, 0x32, 0x4a], 1),
    ([0x20], 4097),
  ])
  func aLineThatIsNoneIsRefused(bytes: [UInt8], count: Int) throws {
    let line = Array([[UInt8]](repeating: bytes, count: count).joined()) + [0x0a]
    let (stand, peer) = try joined()
    peer.send(line)
    #expect(stand.run { peer.lines.last?["code"] == "line" })
    for _ in 1...99 { peer.send(line) }
    #expect(stand.run { peer.hasEnded })
    expectEqual(stand.words, [])
  }

  @Test(arguments: ["\n", "x", "# comment\n", "{\"type\":\"pong\"}\n", "{\"type\":\"ping\"}\n"])
  func aFloodClosesTheLine(piece: String) throws {
    let (stand, peer) = try joined()
    let bytes = Array(String(repeating: piece, count: 200_000 / piece.utf8.count).utf8)
    peer.send(bytes)
    #expect(stand.run { stand.hostEvents.last == .away })
    expectEqual(stand.words, [])
  }

  @Test func movesAreNoFlood() throws {
    let (stand, peer) = try joined()
    stand.acceptsWords = true
    for _ in 1...50 { peer.send(String(repeating: "12345678 ", count: 200)) }
    #expect(stand.run { stand.words.count == 10_000 })
  }

  @Test func whoDoesNotReadCostsNoMemoryAndGetsAllInTheEnd() throws {
    let (stand, peer) = try joined()
    stand.peers = []
    let filler = JSONValue.string(String(repeating: "x", count: 1000))
    for number in 1...20_000 {
      stand.host?.send(["filler": filler, "turn": .number(number), "type": "move"])
    }
    expectEqual(stand.host?.wires.first?.isFull, true)
    stand.peers = [peer]
    let size = 20_000 * #"{"filler":"","turn":12345,"type":"move"}"#.utf8.count
    #expect(stand.run { peer.text.utf8.count > 20_000_000 + size - 100_000 })
    #expect(stand.run { peer.text.hasSuffix(#""turn":20000,"type":"move"}\#n"#) })
  }

  @Test func aGameGoesOnAfterTheHostHasDied() throws {
    let stand = try Stand(hosting: "memorize")
    let address = stand.address
    try stand.join()
    #expect(stand.run { stand.hasJoined })
    let nonce = try #require(stand.host?.nonce)
    for number in 1...3 { stand.host?.send(line(number)) }
    #expect(stand.run { stand.numbers() == [1, 2, 3] })
    stand.host?.close(within: 0)
    stand.host = nil
    #expect(stand.run { stand.guestEvents[0].last == .away(since: stand.time.now) })
    let host = try Host(
      game: "memorize", at: address, version: "1", code: "K7QM2", secret: Stand.secret,
      nonce: nonce, clock: stand.clock)
    for number in 1...4 { host.send(line(number)) }
    (stand.host, stand.hostEvents) = (host, [])
    stand.pass(1000)
    #expect(stand.run { stand.numbers() == [1, 2, 3, 1, 2, 3, 4] })
    expectEqual(stand.hostEvents, [.back])
    expectEqual(stand.guests[0].nonce, nonce)
    #expect(stand.guestEvents[0].contains(.back))
  }

  @Test func theLastLinesArriveThoughTheGuestHasSentMore() throws {
    let (stand, peer) = try joined()
    for _ in 1...50 { peer.send("12") }
    peer.read()
    for number in 1...100 { stand.host?.send(line(number)) }
    stand.host?.close(within: 10)
    stand.host = nil
    #expect(stand.run { peer.hasEnded })
    expectEqual(peer.lines.last?["turn"]?.number, 100)
  }

  @Test func aPlaceThatCannotBeListenedAtIsAnError() throws {
    let stand = try Stand(hosting: "guess")
    for (place, end) in [
      (stand.address, "Address already in use"), ("nowhere", "such as 192.168.1.5:41203"),
      ("1.2.3.4:", "such as 192.168.1.5:41203"), ("192.0.2.1:0", "Cannot assign requested address"),
    ] {
      do {
        _ = try Host(game: "guess", at: place, version: "1")
        Issue.record("listens at \(place)")
      } catch {
        #expect(error.message.hasPrefix("can't listen at '\(place)': "))
        #if os(Linux)
          #expect(error.message.hasSuffix(end), "\(error.message)")
        #endif
      }
    }
  }
}
