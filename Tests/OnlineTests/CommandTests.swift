import Foundation
import GameCore
import Platform
import TestSupport
import Testing

@testable import Online

/// Lines that go through the pipes of commands.
@Suite(.waiting) struct CommandTests {
  /// Two commands whose pipes are each other's, by way of a folder's fifos, and the folder.
  private func commands() throws -> (host: String, guest: String, folder: URL) {
    let folder = try Project.temporaryFolder()
    let (up, down) = ("\(folder.path)/up", "\(folder.path)/down")
    #expect(mkfifo(up, 0o600) == 0 && mkfifo(down, 0o600) == 0)
    return ("cat <'\(up)' & exec cat >'\(down)'", "cat <'\(down)' & exec cat >'\(up)'", folder)
  }

  @Test func aGameGoesThroughTwoCommands() throws {
    let commands = try commands()
    defer { try? FileManager.default.removeItem(at: commands.folder) }
    let stand = try Stand(hosting: "cards", through: commands.host)
    expectEqual(stand.host?.addresses, [])
    let guest = try stand.join(through: commands.guest, name: "Ada")
    #expect(stand.run { stand.hasJoined })
    stand.host?.send(line(1))
    #expect(stand.run { stand.numbers() == [1] })
    guest.send("5")
    #expect(stand.run { stand.words == ["5"] })
    stand.host?.renew(game: "guess")
    #expect(stand.run { stand.hostEvents.count == 3 })
    stand.host?.send(line(2))
    #expect(stand.run { stand.numbers() == [1, 2] })
  }

  @Test func aGuestAsksForAFirstLineThatWasLost() throws {
    let commands = try commands()
    defer { try? FileManager.default.removeItem(at: commands.folder) }
    // As a broker does with what is sent before the other side listens.
    let host = """
      exec 3<&0
      cat <'\(commands.folder.path)/up' &
      { read -r line; exec cat; } <&3 >'\(commands.folder.path)/down'
      """
    let stand = try Stand(hosting: "cards", through: host)
    try stand.join(through: commands.guest)
    stand.settle()
    expectEqual(stand.hostEvents, [])
    #expect(
      stand.run {
        stand.pass(1)
        return stand.hasJoined
      })
    stand.host?.send(line(1))
    #expect(stand.run { stand.numbers() == [1] })
  }

  @Test func aCommandThatEndsStartsAgainAndAllLinesCome() throws {
    let commands = try commands()
    defer { try? FileManager.default.removeItem(at: commands.folder) }
    let stand = try Stand(hosting: "cards")
    let port = try #require(stand.address.split(separator: ":").last)
    try stand.join(
      through: "exec bash -c 'exec 3<>/dev/tcp/127.0.0.1/\(port); cat <&3 & echo $$ >>\""
        + "\(commands.folder.path)/ids\"; exec cat >&3'")
    #expect(stand.run { stand.hasJoined })
    for turn in 1...3 { stand.host?.send(line(turn)) }
    #expect(stand.run { stand.numbers() == [1, 2, 3] })
    let ids = commands.folder.appending(path: "ids")
    let id = try #require(
      pid_t(
        try String(contentsOf: ids, encoding: .utf8).filter(\.isNumber)))
    kill(id, SIGKILL)
    #expect(stand.run { stand.guestEvents[0].last == .away(since: stand.time.now) })
    stand.guestEvents[0] = []
    #expect(
      stand.run {
        stand.pass(1)
        return stand.numbers() == [1, 2, 3]
      })
    expectEqual(stand.guestEvents[0].first, .back)
  }

  @Test func aCommandThatDoesNotExistIsTold() throws {
    let null = Descriptor.null
    defer { null.close() }
    let guest = try Guest(
      address: nil, through: "no-such-program", code: "K7QM2", version: "1", errors: null)
    var event: Guest.Event?
    #expect(
      Clock.wait(20_000) {
        event = guest.next(within: 10)
        return event != nil
      })
    let error = try #require(event?.error)
    expectEqual(event, .unreachable(error))
    expectEqual(error.message, "can't run 'no-such-program'")
    let host = try Online.Host(
      game: "guess", through: "no-such-program", version: "1", errors: null)
    var told: Online.Host.Event?
    #expect(
      Clock.wait(20_000) {
        told = host.next(within: 10)
        return told != nil
      })
    expectEqual(told, .closed(error))
  }

  @Test func wrongCodesThroughACommandAreReadOneASecond() throws {
    let commands = try commands()
    defer { try? FileManager.default.removeItem(at: commands.folder) }
    let wrong = #"{"joinCode":"AAAAA","nonce":"\#(Peer.nonce)","protocol":1,"type":"join"}"#
    let stand = try Stand(
      hosting: "cards",
      through: "for i in 1 2 3 4 5 6 7 8 9 10; do echo '\(wrong)'; done; exec cat >/dev/null")
    var seconds = 0
    while stand.hostEvents.isEmpty, seconds < 1000 {
      stand.pass(1000)
      stand.settle()
      seconds += 1
    }
    #expect(seconds >= 9)
    let error = try #require(stand.hostEvents.first?.error)
    expectEqual(stand.hostEvents.first, .closed(error))
  }
}
