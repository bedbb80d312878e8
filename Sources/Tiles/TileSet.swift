/// A set of tiles, by their places on the board from 0 to 127.
@frozen public struct TileSet: Equatable, Sendable {
  // Two words are several times faster here than the wide integers of the standard library.
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  @inlinable public init() {
    (low, high) = (0, 0)
  }

  /// Creates the set of the first tiles of a board, at most 128.
  @inlinable public init(first count: Int) {
    low = count < 64 ? 1 << UInt64(count) - 1 : .max
    high = count <= 64 ? 0 : .max >> UInt64(128 - count)
  }

  @inlinable public var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  @inlinable public var isEmpty: Bool { low | high == 0 }

  @inlinable public var first: Int? {
    guard low == 0 else { return low.trailingZeroBitCount }
    return high == 0 ? nil : 64 + high.trailingZeroBitCount
  }

  @inlinable public func contains(_ tile: Int) -> Bool {
    (tile & 64 == 0 ? low : high) & 1 &<< UInt64(truncatingIfNeeded: tile) != 0
  }

  @inlinable public mutating func insert(_ tile: Int) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: tile)
    if tile & 64 == 0 { low |= bit } else { high |= bit }
  }

  @inlinable public mutating func remove(_ tile: Int) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: tile)
    if tile & 64 == 0 { low &= ~bit } else { high &= ~bit }
  }

  @inlinable public mutating func subtract(_ others: TileSet) {
    low &= ~others.low
    high &= ~others.high
  }

  @inlinable public mutating func formIntersection(_ others: TileSet) {
    low &= others.low
    high &= others.high
  }

  @inline(never)
  public func count(before tile: Int) -> Int {
    let others = TileSet(first: tile)
    return (low & others.low).nonzeroBitCount + (high & others.high).nonzeroBitCount
  }

  /// Returns the tile at an index of the ascending set, or 0 if there is none.
  @inline(never)
  public func tile(at index: Int) -> Int {
    var rest = self
    for _ in 0..<index {
      if rest.low == 0 { rest.high &= rest.high &- 1 } else { rest.low &= rest.low &- 1 }
    }
    return rest.first ?? 0
  }

  public var tiles: [Int] { (0..<128).filter(contains) }
}

extension RandomSource {
  /// Returns a random tile of a set, which must not be empty.
  @inlinable public mutating func pick(_ tiles: TileSet) -> Int {
    tiles.tile(at: Int(below(UInt64(tiles.count))))
  }
}

/// A byte for each tile of a board, by index from 0 to 127, at first 0.
///
/// It is stored inside its owner. Unlike an array it needs no allocation.
@frozen public struct TileTable: Sendable {
  @usableFromInline typealias Words = (UInt64, UInt64, UInt64, UInt64)

  @usableFromInline var words: (Words, Words, Words, Words)

  @inlinable public init() {
    let zeros: Words = (0, 0, 0, 0)
    words = (zeros, zeros, zeros, zeros)
  }

  @inlinable public subscript(_ tile: Int) -> UInt8 {
    @inline(__always) mutating get {
      withUnsafeMutableBytes(of: &words) { $0[tile & 127] }
    }
    @inline(__always) set {
      withUnsafeMutableBytes(of: &words) { $0[tile & 127] = newValue }
    }
  }

  @inlinable @inline(__always)
  public mutating func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    withUnsafeMutableBytes(of: &words) { body($0.bindMemory(to: UInt8.self)) }
  }
}
