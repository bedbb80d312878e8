import GameCore
import TextUI
import Tiles

/// How many moves a game of pairs takes somebody who forgets nothing.
///
/// A position is n pairs that are left, of k of which one tile has been seen; u = 2n - k tiles are
/// unseen, and any of them may be turned first. With p = k / u its mate is known, and the pair is taken
/// in the same move. Else the second tile is its mate (1 of u - 1), the mate of an older one (k of
/// u - 1, which costs the move and the next, that takes that pair), or new as well. So the mean is
///
///     E(n, k) = p (1 + E(n - 1, k - 1)) + (1 - p) / (u - 1) [(1 + E(n - 1, k))
///       + k (2 + E(n - 1, k)) + (2n - 2k - 2) (1 + E(n, k + 2))],   E(0, 0) = 0,
///
/// after Daniel J. Velleman and Gregory S. Warrington, *What to expect in a game of memory* (2013),
/// and the probabilities of all numbers of moves follow in the same way.
public struct PairTheory: Sendable {
  private let pairs: Int

  /// The theory of a game with so many pairs, at least 1.
  public init(pairs: Int) {
    self.pairs = pairs
  }

  /// The mean number of moves.
  public var mean: Double {
    recurrence(0) { parts in
      parts.reduce(0) { $0 + $1.probability * (Double($1.moves) + $1.rest) }
    }
  }

  /// How probable each number of moves is, which is from n to 2n - 1.
  public var distribution: ScoreDistribution {
    let limit = 2 * pairs
    let end = [1] + [Double](repeating: 0, count: limit)
    let all = recurrence(end) { parts in
      var sum = [Double](repeating: 0, count: limit + 1)
      for part in parts where part.probability > 0 {
        for moves in part.moves...limit {
          sum[moves] += part.probability * part.rest[moves - part.moves]
        }
      }
      return sum
    }
    return ScoreDistribution(first: pairs, Array(all[pairs..<limit]))
  }

  /// What can follow in a position: how probable it is, the moves that it takes, and what the position
  /// behind it is worth.
  private typealias Part<Value> = (probability: Double, moves: Int, rest: Value)

  /// The worth of the first position, from that of the last one and the parts of each.
  private func recurrence<Value>(
    _ end: Value, _ sum: ([Part<Value>]) -> Value
  ) -> Value {
    var fewer = [end]
    for n in 1...pairs {
      var worth = [Value](repeating: end, count: n + 1)
      // With k of n pairs half seen, the positions with k + 2 of them come first.
      for k in (0...n).reversed() {
        let unseen = 2 * n - k
        let known = Double(k) / Double(unseen)
        let second = unseen > 1 ? (1 - known) / Double(unseen - 1) : 0
        var parts: [Part<Value>] = []
        if k > 0 { parts.append((known, 1, fewer[k - 1])) }
        if k < n {
          parts.append((second, 1, fewer[k]))
          parts.append((second * Double(k), 2, fewer[k]))
        }
        if k + 2 <= n { parts.append((second * Double(2 * n - 2 * k - 2), 1, worth[k + 2])) }
        worth[k] = sum(parts)
      }
      fewer = worth
    }
    return fewer[0]
  }
}
