import Flags
import TextUI

/// The description of a command: the one source of its parsing, help, manual and completions.
///
/// Lists are made only when they are needed.
public struct CommandSpec: Sendable {
  /// The word that starts the command; for a variant, two words such as `deal cards`.
  public let name: String

  /// The effect in a few words, without a full stop.
  public let summary: Phrase

  /// Further sentences for the manual, with `code` between backticks.
  public let detail: String
  public let operand: Operand
  public let flags: @Sendable () -> [Flag]

  /// The options that it shares with other commands.
  public let sharedFlags: @Sendable () -> [Flag]
  public let sharedTitle: Phrase

  /// The commands that its first operand makes of it, if that decides about the rest.
  public let variants: @Sendable () -> [CommandSpec]

  /// The form of the command with an option that decides about the others, which is its first one;
  /// nil if there is no such option.
  public let optionVariant: @Sendable () -> CommandSpec?
  public let keys: @Sendable () -> [KeyHelp]
  public let examples: @Sendable () -> [Manual.Example]

  /// The last line of its help, without a full stop.
  public let pointer: @Sendable () -> Phrase

  public init(
    name: String, summary: Phrase, detail: String = "", operand: Operand = .none,
    flags: @escaping @Sendable () -> [Flag] = { [] },
    sharedFlags: @escaping @Sendable () -> [Flag] = { [] },
    sharedTitle: Phrase = Phrase(en: "options shared with games", zh: "与游戏通用的选项"),
    variants: @escaping @Sendable () -> [CommandSpec] = { [] },
    optionVariant: @escaping @Sendable () -> CommandSpec? = { nil },
    keys: @escaping @Sendable () -> [KeyHelp] = { [] },
    examples: @escaping @Sendable () -> [Manual.Example] = { [] },
    pointer: @escaping @Sendable () -> Phrase = { .empty }
  ) {
    (self.name, self.summary, self.detail) = (name, summary, detail)
    (self.operand, self.pointer, self.sharedTitle) = (operand, pointer, sharedTitle)
    (self.flags, self.sharedFlags) = (flags, sharedFlags)
    (self.variants, self.optionVariant) = (variants, optionVariant)
    (self.keys, self.examples) = (keys, examples)
  }

  public var choice: Choice { Choice(name, summary) }

  /// True if its operand stands before the options, as it decides which there are.
  public var operandComesFirst: Bool { operand.isRequired && !variants().isEmpty }

  // MARK: Options

  public var allFlags: [Flag] { flags() + sharedFlags() + HelpRequest.flags }

  /// All options that it takes with or without some variant.
  public var everyFlag: [Flag] { allFlags + variants().flatMap(\.allFlags) }

  /// Its own options, and those that are each variant's own.
  var ownFlags: [Flag] { common { $0.flags() } }

  /// The options that it and all variants share with some commands only.
  var partlySharedFlags: [Flag] { common { $0.sharedFlags() }.filter { !$0.isGlobal } }

  /// All options that it takes whatever its first operand is.
  var commonFlags: [Flag] {
    var names: Set<String> = []
    return (ownFlags + common { $0.sharedFlags() } + HelpRequest.flags).filter {
      names.insert($0.name).inserted
    }
  }

  func takes(_ name: String) -> Bool { allFlags.contains { $0.name == name } }

  /// Returns its options of a kind, and those that all variants have.
  private func common(_ kind: (CommandSpec) -> [Flag]) -> [Flag] {
    let (own, others) = (kind(self), variants().map(kind))
    return own
      + (others.first ?? []).filter { flag in
        !own.contains { $0.name == flag.name }
          && others.allSatisfy { $0.contains { $0.name == flag.name } }
      }
  }

  // MARK: Variants

  /// Returns the form of the command that an option, also of a line before it, or the first operand
  /// among words asks for, and the words without that operand.
  public func form(
    of words: [String], after leading: ParsedLine
  ) -> (command: CommandSpec, words: [String]) {
    if let other = optionVariant(), let flag = other.flags().first,
      words.contains(flag.option) || leading.has(flag.name)
    {
      return (other, words)
    }
    let variants = variants()
    guard !variants.isEmpty else { return (self, words) }
    let flags = everyFlag
    let line = ParsedLine(words, stopsAtOperand: true) { flags.contains(where: $0) }
    guard let operand = line.operands.first,
      let variant = variants.first(where: { $0.name == "\(name) \(operand)" })
    else { return (self, words) }
    var words = words
    words.remove(at: words.count - line.operands.count)
    return (variant, words)
  }
}
