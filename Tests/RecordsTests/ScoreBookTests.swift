import TestSupport
import Testing
@testable import Records

@Suite(.oneByOne) struct ScoreBookTests {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  // MARK: Ranks

  @Test func theBestComeFirstAndOfEqualOnesTheEarliest() throws {
    let scores = [7, 3, 9, 3, 5, 8, 6, 4, 10, 11, 12, 2, 3]
    let records = try scores.enumerated().map {
      try Record.spell($1, seed: "\($0)", day: "2026-01-\($0 < 9 ? "0" : "")\($0 + 1)")
    }
    let group = try #require(try state.book(records).pages.first)
    expectEqual(group.best.compactMap(\.score), [2, 3, 3, 3, 4, 5, 6, 7, 8, 9])
    expectEqual(group.best[1...3].map(\.ended.day), ["2026-01-02", "2026-01-04", "2026-01-13"])
    expectEqual(group.count, 13)
    expectEqual(group.median, 6)
    expectEqual(group.last.map(\.record.score), [3, 2, 12, 11, 10, 4, 6, 8, 5, 3])
  }

  @Test func falseClaimsDoNotRank() throws {
    try state.append([
      .spell(3, seed: "1"), .spell(5, seed: "2", claiming: 1), .spell(5, seed: "3", claiming: 1),
      .spell(2, seed: "4"),
    ])
    let book = try ScoreBook(of: state.folder.history, spellCatalog, verifying: .best)
    try expectEqual(#require(book.pages.first).bestScore, 2)
  }

  @Test func onlyTheFirstGameOfADealRanks() throws {
    let records = try [
      Record.spell(5, seed: "7"), .spell(1, seed: "007"), .spell(4, seed: "8"),
      .spell(1, seed: "8"), .spell(2, seed: "word"), .spell(1, seed: "word"),
    ]
    let group = try #require(try state.book(records).pages.first)
    expectEqual(group.best.compactMap(\.score), [2, 4, 5])
    #expect(group.count == 6 && group.games[1] == 3 && group.repeated == 0)
    expectEqual(group.last.map(\.isAgain), [true, false, true, false, true, false])
  }

  @Test func aGameOfOtherOptionsIsOfAnotherDeal() throws {
    var strict = SpellOptions()
    strict.isStrict = true
    var other = try Playthrough<Spell>(options: strict, source: .seed(Seed("42")))
    try other.win(in: 2)
    let records = try [
      Record.spell(5), other.record(begun: .now), .spell(3).changed(options: "size=03"),
    ]
    try expectEqual(state.book(records).pages.map { $0.best.compactMap(\.score) }, [[5], [2]])
  }

  @Test func aGameWithHintsNeverRanksAndUsesUpItsDeal() throws {
    let records = try [
      Record.spell(3, seed: "1", hints: 1), .spell(2, seed: "1"), .spell(4, seed: "2"),
      .spell(1, seed: "2", hints: 1),
    ]
    let group = try #require(try state.book(records).pages.first)
    expectEqual(group.best.compactMap(\.score), [4])
    expectEqual(group.last.map(\.isAgain), [true, false, true, false])
    expectEqual(group.count, 4)
  }

  @Test func linesThatDoNotCountUseNoDealUp() throws {
    var open = try Playthrough<Spell>.seed("1")
    _ = try open.play(open.wrongWord)
    let records = try [
      Record.spell(2, seed: "1", claiming: 1), open.record(begun: .now), .spell(4, seed: "1"),
    ]
    let group = try #require(try state.book(records + [records[2]]).pages.first)
    expectEqual(group.best.compactMap(\.score), [4])
    expectEqual(group.last.map(\.isAgain), [false, false])
  }

  @Test func aGameBeforeTheFilterUsesUpItsDeal() throws {
    let records = try [
      Record.spell(4, seed: "1", day: "2026-01-01"),
      .spell(2, seed: "2", day: "2026-01-01", claiming: 1),
      .spell(1, seed: "1", day: "2026-01-02"), .spell(3, seed: "2", day: "2026-01-02"),
    ]
    let since = try state.book(records) { $0.since = Timestamp("2026-01-02") }
    let group = try #require(since.pages.first)
    #expect(group.best.compactMap(\.score) == [3] && group.count == 2)
  }

  @Test func aFalseScoreNeverRanks() throws {
    let records = try [
      Record.spell(5), .spell(6, seed: "2", claiming: 1), .spell(7, seed: "3"),
    ]
    let group = try #require(try state.book(records).pages.first)
    expectEqual(group.best.compactMap(\.score), [5, 7])
    #expect(group.unverified == 1 && group.count == 2)
    expectEqual(group.games, [5: 1, 7: 1])
    expectEqual(group.last.map(\.isVerified), [true, false, true])
  }

  @Test func aFalseScoreThatIsNotRankedIsFoundWhereItIsListed() throws {
    let records =
      try (2...11).map { try Record.spell($0, seed: "\($0)") } + [.spell(30, claiming: 12)]
    let group = try #require(try state.book(records).pages.first)
    expectEqual(group.best.compactMap(\.score), Array(2...11))
    expectEqual(group.last.first?.isVerified, false)
  }

  @Test func aLostGameNeverRanksAndUsesUpItsDeal() throws {
    let lost = try Record.spell(2, seed: "1").changed(status: "lost")
    try state.append([lost, .spell(4, seed: "1"), .spell(5, seed: "2")])
    let lines = try #require(try state.folder.history.lines())
    var deals: [String: PlayedDeals] = [:]
    let group = try #require(ScoreGroup("spell\t2\tsize=3", spellCatalog, sharing: &deals))
    while let line = try lines.next() {
      try group.add(RecordLine(line), 1, verifyingAll: false, .none)
    }
    expectEqual(group.best.compactMap(\.score), [5])
    #expect(group.count == 2 && group.lost == 1 && group.games == [4: 1, 5: 1])
    expectEqual(group.last.map(\.isAgain), [false, true, false])
    expectEqual(ScoreGroup.others(group.lost, group.unfinished, .english), ", 1 lost")
  }

  @Test func aWrittenDealNeverRanks() throws {
    var known = try Playthrough<Spell>.deal("abc")
    try known.win(in: 1)
    let group = try #require(
      try state.book([known.record(begun: .now), .spell(4)]).pages.first)
    expectEqual(group.best.compactMap(\.score), [4])
    #expect(group.count == 2 && group.games == [1: 1, 4: 1])
  }

  @Test func gamesGivenUpAreOnlyCounted() throws {
    var open = try Playthrough<Spell>.seed("42")
    _ = try open.play(open.wrongWord)
    let left = (0...1).map { open.record(begun: Timestamp(seconds: $0)) }
    let whole = try Record.spell(4)
    let group = try #require(try state.book([left[0], whole, left[1]]).pages.first)
    #expect(group.count == 1 && group.unfinished == 2)
    expectEqual(group.best, [whole])
  }

  @Test func theMedianOfAnEvenNumberLiesBetween() throws {
    try expectEqual(state.book([.spell(4), .spell(5)]).pages.first?.median, 4.5)
  }

  // MARK: Groups

  @Test func onlyTheSameRulesAndOptionsAreCompared() throws {
    var options = SpellOptions()
    options.size = 4
    var longer = try Playthrough<Spell>(options: options, source: .seed(Seed("1")))
    _ = try longer.play(longer.word)
    let old = try Record.spell(2).changed(rules: 1)
    let book = try state.book([.spell(3), .spell(2), longer.record(begun: .now), old])
    expectEqual(book.pages.count, 3)
    expectEqual(book.pages[0].count, 2)
    expectEqual(Set(book.pages.map(\.options)).count, 2)
    expectEqual(Set(book.pages.map { $0.way.type.rules }), [1, 2])
  }

  @Test func optionsMayBeSpelledOtherwise() throws {
    let spellings = ["size=03", "seats=1 size=3 strict=no", "strict=no size=3 seats=001"]
    let records = try spellings.enumerated().map {
      try Record.spell($0 + 2, seed: "\($0)").changed(options: $1)
    }
    let group = try #require(try state.book(records).pages.first)
    #expect(group.count == 3 && group.options == "seats=1 size=3 strict=no")
    try expectEqual(state.book { $0.options = ["size=003"] }.pages.count, 1)
    #expect(try state.book { $0.options = ["size=04"] }.pages.isEmpty)
  }

  @Test func aRepeatedLineOfALargeHistoryRanksOnce() throws {
    try state.append(Array(repeating: .spell(4), count: 2))
    let lines = try #require(try state.folder.history.lines())
    var deals: [String: PlayedDeals] = [:]
    let group = try #require(ScoreGroup("spell\t2\tsize=3", spellCatalog, sharing: &deals))
    while let line = try lines.next() {
      try group.add(RecordLine(line), 1, verifyingAll: false, .best)
    }
    #expect(group.best.count == 1 && group.count == 2)
  }

  @Test func aMemoryOfLinesIsBounded() throws {
    try state.append(try ["1", "2", "1", "2"].map { try .spell(4, seed: $0) })
    let lines = try #require(try state.folder.history.lines())
    var seen = SeenLines(limit: 1)
    var repeats: [Bool] = []
    while let line = try lines.next() { repeats.append(seen.repeats(line)) }
    expectEqual(repeats, [false, false, true, false])
  }

  @Test func linesThatAreNoGameAreCountedAsFaults() throws {
    try state.append([.spell(2), .spell(3).changed(game: "chess"), .spell(3).changed(rules: 9)])
    try state.append([.spell(4).changed(options: "level=1")])
    let book = try state.book()
    expectEqual(book.faults, 3)
    expectEqual(book.pages.count, 1)
    #expect(!book.isEmpty)
    #expect(ScoreBook(.init(), spellCatalog).isEmpty)
  }

  @Test func theFilterChoosesGames() throws {
    let records = try [Record.spell(4, day: "2026-01-01"), .spell(5, day: "2026-01-02")]
    try expectEqual(state.book(records).pages.first?.count, 2)
    try expectEqual(state.book { $0.since = Timestamp("2026-01-02") }.pages.first?.games, [5: 1])
    try expectEqual(state.book { $0.options = ["size=3"] }.pages.first?.count, 2)
    #expect(try state.book { $0.options = ["size=3", "strict=yes"] }.pages.isEmpty)
    #expect(try state.book { $0.game = "cards" }.pages.isEmpty)
    try expectEqual(state.book { $0.game = "spell" }.pages.count, 1)
  }

  @Test(arguments: [
    ("size=4", []), ("strict=no", []), ("size=7", ["'size=7'"]), ("siz=4", ["'siz'", "'size'"]),
    ("level=4", ["'level'", "spell has race, seats, size, strict"]),
  ])
  func theFiltersOptionsMustExist(option: String, parts: [String]) {
    var filter = ScoreBook.Filter()
    filter.options = [option]
    let fault = fault { try filter.check(spellCatalog) }
    expectEqual(fault.isEmpty, parts.isEmpty)
    for part in parts { #expect(fault.contains(part), "\(fault)") }
  }

  // MARK: Daily games

  @Test func aStreakIsOfDaysInARow() throws {
    func daily(_ day: String, on begun: String? = nil) throws -> Record {
      try .spell(2, seed: "daily \(day)", day: begun ?? day)
    }
    let records = try [
      daily("2026-11-10"), daily("2026-11-11"), daily("2026-11-12"), daily("2026-11-12"),
      daily("2026-11-14"), daily("2026-11-13", on: "2026-11-20"), daily("2026-11-15"),
      .spell(2, seed: "2026-11-16", day: "2026-11-16"),
    ]
    let book = try state.book(records)
    let streaks = book.streaks(of: Spell.name)
    let day = try #require(Timestamp("2026-11-15")?.dayNumber)
    expectEqual(book.pages.first?.days.count, 5)
    expectEqual(streaks.longest, 3)
    // Today's game can still prolong yesterday's streak.
    expectEqual([0, 1, 2].map { streaks.current(on: day + $0) }, [2, 2, 0])
    // What a clock that was wrong has dated later doesn't count yet.
    expectEqual([-3, -2, -1].map { streaks.current(on: day + $0) }, [3, 3, 1])
  }

}

extension TemporaryState {
  /// Keeps records, and returns the book of all that a filter lets through.
  func book(
    _ records: [Record] = [], _ choose: (inout ScoreBook.Filter) -> Void = { _ in }
  ) throws -> ScoreBook {
    try append(records)
    var filter = ScoreBook.Filter()
    choose(&filter)
    let book = ScoreBook(filter, spellCatalog)
    if let lines = try folder.history.lines() { try book.read([lines]) }
    return book
  }
}
