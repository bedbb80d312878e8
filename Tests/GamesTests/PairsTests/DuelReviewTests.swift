import TestSupport
import Testing
import Tiles
@testable import Pairs

/// The costs of single tiles in a game of two.
@Suite(.oneByOne) struct DuelReviewTests {
  private typealias P = PairPosition

  /// The tiles' values make up the recurrence of the theory, as it is written there.
  @Test(arguments: 1...30)
  func aNewTileIsTheTheorysFirst(pairs n: Int) {
    let theory = PairDuel.strict
    func e(_ n: Int, _ k: Int) -> Double { theory.lead(pairs: n, known: k) }
    for k in 0..<n {
      let unseen = Double(2 * n - k)
      let p = Double(k) / unseen
      let taken = k > 0 ? p * (1 + e(n - 1, k - 1)) : 0
      let shown = n - k - 1
      let later = shown > 0 ? Double(2 * shown) * e(n, k + 2) : 0
      let two = taken + (1 - p) / (unseen - 1) * (Double(1 - k) * (1 + e(n - 1, k)) - later)
      let best = k > 0 ? max(two, taken - (1 - p) * e(n, k + 1)) : two
      #expect(abs(e(n, k) - best) < 1e-9, "\(n), \(k)")
      let state = DuelState(pairs: n, known: k, ready: 0)
      #expect(PairDuel.free.lead(byFirst: .unseen, state) <= PairDuel.free.lead(state) + 1e-9)
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
  private func costs<A: Strategy<P>>(
    of player: (PairSetup) -> A, seed: UInt64
  ) throws -> [Double] {
    var random = SeededRandom(seed: seed)
    let deal = try PairDeal(8, of: Letter.sets[0], using: &random)
    let setup = PairSetup(deal.faces, pairs: 8, matched: .empty, .two())
    var (position, player) = (P(setup), player(setup))
    var review = PairReview(setup)
    while position.phase.isPlaying {
      let event = deal.answer(player.move(at: position), at: position)
      let before = position
      position.take(event)
      review.observe(event, from: before, to: position)
      player.observe(event, at: position)
    }
    return review.costs
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func hintsCostNothing(seed: UInt64) throws {
    let costs = try costs(of: { PairAdvisor($0) }, seed: seed)
    #expect(costs.count >= 16 && costs.allSatisfy { $0 == 0 })
  }

  @Test func theForgetfulDo() throws {
    var cost = 0.0
    for seed in 1...20 as ClosedRange<UInt64> {
      let player = Forgetful(random: SeededRandom(seed: seed), span: 4)
      cost += try costs(of: { _ in player }, seed: seed).reduce(0, +)
    }
    #expect(cost > 20)
  }
}
