import TestSupport
import Testing
import Tiles

/// The contract of every game's players, par and look back.
@Suite(.oneByOne) struct AnalysisContractTests {
  @Test(arguments: GameCase.all)
  func playersMakeLegalMovesToTheEnd(_ each: GameCase) throws {
    try legal(each.game)
  }

  private func legal<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      for kind in G.bots {
        // A game as long as a random player's of the whole deck is ended by the limit.
        let game = try played(G.self, each.options, kind, Seed(number: 4))
        #expect(game.turns == stepLimit || !game.isPlaying, "\(kind.name) stopped")
      }
    }
  }

  @Test(arguments: GameCase.all)
  func botsTakeTurnsByEitherRule(_ each: GameCase) throws {
    guard let game = each.game as? any TurnGame.Type else { return }
    try turns(game)
  }

  private func turns<G: TurnGame>(_ game: G.Type) throws {
    let names = G.bots.map(\.name)
    #expect(names.allSatisfy { G.bot(named: $0)?.name == $0 } && Set(names).count == names.count)
    let bots = G.bots
    for (one, other) in bots.flatMap({ one in bots.map { (one, $0) } }) {
      var pairs: [(first: (Int, Int), second: (Int, Int))] = []
      let seeds = SeedRange(first: 7, count: 1)
      try G.duel(G.Options(), seeds, one, other) { pairs.append(($0, $1)) }
      let pair = try #require(pairs.first)
      let first = try play(game, [one, other], seed: 7, round: 0)
      #expect(pairs.count == 1 && (first.score(of: .first), first.score(of: Seat(1))) == pair.first)
      let second = try play(game, [other, one], seed: 7, round: 1)
      #expect((second.score(of: .first), second.score(of: Seat(1))) == pair.second)
      _ = try play(game, [one, other], seed: 7, round: 0, isStrict: false)
    }
  }

  /// Lets two bots play a game, each move of which has to be legal, and returns its end.
  private func play<G: TurnGame>(
    _ game: G.Type, _ bots: [Bot<G>], seed: UInt64, round: Int, isStrict: Bool = true
  ) throws -> G.P {
    var random = SeededRandom(seed: seed)
    let deal = try G.deal(G.Options(), using: &random)
    let setup = G.setup(G.Options(), .two(mayPass: !isStrict))
    var position = G.P(setup)
    var players = bots.enumerated().map { seat, bot in
      bot.create(setup, PlayerSeed.of(seed, at: Seat(seat), round: round))
    }
    for _ in 0..<10 * stepLimit {
      guard let seat = position.phase.seat else { break }
      let move = position.useful(players[seat.index].move(at: position))
      try position.check(move)
      let event = deal.answer(move, at: position)
      position.take(event)
      for index in players.indices { players[index].observe(event, at: position) }
    }
    #expect(!position.phase.isPlaying)
    return position
  }

  @Test(arguments: GameCase.all)
  func parIsTheMeanOfTheBestPlayer(_ each: GameCase) throws {
    try par(each.game)
  }

  private func par<G: ArcadeGame>(_ game: G.Type) throws {
    guard let kind = G.bots.first else { return }
    for each in OptionCase<G>.all {
      let setup = try each.game(seed: 1).position.setup
      var tally = Tally()
      try kind.play(each.options, SeedRange(first: 1, count: 300)) { tally.add($0) }
      let statistics = Statistics(tally.games)
      #expect(tally.count == 300 && tally.unfinished == 0)
      let slack = 4 * statistics.standardError + 0.01
      if let par = G.par(setup) {
        #expect(abs(statistics.mean - par) < slack, "\(each.name)=\(each.value)")
      }
      if let theory = kind.theory?(setup) {
        #expect(abs(statistics.mean - theory.mean) < slack, "\(each.name)=\(each.value)")
        #expect(abs(theory.probabilities.reduce(0, +) - 1) < 1e-9)
      }
    }
  }

  @Test(arguments: GameCase.all)
  func aSimulationPlaysWhatAGameWouldBe(_ each: GameCase) throws {
    try simulation(each.game)
  }

  private func simulation<G: ArcadeGame>(_ game: G.Type) throws {
    guard let kind = G.bots.first else { return }
    for seed in 1...5 as ClosedRange<UInt64> {
      let game = try finished(G.self, G.Options(), seed: seed)
      var results: [GameResult] = []
      try kind.play(G.Options(), SeedRange(first: seed, count: 1)) { results.append($0) }
      expectEqual(results, [game.position.result])
    }
  }

  @Test(arguments: GameCase.all)
  func hintsAreLegalAndLeadToTheEnd(_ each: GameCase) throws {
    try hints(each.game)
  }

  private func hints<G: ArcadeGame>(_ game: G.Type) throws {
    var game = try Playthrough<G>(options: G.Options(), source: .seed(Seed(number: 6)))
    for _ in 0..<stepLimit where game.isPlaying {
      guard let hint = game.hint(.untranslated) else {
        #expect(G.advisor(game.position.setup) == nil)
        return
      }
      #expect(!hint.reason.isEmpty)
      _ = try game.play(hint.move)
    }
    #expect(!game.isPlaying)
  }

  // MARK: One verdict

  @Test(arguments: GameCase.all)
  func lessonsStarsAndTheLookBackAgree(_ each: GameCase) throws {
    try agreement(each.game)
  }

  private func agreement<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      for kind in G.bots {
        for seed in 1...(each.isDefault ? 25 : 2) as ClosedRange<UInt64> {
          let game = try played(G.self, each.options, kind, Seed(number: seed))
          guard let review = game.review, !game.isPlaying else { continue }
          let name = "\(kind.name), seed \(seed), \(each.name)=\(each.value)"
          try agree(game, review, name)
          if kind.name == G.bots.first?.name {
            #expect(review.cost == 0 && review.costly().isEmpty, "\(name)")
          }
        }
      }
    }
  }

  @Test(arguments: GameCase.all)
  func theyAgreeAboutAnyGame(_ each: GameCase) throws {
    try monkeys(each.game)
  }

  private func monkeys<G: ArcadeGame>(_ game: G.Type) throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      var game = try Playthrough<G>(options: G.Options(), source: .seed(Seed(number: seed)))
      playLikeAMonkey(&game, seed: seed) { game, word in
        if let move = G.P.Move(word) { _ = try? game.play(move) }
      }
      guard let review = game.review, !game.isPlaying else { continue }
      try agree(game, review, "monkey, seed \(seed)")
    }
  }

  /// Everything that is said about a game follows from the costs of its moves.
  private func agree<G: ArcadeGame, R: Review<G.P>>(
    _ game: Playthrough<G>, _ review: R, _ name: String
  ) throws {
    let costs = review.costs
    guard !costs.isEmpty else { return }
    #expect(costs.count == game.turns && costs.allSatisfy { $0 == $0.cost }, "\(name)")
    for language in Language.allCases {
      let presentation = Presentation(language: language)
      let remarks = costs.indices.map { review.remark(onMove: $0, presentation) }
      for (cost, remark) in zip(costs, remarks) {
        // A number that is told with a cost is that cost.
        expectEqual(remark != nil, (cost > 0), "\(name)")
        if let remark { #expect(remark.contains(cost.rounded(toPlaces: 1)), "\(name)") }
      }
      let lessons = game.lessons(review, presentation)
      #expect(lessons.map(\.seat) == game.judgedSeats.filter(hasMoved), "\(name)")
      func hasMoved(_ seat: Seat) -> Bool { game.log.contains { $0.seat == seat } }
      for (seat, lesson) in lessons {
        let costly = review.costly(among: game.moves(of: [seat]))
        let praise = presentation(
          en: "No move could have been better.", zh: "每一手都无可挑剔。")
        let isFaultless = lesson == review.feat?(language) ?? praise
        expectEqual(isFaultless, costly.isEmpty, "\(name)")
        // After a colon a remark begins in lower case.
        if let worst = costly.first, let remark = remarks[worst]?.dropFirst() {
          #expect(lesson.contains(remark), "\(name)")
        }
      }
    }
    #expect(review.feat == nil || review.cost == 0, "\(name)")
    let end = game.closingLine()
    let stars = game.stars(review)
    expectEqual(stars == nil, (review.allowance == nil || game.isLost), "\(name)")
    expectEqual(end["stars"], stars.map { .number($0.count) }, "\(name)")
    expectEqual(end["cost"], review.allowance.map { _ in .decimal(review.cost) }, "\(name)")
    if costs.allSatisfy({ $0 == 0 }), let stars { expectEqual(stars.count, Stars.most, "\(name)") }
  }

  @Test(arguments: GameCase.all)
  func afterThreeStarsAHarderGameIsOffered(_ each: GameCase) throws {
    try harder(each.game)
  }

  private func harder<G: ArcadeGame>(_ game: G.Type) throws {
    guard let best = G.bots.first, let usual = G.Options().harder else { return }
    var (options, seen) = (Optional(G.Options()), [G.Options().recorded])
    while let next = options?.harder, (try? next.check()) != nil {
      #expect(!seen.contains(next.recorded))
      (options, seen) = (next, seen + [next.recorded])
    }
    #expect(seen.count < 40, "it has no end")
    var game = try played(G.self, G.Options(), best, Seed(number: 1))
    expectEqual(game.harder?.options.recorded, usual.recorded)
    expectEqual(try game.next(.harder).options.recorded, usual.recorded)
    expectEqual(try game.next(.newDeal).options.recorded, G.Options().recorded)
    game.isKnown = true
    #expect(game.harder == nil)
    (game.isKnown, _) = (false, game.noteHint())
    #expect(game.harder == nil, "a hint leaves one star")
    let deal = DailyDeal(day: 20_783)
    game = try played(G.self, G.Options(daily: deal), best, deal.seed)
    #expect(game.daily != nil && game.harder == nil)
  }

  private func played<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ kind: Bot<G>, _ seed: Seed
  ) throws -> Playthrough<G> {
    var game = try Playthrough<G>(options: options, source: .seed(seed))
    var player = kind.create(game.position.setup, game.source.playerSeed)
    for _ in 0..<stepLimit where game.isPlaying {
      let event = try #require(try game.play(player.move(at: game.position)))
      player.observe(event, at: game.position)
    }
    return game
  }

  @Test(arguments: GameCase.all)
  func starsTellSkill(_ each: GameCase) throws {
    try stars(each.game)
  }

  /// The best player always gets three, and whoever makes it up gets one.
  private func stars<G: ArcadeGame>(_ game: G.Type) throws {
    for (name, stars, share) in [(G.bots.first?.name, 3, 1.0), ("random", 1, 0.88)] {
      guard let name, let kind = G.bot(named: name) else { continue }
      let ratings = try (1...200 as ClosedRange<UInt64>).compactMap { seed in
        let game = try played(G.self, G.Options(), kind, Seed(number: seed))
        return game.stars(game.review)?.count
      }
      let count = ratings.count { $0 == stars }
      #expect(Double(count) >= share * Double(ratings.count), "\(name): \(count)")
    }
  }
}
