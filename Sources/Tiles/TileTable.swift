/// A byte for each tile of a board, by the tiles' indices from 0 to 127, all 0 at first.
///
/// It lies where its owner lies: unlike an array it needs no allocation.
@frozen public struct TileTable: Sendable {
  @usableFromInline typealias Words = (UInt64, UInt64, UInt64, UInt64)

  @usableFromInline var words: (Words, Words, Words, Words)

  /// Creates a table of zeros.
  @inlinable public init() {
    let zeros: Words = (0, 0, 0, 0)
    words = (zeros, zeros, zeros, zeros)
  }

  /// The byte of a tile.
  @inlinable public subscript(_ tile: Int) -> UInt8 {
    @inline(__always) mutating get {
      withUnsafeMutableBytes(of: &words) { $0[tile & 127] }
    }
    @inline(__always) set {
      withUnsafeMutableBytes(of: &words) { $0[tile & 127] = newValue }
    }
  }

  /// Calls `body` with the bytes.
  @inlinable @inline(__always)
  public mutating func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    withUnsafeMutableBytes(of: &words) { body($0.bindMemory(to: UInt8.self)) }
  }
}
