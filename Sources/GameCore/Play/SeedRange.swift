/// Consecutive seeds. After the greatest 64-bit number comes 0.
public struct SeedRange: Sendable {
  public let first: UInt64
  public let count: Int

  public init(first: UInt64, count: Int) {
    self.first = first
    self.count = count
  }

  /// Returns the seeds after the first `done`, at most `limit` of them.
  public func part(after done: Int, limit: Int) -> SeedRange {
    SeedRange(first: first &+ UInt64(done), count: min(limit, count - done))
  }
}
