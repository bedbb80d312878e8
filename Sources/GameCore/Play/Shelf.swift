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

/// What stands on the shelves of a game: of each a bit for every thing.
public struct Finds: Sendable {
  public private(set) var bits: [UInt64]
  private let counts: [Int]

  public init(_ shelves: [Shelf]) {
    counts = shelves.map(\.count)
    bits = counts.map { _ in 0 }
  }

  /// The shelf and the index of everything that stands there, in order.
  public var all: [(shelf: Int, index: Int)] {
    bits.enumerated().flatMap { shelf, bits in
      (0..<64).filter { bits & 1 << UInt64($0) != 0 }.map { (shelf, $0) }
    }
  }

  public var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  public mutating func add(_ shown: (shelf: Int, things: UInt64)) {
    bits[shown.shelf] |= shown.things
  }

  public func isFull(_ shelf: Int) -> Bool { bits[shelf].nonzeroBitCount == counts[shelf] }
}
