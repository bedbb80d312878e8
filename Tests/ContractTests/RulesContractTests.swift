import GameCore
import Records
import TestSupport
import Testing

/// The contract of every game's rules.
@Suite(.oneByOne) struct RulesContractTests {
  @Test(arguments: GameCase.all)
  func dealsHaveATextForm(_ each: GameCase) throws {
    try texts(each.game)
  }

  private func texts<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      for seed in 1...3 as ClosedRange<UInt64> {
        var random = SeededRandom(seed: seed)
        let deal = try G.deal(each.options, using: &random)
        try expectEqual(G.D(reading: deal.description), deal)
        expectEqual(G.D(deal.description), deal)
        let encoded = DealText.encoded(deal, of: G.name)
        #expect(encoded.hasPrefix("@"))
        try expectEqual(DealText.deal(encoded, of: G.self), deal)
        #expect(throws: UserError.self) { try DealText.deal(encoded + "A", of: G.self) }
      }
    }
    expectEqual(G.D("no such deal"), nil)
  }

  @Test(arguments: GameCase.all)
  func aWrittenDealNeedsNoOptions(_ each: GameCase) throws {
    try fits(each.game)
  }

  private func fits<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all where each.shapesDeal {
      var random = SeededRandom(seed: 7)
      let deal = try G.D(reading: try G.deal(each.options, using: &random).description)
      var options = G.Options()
      G.adopt(&options, from: deal)
      #expect(throws: Never.self, "\(each.name)=\(each.value)") { try G.check(deal, with: options) }
    }
  }

  @Test(arguments: GameCase.all)
  func optionsThatMatterAreRecorded(_ each: GameCase) throws {
    try recorded(each.game)
  }

  private func recorded<G: ArcadeGame>(_ game: G.Type) throws {
    var seen: [String: String] = [:]
    for each in OptionCase<G>.all {
      let text = each.options.recorded(with: each.opposition)
      let (options, opposition) = try G.options(recorded: text, each.opposition?.mode ?? .alone)
      let isDefault = each.opposition == nil
      expectEqual(isDefault ? options.recorded : options.recorded(with: opposition), text)
      let course = try course(of: each)
      if let other = seen[text] {
        expectEqual(other, course, "\(each.name)=\(each.value) changes the game but not its record")
      }
      seen[text] = course
    }
    #expect(throws: UserError.self) { try G.Options(recorded: "nothing=0") }
  }

  /// The deal and the course of a game, as JSON lines tell it.
  private func course<G: ArcadeGame>(of each: OptionCase<G>) throws -> String {
    var game = try each.game(seed: 5)
    var lines = [game.position.openingFields.text]
    playLikeAMonkey(&game, seed: 3, limit: 60) { game, word in
      guard let move = G.P.Move(word), let event = try? game.play(move) else { return }
      lines.append("\(event) \(game.position.score) \(game.position.fields(for: event).text)")
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: GameCase.all)
  func everyMoveIsAnsweredByOneEvent(_ each: GameCase) throws {
    try answers(each.game)
  }

  private func answers<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      var game = try each.game(seed: 11)
      var fromText = G.P(game.position.setup)
      var tries = 0
      try playLikeAMonkey(&game, seed: 1, limit: each.isDefault ? stepLimit : 120) {
        game, word throws in
        let turns = game.turns
        guard let move = G.P.Move(word) else { return }
        expectEqual(G.P.Move(move.description), move)
        do {
          guard let event = try game.play(move) else { return }
          expectEqual(game.turns, turns + 1)
          expectEqual(G.P.Event(event.description), event)
          fromText.take(try #require(G.P.Event(event.description)))
        } catch {
          // A refused move is no turn, and is refused again.
          #expect(throws: G.P.Refusal.self) { try game.position.check(move) }
          #expect(throws: G.P.Refusal.self) { try game.play(move) }
          expectEqual(game.turns, turns)
        }
        // A position is a function of its setup and its events: a refused move changes nothing.
        tries += 1
        if tries <= 8 || tries.isMultiple(of: 8) {
          expectEqual(String(reflecting: fromText), game.snapshot)
        }
      }
      expectEqual(String(reflecting: fromText), game.snapshot)
      try sameMovesSameEvents(game)
    }
  }

  private func sameMovesSameEvents<G: ArcadeGame>(_ game: Playthrough<G>) throws {
    var again = game.beginning
    expectEqual(again.turns, 0)
    for entry in game.round.log {
      expectEqual(entry.seat, again.position.phase.seat)
      try expectEqual(again.play(entry.move), entry.event)
    }
    expectEqual(again.snapshot, game.snapshot)
  }

  @Test(arguments: GameCase.all)
  func afterTheEndEveryMoveIsRefused(_ each: GameCase) throws {
    try ended(each.game)
  }

  private func ended<G: ArcadeGame>(_ game: G.Type) throws {
    var game = try finished(G.self, G.Options(), seed: 2)
    let move = try #require(game.round.log.last?.move)
    #expect(throws: G.P.Refusal.self) { try game.play(move) }
    #expect(!game.isPlaying)
  }

  @Test(arguments: GameCase.all)
  func outcomesHaveLettersOfTheirOwn(_ each: GameCase) {
    letters(each.game)
  }

  private func letters<G: ArcadeGame>(_ game: G.Type) {
    let all = Array(G.P.Event.Outcome.allCases)
    #expect(Set(all.map(\.letter)).count == all.count)
    #expect(all.allSatisfy { ("a"..."z").contains($0.letter) })
  }

  @Test(arguments: GameCase.all)
  func nothingHiddenIsKnownBeforeItIsSeen(_ each: GameCase) throws {
    try hidden(each.game)
  }

  /// The setups of all deals look alike, and so do events that say the same.
  private func hidden<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      var setups: Set<String> = []
      var events: [String: Set<String>] = [:]
      for seed in 1...(each.isDefault ? 12 : 4) as ClosedRange<UInt64> {
        var game = try each.game(seed: seed)
        var before = game.snapshot
        setups.insert(before)
        let moves = game.turns
        playLikeAMonkey(&game, seed: 9, limit: 12) { game, word in
          guard let move = G.P.Move(word), let event = try? game.play(move) else { return }
          defer { before = game.snapshot }
          let said = game.position.sentence(for: event, .untranslated)
          let line = game.position.fields(for: event).text
          events["\(before) \(move) \(event.outcome.rawValue) \(said) \(line)", default: []]
            .insert(event.description)
        }
        #expect(game.turns > moves)
      }
      expectEqual(setups.count, 1, "the setup of \(each.name)=\(each.value) tells of the deal")
      for (said, texts) in events {
        expectEqual(texts.count, 1, "\(texts) say more than what is told: \(said)")
      }
    }
  }
}

extension OptionCase {
  /// True for the default options, and for those that a record keeps.
  fileprivate var shapesDeal: Bool {
    isDefault || opposition != nil || options.recorded != G.Options().recorded
  }
}

/// Plays a game to its end with its best player, against the bot that it names, or, without bots,
/// with any legal words.
func finished<G: ArcadeGame>(
  _ type: G.Type, _ options: G.Options, _ opposition: Opposition? = nil, seed: UInt64
) throws -> Playthrough<G> {
  var game = try Playthrough<G>(
    options: options, source: .seed(Seed(number: seed)), opposition: opposition)
  guard let kind = G.bots.first else {
    playLikeAMonkey(&game, seed: seed, limit: stepLimit * 10) { game, word in
      if let move = G.P.Move(word) { _ = try? game.play(move) }
    }
    try #require(!game.isPlaying)
    return game
  }
  let player = kind.create(game.position.setup, game.source.playerSeed)
  var table = Table(game, nil, players: [player, game.makeBot() ?? player])
  for _ in 0..<stepLimit * 10 where table.advance() == .moved {}
  try #require(table.game.isOver)
  return table.game
}
