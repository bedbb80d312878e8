/// Consecutive seeds. After the greatest 64-bit number comes 0.
public struct SeedRange: Sendable {
  /// The greatest number of games of a simulation.
  public static let limit = 1_000_000_000_000

  public let first: UInt64
  public let count: Int

  public init(first: UInt64, count: Int) {
    self.first = first
    self.count = count
  }

  /// The seed after the last one.
  public var end: UInt64 { first &+ UInt64(count) }

  /// Returns one of a number of parts, counted from 1, that are as long as each other or longer by
  /// one.
  public func part(_ index: Int, of parts: Int) -> SeedRange {
    let (start, end) = (bound(index - 1, of: parts), bound(index, of: parts))
    return part(after: start, limit: end - start)
  }

  private func bound(_ index: Int, of parts: Int) -> Int {
    let (high, low) = count.multipliedFullWidth(by: index)
    return parts.dividingFullWidth((high, low)).quotient
  }

  /// Returns the seeds after the first `done`, at most `limit` of them.
  public func part(after done: Int, limit: Int) -> SeedRange {
    SeedRange(first: first &+ UInt64(done), count: min(limit, count - done))
  }
}
