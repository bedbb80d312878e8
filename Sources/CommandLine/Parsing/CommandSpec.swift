// The interface of this module is made of its types.
@_exported import Flags

/// The description of a command: the one source of its parsing, help, manual and completions.
///
/// Lists are made only when they are needed.
public struct CommandSpec: Sendable {
  /// The word that starts the command; for a variant, two words such as `deal cards`.
  public let name: String

  /// The effect in a few words, without a full stop.
  public let summary: @Sendable () -> Phrase

  /// The command as people call it, or nil for its name.
  private let title: @Sendable () -> Phrase?

  /// Further sentences for the manual, with `code` between backticks.
  public let detail: String
  public let operand: Operand

  /// The command's own options, which all its variants have.
  public let flags: @Sendable () -> [Flag]
  public let sharedFlags: @Sendable () -> [Flag]

  /// The forms that the command takes by its first operand, such as `deal cards`, or by an option,
  /// such as `simulate --merge`.
  public let variants: @Sendable () -> [CommandSpec]
  public let keys: @Sendable () -> [KeyHelp]
  public let examples: @Sendable () -> [Manual.Example]

  /// The last line of the help, without a full stop.
  public let pointer: @Sendable () -> Phrase

  public init(
    name: String, summary: @escaping @autoclosure @Sendable () -> Phrase,
    title: @escaping @autoclosure @Sendable () -> Phrase? = nil, detail: String = "",
    operand: Operand = .none,
    flags: @escaping @autoclosure @Sendable () -> [Flag] = [],
    sharedFlags: @escaping @autoclosure @Sendable () -> [Flag] = [],
    variants: @escaping @autoclosure @Sendable () -> [CommandSpec] = [],
    keys: @escaping @autoclosure @Sendable () -> [KeyHelp] = [],
    examples: @escaping @autoclosure @Sendable () -> [Manual.Example] = [],
    pointer: @escaping @autoclosure @Sendable () -> Phrase = .empty
  ) {
    (self.name, self.summary, self.title, self.detail) = (name, summary, title, detail)
    (self.operand, self.pointer) = (operand, pointer)
    (self.flags, self.sharedFlags, self.variants) = (flags, sharedFlags, variants)
    (self.keys, self.examples) = (keys, examples)
  }

  static let sharedTitle = Phrase(en: "options shared with games", zh: "与各游戏共用的选项")

  public var choice: Choice { Choice(name, summary(), title: title()) }

  /// True if the operand stands before the options, as it decides which options there are.
  public var operandComesFirst: Bool { !variants().isEmpty }

  public var allFlags: [Flag] { flags() + sharedFlags() + HelpRequest.flags }
  public var everyFlag: [Flag] { allFlags + variants().flatMap(\.allFlags) }

  /// Returns the variant of the command that an option or the first operand among words asks for,
  /// and the words without that operand.
  public func form(of words: [String]) -> (command: CommandSpec, words: [String]) {
    let variants = variants()
    func variant(_ word: String) -> CommandSpec? {
      variants.first { $0.name == "\(name) \(word)" }
    }
    guard !variants.isEmpty else { return (self, words) }
    let flags = everyFlag
    for word in words where word.hasPrefix("--") {
      let option = flags.first { $0.isNamed(String(word.dropFirst(2))) }?.option
      if let variant = option.flatMap(variant) { return (variant, words) }
    }
    let (operand, others) = ParsedLine.firstOperand(of: words) { flags.contains(where: $0) }
    return operand.flatMap(variant).map { ($0, others) } ?? (self, words)
  }
}
