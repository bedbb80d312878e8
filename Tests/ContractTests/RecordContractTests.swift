import Foundation
@testable import Records
import TestSupport
import Testing

/// The contract of every game's records: nothing is lost, and every score can be proved.
@Suite(.oneByOne) struct RecordContractTests {
  @Test(arguments: GameCase.all)
  func aGameIsResumedAfterEveryMove(_ each: GameCase) throws {
    try resumed(each.game)
  }

  private func resumed<G: ArcadeGame>(_ game: G.Type) throws {
    let folder = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = StateFolder(path: folder.path)
    for each in OptionCase<G>.all {
      var round = Table(
        try each.game(seed: 15),
        recorder(state))
      while round.advance() == .moved {}
      var steps = 0
      while round.game.isPlaying, steps < 6 {
        steps += 1
        guard let move = next(in: round.game, steps) else { break }
        _ = try round.play(move)
        while round.advance() == .moved {}
        if steps.isMultiple(of: 2) { _ = round.hint(.untranslated) }
        guard round.game.isPlaying else { break }
        let before = (round.game.snapshot, round.game.hints)
        round.recorder?.release()
        round = try taken(state, round.game.mode)
        expectEqual(round.game.snapshot, before.0)
        expectEqual(round.game.hints, before.1)
        expectEqual(round.game.options.recorded, each.options.recorded)
      }
      round.giveUp()
      #expect(state.journals().isEmpty)
    }
    try allVerify(state, G.self)
  }

  private func next<G: ArcadeGame>(in game: Playthrough<G>, _ seed: Int) -> G.P.Move? {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<20 * stepLimit {
      guard let move = G.P.Move(word(for: game.position, &random)) else { continue }
      if (try? game.position.check(move)) != nil { return move }
    }
    return nil
  }

  private func recorder(_ state: StateFolder, continuing journal: Journal? = nil) -> Recorder {
    Recorder(in: state, isDurable: false, comparesBest: true, continuing: journal) { warning in
      Issue.record("\(warning)")
    }
  }

  private func taken<G: ArcadeGame>(_ state: StateFolder, _ mode: Mode) throws -> Table<G> {
    let path = try #require(state.journals(of: G.recordName(mode)).first)
    let saved = try #require(
      SavedGames(in: state) { Issue.record("\($0)") }.take(path, as: G.self, mode, timeout: 1000))
    return Table(
      saved.playthrough, recorder(state, continuing: saved.journal), begun: saved.begun)
  }

  private func allVerify<G: ArcadeGame>(_ state: StateFolder, _ game: G.Type) throws {
    let records = try #require(try state.history.lines()).records()
    for record in records {
      #expect(RecordVerifier(GameCatalog([G.self])).error(in: record) == nil)
    }
  }

  @Test(arguments: GameCase.all)
  func aFinishedGameProvesItsScore(_ each: GameCase) throws {
    try proved(each.game)
  }

  private func proved<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      let game = try finished(G.self, each.options, each.opposition, seed: 19)
      let record = game.record(begun: Timestamp(seconds: 0), ended: Timestamp(seconds: 60))
      #expect(RecordVerifier(GameCatalog([G.self])).error(in: record) == nil)
      let replayed = try Playthrough<G>(playing: record)
      expectEqual(replayed.snapshot, game.snapshot)
      expectEqual(replayed.share(.shared), game.share(.shared))
      try lies(record, G.self)
    }
  }

  /// No other score, status or letter is proved by the same moves.
  private func lies<G: ArcadeGame>(_ record: Record, _ game: G.Type) throws {
    func changed(
      status: String? = nil, score: Int? = nil, results: String? = nil, moves: String? = nil
    ) -> Record {
      Record(
        head: record.head, ended: record.ended, status: status ?? record.status,
        score: score ?? record.score, results: results ?? record.results,
        moves: moves ?? record.moves)
    }
    let letters = G.P.Event.Outcome.allCases.map(\.letter)
    let last = try #require(record.results.unicodeScalars.last)
    let other = letters.first { $0 != last } ?? "z"
    let wrong = [
      changed(score: (record.score ?? 0) - 1), changed(status: "unfinished"),
      changed(results: record.results.dropLast() + String(other)),
      changed(results: record.results + "\(last)"), changed(moves: ""),
      changed(moves: record.moves + " nonsense"),
    ]
    for record in wrong {
      #expect(RecordVerifier(GameCatalog([G.self])).error(in: record) != nil, "\(record.line)")
    }
  }

  @Test(arguments: GameCase.all)
  func aDamagedJournalKeepsTheMovesBeforeTheDamage(_ each: GameCase) throws {
    try damaged(each.game)
  }

  private func damaged<G: ArcadeGame>(_ game: G.Type) throws {
    let folder = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = StateFolder(path: folder.path)
    // A deal that the first move doesn't end.
    let start = try #require(
      (1...50).lazy.compactMap { seed -> Playthrough<G>? in
        let source = Playthrough<G>.Source.seed(Seed(number: UInt64(seed)))
        guard let start = try? Playthrough<G>(options: G.Options(), source: source),
          let move = next(in: start, 1)
        else { return nil }
        var game = start
        return (try? game.play(move)) != nil && game.isPlaying ? start : nil
      }.first)
    var round = Table(start, recorder(state))
    let move = try #require(next(in: round.game, 1))
    _ = try round.play(move)
    try #require(round.game.isPlaying)
    let path = try #require(state.journals().first)
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data("\(move)\t?\nnonsense\n".utf8))
    round.recorder?.release()
    var warnings: [String] = []
    let saved = SavedGames(in: state) { warnings.append($0(.en)) }
      .take(path, as: G.self, timeout: 1000)
    #expect(warnings.count == 1)
    #expect(try #require(saved).playthrough.snapshot == round.game.snapshot)
  }
}
