import GameCore
import Platform
import TextUI
import Tiles

/// What is known of finding one of `count` numbers, all equally probable, by halving what remains.
///
/// Halving builds a binary search tree that is as flat as can be, so no other way takes fewer guesses
/// on average, nor at most: Donald E. Knuth, *The Art of Computer Programming*, volume 3, section 6.2.1.
struct GuessTheory {
  /// How many numbers there are, at least 1.
  let count: Int

  /// The most guesses that are needed: floor(log2 n) + 1.
  var most: Int { Int.bitWidth - count.leadingZeroBitCount }

  /// How many guesses are needed on average: T(n) / n, where T(n) = (k - 1) 2^k + 1 +
  /// (k + 1) (n - 2^k + 1) and k = floor(log2(n + 1)).
  var mean: Double {
    let k = Int.bitWidth - (count + 1).leadingZeroBitCount - 1
    let full = (1 << k) - 1
    let total = (k - 1) * (full + 1) + 1 + (k + 1) * (count - full)
    return Double(total) / Double(count)
  }

  /// How probable each number of guesses is: the tree's levels are full but for the last one.
  var distribution: ScoreDistribution {
    var left = count
    let levels = (0..<most).map { level in
      let found = min(left, 1 << level)
      left -= found
      return Double(found) / Double(count)
    }
    return ScoreDistribution(first: 1, levels)
  }

  /// The places among the numbers, the first being 0, at which a guess is as good as in the middle:
  /// those that leave two trees as flat as can be, neither more than a level deeper than the other.
  var bestOffsets: ClosedRange<Int> {
    guard count > 1 else { return 0...0 }
    // A tree of one level less, and one of two levels less, as full as they can be.
    let (deep, flat) = ((1 << (most - 1)) - 1, (1 << (most - 2)) - 1)
    return max(flat, count - 1 - deep)...min(deep, count - 1 - flat)
  }

  /// How many bits there are to win: log2 n.
  static func bits(_ count: Int) -> Double { log2(Double(count)) }
}

extension ClosedRange<Int> {
  /// The number in the middle, or the lower of the two.
  var middle: Int { lowerBound + (upperBound - lowerBound) / 2 }
}
