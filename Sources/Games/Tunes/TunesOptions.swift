import Flags
import GameCore
import TextUI

/// A player's choices in tunes.
public struct TunesOptions: GameOptions {
  /// The category to deal from, or nil for a written deal of other albums.
  public var category: Category? = Categories.pop

  /// The number of pairs, 2 to 24.
  public var pairs = 8

  public init() {}

  private static let pairCounts = 2...24

  public func check() throws(InvalidInput) {
    guard Self.pairCounts.contains(pairs) else {
      let (least, most) = (Self.pairCounts.lowerBound, Self.pairCounts.upperBound)
      throw InvalidInput("tunes is played with \(least) to \(most) pairs, not \(pairs)")
    }
  }

  public static let table: [Option<TunesOptions>] = [
    Option(
      Flag(
        "category",
        value: .init(
          "NAME",
          oneOf: Categories.all.map {
            Choice($0.name, $0.faces.count.counted("album"), title: $0.title)
          }),
        "category of albums", title: Phrase(en: "albums", zh: "唱片"),
        detail: """
          The choice made in the menu is kept for the next game. Scripts always get the default, \
          so that a command line deals the same game everywhere.
          """),
      isRecorded: true, persistence: .byName,
      parse: { name in Categories.all.first { $0.name == name } },
      encode: { $0.category?.name }, set: { $0.category = $1 }),
    .number(
      "pairs", "N", in: pairCounts, "number of pairs", title: Phrase(en: "pairs", zh: "对数"),
      persistence: .byGame, get: { $0.pairs }, set: { $0.pairs = $1 }),
  ]
}
