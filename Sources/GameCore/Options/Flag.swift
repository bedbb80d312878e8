import TextUI

/// An option as the command line shows it: the one source of its help, manual and completions.
public struct Flag: Sendable {
  /// The long name, without its dashes.
  public let name: String

  /// The letter of the short form, if there is one.
  public let short: Character?

  /// What the option takes; nil for a switch.
  public let value: Value?

  /// What it does, in a few words without a full stop.
  public let summary: String

  /// Further sentences for the manual, with `code` between backticks.
  public let detail: String

  /// The names of the options that can't be given with this one.
  public let excludes: [String]

  /// Whether the option is an answer in itself, so that nothing behind it is read.
  public let isAnswer: Bool

  /// The value in force when the option is not given, as the command line spells it.
  public internal(set) var standard: String?

  /// An option with all that is told of it.
  public init(
    _ name: String, short: Character? = nil, value: Value? = nil, _ summary: String,
    detail: String = "", excludes: [String] = [], isAnswer: Bool = false,
    standard: String? = nil
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
    self.detail = detail
    self.excludes = excludes
    self.isAnswer = isAnswer
    self.standard = standard
  }

  /// What an option takes.
  public struct Value: Sendable {
    /// The word for the value in a synopsis, such as `SEED`.
    public let placeholder: String

    /// The values to choose from; empty where they can't be listed.
    public var choices: [Choice] { list() }

    private let list: @Sendable () -> [Choice]

    private let description: String

    /// A value that has to be written out, and what a right one is.
    public init(_ placeholder: String, expecting description: String) {
      self.placeholder = placeholder
      self.description = description
      list = { [] }
    }

    /// A value that is one of a few words, which are listed only where they are asked for.
    public init(
      _ placeholder: String, oneOf choices: @escaping @autoclosure @Sendable () -> [Choice]
    ) {
      self.placeholder = placeholder
      list = choices
      description = ""
    }

    /// What a right value is: `a whole number from 2 to 52`, `easy, medium or hard`.
    public var expectation: String {
      let choices = choices
      return choices.isEmpty ? description : choices.alternatives
    }
  }
}

/// A word that can be chosen for a value or an operand.
public struct Choice: Sendable {
  /// The word itself.
  public let name: String

  /// What it is, in a few words.
  public let summary: String

  /// A word and what it is.
  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

extension [Choice] {
  /// The words to choose from: `easy, medium or hard`.
  public var alternatives: String {
    let names = map(\.name)
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Flag.Value {
  /// A whole number in a range.
  public init(_ placeholder: String, in range: ClosedRange<Int>) {
    self.init(
      placeholder, expecting: "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
}
