import GameCore

/// The theory of the expert's games.
extension GuessSetup {
  var mean: Double { lies > 0 ? LiarTheory(self).mean : GuessTheory(count: range.count).mean }

  var theory: ScoreDistribution {
    lies > 0 ? LiarTheory(self).distribution : GuessTheory(count: range.count).distribution
  }
}

/// The theory of finding one of `count` equally probable numbers by halving the remaining ones.
///
/// Halving builds a binary search tree of least height, so no other way takes fewer guesses on
/// average or in the worst case: Donald E. Knuth, *The Art of Computer Programming*, volume 3,
/// section 6.2.1.
struct GuessTheory {
  let count: Int

  /// The highest number of guesses needed: floor(log2 n) + 1.
  var most: Int { Int.bitWidth - count.leadingZeroBitCount }

  /// The average number of guesses: T(n) / n, where T(n) = (k - 1) 2^k + 1 + (k + 1) (n - 2^k + 1)
  /// and k = floor(log2(n + 1)).
  var mean: Double { Double(Self.total(count)) / Double(count) }

  /// Returns T(n), the sum of the numbers of guesses for all n numbers.
  private static func total(_ count: Int) -> Int {
    let k = Int.bitWidth - (count + 1).leadingZeroBitCount - 1
    let full = (1 << k) - 1
    return (k - 1) * (full + 1) + 1 + (k + 1) * (count - full)
  }

  /// Returns the average loss of a guess against the middle, in guesses, by the guess's offset.
  func loss(ofGuess offset: Int) -> Double {
    let all = count + Self.total(offset) + Self.total(count - 1 - offset)
    return Double(all - Self.total(count)) / Double(count)
  }

  /// The distribution of the number of guesses. All levels of the tree are full but the last one.
  var distribution: ScoreDistribution {
    var left = count
    let levels = (0..<most).map { level in
      let found = min(left, 1 << level)
      left -= found
      return Double(found) / Double(count)
    }
    return ScoreDistribution(first: 1, levels)
  }

  /// The offsets in the numbers of guesses as good as the middle: those that leave two trees of
  /// least height, which differ by one level at most.
  var bestOffsets: ClosedRange<Int> {
    guard count > 1 else { return 0...0 }
    // The sizes of full trees with one level less and with two levels less.
    let (deep, flat) = ((1 << (most - 1)) - 1, (1 << (most - 2)) - 1)
    return max(flat, count - 1 - deep)...min(deep, count - 1 - flat)
  }
}
