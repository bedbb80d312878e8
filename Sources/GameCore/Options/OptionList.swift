import Flags
import TextUI

/// Options in a list in which a player changes one at a time, step by step.
public struct OptionList {
  public let rows: [OptionRow]

  /// A sentence about the options as they are, or nil if there is none.
  public let note: String?

  /// Changes the option at an index to the next value, or for a negative step to the one before,
  /// and saves it. Returns false if there is none that goes with the other options.
  public let change: (_ index: Int, _ step: Int) -> Bool

  public init(
    _ rows: [OptionRow], note: String? = nil,
    change: @escaping (_ index: Int, _ step: Int) -> Bool
  ) {
    (self.rows, self.note, self.change) = (rows, note, change)
  }

  /// Creates the list of a game's options, the opponent's first. `save` is called with the changed
  /// ones.
  public init<Options: GameOptions>(
    _ options: Options, note: String? = nil, _ presentation: Presentation,
    save: @escaping (Options) -> Void
  ) {
    let all = Options.table.filter { $0.flag.title != nil }
    let offered = all.filter(\.isAlwaysWritten) + all.filter { !$0.isAlwaysWritten }
    let language = presentation.language
    rows = offered.map { option in
      let value = option.encode(options).map { option.title(of: $0, language) }
      return OptionRow(
        option.flag.title?(language) ?? "", value ?? presentation(en: "other", zh: "自定"))
    }
    self.note = note
    change = { index, step in
      let option = offered[index]
      let isCyclic = !option.flag.choices.isEmpty
      let values = option.offered.values(
        after: option.encode(options) ?? "", by: step, isCyclic: isCyclic)
      guard let changed = values.lazy.compactMap({ options.setting(option, to: $0) }).first else {
        return false
      }
      save(changed)
      return true
    }
  }
}

/// An option with its value, in a language.
public struct OptionRow: Equatable, Sendable {
  public let title: String
  public let value: String

  public init(_ title: String, _ value: String) {
    (self.title, self.value) = (title, value)
  }
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
