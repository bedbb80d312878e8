import GameCore
import TestSupport
import Testing

/// Every game withstands what a host at another machine may tell.
@Suite(.oneByOne) struct PossibleEventTests {
  @Test(arguments: GameCase.all)
  func trueEventsArePossible(_ each: GameCase) throws {
    try truth(each.game)
  }

  private func truth<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      var game = try each.game(seed: 21)
      playLikeAMonkey(&game, seed: 5, limit: each.isDefault ? stepLimit : 80) { game, word in
        let before = game.position
        guard let move = G.P.Move(word), let event = try? game.play(move) else { return }
        #expect(before.isPossible(event, of: move), "\(each.name)=\(each.value): \(event)")
      }
    }
  }

  @Test(arguments: GameCase.all)
  func possibleEventsAreSafe(_ each: GameCase) throws {
    try safety(each.game)
  }

  private func safety<G: ArcadeGame>(_ game: G.Type) throws {
    for each in OptionCase<G>.all {
      guard let falseEvents = try? FalseEvents<G>(each.options) else { continue }
      for seed in 1...(each.isDefault ? 6 : 1) as ClosedRange<UInt64> {
        let game = try each.game(seed: seed)
        try follow(falseEvents, game, seed: seed)
      }
    }
  }

  /// Plays on with false events instead of true ones, as a host that lies would tell them.
  private func follow<G: ArcadeGame>(
    _ falseEvents: FalseEvents<G>, _ game: Playthrough<G>, seed: UInt64
  ) throws {
    var (game, random) = (game, SeededRandom(seed: seed))
    let deal = try game.source.deal(game.options)
    for step in 0..<80 where game.isPlaying {
      let position = game.position
      var move = step.isMultiple(of: 2) ? game.hint(.untranslated)?.move : nil
      if move.map({ (try? position.check($0)) == nil }) ?? true {
        let others = (0..<200).lazy.compactMap { _ in G.P.Move(word(for: position, &random)) }
        move = others.first { (try? position.check($0)) != nil }
      }
      guard let move, (try? position.check(move)) != nil else { continue }
      let event = deal.answer(move, at: position)
      let told =
        random.below(4) == 0
        ? event
        : falseEvents.event(
          for: (move, event), isPossible: true, at: position, &random, tries: 60) ?? event
      // After a lie even the true event may be impossible.
      guard position.isPossible(told, of: move) else { return }
      game.take(move, told)
      look(at: game, told)
    }
  }

  /// Reads all that is shown of a position.
  private func look<G: ArcadeGame>(at game: Playthrough<G>, _ event: G.P.Event) {
    let position = game.position
    _ = position.sentence(for: event, .english)
    _ = position.board(.english)
    _ = position.fields(for: event)
    _ = position.facts(.english)
    _ = (position.score(of: .first), position.score(of: Seat(1)), position.progress)
    _ = game.news(.english)
  }
}
