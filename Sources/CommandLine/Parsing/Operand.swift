import Flags
import TextUI

/// The words that a command takes after or between its options.
public struct Operand: Sendable {
  /// The form in a synopsis, such as `[GAME]`; empty if there is no operand.
  public let synopsis: String

  /// The greatest number of operands.
  public let limit: Int

  /// A sentence about the first operand, or an empty text.
  public let note: Phrase

  private let source: Source

  /// True if operands are names of files, all but the first one if that has words to choose from.
  private var takesFiles = false

  /// True if all operands are chosen from the same words.
  private var isRepeated = false

  /// The source of the words for the first operand.
  private enum Source: Sendable {
    /// None: any text may stand there.
    case none

    /// A few words that a noun such as `game` describes; `isClosed` if no other word will do.
    case choices(noun: Phrase, isClosed: Bool, list: @Sendable () -> [Choice])

    /// Some words of many, which only completions list.
    case suggestions(@Sendable () -> [Choice])
  }

  private init(_ synopsis: String, limit: Int, note: Phrase = .empty, _ source: Source) {
    (self.synopsis, self.limit, self.note, self.source) = (synopsis, limit, note, source)
  }

  // MARK: Kinds

  /// No operand.
  public static let none = Operand("", limit: 0, .none)

  /// Operands of any form and number.
  public static func any(_ synopsis: String) -> Operand {
    Operand(synopsis, limit: .max, .none)
  }

  /// One of a few words, which a noun such as `shell` describes. They are listed only when needed.
  public static func one(
    of choices: @escaping @Sendable () -> [Choice], _ noun: Phrase, isOptional: Bool = false
  ) -> Operand {
    let placeholder = noun(.en).uppercased()
    return Operand(
      isOptional ? "[\(placeholder)]" : placeholder, limit: 1,
      .choices(noun: noun, isClosed: true, list: choices))
  }

  /// Operands of which the first may be one of a few words, which a noun describes.
  public static func first(
    of choices: @escaping @Sendable () -> [Choice], _ noun: Phrase, synopsis: String,
    limit: Int = .max
  ) -> Operand {
    Operand(synopsis, limit: limit, .choices(noun: noun, isClosed: false, list: choices))
  }

  /// Any number of a few words, which a noun such as `player` describes. Others may do as well,
  /// such as one with a parameter.
  public static func many(
    of choices: @escaping @Sendable () -> [Choice], _ noun: Phrase
  ) -> Operand {
    var operand = Operand(
      "[\(noun(.en).uppercased()) ...]", limit: .max,
      .choices(noun: noun, isClosed: false, list: choices))
    operand.isRepeated = true
    return operand
  }

  /// The names of files, which may be left out.
  public static func files(_ synopsis: String = "[FILE ...]") -> Operand {
    var operand = Operand(synopsis, limit: .max, .none)
    operand.takesFiles = true
    return operand
  }

  /// The names of files, before them perhaps one of a few words, which a noun describes.
  public static func files(
    orFirst choices: @escaping @Sendable () -> [Choice], _ noun: Phrase
  ) -> Operand {
    var operand = Operand(
      "[\(noun(.en).uppercased())] [FILE ...]", limit: .max,
      .choices(noun: noun, isClosed: false, list: choices))
    operand.takesFiles = true
    return operand
  }

  /// A word, which may be left out: the name of a file, or any other, some of which completions
  /// suggest.
  public static func fileOrWord(
    _ synopsis: String, note: Phrase, suggesting words: @escaping @Sendable () -> [Choice]
  ) -> Operand {
    var operand = Operand(synopsis, limit: 1, note: note, .suggestions(words))
    operand.takesFiles = true
    return operand
  }

  // MARK: Reading

  /// The words to choose from for the first operand; empty if they can't be listed.
  public var choices: [Choice] {
    if case .choices(_, _, let list) = source { list() } else { [] }
  }

  /// True if the command can't do without an operand.
  public var isRequired: Bool { !synopsis.isEmpty && !synopsis.hasPrefix("[") }

  /// The first word of the synopsis: `GAME`.
  var placeholder: String {
    synopsis.prefix { $0 != " " }.filter { $0 != "[" && $0 != "]" }
  }

  /// The word for one of the words to choose from: `game`.
  var noun: Phrase {
    if case .choices(let noun, _, _) = source { noun } else { .empty }
  }

  /// Returns the words to choose from after so many operands, and whether a file may stand there.
  func completion(after count: Int) -> (choices: [Choice], takesFiles: Bool) {
    guard count < limit else { return ([], false) }
    guard count == 0 || isRepeated else { return ([], takesFiles) }
    if case .suggestions(let list) = source { return (list(), takesFiles) }
    return (choices, takesFiles)
  }

  /// Throws if the first operand is required, or is none of the words to choose from, or if there
  /// are more operands than the command of a name takes.
  public func check(_ operands: [String], of command: String) throws(InvalidInput) {
    if case .choices(let noun, isClosed: true, let list) = source {
      let choices = list()
      if let first = operands.first {
        guard choices.contains(where: { $0.name == first }) else {
          throw .unknown(noun, first, choices)
        }
      } else if isRequired {
        let words = choices.alternatives
        throw InvalidInput(
          en: "\(command) requires a \(synopsis): \(words(.en))",
          zh: "\(command) 需要 \(synopsis)：\(words(.zh))")
      }
    }
    guard operands.count > limit else { return }
    let operand = operands[limit].quoted
    throw InvalidInput(en: "unexpected argument \(operand)", zh: "多余的参数 \(operand)")
  }
}
