import Flags
import GameCore
import TextUI

/// A player's choices in cards.
public struct CardsOptions: GameOptions {
  /// The number of cards, 2 to 52.
  public var count = 12

  /// The factor of a match's points, 1 to 10.
  public var bonus = 1

  public init() {}

  static let counts = 2...52
  static let bonuses = 1...10

  public func check() throws(InvalidInput) {
    guard Self.counts.contains(count) else {
      let (least, most) = (Self.counts.lowerBound, Self.counts.upperBound)
      throw InvalidInput("cards is played with \(least) to \(most) cards, not \(count)")
    }
  }

  public static let table: [Option<CardsOptions>] = [
    .number(
      "count", "N", in: counts, "number of cards", title: Phrase(en: "cards", zh: "张数"),
      persistence: .byGame, get: { $0.count }, set: { $0.count = $1 }),
    .number(
      "bonus", "B", in: bonuses, "multiply the points for a match",
      title: Phrase(en: "bonus", zh: "倍率"),
      detail: "The later version of the game in the lectures plays with 4.", persistence: .byGame,
      get: { $0.bonus }, set: { $0.bonus = $1 }),
  ]
}
