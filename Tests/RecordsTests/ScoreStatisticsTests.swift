import TestSupport
import Testing
@testable import Records

@Suite(.oneByOne) struct ScoreStatisticsTests {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  private func statistics(_ records: [Record]) throws -> [ScoreGroup] {
    try state.append(records)
    let book = ScoreBook(.init(), spellCatalog)
    if let lines = try state.folder.history.lines() { try book.read([lines]) }
    return book.pages
  }

  private func game(_ records: [Record]) throws -> GameScores {
    try state.append(records)
    let book = ScoreBook(.init(), spellCatalog)
    if let lines = try state.folder.history.lines() { try book.read([lines]) }
    return try #require(book.statistics.first)
  }

  private func facts(_ game: GameScores) -> [String] {
    game.facts(.english).map { "\($0.name): \($0.value)" }
  }

  @Test func aHistoryWithoutFinishedGamesHasNone() throws {
    var open = try Playthrough<Spell>.seed("42")
    _ = try open.play(open.wrongWord)
    try state.append([open.record(begun: .now)])
    let book = try ScoreBook(of: state.folder.history, spellCatalog)
    #expect(book.statistics.isEmpty && book.encounters.isEmpty)
  }

  @Test func theNumbersAreThoseOfTheScores() throws {
    let games = try [
      Record.spell(5, seed: "1"), .spell(1, seed: "1"), .spell(4, seed: "2", hints: 1),
      .spell(3, seed: "3", claiming: 1), .spell(6, seed: "4"),
    ]
    let spell = try game(games)
    #expect(spell.count == 4 && spell.groups.count == 1 && !spell.isMixed)
    expectEqual(spell.games, [1: 1, 4: 1, 5: 1, 6: 1])
    expectEqual(spell.recent, [5, 1, 4, 6])
    let facts = facts(spell)
    for fact in [
      "Games: 4", "Best: 5 guesses", "Average: 4 guesses",
    ] {
      #expect(facts.contains(fact), "\(fact) \(facts)")
    }
  }

  @Test func starsAreEarnedOnceADeal() throws {
    let games = try [
      Record.spell(5, seed: "1"), .spell(1, seed: "1"), .spell(2, seed: "2", hints: 1),
      .spell(3, seed: "3", claiming: 1), .spell(4, seed: "4"),
    ]
    let stars = try game(games).stars
    expectEqual(stars.games, [1, 0, 2])
    #expect(stars.rated == 3 && stars.total == 7)
    expectEqual(stars.facts(.english).map(\.value), ["7 of 9, three in 2 games", "2 games"])
  }

  @Test func gamesWithOtherOptionsStandInTheOrderInWhichTheyEnded() throws {
    var options = SpellOptions()
    options.size = 4
    var longer = try Playthrough<Spell>(options: options, source: .seed(Seed("1")))
    _ = try longer.play(longer.word)
    let long = longer.record(begun: .now)
    let all = try game([.spell(2), long, .spell(3, seed: "7")])
    expectEqual(all.count, 3)
    expectEqual(all.recent, [2, 1, 3])
  }

  @Test func ofManyGamesTheLastOnesAreKept() throws {
    let scores = (0..<250).map { $0 % 7 + 1 }
    let games = try scores.enumerated().map { try Record.spell($1, seed: "\($0)") }
    let spell = try #require(try statistics(games).first)
    #expect(spell.recent == scores.suffix(100) && spell.count == 250)
  }
}
