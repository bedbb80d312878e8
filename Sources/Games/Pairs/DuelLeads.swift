/// The tiles of a game of two between two turns, for players who forget nothing.
struct DuelState {
  /// The number of pairs left.
  var pairs: Int

  /// The number of known tiles whose mates are unseen.
  var known: Int

  /// The number of known pairs.
  var ready: Int

  /// The number of unseen tiles.
  var unseen: Int { 2 * (pairs - ready) - known }

  /// Returns the state after changes of the three numbers.
  func adding(pairs: Int = 0, known: Int = 0, ready: Int = 0) -> DuelState {
    DuelState(pairs: self.pairs + pairs, known: self.known + known, ready: self.ready + ready)
  }
}

extension PairMemory {
  /// Returns the state at a position.
  func state(of position: PairPosition) -> DuelState {
    let (left, ready) = (position.left.count, paired.count)
    return DuelState(pairs: left / 2, known: left - ready - unseen.count, ready: ready / 2)
  }
}

/// A tile to turn, by what is known of it.
enum DuelChoice {
  /// One of a known pair.
  case ready

  /// Another one that has been seen.
  case known

  case unseen
}

/// The leads that single tiles bring: how many pairs the player who turns one will take more than
/// the other, on average, if both play well from then on.
extension PairDuel {
  func lead(_ state: DuelState) -> Double {
    Double(state.ready) + lead(pairs: state.pairs - state.ready, known: state.known)
  }

  /// Returns the lead by the first tile of a turn.
  func lead(byFirst choice: DuelChoice, _ state: DuelState) -> Double {
    switch choice {
    case .ready: return lead(state)
    case .known: return bestLeadBySecond(state, isUpReady: false)
    case .unseen:
      let known = Double(state.known) / Double(state.unseen)
      let taken = known > 0 ? known * (1 + lead(state.adding(pairs: -1, known: -1))) : 0
      guard known < 1 else { return taken }
      return taken + (1 - known) * bestLeadBySecond(state.adding(known: 1), isUpReady: false)
    }
  }

  /// Returns the lead by the second tile of a turn. `isUpReady` is whether the mate of the first
  /// one is known; ``DuelChoice/ready`` is that mate.
  func lead(
    bySecond choice: DuelChoice, _ state: DuelState, isUpReady: Bool
  ) -> Double {
    switch choice {
    case .ready: return 1 + lead(state.adding(pairs: -1, ready: -1))
    case .known: return -lead(state)
    case .unseen: break
    }
    let unseen = Double(state.unseen)
    let own = isUpReady ? 0 : 1 / unseen
    let others = Double(state.known - (isUpReady ? 0 : 1)) / unseen
    var lead = 0.0
    if own > 0 { lead += own * (1 + self.lead(state.adding(pairs: -1, known: -1))) }
    if others > 0 { lead -= others * self.lead(state.adding(known: -1, ready: 1)) }
    // The greatest number of known tiles is that of pairs.
    if own + others < 1 - 1e-9 { lead -= (1 - own - others) * self.lead(state.adding(known: 1)) }
    return lead
  }

  /// Returns the lead by the best first tile that doesn't stand still.
  func bestLeadByFirst(_ state: DuelState) -> Double {
    lead(byFirst: state.ready > 0 ? .ready : .unseen, state)
  }

  /// Returns the lead by the best second tile.
  func bestLeadBySecond(_ state: DuelState, isUpReady: Bool) -> Double {
    guard !isUpReady else { return lead(bySecond: .ready, state, isUpReady: true) }
    let known = lead(bySecond: .known, state, isUpReady: false)
    let unseen = lead(bySecond: .unseen, state, isUpReady: false)
    return state.known > 1 || state.ready > 0 ? max(known, unseen) : unseen
  }
}
