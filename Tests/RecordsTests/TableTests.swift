import Foundation
import TestSupport
import Testing
@testable import Records

@Suite(.oneByOne) struct TableTests {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  private func recorder(warn: @escaping (Phrase) -> Void = { Issue.record("\($0)") }) -> Recorder {
    Recorder(in: state.folder, isDurable: false, comparesBest: true, warn: warn)
  }

  private func round(
    seed: String = "42", _ recorder: Recorder?
  ) throws -> Table<Spell> {
    Table(try .seed(seed), recorder, begun: Timestamp(seconds: 1000))
  }

  /// The moves in the journal of the game under way.
  private func journal() throws -> [String] {
    guard let path = state.folder.journals().first else { return [] }
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
      .map(String.init)
  }

  @Test func eachMoveIsInTheJournal() throws {
    var round = try round(recorder())
    #expect(try journal() == [] && !round.isSaved)
    let wrong = try round.game.wrongWord
    try round.play(wrong)
    let letter = try #require(round.game.log.last).event.outcome.letter
    #expect(try journal() == ["\(wrong)\t\(letter)"])
    #expect(round.isSaved)
    try round.play(wrong)
    try expectEqual(journal(), ["\(wrong)\t\(letter)", "\(wrong)\t\(letter)"])
    #expect(throws: SpellRefusal.length(1)) { try round.play("a") }
    try expectEqual(journal().count, 2)
    try expectEqual(state.records, [])
  }

  /// A friend that was told a move must find it again if this machine dies at once.
  @Test func aMoveIsKeptBeforeOthersAreTold() throws {
    struct Witness: Player {
      let tell: () -> Void
      func note(_ entry: Round<Spell.P>.Entry, at position: Spell.P) { tell() }
      func turn(at position: Spell.P, within milliseconds: Int) -> Turn<Spell.P.Move> { .waiting }
    }
    var kept: [Int] = []
    let witness = Witness { kept.append((try? journal().count) ?? 0) }
    var round = Table<Spell>(try .seed("42"), recorder(), players: [witness])
    try round.play(round.game.wrongWord)
    try round.play(round.game.wrongWord)
    expectEqual(kept, [1, 2])
  }

  @Test func aFinishedGameIsInTheHistory() throws {
    var round = try round(recorder())
    try round.play(round.game.wrongWord)
    try round.play(round.game.word)
    expectEqual(state.folder.journals(), [])
    let record = try #require(try state.records.first)
    #expect(record.score == 2 && record.status == "won")
    #expect(record.head.begun == Timestamp(seconds: 1000))
    #expect(RecordVerifier(spellCatalog).error(in: record) == nil)
  }

  @Test func withoutARecorderNothingIsKept() throws {
    var round = try round(nil)
    try round.play(round.game.wrongWord)
    round.giveUp()
    try round.play(round.game.word)
    #expect(!round.isSaved && round.previousBest == nil)
    #expect(try state.records == [] && journal() == [])
  }

  @Test func aGameGivenUpIsInTheHistoryAsUnfinished() throws {
    var round = try round(recorder())
    round.giveUp()
    try expectEqual(state.records, [])
    try round.play(round.game.wrongWord)
    round.giveUp()
    // A single move is not worth a record.
    #expect(try state.records == [] && state.folder.journals() == [])
    try round.play(round.game.wrongWord)
    round.giveUp()
    try expectEqual(state.records.map(\.status), ["unfinished"])
    expectEqual(state.folder.journals(), [])
  }

  // MARK: Hints

  @Test func hintsBeforeTheFirstMoveWaitForIt() throws {
    var round = try round(recorder())
    _ = round.hint(.english)
    try expectEqual(journal(), [])
    try round.play(round.game.wrongWord)
    #expect(try journal().first == "hint\t?" && journal().count == 2)
    _ = round.hint(.english)
    #expect(try journal().last == "hint\t?" && journal().count == 3)
    try round.play(round.game.word)
    try expectEqual(state.records.first?.hints, 2)
  }

  @Test func aHintIsNotedOnceATurn() throws {
    var round = try round(recorder())
    expectEqual(round.hint(.english)?.move, round.hint(.english)?.move)
    expectEqual(round.game.hints.count, 1)
    try round.play(round.game.wrongWord)
    for _ in 1...3 { _ = round.hint(.english) }
    expectEqual(round.game.hints.map(\.turn), [0, 1])
    try expectEqual(journal().count, 3)
    try round.play(round.game.word)
    #expect(round.hint(.english) == nil)
  }

  // MARK: A personal best

  @Test func theHintsOfTheOtherSideAreKnownWhenAGameIsResumed() throws {
    var options = SpellOptions()
    options.seats = 2
    var game = try Playthrough<Spell>(options: options, source: .seed(Seed(number: 42)))
    game.noteHint()
    _ = try game.play(game.wrongWord)
    game.noteHint()
    expectEqual(Table(game, nil).othersHints, 1)
  }

  @Test func aBetterScoreBeatsTheBestBefore() throws {
    try state.append([.spell(5, seed: "1"), .spell(4, seed: "2")])
    var round = try round(recorder())
    try round.play(round.game.wrongWord)
    expectEqual(round.previousBest, nil)
    try round.play(round.game.word)
    expectEqual(round.previousBest, 4)
    let sentence = round.bestNews(.english) ?? ""
    #expect(sentence.contains("4 guesses"))
  }

  @Test func withHintsThereIsNoPersonalBest() throws {
    try state.append([.spell(5, seed: "1")])
    var round = try round(recorder())
    _ = round.hint(.english)
    try round.play(round.game.word)
    expectEqual(round.previousBest, nil)
  }

  /// Returns the best score that a record would beat, and takes the record back.
  private func previousBest(_ record: Record) -> Int? {
    let path = state.folder.history.path
    let history = FileManager.default.contents(atPath: path)
    defer { _ = FileManager.default.createFile(atPath: path, contents: history) }
    return recorder().finish(record, in: Spell.self)
  }

  @Test func aLostGameBeatsNoBest() throws {
    try state.append([.spell(5, seed: "1")])
    #expect(previousBest(try .spell(2, seed: "4").changed(status: "lost")) == nil)
    #expect(previousBest(try .spell(2, seed: "5")) == 5)
  }

  @Test func onlyABetterScoreOfANewDealCounts() throws {
    expectEqual(previousBest(try .spell(1)), nil)
    try state.append([
      .spell(5, seed: "1"), .spell(9, seed: "2", claiming: 1), .spell(4, seed: "3"),
      .spell(7, seed: "4"),
    ])
    // The score of 1 that its moves don't give counts for nothing.
    expectEqual(previousBest(try .spell(3, seed: "new")), 4)
    expectEqual(previousBest(try .spell(4, seed: "new")), nil)
    // Who has played the deal, or written it, has beaten nobody.
    expectEqual(previousBest(try .spell(3, seed: "4")), nil)
    expectEqual(previousBest(try .spell(3, seed: "004")), nil)
    var known = try Playthrough<Spell>.deal("abc")
    try known.win(in: 1)
    expectEqual(previousBest(known.record(begun: .now)), nil)
  }

  @Test func onlyTheFirstGameOfADealIsARival() throws {
    try state.append([
      .spell(5, seed: "1"), .spell(1, seed: "1"), .spell(6, seed: "2"),
      .spell(1, seed: "3", hints: 1),
    ])
    expectEqual(previousBest(try .spell(3, seed: "new")), 5)
    try expectEqual(round(seed: "new", recorder()).findBest(), 5)
  }

  @Test func aScoreThatDoesNotVerifyUsesNoDealUp() throws {
    try state.append([.spell(5, seed: "1"), .spell(4, seed: "new", claiming: 1)])
    expectEqual(previousBest(try .spell(3, seed: "new")), 5)
    expectEqual(previousBest(try .spell(3, seed: "new", hints: 1)), nil)
  }

  @Test func aSeedAndOptionsMayBeSpelledOtherwise() throws {
    try state.append([
      Record.spell(6, seed: "0012").changed(options: "seats=01 size=03"),
      .spell(5, seed: "two words\\\u{7}"),
    ])
    expectEqual(previousBest(try .spell(3, seed: "new")), 5)
    for seed in ["12", "00000000000000000000012", "two words\\\u{7}"] {
      expectEqual(previousBest(try .spell(3, seed: seed)), nil, "\(seed)")
    }
  }

  @Test func gamesWithOtherOptionsAndWrittenDealsAreNoRivals() throws {
    var known = try Playthrough<Spell>.deal("abc")
    try known.win(in: 1)
    var strict = SpellOptions()
    strict.isStrict = true
    var other = try Playthrough<Spell>(options: strict, source: .seed(Seed("8")))
    try other.win(in: 1)
    try state.append([
      known.record(begun: .now), other.record(begun: .now), .spell(6, seed: "1"),
    ])
    expectEqual(previousBest(try .spell(3, seed: "new")), 6)
  }

  // MARK: Failures

  @Test func aFailureIsReportedOnceAndTheGameGoesOn() throws {
    // A file stands where the folder of journals should be.
    try Data().write(to: URL(filePath: state.folder.games))
    var warnings: [String] = []
    var round = try round(recorder { warnings.append($0(.en)) })
    for _ in 1...3 { try round.play(round.game.wrongWord) }
    #expect(warnings.count == 1 && round.recorder?.hasFailed == true)
    #expect(warnings[0].contains(state.folder.path.shownAsPath))
    #expect(!round.isSaved && round.game.turns == 3)
    // The history still has room for the whole game.
    try round.play(round.game.word)
    try expectEqual(state.records.map(\.score), [4])
    #expect(warnings.count == 1 && round.recorder?.hasFailed == true)
  }

  @Test func withoutAPlaceInTheHistoryTheJournalStays() throws {
    try FileManager.default.createDirectory(
      atPath: state.folder.history.path, withIntermediateDirectories: true)
    var warnings: [String] = []
    var round = try round(recorder { warnings.append($0(.en)) })
    try round.play(round.game.word)
    #expect(warnings.count == 1 && round.recorder?.hasFailed == true)
    expectEqual(state.folder.journals().count, 1)
    try expectEqual(journal().count, 1)
  }
}
