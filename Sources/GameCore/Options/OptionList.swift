/// A list of options that a player changes one at a time, step by step.
public struct OptionList {
  private let makeRows: () -> [OptionRow]

  /// The options with their current values, which other code may change too.
  public var rows: [OptionRow] { makeRows() }

  public let note: String?

  /// Changes the option at an index to the next valid value, or with a negative step to the
  /// previous one, and saves it. Returns false if no other value goes with the other options.
  public let change: (_ index: Int, _ step: Int) -> Bool

  public init(
    _ rows: @autoclosure @escaping () -> [OptionRow], note: String? = nil,
    change: @escaping (_ index: Int, _ step: Int) -> Bool
  ) {
    (makeRows, self.note, self.change) = (rows, note, change)
  }

  /// Creates the list of a table's options with their values in a target. Calls `save` with the
  /// changed target if a check accepts it.
  public init<Target>(
    _ target: Target, _ table: [Option<Target>], note: String? = nil,
    _ presentation: Presentation,
    check: @escaping (Target) throws(UserError) -> Void = { _ throws(UserError) in },
    save: @escaping (Target) -> Void
  ) {
    let offered = table.filter { $0.flag.title != nil }
    let language = presentation.language
    let rows = offered.map { option in
      let value = option.encode(target)
      let other = presentation(en: "other", zh: "自定")
      let about = value.flatMap { option.flag.choices.named($0)?.about } ?? option.flag.about
      let titles = option.offered.map { option.flag.title(of: $0, language).displayWidth }
      return OptionRow(
        option.flag.title?(language) ?? "",
        value.map { option.flag.title(of: $0, language) } ?? other,
        about: about.map { presentation.printable($0(language)) } ?? "",
        room: max(titles.max() ?? 0, value == nil ? other.displayWidth : 0))
    }
    self.init(rows, note: note) { index, step in
      let option = offered[index]
      let values = option.offered.values(
        after: option.encode(target) ?? "", by: step)
      for value in values {
        var changed = target
        guard (try? option.set(&changed, to: value)) != nil, (try? check(changed)) != nil else {
          continue
        }
        save(changed)
        return true
      }
      return false
    }
  }

  /// Returns one list followed by another one, with the second list's note.
  public static func + (left: OptionList, right: OptionList) -> OptionList {
    OptionList(left.rows + right.rows, note: right.note) { index, step in
      index < left.rows.count
        ? left.change(index, step) : right.change(index - left.rows.count, step)
    }
  }
}

/// An option with its value or an opponent to choose, as text in one language.
public struct OptionRow: Equatable, Sendable {
  public let title: String
  public let value: String

  /// The meaning of the value or the option, or an empty text.
  public let about: String

  /// The width of the widest value.
  public let room: Int

  /// The opponent of the row, or nil for an option.
  public let rung: Rung?

  public enum Rung: Sendable {
    case person, bot, beaten

    case next
  }

  public init(
    _ title: String, _ value: String, about: String = "", room: Int = 0, rung: Rung? = nil
  ) {
    (self.title, self.value, self.about) = (title, value, about)
    (self.room, self.rung) = (max(room, value.displayWidth), rung)
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

extension [String] {
  /// Returns all other values in the order of stepping from a value, forwards or with a negative
  /// step backwards, round the end of the list. An unknown value stands before the first one.
  public func values(after value: String, by step: Int) -> [String] {
    let ordered = step > 0 ? self : reversed()
    guard let index = ordered.firstIndex(of: value) else { return ordered }
    return Array(ordered[(index + 1)...] + ordered[..<index])
  }
}
