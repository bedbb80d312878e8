import TextUI

/// Things that the deals of a game show, for players to find all of.
public struct Collectibles: Sendable {
  /// The name of the collection, such as `shelf`, and the place of new things: `on your shelf`.
  public let title, place: Phrase

  /// One of the things, in a word.
  public let thing: Phrase

  public let shelves: [Shelf]

  /// The heights that pictures may have, in rows, the largest first; they are twice as wide.
  public let sizes: [Int]

  public init(
    _ title: Phrase, place: Phrase, thing: Phrase, _ shelves: [Shelf], sizes: [Int]
  ) {
    (self.title, self.place, self.thing) = (title, place, thing)
    (self.shelves, self.sizes) = (shelves, sizes)
  }
}

/// A row of things of a collection.
public struct Shelf: Sendable {
  public let title: Phrase

  /// The number of things, at most 64.
  public let count: Int

  /// Returns the name of a thing by its index, or its picture in a height and its background.
  public let name: @Sendable (Int, Presentation) -> String
  public let picture: @Sendable (Int, _ rows: Int) -> (art: Art, ground: Color)

  public init(
    _ title: Phrase, count: Int, name: @escaping @Sendable (Int, Presentation) -> String,
    picture: @escaping @Sendable (Int, _ rows: Int) -> (art: Art, ground: Color)
  ) {
    (self.title, self.count, self.name, self.picture) = (title, count, name, picture)
  }
}

/// The things that a player has found, on all shelves of a collection.
public struct Finds: Sendable {
  /// The things on each shelf, a bit for every one of them.
  private var bits: [UInt64]
  private let counts: [Int]

  public init(_ collectibles: Collectibles) {
    counts = collectibles.shelves.map(\.count)
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

  /// The number of things that can be found.
  public var total: Int { counts.reduce(0, +) }

  public mutating func add(_ shown: (shelf: Int, things: UInt64)) {
    bits[shown.shelf] |= shown.things
  }

  public func isFull(_ shelf: Int) -> Bool { bits[shelf].nonzeroBitCount == counts[shelf] }
}
