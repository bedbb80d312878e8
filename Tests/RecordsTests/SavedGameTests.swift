import Foundation
@testable import Records
import TestSupport
import Testing

@Suite(.oneByOne) struct SavedGameTests {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  /// Leaves a game of spell under way and returns the path of its journal.
  private func leave(_ moves: String..., seed: String = "42") throws -> String {
    let recorder = Recorder(in: state.folder, isDurable: false, comparesBest: false) {
      Issue.record("\($0)")
    }
    var round = Table<Spell>(try .seed(seed), recorder, begun: Timestamp(seconds: 1000))
    for move in moves { _ = try round.play(SpellMove(stringLiteral: move)) }
    recorder.release()
    return try #require(state.folder.journals().first)
  }

  /// Takes a journal; returns it with the warnings.
  private func take(
    _ path: String, adapt: (inout SpellOptions, inout Opposition?) -> Void = { _, _ in }
  ) -> (SavedGame<Spell>?, warnings: [String]) {
    var warnings: [String] = []
    let games = SavedGames(in: state.folder) { warnings.append($0(.en)) }
    return (games.take(path, as: Spell.self, timeout: 1000, adapt: adapt), warnings)
  }

  private func append(_ text: String, to path: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
  }

  @Test func aGameIsResumedWhereItWasLeft() throws {
    let path = try leave("aaa", "bbb")
    let (game, warnings) = take(path)
    let saved = try #require(game)
    expectEqual(warnings, [])
    expectEqual(saved.playthrough.round.moves, "aaa bbb")
    expectEqual(saved.begun, Timestamp(seconds: 1000))
    // While it is being played, nobody else gets it.
    #expect(take(path).0 == nil)
    let recorder = Recorder(
      in: state.folder, isDurable: false, comparesBest: false, continuing: saved.journal
    ) { Issue.record("\($0)") }
    var round = Table(saved.playthrough, recorder, begun: saved.begun)
    _ = try round.play(round.game.word)
    try expectEqual(state.records.map(\.score), [3])
    try expectEqual(state.records[0].head.begun, Timestamp(seconds: 1000))
    expectEqual(state.folder.journals(), [])
  }

  @Test func manyMayLookAtAGameThatOnePlays() throws {
    let path = try leave("aaa")
    let games = SavedGames(in: state.folder) { Issue.record("\($0)") }
    func look() -> SavedGame<Spell>? { games.take(path, as: Spell.self, toPlay: false, timeout: 0) }
    var looks = [look(), look()]
    #expect(looks.allSatisfy { $0 != nil } && Journal.obstacle(path) == nil)
    // Looks are waited for, but only for a moment.
    #expect(take(path).0 == nil)
    looks = []
    let played = try #require(take(path).0)
    #expect(look() == nil && Journal.obstacle(path) == .locked)
    expectEqual(played.playthrough.turns, 1)
  }

  @Test func aSavedGameIsGivenUpAtItsTime() throws {
    let saved = try #require(take(try leave("aaa", "bbb")).0)
    let recorder = Recorder(
      in: state.folder, isDurable: false, comparesBest: false, continuing: saved.journal
    ) { Issue.record("\($0)") }
    recorder.giveUp(saved.playthrough, begun: saved.begun, ended: saved.time)
    #expect(try state.records.map(\.status) == ["unfinished"])
    #expect(try state.records[0].ended == saved.time)
    #expect(state.folder.journals() == [])
  }

  @Test func whatAJournalDoesNotHaveIsAdapted() throws {
    let (game, _) = take(try leave("aaa")) { options, _ in options.look = "fancy" }
    expectEqual(game?.playthrough.options.look, "fancy")
    expectEqual(game?.playthrough.round.moves, "aaa")
  }

  @Test func aGameThatHadEndedGoesIntoTheHistoryOnce() throws {
    let word = try Playthrough<Spell>.seed("42").word
    for _ in 1...2 {
      let path = try leave("aaa")
      try append("\(word)\tf\n", to: path)
      let (game, warnings) = take(path)
      #expect(game == nil && warnings == [])
      expectEqual(state.folder.journals(), [])
    }
    try expectEqual(state.records.map(\.score), [2])
  }

  @Test func gamesThatHadEndedAreSweptUp() throws {
    let word = try Playthrough<Spell>.seed("42").word
    try append("\(word)\tf\n", to: try leave("aaa"))
    let open = try leave("bbb", seed: "7")
    SavedGames(in: state.folder) { Issue.record("\($0)") }.sweep(spellCatalog)
    try expectEqual(state.records.count, 1)
    expectEqual(state.folder.journals(), [open])
  }

  @Test func onlyTheLastJournalsAreSweptUpButAllStay() throws {
    let word = try Playthrough<Spell>.seed("42").word
    let old = try leave("aaa")
    try append("\(word)\tf\n", to: old)
    utimensat(AT_FDCWD, old, [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)], 0)
    for _ in 1...SavedGames.sweepLimit { _ = try leave("aaa") }
    SavedGames(in: state.folder) { Issue.record("\($0)") }.sweep(spellCatalog)
    #expect(try state.records.isEmpty && state.folder.journals().last == old)
    #expect(take(old).0 == nil)
    try expectEqual(state.records.count, 1)
    expectEqual(state.folder.journals().count, SavedGames.sweepLimit)
  }

  @Test(arguments: [9_223_372_037, .max, -9_223_372_037, .min])
  func fileSystemsHaveTimesThatNanosecondsDoNot(seconds: Int) throws {
    let path = try leave("aaa")
    let now = timespec(tv_sec: 1, tv_nsec: 999_999_999)
    utimensat(AT_FDCWD, path, [now, timespec(tv_sec: seconds, tv_nsec: 999_999_999)], 0)
    let saved = try #require(take(path).0)
    // A file system may keep only the nearest time that it knows.
    expectEqual(saved.time.seconds > 2_000_000_000, seconds > 0)
  }

  // MARK: Damage

  @Test(arguments: [
    "bbb", "nonsense\tf\n", "b\tn\n", "ggg\tn\n", "bbb\tx\n", "\u{1b}\tn\n", "\n", "bbb\n",
  ])
  func theMovesBeforeTheDamageAreKept(line: String) throws {
    let path = try leave("aaa")
    try append(line, to: path)
    // What comes after a damaged line doesn't count.
    if line.hasSuffix("\n") { try append("bbb\tn\n", to: path) }
    let (game, warnings) = take(path)
    expectEqual(game?.playthrough.round.moves, "aaa")
    #expect(warnings.count == 1 && warnings[0].contains("line 3"), "\(warnings)")
    // The damaged file stays for whoever wants to look at it.
    let names = try FileManager.default.contentsOfDirectory(atPath: state.folder.games)
    expectEqual(names.filter { $0.hasPrefix("damaged-spell-") }.count, 1)
    #expect(state.folder.journals().count == 1 && state.folder.journals() != [path])
  }

  @Test func aJournalWithoutAnyMoveIsSetAside() throws {
    let path = try leave("aaa")
    let head = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")[0]
    try Data("\(head)\nnonsense\n".utf8).write(to: URL(filePath: path))
    let (game, warnings) = take(path)
    #expect(game == nil)
    #expect(warnings.count == 1 && warnings[0].contains("line 2"))
    expectEqual(state.folder.journals(), [])
  }

  @Test func aJournalOfANewerArcadeIsLeftAlone() throws {
    let path = try leave("aaa")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data("2\(text.dropFirst())".utf8).write(to: URL(filePath: path))
    let (game, warnings) = take(path)
    #expect(game == nil)
    #expect(warnings.count == 1 && warnings[0].contains("newer"))
    expectEqual(state.folder.journals(), [path])
  }

  @Test func aJournalOfOtherRulesIsLeftAlone() throws {
    let path = try leave("aaa")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let changed = text.replacingOccurrences(of: "spell\t2", with: "spell\t1")
    try Data(changed.utf8).write(to: URL(filePath: path))
    #expect(take(path).0 == nil)
    expectEqual(state.folder.journals(), [path])
  }
}
