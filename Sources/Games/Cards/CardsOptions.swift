import GameCore
import TextUI
import Tiles

/// What a player may choose in cards.
public struct CardsOptions: GameOptions {
  /// How many cards are dealt, 2 to 52.
  public var count = 12

  /// What a match's points are multiplied by, 1 to 10.
  public var bonus = 1

  /// The defaults.
  public init() {}

  static let counts = 2...52
  static let bonuses = 1...10

  public func check() throws(InvalidInput) {
    guard Self.counts.contains(count) else {
      let (least, most) = (Self.counts.lowerBound, Self.counts.upperBound)
      throw InvalidInput("the count is a number from \(least) to \(most)")
    }
  }

  public static let table: [Option<CardsOptions>] = [
    Option(
      Flag("count", value: .init("N", in: counts), "how many cards to deal"),
      parse: WholeNumber.parser(in: counts), spelled: { String($0.count) },
      set: { $0.count = $1 }),
    Option(
      Flag(
        "bonus", value: .init("B", in: bonuses), "multiply what a match earns",
        detail: "The later version of the game in the lectures plays with 4."),
      parse: WholeNumber.parser(in: bonuses), spelled: { String($0.bonus) },
      set: { $0.bonus = $1 }),
  ]
}
