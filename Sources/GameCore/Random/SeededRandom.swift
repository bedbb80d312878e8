/// The generator of all deals: xoshiro256\*\* 1.0 by David Blackman and Sebastiano Vigna (2018).
///
/// Its state is the first four outputs of SplitMix64 for the seed, as its authors advise.
public struct SeededRandom: RandomSource, Sendable {
  @usableFromInline var state: (UInt64, UInt64, UInt64, UInt64)

  @inlinable
  public init(seed: UInt64) {
    var words = SplitMix64(state: seed)
    state = (words.next(), words.next(), words.next(), words.next())
  }

  @inlinable
  public mutating func next() -> UInt64 {
    let result = rotateLeft(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotateLeft(state.3, by: 45)
    return result
  }

  @inlinable
  func rotateLeft(_ word: UInt64, by count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }
}

/// SplitMix64 by Steele, Lea and Flood (2014), which expands a seed to a larger state.
public struct SplitMix64: RandomSource, Sendable {
  @usableFromInline var state: UInt64

  @inlinable
  public init(state: UInt64) { self.state = state }

  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
