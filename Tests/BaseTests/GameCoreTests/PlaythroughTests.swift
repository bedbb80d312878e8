import GameCore
import TestSupport
import Testing

@Suite struct PlaythroughTests {
  private typealias Game = Playthrough<Spell>

  /// A game of a written deal after some moves, among which `hint` asks for a hint.
  private func game(
    _ words: String, deal: String = "abc", player: String? = nil,
    choose: (inout SpellOptions) -> Void = { _ in }
  ) throws -> Game {
    var options = SpellOptions()
    options.size = deal.count
    choose(&options)
    return try played(
      words,
      Game(options: options, source: .deal(DealText.deal(deal, of: Spell.self)), player: player))
  }

  /// A game of a seed after some moves.
  private func game(seed: String, _ words: String = "") throws -> Game {
    try played(words, Game(options: SpellOptions(), source: .seed(Seed(seed))))
  }

  private func played(_ words: String, _ start: Game) throws -> Game {
    var game = start
    for word in words.split(separator: " ") {
      if word == "hint" {
        game.noteHint()
      } else {
        _ = try game.play(try #require(SpellMove(String(word))))
      }
    }
    return game
  }

  // MARK: Deals

  @Test func aSeedDealsItsDeal() throws {
    let game = try game(seed: "42")
    var random = try Seed("42").random
    let deal = try Spell.deal(SpellOptions(), using: &random)
    try expectEqual(game.source.deal(SpellOptions()), deal)
    let won = try played(deal.description, game)
    expectEqual(won.position.phase, .won)
    expectEqual(game.source.origin, .seed("42"))
    try expectEqual(Game.Source(.seed("42")).origin, .seed("42"))
    #expect(throws: UserError.self) { try Game.Source(.seed("")) }
  }

  @Test func aSeedHasOneDealHoweverItIsWritten() {
    func isSame(_ one: String, _ other: String) -> Bool {
      DealOrigin.seed(one).isSameDeal(as: .seed(other))
    }
    #expect(isSame("42", "042") && isSame("0", "000") && isSame("word", "word"))
    #expect(!isSame("42", "420") && !isSame("word", "Word") && !isSame("42", " 42"))
    // What doesn't fit in 64 bits is a word, and so is every other spelling of it.
    let large = "18446744073709551616"
    #expect(isSame("18446744073709551615", "018446744073709551615"))
    #expect(isSame(large, large) && !isSame(large, "0" + large) && !isSame(large, "0"))
    #expect(DealOrigin.deal("42").isSameDeal(as: .deal("42")))
    #expect(!DealOrigin.deal("42").isSameDeal(as: .seed("42")))
    #expect(!DealOrigin.seed("42").isSameDeal(as: .deal("42")))
  }

  @Test func aWrittenDealMustFitTheOptions() {
    #expect(fault { try self.game("", deal: "abc") { $0.size = 4 } }.contains("4 letters"))
  }

  @Test func playersDrawFromAStreamOfTheirOwn() throws {
    try expectEqual(game(seed: "42").source.playerSeed, ~42)
    try expectEqual(game("").source.playerSeed, 0)
  }

  // MARK: Moves

  @Test func movesMakeTheGame() throws {
    var game = try game("abd aaa")
    #expect(game.turns == 2 && game.isPlaying)
    expectEqual(game.round.moves, "abd aaa")
    expectEqual(game.position.score.value, 2)
    #expect(throws: SpellRefusal.length(1)) { try game.play("a") }
    expectEqual(game.round.moves, "abd aaa")
    try expectEqual(game.play("abc")?.description, "abc found")
    #expect(!game.isPlaying)
  }

  @Test func aReplayShowsEachMoveBetweenItsPositions() throws {
    var seen: [String] = []
    try game("abd aaa abc").round.replay { entry, before, after in
      seen.append("\(before.score.value) \(entry.event) \(after.phase.status)")
    }
    expectEqual(seen, ["0 abd 2 unfinished", "1 aaa 1 unfinished", "2 abc found won"])
  }

  @Test func theBeginningKeepsTheDealAndTakesTheHintsWithTheMoves() throws {
    let game = try game("hint abd hint")
    var start = game.beginning
    #expect(start.turns == 0 && start.round.moves == "" && start.isPlaying)
    expectEqual(start.hints, [game.hints[0]])
    try expectEqual(played("abc", start).position.phase, .won)
    try start.play("abd")
    expectEqual(start.hints, game.hints)
    #expect(game.prefix(game.turns).hints.isEmpty)
    expectEqual(game.prefix(game.turns).round.moves, "abd")
  }

  // MARK: Hints

  @Test(arguments: [
    "", "hint", "abd", "hint abd", "abd hint", "hint hint abd hint aaa hint hint", "abd aaa",
  ])
  func hintsHaveTheirPlacesAmongTheMoves(words: String) throws {
    let all = try game(words).steps.map { step in
      if case .move(let entry, _) = step { entry.move.description } else { "hint" }
    }
    expectEqual(all.joined(separator: " "), words)
    try expectEqual(
      game(words).round.moves,
      words.split(separator: " ").filter { $0 != "hint" }.joined(separator: " "))
  }

  @Test func aHintBelongsToTheSeatToMove() throws {
    let game = try game("hint aaa hint") { $0.seats = 2 }
    expectEqual(game.hints.map(\.seat.index), [0, 1])
    expectEqual(game.hints.map(\.turn), [0, 1])
  }

  @Test func aHintFollowsFromTheMovesMade() throws {
    let first = try #require(try game("").hint(.english))
    #expect(first.move.description == "aaa" && first.reason == "216 words are possible.")
    #expect(first.sentence(.english).hasSuffix(" aaa. 216 words are possible."))
    let chinese = try game("").hint(.chinese)?.sentence(.chinese)
    expectEqual(chinese?.hasSuffix("aaa。还有 216 个单词。"), true)
    let second = try #require(try game("abd").hint(.english))
    expectEqual(second.reason, "15 words are possible.")
  }

  // MARK: The end

  @Test func aGameCanEndWithoutBeingWon() throws {
    let game = try game(String(repeating: "fff ", count: 100))
    expectEqual(game.position.phase, .lost)
    expectEqual(game.summary(.english), "Score: 100 guesses, lost (a written deal)")
  }

  @Test func theReviewSeesTheWholeGame() throws {
    let game = try game("abd fff abf abc")
    expectEqual(game.review?.facts(.english), ["abc, near 2"])
    let analysis = game.analysis(game.review, .english)
    #expect(analysis.count == 4 && analysis[0].contains("5.3 guesses"))
    #expect(analysis[1].hasPrefix("1.3 under par"))
    expectEqual(analysis[2], "abc, near 2")
    expectEqual(game.analysis(nil, .chinese).map { $0.contains("5.3 次") }, [true, false])
  }

  @Test func withoutParOnlyTheReviewSpeaks() throws {
    let game = try game("abcd", deal: "abcd")
    expectEqual(game.par, nil)
    expectEqual(game.analysis(game.review, .english).first, "abcd, near 0")
    expectEqual(game.analysis(nil, .english), [])
  }

  // MARK: In words

  @Test func theSummaryHasScoreAndSeed() throws {
    try expectEqual(game(seed: "42").summary(.english), "Score: 0 guesses, unfinished (seed 42)")
    try expectEqual(game(seed: "42").summary(.chinese).numbers, [0, 42])
    try expectEqual(game("abc").summary(.english), "Score: 1 guess (a written deal)")
    try expectEqual(game("abc").summary(.chinese).numbers, [1])
    try expectEqual(
      game("hint abd hint abc").summary(.english), "Score: 2 guesses with 2 hints (a written deal)")
    try expectEqual(game("hint abc").summary(.chinese).numbers, [1, 1])
  }

  @Test func aPlayerIsNamedWithTheScore() throws {
    var game = try game("abc", player: "patient")
    expectEqual(game.summary(.english), "Score: 1 guess by Patient (a written deal)")
    #expect(game.summary(.chinese).contains("由慢性子玩（"))
    game.givenMoves = 1
    expectEqual(
      game.summary(.english), "Score: 1 guess by Patient after 1 given move (a written deal)")
    #expect(game.summary(.chinese).contains("由慢性子玩（"))
    expectEqual(game.summary(.chinese).numbers, [1, 1])
  }

  @Test func seedsAreNamedAsTheyAreTyped() throws {
    try expectEqual(game(seed: "a b").origin(.english), "seed 'a b'")
    try expectEqual(game(seed: "a b").origin(.chinese), "种子 'a b'")
    try expectEqual(game(seed: "café").origin(.ascii), #"seed $'caf\303\251'"#)
  }

  @Test func theCommandDealsTheSameAgain() throws {
    try expectEqual(game(seed: "42").command(inASCII: false), "arcade spell --seed 42")
    try expectEqual(game(seed: "a b").command(inASCII: false), "arcade spell --seed 'a b'")
    try expectEqual(game(seed: "-x").command(inASCII: false), "arcade spell --seed=-x")
    try expectEqual(game(seed: "é").command(inASCII: true), #"arcade spell --seed $'\303\251'"#)
    let deal = DealText.encoded("abcd", of: "spell")
    // The deal says itself how many letters it has.
    try expectEqual(game("", deal: "abcd").command(inASCII: false), "arcade spell --deal \(deal)")
    try expectEqual(
      game("", deal: "abcd") { $0.isStrict = true }.command(inASCII: false),
      "arcade spell --strict --deal \(deal)")
  }

  @Test func aLineToShareTellsNothingHidden() throws {
    #expect(
      try game(seed: "42", "aaa").share(.english).hasPrefix("1 guess, unfinished "))
    let won = try game("hint abd fff abc")
    expectEqual(won.share(.english), "3 guesses with 1 hint ◐ 🟢 · arcade spell, a written deal")
    expectEqual(won.share(.ascii), "3 guesses with 1 hint ~* - arcade spell, a written deal")
    expectEqual(
      won.share(.words), "3 guesses with 1 hint; near, found; arcade spell, a written deal")
    #expect(won.share(.chinese).hasSuffix(" ◐ 🟢 · arcade spell，\(won.origin(.chinese))"))
    let plain = Presentation(language: .zh, isPlain: true)
    #expect(won.share(plain).hasSuffix("；接近、找到；arcade spell，\(won.origin(plain))"))
    for share in [won.share(.english), won.share(.words)] {
      #expect(!share.contains("abc"))
    }
    // A guess without a sign leaves no gap.
    try expectEqual(
      game("fff").share(.english), "1 guess, unfinished · arcade spell, a written deal")
    try expectEqual(
      game(seed: "42", "").share(.english), "0 guesses, unfinished · arcade spell --seed 42")
  }

  @Test func aLineToShareHasSixtySignsAtMost() throws {
    let sixty = try game(String(repeating: "abd ", count: 60))
    let signs = String(repeating: "◐", count: 60)
    #expect(sixty.share(.english).contains(" \(signs) · "))
    let more = try game(String(repeating: "abd ", count: 61))
    #expect(more.share(.english).contains(" \(signs)… · "))
  }
}

@Suite struct CatalogTests {
  private let catalog = GameCatalog([Spell.self])

  @Test func gamesAreFoundByName() {
    #expect(catalog.game(named: "spell") == Spell.self)
    #expect(catalog.game(named: "chess") == nil)
  }

  @Test func formerRulesAreFoundByTheirNumber() {
    #expect(catalog.game(named: "spell", rules: 2)?.type == Spell.self)
    #expect(catalog.game(named: "spell", rules: 1)?.type == FirstSpell.self)
    #expect(catalog.game(named: "spell", rules: 3) == nil)
    #expect(catalog.game(named: "chess", rules: 1) == nil)
  }
}
