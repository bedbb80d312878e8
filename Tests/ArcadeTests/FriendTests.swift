import Foundation
import GameCore
import Platform
import Records
import TestSupport
import Testing

@testable import App

/// Two programs play each other, and both are killed on the way.
@Suite(.waiting) struct FriendTests {
  @Test func bothSidesMayBeKilled() throws {
    let homes = [try Project.temporaryFolder(), try Project.temporaryFolder()]
    defer { for home in homes { try? FileManager.default.removeItem(at: home) } }
    let options = ["--pairs", "8", "--versus", "friend", "--at", "127.0.0.1:0"]
    var host = try Side(["memorize"] + options + ["--json", "--record"], home: homes[0])
    #expect(
      wait {
        host.play(); return host.line("waiting") != nil
      })
    let waiting = try #require(host.line("waiting"))
    let join = [
      "join", waiting["address"]?.string ?? "", waiting["joinCode"]?.string ?? "", "--json",
      "--record",
    ]
    var guest = try Side(join, home: homes[1])
    func play(until condition: () -> Bool) -> Bool {
      wait {
        host.play()
        guest.play()
        return condition()
      }
    }
    #expect(play { guest.moves >= 3 })
    host.end()
    host = try Side(["resume", "--json"], home: homes[0])
    #expect(play { host.moves >= 6 && guest.moves >= 6 })
    guest.end()
    guest = try Side(join, home: homes[1])
    #expect(play { host.hasEnded && guest.hasEnded })
    expectEqual([host.status, guest.status], [0, 0])
    var records: [Record] = []
    for home in homes {
      let state = StateFolder(path: home.path + "/.local/state/arcade")
      let record = try #require(try state.history.lines()?.records().first)
      expectEqual(RecordVerifier(.arcade).error(in: record), nil)
      #expect(state.journals().isEmpty && record.status != "unfinished")
      let names = try FileManager.default.contentsOfDirectory(atPath: state.path)
      expectEqual(names.filter { $0.hasPrefix("guest") }, [])
      records.append(record)
    }
    expectEqual(records[0].moves, records[1].moves)
    expectEqual(records[0].score, records[1].score.map { -$0 })
  }

  private func wait(until condition: () -> Bool) -> Bool {
    let deadline = Clock.milliseconds + 30_000
    while !condition() {
      guard Clock.milliseconds < deadline else { return false }
      usleep(2000)
    }
    return true
  }

  /// A program that plays in JSON lines, which turns tiles at random.
  private final class Side {
    private let process = Process()
    private let (input, output) = (Foundation.Pipe(), Foundation.Pipe())
    private var rest: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var lines: [JSONObject] = []
    private(set) var moves = 0
    private(set) var hasEnded = false

    init(_ words: [String], home: URL) throws {
      process.executableURL = Program.folder.appending(path: "arcade")
      process.arguments = words
      process.environment = Program.environment(home: home)
      process.currentDirectoryURL = home
      (process.standardInput, process.standardOutput) = (input, output)
      signal(SIGPIPE, SIG_IGN)
      _ = fcntl(output.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
      try process.runUnmasked()
    }

    deinit { end() }

    func end() {
      guard process.isRunning else { return }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    var status: Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }

    func line(_ type: String) -> JSONObject? { lines.first { $0["type"] == .string(type) } }

    /// Reads what the program has written, and moves if it waits for that.
    func play() {
      let reader = Descriptor(output.fileHandleForReading.fileDescriptor)
      guard !hasEnded, let count = try? reader.readNow(into: &chunk) else { return }
      if count == 0 { hasEnded = true }
      rest += chunk[..<count]
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
      let new = rest[..<end].split(separator: UInt8(ascii: "\n")).compactMap {
        JSONObject(String(decoding: $0, as: UTF8.self))
      }
      rest.removeFirst(end + 1)
      lines += new
      moves += new.count { $0["type"] == "move" }
      // News of the other one may have come at once with the line that wants a move.
      guard let last = new.last(where: { $0["next"] != nil }), last["next"]?.number == 1,
        new.last?["type"] != "end"
      else { return }
      let tile = Int.random(in: 1...16)
      try? input.fileHandleForWriting.write(contentsOf: Data("\(tile)\n".utf8))
    }
  }
}
