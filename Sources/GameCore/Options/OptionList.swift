import TextUI

/// Options in a list in which a player changes one at a time, step by step.
public protocol OptionList {
  /// Returns the options with their values.
  func rows(_ presentation: Presentation) -> [OptionRow]

  /// Changes an option, by its index, to the next value or to the one before. Returns false if
  /// there is none that goes with the other options.
  mutating func change(_ index: Int, by step: Int) -> Bool
}

/// An option with its value, in a language.
public struct OptionRow: Equatable, Sendable {
  /// The option's name.
  public let title: String

  /// Its value.
  public let value: String

  public init(_ title: String, _ value: String) {
    (self.title, self.value) = (title, value)
  }
}

/// The options of a table that a page of options offers.
public struct OptionTableList: OptionList {
  private var entries: [Entry] = []

  private struct Entry {
    let row: (Presentation) -> OptionRow
    let change: (_ step: Int) -> Bool
  }

  /// Creates a list of the options of a table with their values in a target, the opponent's first.
  /// A changed target that passes a check is handed on to `save`; the list itself stays as it is.
  public init<Target>(
    _ target: Target, _ table: [Option<Target>],
    check: @escaping (Target) throws(InvalidInput) -> Void = { _ throws(InvalidInput) in },
    save: @escaping (Target) -> Void
  ) {
    let titled = table.filter { $0.flag.title != nil }
    for option in titled.filter(\.isAlwaysWritten) + titled.filter({ !$0.isAlwaysWritten }) {
      entries.append(
        Entry(row: { option.row(in: target, $0) }) { step in
          for value in option.values(after: target, by: step) {
            var changed = target
            guard (try? option.set(&changed, toSetting: value)) != nil,
              (try? check(changed)) != nil
            else { continue }
            save(changed)
            return true
          }
          return false
        })
    }
  }

  /// Returns a list and another one after it.
  public static func + (left: OptionTableList, right: OptionTableList) -> OptionTableList {
    var list = left
    list.entries += right.entries
    return list
  }

  public func rows(_ presentation: Presentation) -> [OptionRow] {
    entries.map { $0.row(presentation) }
  }

  public func change(_ index: Int, by step: Int) -> Bool { entries[index].change(step) }
}

extension Option {
  fileprivate func row(in target: Target, _ presentation: Presentation) -> OptionRow {
    let language = presentation.language
    let value = value(in: target).map { title(of: $0, language) }
    return OptionRow(
      flag.title?(language) ?? "", value ?? presentation(en: "other", zh: "自定"))
  }

  /// Returns the values after that in a target, or before it, the nearest first.
  fileprivate func values(after target: Target, by step: Int) -> [String] {
    values.values(after: value(in: target) ?? "", by: step, isCyclic: !choices.isEmpty)
  }
}

extension GameOptions {
  /// Returns the options that are not the default ones in words, as a page of options has them. Of
  /// two that exclude each other, the later one would say the same again.
  public func differences(_ presentation: Presentation) -> [String] {
    let (language, defaults) = (presentation.language, Self())
    var (texts, said) = ([String](), [String]())
    for option in Self.table where option.value(in: self) != option.value(in: defaults) {
      guard let title = option.flag.title?(language), let value = option.value(in: self),
        !option.flag.excludes.contains(where: said.contains)
      else { continue }
      let isSwitch = option.flag.value == nil
      texts.append(isSwitch ? title : "\(title) \(option.title(of: value, language))")
      said.append(option.flag.name)
    }
    return texts
  }
}

extension Phrase {
  /// The states of a switch.
  public static var on: Phrase { Phrase(en: "on", zh: "开") }
  public static var off: Phrase { Phrase(en: "off", zh: "关") }
}

extension [String] {
  /// Returns the values after one of them, or if the step is negative those before it, the nearest
  /// first; in a cycle those at the other end follow. A value that isn't there comes first.
  public func values(after value: String, by step: Int, isCyclic: Bool) -> [String] {
    let ordered = step > 0 ? self : reversed()
    guard let index = ordered.firstIndex(of: value) else { return ordered }
    return Array(ordered[(index + 1)...]) + (isCyclic ? Array(ordered[..<index]) : [])
  }
}

extension Option {
  /// The values of a switch, as settings spell them.
  public static var states: [Choice] {
    [
      Choice("off", "", title: .off), Choice("on", "", title: .on),
    ]
  }

  /// The choices, or none if they can't be listed.
  public var choices: [Choice] { flag.value.map(\.choices) ?? Self.states }

  /// Returns one of the values as people read it.
  func title(of value: String, _ language: Language) -> String {
    choices.title(of: value, language) ?? value
  }

  /// The values that a page of options offers.
  public var values: [String] { flag.value.map(\.offered) ?? Self.states.map(\.name) }

  /// Returns the value in a target as settings spell it, or nil if it is none of them.
  public func value(in target: Target) -> String? {
    switch spelling(in: target) {
    case .value(let text): text
    case .state(let isOn): isOn ? "on" : "off"
    case nil: show?(target)
    }
  }
}

extension Option {
  /// Sets the option to one of ``values``. Throws if it can't be.
  public func set(_ target: inout Target, toSetting value: String) throws(InvalidInput) {
    guard flag.value == nil, value == "off" else { return try set(&target, to: value) }
    reset?(&target)
  }
}
