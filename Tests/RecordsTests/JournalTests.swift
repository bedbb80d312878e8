import Foundation
import GameCore
import Platform
import TestSupport
import Testing
@testable import Records

@Suite(.oneByOne) struct JournalTests {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  private func add(_ name: String, age: TimeInterval) throws {
    let path = "\(state.folder.games)/\(name)"
    try FileManager.default.createDirectory(
      atPath: state.folder.games, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
  }

  @Test func whatKilledProcessesLeftIsDeletedWhenItIsOld() throws {
    let (old, young) = (".guess-20261121T180559Z-1x2y3z", ".guess-20261121T180559Z-4")
    let others = [
      ".guess", ".guess-20261121T180559Z", ".guess-20261121T180559Z-", ".-20261121T180559Z-4",
      ".guess-20261121T180559-4", ".guess-20261121T180559Z-4X", ".guess-20261121T180559Z-4.txt",
      "guess-20261121T180559Z-4", ".guess-20261121T180559Z-4-4", ".guess-yyyymmddThhmmssZ-4",
    ]
    let race = ".guess-race-20261121T180559Z-1x2y3z"
    for name in [old, race] + others { try add(name, age: 4000) }
    try add(young, age: 3000)
    let taken = ".cards-20261121T180559Z-zzz"
    try add(taken, age: 4000)
    let player = try File.open("\(state.folder.games)/\(taken)", O_RDWR)
    defer { player.close() }
    #expect(try player.lock(within: 0))

    let head = try Playthrough<Spell>.seed("42").head(begun: .now)
    let journal = try Journal(of: head, [], in: state.folder)
    let left = try FileManager.default.contentsOfDirectory(atPath: state.folder.games)
    let name = journal.path.split(separator: "/").last.map(String.init)
    #expect(Set(left) == Set(others + [young, taken] + [name].compactMap(\.self)))
  }
}
