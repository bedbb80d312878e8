import TextUI

/// A row of things that the deals of a game show, for players to find all of.
public struct Shelf: Sendable {
  public let title: Phrase

  /// The number of things, at most 64.
  public let count: Int

  /// Returns the name or the picture of a thing by its index.
  public let name: @Sendable (Int, Presentation) -> String
  public let picture: @Sendable (Int) -> Art

  public init(
    _ title: Phrase, count: Int, name: @escaping @Sendable (Int, Presentation) -> String,
    picture: @escaping @Sendable (Int) -> Art
  ) {
    (self.title, self.count, self.name, self.picture) = (title, count, name, picture)
  }
}

/// The things that a player has found, on all shelves of a game.
public struct Finds: Sendable {
  /// The things on each shelf, a bit for every one of them.
  private var bits: [UInt64]
  private let counts: [Int]

  public init(_ shelves: [Shelf]) {
    counts = shelves.map(\.count)
    bits = counts.map { _ in 0 }
  }

  /// Returns the indices of the things on a shelf.
  public func things(on shelf: Int) -> [Int] {
    (0..<counts[shelf]).filter { bits[shelf] & 1 << UInt64($0) != 0 }
  }

  /// The shelves and the indices of all things, in order.
  public var all: [(shelf: Int, index: Int)] {
    bits.indices.flatMap { shelf in things(on: shelf).map { (shelf, $0) } }
  }

  public var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  public mutating func add(_ shown: (shelf: Int, things: UInt64)) {
    bits[shown.shelf] |= shown.things
  }

  public func isFull(_ shelf: Int) -> Bool { bits[shelf].nonzeroBitCount == counts[shelf] }
}
