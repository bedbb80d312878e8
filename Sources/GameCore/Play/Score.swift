import TextUI

/// What a game counts. Scores compare by merit: the greater of two is the better one.
public protocol Score: Comparable, Sendable {
  /// The number that is shown.
  var value: Int { get }

  /// What is counted.
  static var unit: ScoreUnit { get }

  /// Which way a score gets better.
  static var better: Direction { get }
}

extension Score {
  /// Whether `left` is the worse score.
  public static func < (left: Self, right: Self) -> Bool {
    better.isBetter(right.value, than: left.value)
  }
}

/// A score that counts something of which fewer are better, such as guesses.
public protocol CountingScore: Score {
  /// Creates a score of so many.
  init(_ value: Int)
}

extension CountingScore {
  public static var better: Direction { .lower }
}

/// Guesses, the right one included.
public struct Guesses: CountingScore {
  public let value: Int

  public init(_ value: Int) {
    self.value = value
  }

  public static let unit = ScoreUnit("guesses", one: "guess", zh: "次")
}

/// Moves.
public struct Moves: CountingScore {
  public let value: Int

  public init(_ value: Int) {
    self.value = value
  }

  public static let unit = ScoreUnit("moves", one: "move", zh: "步")
}

/// Which way a score gets better. The raw values are those of the JSON lines.
public enum Direction: String, Sendable {
  /// Fewer is better.
  case lower

  /// More is better.
  case higher

  /// Whether a score is better than another one; any is better than none.
  public func isBetter(_ score: Int, than other: Int?) -> Bool {
    guard let other else { return true }
    return self == .lower ? score < other : score > other
  }
}

/// What a score counts, such as guesses or points.
public struct ScoreUnit: Sendable {
  /// The unit's name in the JSON lines: the English plural.
  public let name: String

  private let singular: String
  private let chinese: String

  /// A unit by its English plural and singular, and by its Chinese measure word.
  public init(_ name: String, one singular: String, zh chinese: String) {
    self.name = name
    self.singular = singular
    self.chinese = chinese
  }

  /// A count in this unit: `1 guess`, `-2 points`, `6 步`.
  public func counted(_ count: Int, _ language: Language) -> String {
    language(
      en: "\(count) \(abs(count) == 1 ? singular : name)",
      zh: "\(count) \(chinese)")
  }

  /// A number in this unit that need not be whole, to so many places: `5.8 guesses`.
  public func counted(_ number: Double, _ language: Language, places: Int = 2) -> String {
    let number = number.rounded(toPlaces: places)
    return language(en: "\(number) \(name)", zh: "\(number) \(chinese)")
  }
}
