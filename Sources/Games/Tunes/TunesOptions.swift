import GameCore
import TextUI
import Tiles

/// What a player may choose in tunes.
public struct TunesOptions: GameOptions {
  /// Which part of the catalogue is dealt from.
  public var category = Category.pop

  /// How many pairs there are, 2 to 24.
  public var pairs = 8

  /// The defaults.
  public init() {}

  static let pairCounts = 2...24

  public func check() throws(InvalidInput) {
    guard Self.pairCounts.contains(pairs) else {
      let (least, most) = (Self.pairCounts.lowerBound, Self.pairCounts.upperBound)
      throw InvalidInput("the number of pairs is from \(least) to \(most)")
    }
  }

  public static let table: [Option<TunesOptions>] = [
    Option(
      Flag(
        "category",
        value: .init(
          "NAME",
          oneOf: Category.allCases.map { Choice($0.rawValue, "\($0.albums.count) albums") }),
        "which albums to play with",
        detail: """
          The choice made in the menu is kept for the next time. A script never gets the kept one, \
          so that a command line deals the same everywhere.
          """),
      isKept: true, parse: { Category(rawValue: $0) }, spelled: { $0.category.rawValue },
      set: { $0.category = $1 }),
    Option(
      Flag("pairs", value: .init("N", in: pairCounts), "how many pairs to find"),
      parse: WholeNumber.parser(in: pairCounts), spelled: { String($0.pairs) },
      set: { $0.pairs = $1 }),
  ]
}
