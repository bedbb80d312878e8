/// A score: a number of something. Scores compare by merit: the greater of two is the better one.
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

/// The direction in which scores get better. The raw values are those of the JSON lines.
public enum Direction: String, Sendable {
  case lower, higher

  /// Returns true if a score is better than another one; any is better than none.
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

  /// Creates a unit from its English plural and singular and its Chinese measure word. A score of
  /// which fewer are better is a count, which only grows.
  public init(_ plural: String, one singular: String, zh chinese: String, _ better: Direction) {
    (name, self.plural, self.better) = (plural, plural, better)
    (self.singular, self.chinese) = (singular, chinese)
  }

  /// The unit of how far one score is ahead of another: it has a name of its own, but is counted
  /// as the scores are.
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

/// The result of one player's game, to be compared with that of another one on the same deal.
public struct GameResult: Equatable, Sendable {
  public let score: Int

  /// True if the game ended and its task is not done.
  public let isLost: Bool

  @inlinable
  public init(score: Int, isLost: Bool = false) { (self.score, self.isLost) = (score, isLost) }

  /// Returns how far this result is ahead of another one, negative where it is behind: the
  /// difference of the scores. A lost game is behind every won one, by 1 at least, and as good as
  /// every other lost one.
  @inlinable
  public func lead(over other: GameResult, _ better: Direction) -> Int {
    let lead = better == .higher ? score - other.score : other.score - score
    guard isLost || other.isLost else { return lead }
    return isLost == other.isLost ? 0 : isLost ? min(lead, -1) : max(lead, 1)
  }
}

extension Position {
  /// The result of solo play so far.
  @inlinable public var result: GameResult {
    GameResult(score: score.value, isLost: phase == .lost)
  }
}

public enum HintCount {
  /// Returns what follows a score: ` with 2 hints`, or nothing without hints.
  public static func suffix(_ count: Int, _ language: Language) -> String {
    guard count > 0 else { return "" }
    return language(en: " with \(count.counted("hint"))", zh: "，提示 \(count) 次")
  }
}
