import GameCore

/// The theory of the number of moves of a game of pairs for a player who forgets nothing.
///
/// A position has n pairs left. Of k of them one tile has been seen; u = 2n - k tiles are unseen,
/// and any of them is turned first. With p = k / u its mate is known, and the pair is taken in the
/// same move. Else the second tile is its mate (1 of u - 1), the mate of an older one (k of u - 1;
/// the next move takes that pair), or new as well. So the mean is
///
///     E(n, k) = p (1 + E(n - 1, k - 1)) + (1 - p) / (u - 1) [(1 + E(n - 1, k))
///       + k (2 + E(n - 1, k)) + (2n - 2k - 2) (1 + E(n, k + 2))],   E(0, 0) = 0,
///
/// after Daniel J. Velleman and Gregory S. Warrington, *What to expect in a game of memory* (2013).
/// The probabilities of all numbers of moves follow in the same way.
public struct PairTheory: Sendable {
  let pairs: Int

  /// E(n, k), by n and k.
  private let means: [[Double]]

  /// Creates the theory of a game with at least one pair.
  public init(pairs: Int) {
    self.pairs = pairs
    means = Self.recurrence(pairs, 0) { branches in
      branches.reduce(0) { $0 + $1.probability * (Double($1.moves) + $1.next) }
    }
  }

  public var mean: Double { means[pairs][0] }

  /// Returns the mean number of moves to come, at the start of a move.
  func mean(_ state: DuelState) -> Double {
    Double(state.ready) + means[state.pairs - state.ready][state.known]
  }

  /// Returns the mean number of moves to come after one unseen tile, if any, has been shown.
  func mean(afterSeeingOneOf state: DuelState) -> Double {
    guard state.unseen > 0 else { return mean(state) }
    let known = Double(state.known) / Double(state.unseen)
    return (known > 0 ? known * mean(state.adding(known: -1, ready: 1)) : 0)
      + (known < 1 ? (1 - known) * mean(state.adding(known: 1)) : 0)
  }

  /// Returns the mean number of moves to come, this one included, for turning an unseen second tile
  /// after a tile whose mate is unseen.
  func mean(ofNewSecond state: DuelState) -> Double {
    let (own, unseen) = (state.adding(pairs: -1, known: -1), Double(state.unseen))
    let others = Double(state.known - 1)
    let rest = unseen - Double(state.known)
    return 1 + mean(own) / unseen
      + (others > 0 ? others / unseen * mean(state.adding(known: -1, ready: 1)) : 0)
      + (rest > 0 ? rest / unseen * mean(state.adding(known: 1)) : 0)
  }

  /// The distribution of the number of moves, from n to 2n - 1.
  public var distribution: ScoreDistribution {
    let limit = 2 * pairs
    let end = [1] + [Double](repeating: 0, count: limit)
    let all = Self.recurrence(pairs, end) { branches in
      var sum = [Double](repeating: 0, count: limit + 1)
      for branch in branches where branch.probability > 0 {
        for moves in branch.moves...limit {
          sum[moves] += branch.probability * branch.next[moves - branch.moves]
        }
      }
      return sum
    }
    return ScoreDistribution(first: pairs, Array(all[pairs][0][pairs..<limit]))
  }

  /// A branch after a position: its probability, its moves, and the value of the next position.
  private typealias Branch<Value> = (probability: Double, moves: Int, next: Value)

  /// Returns the values of all positions by n and k, from the last position's value and a function
  /// that adds up the branches of a position.
  private static func recurrence<Value>(
    _ pairs: Int, _ end: Value, _ sum: ([Branch<Value>]) -> Value
  ) -> [[Value]] {
    var all = [[end]]
    for n in 1...pairs {
      var values = [Value](repeating: end, count: n + 1)
      // A position with k half-seen pairs depends on the one with k + 2.
      for k in (0...n).reversed() {
        let unseen = 2 * n - k
        let known = Double(k) / Double(unseen)
        let second = unseen > 1 ? (1 - known) / Double(unseen - 1) : 0
        var branches: [Branch<Value>] = []
        if k > 0 { branches.append((known, 1, all[n - 1][k - 1])) }
        if k < n {
          branches.append((second, 1, all[n - 1][k]))
          branches.append((second * Double(k), 2, all[n - 1][k]))
        }
        if k + 2 <= n { branches.append((second * Double(2 * n - 2 * k - 2), 1, values[k + 2])) }
        values[k] = sum(branches)
      }
      all.append(values)
    }
    return all
  }
}
