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
  private let pairs: Int

  /// Creates the theory of a game with a number of pairs, at least 1.
  public init(pairs: Int) {
    self.pairs = pairs
  }

  public var mean: Double {
    recurrence(0) { branches in
      branches.reduce(0) { $0 + $1.probability * (Double($1.moves) + $1.next) }
    }
  }

  /// The probability of each number of moves, from n to 2n - 1.
  public var distribution: ScoreDistribution {
    let limit = 2 * pairs
    let end = [1] + [Double](repeating: 0, count: limit)
    let all = recurrence(end) { branches in
      var sum = [Double](repeating: 0, count: limit + 1)
      for branch in branches where branch.probability > 0 {
        for moves in branch.moves...limit {
          sum[moves] += branch.probability * branch.next[moves - branch.moves]
        }
      }
      return sum
    }
    return ScoreDistribution(first: pairs, Array(all[pairs..<limit]))
  }

  /// A way on from a position: its probability, its moves, and the value of the next position.
  private typealias Branch<Value> = (probability: Double, moves: Int, next: Value)

  /// Returns the value of the first position, from that of the last one and the sum over the
  /// branches of each.
  private func recurrence<Value>(_ end: Value, _ sum: ([Branch<Value>]) -> Value) -> Value {
    var fewer = [end]
    for n in 1...pairs {
      var values = [Value](repeating: end, count: n + 1)
      // A position with k half-seen pairs needs the one with k + 2.
      for k in (0...n).reversed() {
        let unseen = 2 * n - k
        let known = Double(k) / Double(unseen)
        let second = unseen > 1 ? (1 - known) / Double(unseen - 1) : 0
        var branches: [Branch<Value>] = []
        if k > 0 { branches.append((known, 1, fewer[k - 1])) }
        if k < n {
          branches.append((second, 1, fewer[k]))
          branches.append((second * Double(k), 2, fewer[k]))
        }
        if k + 2 <= n { branches.append((second * Double(2 * n - 2 * k - 2), 1, values[k + 2])) }
        values[k] = sum(branches)
      }
      fewer = values
    }
    return fewer[0]
  }
}
