/// The status that a process returns to its parent. Scripts rely on the numbers.
public enum ExitStatus: CInt, Sendable {
  /// The game came to its end, or the command did its work.
  case done = 0

  /// The game was left unfinished, a check failed, or there is no such record or game.
  case unfinished = 1

  /// The command line is wrong.
  case usage = 2

  /// A file, a device, a program or the network failed.
  case unavailable = 3

  /// The word for the status in JSON lines.
  public var code: String {
    switch self {
    case .done: "done"
    case .unfinished: "failed"
    case .usage: "usage"
    case .unavailable: "unavailable"
    }
  }
}

/// An error in a command line, in something that it names, or in the work of a command, with the
/// sentence that tells the player.
public struct UserError: Error, Equatable, Sendable {
  /// The error and its cure: a sentence without a capital or a full stop.
  public let phrase: Phrase

  /// The exit status of a command that the error ends.
  public let status: ExitStatus

  /// The command line that prints help on a wrong one; nil for that of the whole program.
  public var help: String?

  /// Returns the error as a whole sentence.
  public func sentence(_ language: Language) -> String {
    let text = phrase(language)
    return language(en: text.capitalizedFirst + ".", zh: text + "。")
  }

  /// The English sentence, for records and JSON lines.
  public var message: String { phrase(.en) }

  public init(_ phrase: Phrase, status: ExitStatus = .usage) {
    (self.phrase, self.status) = (phrase, status)
  }

  /// Creates an error from its sentence, in which text from outside must be escaped.
  public init(en english: String, zh chinese: String, status: ExitStatus = .usage) {
    self.init(Phrase(en: english, zh: chinese), status: status)
  }

  /// Returns the error of an option that was given without another one.
  public static func lacking(_ other: String, of name: String) -> UserError {
    UserError(en: "\(name) requires \(other)", zh: "\(name) 需要 \(other)")
  }

  /// Returns the error of an unknown word, with the nearest of the known ones, or all of them.
  public static func unknown(_ noun: Phrase, _ word: String, _ choices: [Choice]) -> UserError {
    unknown(noun, word, cure: word.suggestion(from: choices) ?? .choose(choices.alternatives))
  }

  /// Returns the error of a value that an option or a setting doesn't take, with a cure.
  public static func unfit(_ name: Phrase, _ value: String, _ cure: Phrase) -> UserError {
    UserError(
      en: "\(name(.en)) does not take \(value.quoted); \(cure(.en))",
      zh: "\(name(.zh).spacedAfter)的值不能是 \(value.quoted)；\(cure(.zh))")
  }

  /// Returns the error of an unknown word, with a cure if there is one.
  public static func unknown(_ noun: Phrase, _ word: String, cure: Phrase?) -> UserError {
    UserError(
      en: "unknown \(noun(.en)) \(word.quoted)" + (cure.map { "; \($0(.en))" } ?? ""),
      zh: "没有\(noun(.zh).spacedBefore) \(word.quoted)" + (cure.map { "；\($0(.zh))" } ?? ""))
  }
}

extension Phrase {
  public static var option: Phrase { Phrase(en: "option", zh: "选项") }

  public static func choose(_ words: Phrase) -> Phrase {
    Phrase(en: "choose \(words(.en))", zh: "可选 \(words(.zh))")
  }
}
