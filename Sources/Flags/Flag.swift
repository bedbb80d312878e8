import TextUI

/// An option on the command line: the only source of its help, manual and completions.
public struct Flag: Sendable {
  /// The long name, without dashes.
  public let name: String

  /// The letter of the short form, or nil if there is none.
  public let short: Character?

  /// The value of the option, or nil for a switch.
  public let value: Value?

  /// The effect in a few words, without a full stop.
  public let summary: String

  /// The option's name on a page of options, or nil if it is not there.
  public let title: Phrase?

  /// More sentences for the manual, with `code` in backticks.
  public let detail: String

  /// The names of the options that can't be combined with this one.
  public let excludes: [String]

  /// True if the option only prints information, such as `--help`, so that the rest of the command
  /// line is ignored.
  public let isAnswer: Bool

  /// True if the option only changes the full screen. The short help leaves it out.
  public let isForScreen: Bool

  /// True if the option may be given several times.
  public let isRepeatable: Bool

  /// The default, as the command line spells it, or nil if there is none.
  public var standard: String?

  /// Creates an option.
  public init(
    _ name: String, short: Character? = nil, value: Value? = nil, _ summary: String,
    title: Phrase? = nil, detail: String = "", excludes: [String] = [], isAnswer: Bool = false,
    isForScreen: Bool = false, isRepeatable: Bool = false, standard: String? = nil
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
    self.title = title
    self.detail = detail
    self.excludes = excludes
    self.isAnswer = isAnswer
    self.isForScreen = isForScreen
    self.isRepeatable = isRepeatable
    self.standard = standard
  }

  /// The value of an option.
  public struct Value: Sendable {
    /// The placeholder in a synopsis, such as `SEED`.
    public let placeholder: String

    /// The possible values, or none if they can't be listed.
    public var choices: [Choice] { list() }

    private let list: @Sendable () -> [Choice]

    /// The values that a page of options offers, in order, or none if it offers no such option.
    public var offered: [String] { offer() }

    private let offer: @Sendable () -> [String]

    private let description: String

    /// Valid values at the ends of a range that can't be listed. Not all go with every other
    /// option.
    public let samples: [String]

    /// Creates a value that can't be listed, with a description of a valid one, samples of the
    /// extreme ones, and those that a page of options offers.
    public init(
      _ placeholder: String, expecting description: String, samples: [String] = [],
      offering offered: @escaping @autoclosure @Sendable () -> [String] = []
    ) {
      self.placeholder = placeholder
      self.description = description
      self.samples = samples
      offer = offered
      list = { [] }
    }

    /// Creates a value that is one of several words. The words are listed only on demand.
    public init(
      _ placeholder: String, oneOf choices: @escaping @autoclosure @Sendable () -> [Choice]
    ) {
      self.placeholder = placeholder
      list = choices
      offer = {
        choices().flatMap { choice in
          [choice.name] + choice.offered.map { choice.with($0, "").name }
        }
      }
      description = ""
      samples = []
    }

    /// The description of a valid value: `a whole number from 2 to 52`, `easy, medium or hard`.
    public var expectation: String {
      let choices = choices
      return choices.isEmpty ? description : choices.alternatives
    }
  }
}

extension Flag.Value {
  /// Creates a value that is a whole number in a range.
  public init(_ placeholder: String, in range: ClosedRange<Int>) {
    let (least, most) = (range.lowerBound, range.upperBound)
    self.init(
      placeholder,
      expecting: range.count == 2
        ? "\(least) or \(most)" : "a whole number from \(least) to \(most)",
      samples: [String(least), String(most)], offering: range.map(String.init))
  }
}
