/// The words that a command takes after or between its options.
public struct Operand: Sendable {
  /// The form in a synopsis, such as `[GAME]`; empty if there is no operand.
  public let synopsis: String
  let limit: Int

  /// A sentence about the first operand, or an empty text.
  let note: Phrase

  /// The word for one of the words to choose from, such as `game`; empty if they are only
  /// suggested.
  let noun: Phrase

  /// True if there must be an operand, one of the words to choose from.
  private let isClosed: Bool

  /// True if the operands are names of files. The first one may be one of the words instead.
  private let takesFiles: Bool

  /// The words for the first operand, listed only when they are needed.
  private let words: @Sendable () -> [Choice]

  /// Returns the words for each further operand after the first one.
  let following: @Sendable (_ first: String) -> [Choice]

  public init(
    _ synopsis: String, limit: Int = .max, note: Phrase = .empty, noun: Phrase = .empty,
    isClosed: Bool = false, takesFiles: Bool = false,
    words: @escaping @autoclosure @Sendable () -> [Choice] = [],
    following: @escaping @Sendable (_ first: String) -> [Choice] = { _ in [] }
  ) {
    (self.synopsis, self.limit, self.note, self.noun) = (synopsis, limit, note, noun)
    (self.isClosed, self.takesFiles) = (isClosed, takesFiles)
    (self.words, self.following) = (words, following)
  }

  public static let none = Operand("", limit: 0)

  /// Returns an operand that is one of a few words; a noun such as `shell` describes them.
  public static func one(
    of words: @escaping @autoclosure @Sendable () -> [Choice], _ noun: Phrase
  ) -> Operand {
    Operand(
      noun(.en).uppercased(), limit: 1, noun: noun, isClosed: true, words: words())
  }

  /// The words to choose from for the first operand; empty if they can't be listed.
  var choices: [Choice] { noun.isEmpty ? [] : words() }

  /// The synopsis in a list of commands; empty for any number of words of any form.
  var listed: String { takesFiles || limit < .max || !noun.isEmpty ? synopsis : "" }

  /// Returns the words to offer after other operands, and whether a file may stand there.
  func completion(after operands: [String]) -> (choices: [Choice], takesFiles: Bool) {
    guard operands.count < limit else { return ([], false) }
    return (operands.first.map(following) ?? words(), takesFiles)
  }

  /// Throws if the first operand is missing or unknown where a command needs one of its words, or
  /// if there are too many operands.
  public func check(_ operands: [String], of command: String) throws(UserError) {
    if isClosed {
      let choices = words()
      guard let first = operands.first else {
        let words = choices.alternatives
        throw UserError(
          en: "\(command) requires a \(synopsis): \(words(.en))",
          zh: "\(command) 后面要写\(synopsis.inWords(.zh).spacedBefore)：\(words(.zh))")
      }
      guard choices.contains(where: { $0.name == first }) else {
        throw .unknown(noun, first, choices)
      }
    }
    guard operands.count > limit else { return }
    let operand = operands[limit].quoted
    throw UserError(en: "unexpected argument \(operand)", zh: "多余的参数 \(operand)")
  }
}

extension String {
  /// Returns a synopsis in a language: `[GAME] [OPTION ...]` is `[游戏] [选项 ...]`.
  func inWords(_ language: Language) -> String {
    guard language == .zh else { return self }
    let names = [
      "ADDRESS": "地址", "BOT": "电脑", "CODE": "代码", "COMMAND": "命令", "DATE": "日期", "FILE": "文件",
      "GAME": "游戏", "HI": "最大", "HIGH": "上限", "HOW": "方式", "LIST": "列表", "LO": "最小", "LOW": "下限",
      "MOVE": "操作", "NAME": "名称", "OPTION": "选项",
      "PAGE": "页", "PLAYER": "对手", "PORT": "端口", "RECORD": "记录", "SECONDS": "秒数", "SEED": "种子",
      "SHELL": "shell", "TEXT": "题目", "VALUE": "值", "WHAT": "依据", "WHEN": "时机",
    ]
    var (text, name) = ("", "")
    for scalar in unicodeScalars + ["\0"] {
      if ("A"..."Z").contains(scalar) {
        name.unicodeScalars.append(scalar)
        continue
      }
      text += names[name] ?? name
      name = ""
      if scalar != "\0" { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
