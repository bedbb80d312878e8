/// A list of options that a player changes one at a time, step by step.
public struct OptionList {
  private let makeRows: () -> [OptionRow]

  /// The options with their current values, which other code may change too.
  public var rows: [OptionRow] { makeRows() }

  public let note: String?

  /// Changes the option at an index and saves it. Throws if it doesn't take the value, or if no
  /// other value goes with the other options.
  public let change: Change

  public typealias Change = (_ index: Int, _ step: OptionStep) throws(UserError) -> Void

  public init(
    _ rows: @autoclosure @escaping () -> [OptionRow], note: String? = nil,
    change: @escaping Change
  ) {
    (makeRows, self.note, self.change) = (rows, note, change)
  }

  /// Creates the list of a table's options with their values in a target and the default ones.
  /// Calls `save` with the changed target if a check accepts it.
  public init<Target>(
    _ target: Target, _ table: [Option<Target>], defaults: Target, note: String? = nil,
    _ presentation: Presentation,
    check: @escaping (Target) throws(UserError) -> Void = { _ throws(UserError) in },
    save: @escaping (Target) -> Void
  ) {
    let offered = table.filter { $0.flag.title != nil }
    let language = presentation.language
    let rows = offered.map { option in
      let value = option.encode(target)
      // The choices of a theme show its pictures.
      let shown =
        presentation.isPlain ? nil : value.flatMap { option.flag.choices.named($0)?.about }
      let about = shown ?? option.flag.about ?? option.flag.summary
      return OptionRow(
        option.flag.title?(language) ?? "",
        value.map { option.flag.title(of: $0, language) } ?? presentation(en: "other", zh: "自定"),
        name: option.flag.title?(language.other),
        about: presentation.printable(about(language)),
        expectation: option.flag.offer(language), choices: option.flag.titles(language))
    }
    self.init(rows, note: note) { index, step throws(UserError) in
      let option = offered[index]
      func changed(to value: String) throws(UserError) -> Target {
        var changed = target
        guard (try? option.set(&changed, to: value)) != nil else {
          throw step.refusal(by: rows[index])
        }
        try check(changed)
        return changed
      }
      let standard = step == .reset ? option.encode(defaults) : nil
      if let value = standard == nil ? try step.value(of: option.flag, language) : standard {
        return save(try changed(to: value))
      }
      let next = step.values(of: option.offered, after: option.encode(target) ?? "").lazy
        .compactMap { try? changed(to: $0) }.first
      guard let next else { throw step.refusal(by: rows[index]) }
      save(next)
    }
  }

  /// Returns one list followed by another one, with the second list's note.
  public static func + (left: OptionList, right: OptionList) -> OptionList {
    OptionList(left.rows + right.rows, note: right.note) { index, step throws(UserError) in
      let count = left.rows.count
      try index < count ? left.change(index, step) : right.change(index - count, step)
    }
  }
}

/// A change of an option in a list.
public enum OptionStep: Equatable, Sendable {
  /// To the next valid value, or to the previous one, round the end of the list.
  case next, previous

  /// To the default value.
  case reset

  /// To the value of a text that a player typed.
  case to(String)

  /// Returns the value that a typed text means, or nil for a step. Throws if it may mean several.
  public func value(of flag: Flag, _ language: Language) throws(UserError) -> String? {
    guard case .to(let text) = self else { return nil }
    let values = flag.choices.names(meant: text, language)
    guard values.count < 2 else {
      let titles = values.map { flag.title(of: $0, language) }
      throw UserError(
        en: "\(text.quoted) may be \(titles.alternatives(.en))",
        zh: "\(text.quoted) 可能是\(titles.joined(separator: "、").spacedBefore)")
    }
    return values.first ?? flag.value(meant: text)
  }

  /// Returns all other values in the order of stepping from a value. An unknown value stands before
  /// the first one.
  public func values(of all: [String], after value: String) -> [String] {
    var ordered = all
    if case .previous = self { ordered.reverse() }
    guard let index = ordered.firstIndex(of: value) else { return ordered }
    return Array(ordered[(index + 1)...] + ordered[..<index])
  }

  /// Returns the error of an option that can't be changed so.
  public func refusal(by option: OptionRow) -> UserError {
    guard case .to(let value) = self else {
      return UserError(
        en: "the other options leave no other choice here", zh: "其他选项不变的话，这里没有别的可选了")
    }
    let (title, expected) = (option.title, option.expectation)
    return UserError(
      en: "\(title) takes \(expected), not \(value.quoted); it stays \(option.value)",
      zh: "\(title)的值应为\(expected.spacedBefore)，不能是 \(value.quoted)，仍是\(option.value.spacedBefore)")
  }
}

/// An option with its value or an opponent to choose, as text in one language.
public struct OptionRow: Equatable, Sendable {
  public let title: String
  public let value: String

  /// The title in the other language, or else in this one.
  public let name: String

  /// The meaning of the value or the option, or an empty text.
  public let about: String

  /// A description of valid values, or an empty text.
  public let expectation: String

  /// The titles of all valid values, or none if they aren't listed.
  public let choices: [String]

  /// The colours that the value stands for, if any.
  public let colors: [Color]

  /// The opponent of the row, or nil for an option.
  public let rung: Rung?

  public enum Rung: Sendable {
    case person, bot, beaten

    case next
  }

  public init(
    _ title: String, _ value: String, name: String? = nil, about: String = "",
    expectation: String = "", choices: [String] = [], colors: [Color] = [], rung: Rung? = nil
  ) {
    (self.title, self.value, self.name, self.about) = (title, value, name ?? title, about)
    (self.choices, self.expectation) = (choices, expectation)
    (self.colors, self.rung) = (colors, rung)
  }
}

extension [Choice] {
  /// Returns the next bot to beat, of a ladder from weak to strong: the first one above the
  /// strongest beaten bot, or if there is none the weakest unbeaten one.
  public func next(afterBeating beaten: Set<String>) -> Choice? {
    let top = lastIndex { beaten.contains($0.name) } ?? 0
    return (self[top...] + self[..<top]).first { !beaten.contains($0.name) }
  }
}
