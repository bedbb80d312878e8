import Foundation
import Platform
@testable import Records
import TestSupport
import Testing

@Suite(.oneByOne) final class HistoryTests {
  private let folder: URL
  private let state: StateFolder

  init() throws {
    folder = try Project.temporaryFolder()
    state = StateFolder(path: folder.appending(path: "state/arcade").path)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func record(_ number: Int) -> Record {
    Record(
      head: Record.Head(
        game: "guess", rules: 1, options: "range=0-99", source: .seed(String(number)),
        begun: Timestamp(seconds: number)),
      ended: Timestamp(seconds: number), status: "won", score: number, results: "c", moves: "8")
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: state.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: state.history.path))
  }

  private func contents() throws -> String {
    try String(contentsOfFile: state.history.path, encoding: .utf8)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func theFolderFollowsTheXDGSpecification() {
    func path(_ variables: [String: String]) -> String? {
      StateFolder(variable: { variables[$0] })?.path
    }
    expectEqual(path(["HOME": "/h"]), "/h/.local/state/arcade")
    expectEqual(path(["HOME": "/h", "XDG_STATE_HOME": "/s"]), "/s/arcade")
    expectEqual(path(["HOME": "/h", "XDG_STATE_HOME": "s"]), "/h/.local/state/arcade")
    expectEqual(path([:]), nil)
  }

  @Test func recordsAreAppendedToAPrivateFile() throws {
    try expectEqual(state.history.last(3), [])
    try state.history.append(record(1), mustLast: false)
    try state.history.append(record(2), mustLast: true)
    try expectEqual(contents(), "\(record(1).line)\n\(record(2).line)\n")
    try expectEqual(mode(state.history.path), 0o600)
    try expectEqual(mode(state.path), 0o700)
    try expectEqual(mode(folder.appending(path: "state").path), 0o700)
  }

  @Test func aTornLineIsKept() throws {
    try write("torn")
    try state.history.append(record(1), mustLast: false)
    try expectEqual(contents(), "torn\n\(record(1).line)\n")
  }

  @Test func theLatestRecordsComeFirst() throws {
    let lines = (1...500).map { record($0).line + "\n" }.joined()
    try write(lines)
    try expectEqual(state.history.last(3), [record(500), record(499), record(498)])
    try expectEqual(state.history.last(501).count, 500)
    // Other lines are skipped.
    try write(lines + String(repeating: "garbage\n", count: 100) + record(501).line)
    try expectEqual(state.history.last(2), [record(501), record(500)])
  }

  @Test func recordsAreNumberedFromTheEnd() throws {
    #expect(try state.history.last(1, of: "guess") == [])
    try write((1...3000).map { "\(record($0).line)\ngarbage\n" }.joined())
    for number in [1, 200, 900, 1500, 3000] {
      let numbers = (3000 - number + 1...3000).reversed()
      #expect(try state.history.last(number, of: "guess") == numbers.map(record))
    }
    #expect(try state.history.last(3001).count == 3000)
    #expect(try state.history.last(1, of: "gues") == [])
  }

  @Test(arguments: [true, false])
  func appendingFollowsALink(exists: Bool) throws {
    try write("")
    try FileManager.default.removeItem(atPath: state.history.path)
    let other = folder.appending(path: "other").path
    if exists { try Data().write(to: URL(filePath: other)) }
    try FileManager.default.createSymbolicLink(
      atPath: state.history.path, withDestinationPath: other)
    try state.history.append(record(1), mustLast: true)
    try expectEqual(state.history.last(2), [record(1)])
    try expectEqual(
      FileManager.default.destinationOfSymbolicLink(atPath: state.history.path), other)
  }

  @Test func appendingRefusesPipes() throws {
    try write("")
    try FileManager.default.removeItem(atPath: state.history.path)
    mkfifo(state.history.path, 0o600)
    #expect(throws: SystemError.notRegular) {
      try self.state.history.append(self.record(1), mustLast: false)
    }
  }

  // MARK: Journals

  private let moves = [
    Journal.Move(text: "50", letter: "h"), Journal.Move(text: "25", letter: "l"),
  ]

  private func journal() throws -> Journal {
    let journal = try Journal(of: record(1).head, [moves[0]], in: state)
    try journal.add(moves[1])
    return journal
  }

  @Test func aJournalHasAHeadAndALinePerMove() throws {
    let journal = try journal()
    try expectEqual(
      String(contentsOfFile: journal.path, encoding: .utf8),
      "\(record(1).head.line)\n50\th\n25\tl\n")
    try expectEqual(mode(journal.path), 0o600)
    try expectEqual(mode(state.games), 0o700)
    expectEqual(state.journals(), [journal.path])
    expectEqual(state.journals(of: "guess"), [journal.path])
    expectEqual(state.journals(of: "cards"), [])
    expectEqual(StateFolder.game(ofJournal: journal.path), "guess")
    journal.remove()
    expectEqual(state.journals(), [])
  }

  @Test func aJournalIsTakenByOneProcessOnly() throws {
    var journal: Journal? = try journal()
    let path = try #require(journal?.path)
    #expect(try Journal.read(path) == nil)
    journal = nil
    let (reopened, contents) = try #require(try Journal.read(path, within: 1000))
    expectEqual(contents.head, record(1).head)
    expectEqual(contents.moves, moves)
    expectEqual(contents.damage, nil)
    #expect(reopened.reserve(contents))
    #expect(try Journal.read(path) == nil)
    try reopened.add(Journal.Move(text: "30", letter: "c"))
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("25\tl\n30\tc\n"))
  }

  @Test func gamesStartedTogetherHaveTheirOwnJournals() throws {
    let (one, other) = (try journal(), try journal())
    #expect(one.path != other.path)
    expectEqual(Set(state.journals()), [one.path, other.path])
  }

  @Test(arguments: [
    ("25", "is cut off"), ("25\n", "is not a move"), ("\0\n", "is not a move"),
    ("25\tll\n", "is not a move"), ("\u{1b}[31m\tl\n", "is not a move"),
    ("2 5\tl\tx\n", "is not a move"), ("25\tl", "is cut off"),
  ])
  func movesEndAtTheFirstDamagedLine(line: String, message: String) throws {
    let path = state.games + "/guess-1"
    try FileManager.default.createDirectory(
      atPath: state.games, withIntermediateDirectories: true)
    let text = "\(record(1).head.line)\n50\th\n\(line)"
    try Data(text.utf8).write(to: URL(filePath: path))
    let (journal, contents) = try #require(try Journal.read(path, within: 1000))
    expectEqual(contents.moves, [moves[0]])
    expectEqual(contents.damage?.message, message)
    let copy = try Journal(of: contents.head, contents.moves, in: state)
    Journal.setAside(journal.path)
    expectEqual(state.journals(), [copy.path])
    try expectEqual(String(contentsOfFile: state.games + "/damaged-guess-1", encoding: .utf8), text)
  }

  @Test(arguments: ["garbage\n", "1\tguess\t1\trange=0-99\tseed=42\t2026-11-21T18:05:59Z"])
  func aJournalNeedsAHead(text: String) throws {
    let path = state.games + "/guess-1"
    try FileManager.default.createDirectory(
      atPath: state.games, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(throws: MalformedLine.self) { try Journal.read(path, within: 1000) }
    // Before its head is written, it may be one that another process is just beginning.
    try Data().write(to: URL(filePath: path))
    #expect(try Journal.read(path) == nil)
  }

  @Test func theLastGameIsTheLatestInHistoryAndJournals() throws {
    expectEqual(state.lastGame, nil)
    try state.history.append(record(1), mustLast: false)
    expectEqual(state.lastGame, "guess")
    usleep(20_000)
    let head = record(1).head
    let other = Record.Head(
      game: "cards", rules: 1, options: "", source: head.source, begun: head.begun)
    let journal = try Journal(of: other, [], in: state)
    expectEqual(state.lastGame, "cards")
    journal.remove()
  }
}
