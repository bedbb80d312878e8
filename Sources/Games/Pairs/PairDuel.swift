import GameCore

/// The theory of two players who forget nothing and play for the most pairs.
///
/// A position has n pairs left. Of k of them one tile is known. No known pair is left, because a
/// player takes it at once; u = 2n - k tiles are unseen. With p = k / u the first unseen tile has a
/// known mate. The lead e(n, k) that the player to move can expect is the greatest of
///
///     e1 = p (1 + e(n - 1, k - 1)) - (1 - p) e(n, k + 1)
///     e2 = p (1 + e(n - 1, k - 1)) + (1 - p) / (u - 1) [(1 - k) (1 + e(n - 1, k))
///       - 2 (n - k - 1) e(n, k + 2)]
///     e0 = 0
///
/// where e(n, n) = n. After an unseen tile without a known mate, e1 turns a known tile, which needs
/// k ≥ 1, and e2 another unseen one. e0 turns two known tiles, which needs k ≥ 2. The rules between
/// programs forbid e0, because two such players can stand still for ever.
///
/// After Uri Zwick and Michael S. Paterson, *The memory game*, Theoretical Computer Science 110
/// (1993).
public struct PairDuel: Sendable {
  /// The theory for the rule between programs that every turn shows something new or takes a pair.
  public static let strict = PairDuel(isStrict: true)
  public static let free = PairDuel(isStrict: false)

  /// The leads, and the choices, by n and k.
  private var leads = [Double](repeating: 0, count: Self.index(Self.limit, Self.limit) + 1)
  private var choices: [Choice]

  /// The best choices in a position without a known pair.
  struct Choice: Sendable {
    var isIdle = false

    /// True if a known tile is the best second tile after an unseen one without a known mate.
    var turnsKnownSecond = false
  }

  private static let limit = 64

  private static func index(_ pairs: Int, _ known: Int) -> Int { pairs &* 65 &+ known }

  private init(isStrict: Bool) {
    choices = Array(repeating: Choice(), count: leads.count)
    for n in 1...Self.limit {
      // A position with k known tiles depends on those with k + 1 and k + 2.
      for k in (0...n).reversed() {
        let (index, state) = (Self.index(n, k), DuelState(pairs: n, known: k, ready: 0))
        leads[index] = lead(byFirst: .unseen, state)
        let shown = state.adding(known: 1)
        choices[index].turnsKnownSecond =
          k > 0 && k < n
          && lead(bySecond: .known, shown, isUpReady: false)
            > lead(bySecond: .unseen, shown, isUpReady: false)
        // With 4 pairs and 3 known tiles both choices are equal except for rounding.
        guard !isStrict, k >= 2, leads[index] < -1e-9 else { continue }
        leads[index] = 0
        choices[index].isIdle = true
      }
    }
  }

  /// Returns the mean lead of the player to move at the end, in pairs, by the number of pairs left
  /// and the number of pairs with one known tile.
  public func lead(pairs: Int, known: Int = 0) -> Double { leads[Self.index(pairs, known)] }

  /// Returns the best choices by the number of pairs left and the number with one known tile.
  func choice(pairs: Int, known: Int) -> Choice { choices[Self.index(pairs, known)] }
}

/// The tiles of a game in turns between two turns, for players who forget nothing.
struct DuelState {
  var pairs: Int

  /// The number of known tiles whose mates are unseen.
  var known: Int

  var ready: Int
  var unseen: Int { 2 * (pairs - ready) - known }

  func adding(pairs: Int = 0, known: Int = 0, ready: Int = 0) -> DuelState {
    DuelState(pairs: self.pairs + pairs, known: self.known + known, ready: self.ready + ready)
  }
}

extension PerfectMemory {
  func state(of position: PairPosition) -> DuelState {
    let (left, ready) = (position.left.count, paired.count)
    return DuelState(pairs: left / 2, known: left - ready - unseen.count, ready: ready / 2)
  }
}

/// A tile to turn, by the knowledge of it: its mate is known, or only the tile itself, or neither.
enum DuelChoice { case ready, known, unseen }

/// The leads after single tiles: the number of pairs that the player will take more than the other
/// one on average, if both play well from then on.
extension PairDuel {
  func lead(_ state: DuelState) -> Double {
    Double(state.ready) + lead(pairs: state.pairs - state.ready, known: state.known)
  }

  /// Returns the lead after the first tile of a turn.
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

  /// Returns the lead after the second tile of a turn. `isUpReady` tells whether the first tile's
  /// mate is known; ``DuelChoice/ready`` is that mate.
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
    // There are at most as many known tiles as pairs.
    if own + others < 1 - 1e-9 { lead -= (1 - own - others) * self.lead(state.adding(known: 1)) }
    return lead
  }

  func bestLeadBySecond(_ state: DuelState, isUpReady: Bool) -> Double {
    guard !isUpReady else { return lead(bySecond: .ready, state, isUpReady: true) }
    let known = lead(bySecond: .known, state, isUpReady: false)
    let unseen = lead(bySecond: .unseen, state, isUpReady: false)
    return state.known > 1 || state.ready > 0 ? max(known, unseen) : unseen
  }
}
