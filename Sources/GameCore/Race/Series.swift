import TextUI

/// Races one after the other until a player has won more than half of them. A draw counts for
/// neither. The text form, which journals keep, is `3:1-0`, with `:again` at the end if the race
/// doesn't count.
public struct Series: LosslessStringConvertible, Equatable, Sendable {
  /// The number of races, an odd one, unless some end in a draw.
  public let length: Int

  /// The races that the player has won and lost.
  public private(set) var wins = 0
  public private(set) var losses = 0

  /// True if the next race counts.
  public var isCounting = true

  /// The wins and losses once the race before had been given up, if the player hasn't been told it
  /// yet.
  private(set) var givenUp: Standing?

  /// The wins and losses of a series.
  struct Standing: Equatable, Sendable {
    let wins, losses: Int
    let isOver: Bool
  }

  public init(length: Int) {
    self.length = length
  }

  /// The least and the greatest length. All are odd.
  static let lengths = 1...99

  /// Returns a length in its text form, or nil for any other text.
  static func length(_ text: String) -> Int? {
    WholeNumber.parse(text).flatMap { lengths.contains($0) && $0 % 2 == 1 ? $0 : nil }
  }

  /// The number of wins that decides.
  public var goal: Int { length / 2 + 1 }

  /// True if it is decided.
  public var isOver: Bool { max(wins, losses) >= goal }

  /// Adds a race, by how far the player was ahead at its end.
  mutating func add(lead: Int) {
    guard isCounting else { return }
    if lead > 0 { wins += 1 }
    if lead < 0 { losses += 1 }
  }

  /// Returns the series before the next race: this one, or if it is over, a new one of a length. A
  /// race that `isGivenUp` was lost. A deal that was played already doesn't count, as its player
  /// knows it.
  func next(length: Int, isGivenUp: Bool, isKnownDeal: Bool) -> Series {
    var series = self
    series.givenUp = nil
    if isGivenUp {
      series.add(lead: -1)
      series.givenUp = Standing(wins: series.wins, losses: series.losses, isOver: series.isOver)
    }
    var next = series.isOver ? Series(length: length) : series
    (next.givenUp, next.isCounting) = (series.givenUp, !isKnownDeal)
    return next
  }

  /// The fields of the JSON lines.
  var fields: JSONObject {
    ["bestOf": .number(length), "wins": .number(wins), "losses": .number(losses)]
  }

  // MARK: Text

  private static var repeated: String { "again" }

  public var description: String {
    "\(length):\(wins)-\(losses)" + (isCounting ? "" : ":\(Self.repeated)")
  }

  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 || parts.count == 3 && parts[2] == Self.repeated,
      let length = Self.length(parts[0])
    else { return nil }
    let counts = parts[1].split(separator: "-", omittingEmptySubsequences: false)
      .compactMap { WholeNumber.parse(String($0)) }
    guard counts.count == 2, counts.allSatisfy({ $0 <= length / 2 }) else { return nil }
    self.length = length
    (wins, losses, isCounting) = (counts[0], counts[1], parts.count == 2)
    guard description == text else { return nil }
  }

  /// Returns the wins of both, the player's first: `1–0`.
  public func standing(_ presentation: Presentation) -> String {
    presentation.standing(wins, losses)
  }
}

extension Presentation {
  /// Returns the wins of two players: `1–0`.
  func standing(_ one: Int, _ other: Int) -> String { "\(one)\(isASCII ? "-" : "–")\(other)" }
}
