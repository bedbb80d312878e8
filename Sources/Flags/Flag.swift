// The interface of this module is made of its types.
@_exported import TextUI

/// An option on the command line: the only source of its help, manual and completions.
public struct Flag: Sendable {
  /// The long name, without dashes.
  public let name: String

  /// The name in Chinese, by default the title; nil for none.
  public var chinese: String?

  /// The letter of the short form, or nil if there is none.
  public let short: Character?

  /// The value of the option, or nil for a switch.
  public let value: Value?

  /// The effect in a few words, without a full stop.
  public let summary: Phrase

  /// The name on a page of options, or nil if no page has the option.
  public let title: Phrase?

  /// More sentences for the manual, with `code` in backticks.
  public let detail: String

  /// The option's effect, for a page of options: a sentence, or nil if its title says it.
  public let about: Phrase?

  /// The names of the options that can't be combined with this one. The negation of a switch goes
  /// with all of them.
  public let excludes: [String]

  /// True for a switch that `--no-name` turns off.
  public let isNegatable: Bool
  public let isForScreen: Bool
  public let isRare: Bool
  public let isGlobal: Bool

  /// True if the option stands for the operands, which can't be given then.
  public let replacesOperands: Bool

  /// True if every occurrence counts, rather than only the last one.
  public var isRepeatable: Bool

  /// The default, as the command line spells it or `on` or `off`; nil if there is none.
  public var defaultValue: String?

  public init(
    _ name: String, zh chinese: String? = nil, short: Character? = nil, value: Value? = nil,
    _ summary: Phrase,
    title: Phrase? = nil, about: Phrase? = nil, detail: String = "", excludes: [String] = [],
    isNegatable: Bool = false, isForScreen: Bool = false, isRare: Bool = false,
    isGlobal: Bool = false, replacesOperands: Bool = false, isRepeatable: Bool = false,
    defaultValue: String? = nil
  ) {
    (self.name, self.short, self.value, self.summary) = (name, short, value, summary)
    self.chinese = chinese ?? title?(.zh)
    (self.title, self.about, self.detail, self.excludes) = (title, about, detail, excludes)
    (self.isNegatable, self.isForScreen, self.isRare) = (isNegatable, isForScreen, isRare)
    (self.isGlobal, self.defaultValue) = (isGlobal, defaultValue)
    (self.replacesOperands, self.isRepeatable) = (replacesOperands, isRepeatable)
  }

  /// True if the short help has the option.
  public var isCommon: Bool { !isForScreen && !isRare }

  /// The long form: `--seed`.
  public var option: String { "--\(name)" }

  /// The long form, in Chinese with the Chinese name after it: `--count（--张数）`.
  public var label: Phrase { Phrase(en: option, zh: option + (chinese.map { "（--\($0)）" } ?? "")) }

  /// The long form in lists: `--seed`, or for a negatable switch `--[no-]plain`.
  public var listedOption: String { isNegatable ? "--[no-]\(name)" : option }

  /// The values to choose from, for a switch as settings spell them, or none if they can't be
  /// listed.
  public var choices: [Choice] {
    value.map(\.choices) ?? [Choice("on", title: .on), Choice("off", title: .off)]
  }

  /// The description of a valid value: `a whole number from 2 to 52`, `on or off`.
  public var expectation: Phrase { value?.expectation ?? choices.alternatives }

  /// Returns the description of valid values for a page of options, where listed values have their
  /// titles.
  public func offer(_ language: Language) -> String {
    let titles = titles(language)
    return titles.isEmpty ? expectation(language) : titles.alternatives(language)
  }

  /// Returns the titles of the values in order, or none if there may be other values.
  public func titles(_ language: Language) -> [String] {
    value?.isListed == false ? [] : choices.map { $0.title(language) }
  }

  /// Returns the value that a text means: the only one that a Chinese text may mean, or the text
  /// with ASCII for full-width characters. The end of a Chinese sentence is none of it.
  public func value(meant text: String) -> String {
    let text = text.hasSuffix("。") ? String(text.dropLast()) : text
    let names = text.isASCII ? [] : choices.names(meant: text, .zh)
    return names.count == 1 ? names[0] : text.halfWidth
  }

  /// Returns whether a name is that of the option, in English or in Chinese.
  public func isNamed(_ text: String) -> Bool {
    text == name || text.utf8.first ?? 0 > 0x7f && text == chinese
  }

  /// Returns a value as people read it.
  public func title(of value: String, _ language: Language) -> String {
    choices.named(value)?.title(language) ?? value
  }

  /// Returns a value with its title after it, as ``Choice/label`` does; in English with a name.
  public func label(of value: String, _ language: Language) -> String {
    guard let choice = choices.named(value) else { return value }
    let name = language == .en && choice.hasName ? " (\(choice.title(.en)))" : ""
    return choice.label(language) + name
  }

  public struct Value: Sendable {
    /// Names that a shell completes by itself.
    public enum Names: String, Sendable {
      case none, files, commands
    }

    /// The placeholder in a synopsis, such as `SEED`.
    public let placeholder: String

    /// The names that a value may be, besides the words to choose from.
    public let names: Names

    private let list: @Sendable () -> [Choice]
    private let offer: @Sendable () -> [String]
    private let description: (@Sendable () -> Phrase)?

    /// Creates a value that can't be listed, with a description of valid values. A page of options
    /// offers some of them, and some have words of their own.
    public init(
      _ placeholder: String, expecting description: @escaping @autoclosure @Sendable () -> Phrase,
      offering offered: @escaping @autoclosure @Sendable () -> [String] = [],
      or words: @escaping @autoclosure @Sendable () -> [Choice] = [], names: Names = .none
    ) {
      (self.placeholder, self.description, self.names) = (placeholder, description, names)
      (list, offer) = (words, offered)
    }

    /// Creates a value that is one of several words. The words are listed only on demand.
    public init(
      _ placeholder: String, oneOf choices: @escaping @autoclosure @Sendable () -> [Choice]
    ) {
      (self.placeholder, description, list, names) = (placeholder, nil, choices, .none)
      offer = { choices().flatMap(\.variants).map(\.name) }
    }

    /// Creates a value that is a whole number in a range.
    public init(_ placeholder: String, in range: ClosedRange<Int>) {
      let (least, most) = (range.lowerBound, range.upperBound)
      self.init(
        placeholder,
        expecting: range.count == 2
          ? Phrase(en: "\(least) or \(most)", zh: "\(least) 或 \(most)")
          : Phrase(en: "a whole number from \(least) to \(most)", zh: "\(least) 到 \(most) 的整数"),
        offering: range.map(String.init))
    }

    /// The values to choose from, or none if they can't be listed.
    public var choices: [Choice] { list() }

    /// True if there are no values but the choices.
    public var isListed: Bool { description == nil }

    /// The values that a page of options offers, in order, or none if it offers no such option.
    public var offered: [String] { offer() }

    /// The description of a valid value: `a whole number from 2 to 52`, `easy, medium or hard`.
    public var expectation: Phrase { description?() ?? choices.alternatives }
  }
}
