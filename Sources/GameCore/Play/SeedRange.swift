/// Consecutive seeds. After the greatest 64-bit number comes 0.
public struct SeedRange: Sendable {
  /// The first seed.
  public let first: UInt64

  /// The number of seeds.
  public let count: Int

  /// Creates a range by its first seed and its length.
  public init(first: UInt64, count: Int) {
    self.first = first
    self.count = count
  }

  /// Returns the seeds after the first `done`, at most `limit` of them.
  public func part(after done: Int, limit: Int) -> SeedRange {
    SeedRange(first: first &+ UInt64(done), count: min(limit, count - done))
  }
}
