/// A possible value of an option or an operand.
public struct Choice: Sendable {
  /// The word on the command line.
  public let name: String
  public let summary: Phrase

  /// The choice as a page of options shows it.
  public let title: Phrase

  /// The numbers that may follow the word after a colon, as in `forgetful:7`, or nil if none may.
  public let parameters: ClosedRange<Int>?

  /// The number that the word alone stands for.
  private let usual: Int

  /// The numbers that a page of options offers, with the titles that they have there.
  private let offered: [(parameter: Int, title: Phrase)]

  private let explain: (@Sendable (_ parameter: Int) -> Phrase)?

  /// The meaning of the choice, for a page of options: a few words that may follow its title.
  public var about: Phrase? { explain?(usual) }

  /// Creates a choice. Without a title it has its name as one. Without a summary it has the text of
  /// `about`, a function of the number after the word or else of the `usual` number.
  public init(
    _ name: String, _ summary: Phrase? = nil, title: Phrase? = nil,
    parameters: ClosedRange<Int>? = nil, usual: Int = 0, offering offered: [(Int, Phrase)] = [],
    about: (@Sendable (Int) -> Phrase)? = nil
  ) {
    self.name = name
    self.summary = summary ?? about?(usual) ?? .empty
    self.title = title ?? Phrase(en: name, zh: name)
    (self.parameters, self.usual, self.offered, explain) = (parameters, usual, offered, about)
  }

  /// The summary, with the title before it if that is a name other than the word.
  public var description: Phrase {
    Phrase { language in
      let (title, summary) = (title(language), summary(language))
      let isOther = language == .zh ? title != name : hasName
      let isTold = !isOther || summary.isEmpty || summary == title
      return isTold ? summary : language(en: "\(title): \(summary)", zh: "\(title)：\(summary)")
    }
  }

  /// True if the title is a name that neither is made of the word nor begins with it.
  var hasName: Bool {
    let first = title(.en).prefix { $0 != " " }
    let isMade = name.hasPrefix(first.lowercased()) || first.lowercased().hasPrefix(name)
    return first.first?.isUppercase == true && !isMade
  }

  /// Returns the choice with a number after the word.
  public func with(_ parameter: Int) -> Choice {
    Choice(
      "\(name):\(parameter)",
      title: offered.first { $0.parameter == parameter }?.title
        ?? Phrase(en: "\(title(.en)) (\(parameter))", zh: "\(title(.zh))（\(parameter)）"),
      usual: parameter, about: explain)
  }

  /// Chinese words for titles that people may type in their place.
  fileprivate static let synonyms = [
    "打开": "开", "是": "开", "关掉": "关", "关闭": "关", "否": "关", "汉语": "中文", "英语": "英文",
    "水果": "蔬果", "食物": "美食", "扑克牌": "纸牌", "扑克": "纸牌",
  ]

  /// The choices that a page of options offers for this one: the word with each of the numbers
  /// offered, or the word alone.
  public var variants: [Choice] {
    offered.isEmpty
      ? [self] : offered.map { $0.parameter == usual ? self : with($0.parameter) }
  }

  /// Returns the number after the word, or nil if a text isn't the word with one of the numbers
  /// that may follow it.
  public func parameter(in text: String) -> Int? {
    guard let parameters, case let parts = text.halfWidth.split(separator: ":", maxSplits: 1),
      parts.count == 2, parts[0] == name || parts[0] == title(.zh),
      let number = WholeNumber.parse(String(parts[1])), parameters.contains(number),
      parts[1] == "\(number)"
    else { return nil }
    return number
  }
}

extension String {
  /// Returns the cure for a word that is no choice: the range of the number after its colon, or the
  /// nearest choice. Returns nil if no choice is near.
  public func suggestion(from choices: [Choice]) -> Phrase? {
    for choice in choices {
      guard let range = choice.parameters, hasPrefix("\(choice.name):") else { continue }
      let (least, most) = (range.lowerBound, range.upperBound)
      return Phrase(
        en: "'\(choice.name):N' takes a number from \(least) to \(most)",
        zh: "'\(choice.name):N' 中的数应在 \(least) 到 \(most) 之间")
    }
    let named = nearest(in: choices.map(\.name))
    guard
      let name = named ?? nearest(in: choices.map { $0.title(.zh) }),
      let choice = choices.first(where: { name == $0.name || name == $0.title(.zh) })
    else { return nil }
    let title = choice.title(.zh)
    return Phrase(
      en: "did you mean '\(choice.name)'?",
      zh: "是不是 '\(choice.name)'" + (title == choice.name ? "" : "（\(title)）") + "？")
  }
}

extension Choice {
  /// The word, in Chinese with the title after it if that is another one: `forgetful（健忘鬼）`.
  public var label: Phrase {
    let title = title(.zh)
    return Phrase(en: name, zh: name + (title == name ? "" : "（\(title)）"))
  }
}

extension [Choice] {
  /// Returns the names of the choices that a typed text may mean: the one with that name or title
  /// in any case, else unless it `isWhole` those whose title begins so or whose summary it is.
  public func names(
    meant text: String, _ language: Language, isWhole: Bool = false
  ) -> [String] {
    let text = Choice.synonyms[text] ?? text.lowercased()
    func names(_ isMeant: (_ choice: Choice, _ title: String) -> Bool) -> [String] {
      flatMap(\.variants).filter { isMeant($0, $0.title(language).lowercased()) }.map(\.name)
    }
    let whole = names { $0.name == text || $1 == text }
    return isWhole || !whole.isEmpty
      ? whole : names { $1.hasPrefix(text) || $0.summary(language) == text }
  }

  /// Returns the words after a colon, in Chinese with their titles; nothing if there are none.
  public func listed(_ language: Language) -> String {
    guard !isEmpty else { return "" }
    return language(en: ": ", zh: "：")
      + map { $0.label(language) }.joined(separator: language(en: ", ", zh: "、"))
  }

  /// Returns the choice that a word names, or nil if none is named so.
  public func named(_ name: String) -> Choice? {
    for choice in self {
      if choice.name == name { return choice }
      if let number = choice.parameter(in: name) { return choice.with(number) }
    }
    return nil
  }

  /// The words as a list: `easy, medium or hard`, in Chinese with their titles.
  public var alternatives: Phrase {
    Phrase { language in map { $0.label(language) }.alternatives(language) }
  }
}

extension [String] {
  /// The words as a list: `a, b or c`.
  public var alternatives: Phrase {
    let others = dropLast().joined(separator: "、").spacedAfter
    let chinese = count > 1 ? others + "或" + (last ?? "").spacedBefore : joined()
    return Phrase(en: listed(before: "or"), zh: chinese)
  }

  /// Returns the words as a list, of which the last stands after a conjunction: `a, b and c`.
  public func listed(before conjunction: String, separator: String = ", ") -> String {
    guard count > 1, let last else { return joined() }
    return dropLast().joined(separator: separator) + " \(conjunction) \(last)"
  }
}
