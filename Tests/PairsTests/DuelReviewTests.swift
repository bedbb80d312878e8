import GameCore
import TestSupport
import Testing
import TextUI
import Tiles
@testable import Pairs

/// The costs of single tiles in a game of two.
@Suite(.oneByOne) struct DuelReviewTests {
  private typealias P = VersusPosition<PairPosition>

  /// The tiles' values make up the recurrence of the theory.
  @Test(arguments: 1...30)
  func aNewTileIsTheTheorysFirst(pairs: Int) {
    for theory in [PairDuel.strict, .free] {
      for known in 0..<pairs {
        let state = DuelState(pairs: pairs, known: known, ready: 0)
        let lead = theory.lead(byFirst: .unseen, state)
        #expect(lead <= theory.lead(pairs: pairs, known: known) + 1e-9)
        guard theory === PairDuel.strict else { continue }
        #expect(abs(lead - theory.lead(state)) < 1e-9, "\(pairs), \(known)")
      }
    }
  }

  @Test func aKnownPairIsWorthTakingAtOnce() {
    for pairs in 2...20 {
      for ready in 1..<pairs {
        for known in 0..<(pairs - ready) {
          let state = DuelState(pairs: pairs, known: known, ready: ready)
          #expect(
            PairDuel.strict.lead(byFirst: .unseen, state) < PairDuel.strict.lead(state) + 1e-9)
        }
      }
    }
  }

  /// Plays a deal by a player at both seats, and returns what its tiles cost.
  private func costs<A: Player<P>>(
    of player: (VersusSetup<PairPosition>) -> A, seed: UInt64
  ) throws -> [Double] {
    var random = SeededRandom(seed: seed)
    let deal = try PairDeal(8, of: Letter.sets[0], using: &random)
    let setup = VersusSetup<PairPosition>(
      PairSetup(deal.faces, pairs: 8, matched: .empty))
    var (position, player) = (P(setup), player(setup))
    var review = PairReview(setup.board, duel: .free)
    while position.phase.isPlaying {
      let event = deal.answer(player.move(at: position), at: position.board)
      let before = position.board
      position.take(event)
      review.observe(event, from: before, to: position.board)
      player.observe(event, at: position)
    }
    return review.costs
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func hintsCostNothing(seed: UInt64) throws {
    let costs = try costs(
      of: { SeatedPlayer(PairAdvisor($0.board, duel: .free)) }, seed: seed)
    #expect(costs.count >= 16 && costs.allSatisfy { $0 == 0 })
  }

  @Test func theForgetfulDo() throws {
    var cost = 0.0
    for seed in 1...20 as ClosedRange<UInt64> {
      cost += try costs(of: { _ in SeatedPlayer(Forgetful(seed: seed, span: 4)) }, seed: seed)
        .reduce(0, +)
    }
    #expect(cost > 20)
  }
}
