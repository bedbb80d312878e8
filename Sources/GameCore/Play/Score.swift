/// A score, a whole number. Scores compare by merit: the greater one is the better one.
public protocol Score: Comparable, Sendable {
  var value: Int { get }

  init(_ value: Int)

  static var unit: ScoreUnit { get }
}

extension Score {
  public static func < (left: Self, right: Self) -> Bool {
    unit.better.isBetter(right.value, than: left.value)
  }
}

public struct Guesses: Score {
  public let value: Int

  @inlinable public init(_ value: Int) { self.value = value }

  public static let unit = ScoreUnit("guesses", one: "guess", zh: "次", .lower)
}

public struct Moves: Score {
  public let value: Int

  @inlinable public init(_ value: Int) { self.value = value }

  public static let unit = ScoreUnit("moves", one: "move", zh: "步", .lower)
}

/// The direction in which scores get better. JSON lines use the raw values.
public enum Direction: String, Sendable {
  case lower, higher

  /// Returns true if a score is better than another one. Any score is better than none.
  public func isBetter(_ score: Int, than other: Int?) -> Bool {
    guard let other else { return true }
    return self == .lower ? score < other : score > other
  }
}

/// The unit of a score, such as guesses or points, and the direction in which it gets better.
public struct ScoreUnit: Sendable {
  /// The unit's name in the JSON lines: the English plural.
  public private(set) var name: String
  public private(set) var better: Direction
  private let plural, singular, chinese: String

  /// Creates a unit from its English plural and singular and its Chinese measure word. A unit of
  /// which fewer are better is a count, which only grows.
  public init(_ plural: String, one singular: String, zh chinese: String, _ better: Direction) {
    (name, self.plural, self.better) = (plural, plural, better)
    (self.singular, self.chinese) = (singular, chinese)
  }

  /// The unit of a lead, such as `points ahead`. It is counted in the words of the scores.
  public var ahead: ScoreUnit {
    var unit = self
    (unit.name, unit.better) = ("\(plural) ahead", .higher)
    return unit
  }

  /// Returns a count in this unit: `1 guess`, `-2 points`, `6 步`.
  public func counted(_ count: Int, _ language: Language) -> String {
    language(en: count.counted(singular, plural), zh: "\(count) \(chinese)")
  }

  /// Returns a number in this unit, rounded to `places` decimal places: `5.8 guesses`.
  public func counted(_ number: Double, _ language: Language, places: Int) -> String {
    let text = number.rounded(toPlaces: places)
    return language(
      en: Int(text)?.counted(singular, plural) ?? "\(text) \(plural)", zh: "\(text) \(chinese)")
  }
}

/// The result of one player's game, comparable with another player's result on the same deal.
public struct GameResult: Equatable, Sendable {
  public let score: Int

  /// True if the game ended with its task undone.
  public let isLost: Bool

  @inlinable
  public init(score: Int, isLost: Bool = false) { (self.score, self.isLost) = (score, isLost) }

  /// Returns the difference of the scores, negative if this result is behind. A lost game is behind
  /// every won one by 1 at least, and level with every lost one.
  @inlinable
  public func lead(over other: GameResult, _ better: Direction) -> Int {
    let lead = better == .higher ? score - other.score : other.score - score
    guard isLost || other.isLost else { return lead }
    return isLost == other.isLost ? 0 : isLost ? min(lead, -1) : max(lead, 1)
  }
}

extension Position {
  @inlinable public var result: GameResult {
    GameResult(score: score.value, isLost: phase == .lost)
  }
}

public enum HintCount {
  /// Returns the hints as a suffix of a score: ` with 2 hints`, or nothing without hints.
  public static func suffix(_ count: Int, _ language: Language) -> String {
    guard count > 0 else { return "" }
    return language(en: " with \(count.counted("hint"))", zh: "，提示 \(count) 次")
  }
}
