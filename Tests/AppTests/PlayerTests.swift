import GameCore
import Storage
import TestSupport
import Testing
import TextUI
import Tiles
@testable import App

/// What every player of every game has to keep.
@Suite struct PlayerTests {
  @Test(arguments: GameRegistry.games.map(\.name))
  func playersPlayByTheRules(name: String) throws {
    for game in GameRegistry.games.compactMap(\.game) where game.name == name {
      for seed in 1...20 as ClosedRange<UInt64> { try play(game, seed) }
    }
  }

  private func play<G: ArcadeGame>(_ type: G.Type, _ seed: UInt64) throws {
    #expect(G.players.count > 1)
    for kind in G.players {
      let games = try (0..<2).map { _ in
        var round = try Round<G>(options: G.Options(), source: .seed(Seed(number: seed)))
        var player = kind.make(round.game.opening, seed)
        while round.game.status == .playing { player.see(try round.apply(player.move())) }
        return round
      }
      #expect(games[0].moves == games[1].moves)
      try expectReview(of: games[0])
    }
  }

  /// Everything that is told at the end is there, in all languages, and keeps to ASCII where it must.
  private func expectReview<G: ArcadeGame>(of round: Round<G>) throws {
    for language in Language.allCases {
      let presentation = Presentation(language: language, isASCII: true)
      let sentences = round.sentences(of: round.review, presentation)
      #expect(sentences.count >= 2)
      for sentence in sentences where language == .en {
        #expect(sentence.utf8.allSatisfy { $0 < 0x80 })
      }
      let picture = round.review.picture(presentation)
      #expect(!picture.isEmpty && picture.allSatisfy { $0.displayWidth <= 60 })
    }
    #expect(!round.review.fields.keys.isEmpty)
  }

  /// The expert helps whoever asks, whatever was done before.
  @Test(arguments: GameRegistry.games.map(\.name))
  func hintsLeadToTheEnd(name: String) throws {
    for game in GameRegistry.games.compactMap(\.game) where game.name == name {
      for seed in 1...10 as ClosedRange<UInt64> { try follow(game, seed) }
    }
  }

  private func follow<G: ArcadeGame>(_ type: G.Type, _ seed: UInt64) throws {
    var round = try Round<G>(options: G.Options(), source: .seed(Seed(number: seed)))
    var monkey = SeededRandom(seed: seed)
    for _ in 0..<20 where round.game.status == .playing {
      if let move = G.Move(String(monkey.below(20))) { _ = try? round.apply(move) }
    }
    var hints = 0
    while round.game.status == .playing, hints < 500 {
      let hint = round.hint(Presentation(language: .en))
      #expect(hint.sentence(.en).hasPrefix("Hint: \(hint.move). "))
      _ = try round.apply(hint.move)
      hints += 1
    }
    #expect(round.game.status != .playing)
    #expect(round.hints.count == hints)
    let record = round.record()
    #expect(record.hints == hints)
    #expect(RecordVerifier.finding(in: record) == nil)
    #expect(try Round<G>(record.head).playing(record.moves).end.hints == round.hints)
  }

  /// A simulation plays what anybody plays with the same seed.
  @Test func simulatedGamesAreThoseOfTheirSeeds() throws {
    for game in GameRegistry.games.compactMap(\.game) { try compare(game) }
  }

  private func compare<G: ArcadeGame>(_ type: G.Type) throws {
    for kind in G.players {
      var (tally, own) = (Tally(), Tally())
      try kind.play(G.Options(), GameSeeds(first: .max - 1, count: 5), &tally)
      for seed in [.max - 1, .max, 0, 1, 2] as [UInt64] {
        var round = try Round<G>(options: G.Options(), source: .seed(Seed(number: seed)))
        var player = kind.make(round.game.opening, round.playerSeed)
        while round.game.status == .playing { player.see(try round.apply(player.move())) }
        own.add(round.game.score.value)
      }
      #expect(tally == own)
    }
  }

  @Test func theNumberOfThreadsMakesNoDifference() throws {
    for game in GameRegistry.games.compactMap(\.game) { try compareThreads(game) }
  }

  private func compareThreads<G: ArcadeGame>(_ type: G.Type) throws {
    let tallies = try [1, 2, 5].map { threads in
      var progress = ProgressBar(total: 700, Presentation(language: .en))
      return try Simulation(
        options: G.Options(), seeds: GameSeeds(first: 9, count: 700), player: G.players[0]
      ).run(threads: threads, progress: &progress)
    }
    #expect(tallies[0] == tallies[1] && tallies[1] == tallies[2])
    #expect(tallies[0].games.values.reduce(0, +) == 700)
  }

  /// Where the theory is known, many games agree with it.
  @Test func theoryAndPracticeAgree() throws {
    for game in GameRegistry.games.compactMap(\.game) { try compareWithTheory(game) }
  }

  private func compareWithTheory<G: ArcadeGame>(_ type: G.Type) throws {
    let round = try Round<G>(options: G.Options(), source: .seed(Seed(number: 1)))
    guard let theory = G.players[0].theory?(round.game.opening) else { return }
    #expect(abs(theory.mean - round.par) < 1e-9)
    var tally = Tally()
    try G.players[0].play(G.Options(), GameSeeds(first: 1, count: 5000), &tally)
    let statistics = Statistics(tally.games)
    #expect(abs(statistics.mean - theory.mean) < 3 * statistics.error)
  }
}

@Suite struct StatisticsTests {
  private func statistics(_ scores: [Int]) -> Statistics {
    var tally = Tally()
    for score in scores { tally.add(score) }
    return Statistics(tally.games)
  }

  @Test func theFormulasAreThoseOfTextbooks() {
    let statistics = statistics([2, 4, 4, 4, 5, 5, 7, 9])
    #expect(statistics.mean == 5)
    #expect(abs(statistics.deviation - (32.0 / 7).squareRoot()) < 1e-12)
    #expect(abs(statistics.error - (4.0 / 7).squareRoot()) < 1e-12)
    #expect([0, 5, 12, 13, 50, 51, 95, 100].map(statistics.quantile) == [2, 2, 2, 4, 4, 5, 9, 9])
    #expect(statistics.ends(.lower) == (2, 9))
    #expect(statistics.ends(.higher) == (9, 2))
  }

  @Test func oneGameHasNoDeviation() {
    #expect(statistics([-3]).deviation == 0)
    #expect(statistics([-3]).quantile(50) == -3)
  }

  @Test func talliesHoldAnyScore() {
    var (one, other) = (Tally(), Tally())
    for score in [-1_000_000, -129, -128, 0, 383, 384, 1 << 40] {
      one.add(score)
      other.add(score)
    }
    other.add(5, isFinished: false)
    one.add(other)
    #expect(one.games == [-1_000_000: 2, -129: 2, -128: 2, 0: 2, 383: 2, 384: 2, 1 << 40: 2])
    #expect(one.unfinished == 1)
  }

  @Test func theBarsAreMarkedWhereTheTheoryIs() {
    let histogram = Histogram([1: 10, 2: 20])
    let presentation = Presentation(language: .en, isASCII: true, columns: 40)
    let lines = histogram.lines(presentation) { Double($0.lowerBound * 10) }
    #expect(
      lines == [
        "  1  ###############| 10",
        "  2  ###############################| 20",
      ])
    #expect(
      histogram.lines(Presentation(language: .en, isPlain: true)) { _ in 12.345 }[0]
        == "  1: 10, by theory 12.3")
  }
}
