import Flags
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

/// The options of a game that a page of options offers.
public struct GameOptionList<Options: GameOptions>: OptionList {
  /// The options as the player has changed them.
  public private(set) var options: Options

  private let offered: [Option<Options>]

  /// Creates a list of options with their values, the opponent's first.
  public init(_ options: Options) {
    self.options = options
    let all = Options.table.filter { $0.flag.title != nil }
    offered = all.filter(\.isAlwaysWritten) + all.filter { !$0.isAlwaysWritten }
  }

  public func rows(_ presentation: Presentation) -> [OptionRow] {
    let language = presentation.language
    return offered.map { option in
      let value = option.value(in: options).map { option.title(of: $0, language) }
      return OptionRow(
        option.flag.title?(language) ?? "", value ?? presentation(en: "other", zh: "自定"))
    }
  }

  public mutating func change(_ index: Int, by step: Int) -> Bool {
    let (option, values) = (offered[index], offered[index].values)
    let value = option.value(in: options) ?? ""
    for value in values.values(after: value, by: step, isCyclic: !option.choices.isEmpty) {
      if let changed = options.setting(option, to: value) {
        options = changed
        return true
      }
    }
    return false
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

extension [String] {
  /// Returns the values after one of them, or if the step is negative those before it, the nearest
  /// first; in a cycle those at the other end follow. A value that isn't there comes first.
  public func values(after value: String, by step: Int, isCyclic: Bool) -> [String] {
    let ordered = step > 0 ? self : reversed()
    guard let index = ordered.firstIndex(of: value) else { return ordered }
    return Array(ordered[(index + 1)...]) + (isCyclic ? Array(ordered[..<index]) : [])
  }
}

extension GameOptions {
  /// Returns the options with another value of one of them, or nil if they can't be combined so.
  public func setting(_ option: Option<Self>, to value: String) -> Self? {
    var changed = self
    do throws(InvalidInput) {
      try option.set(&changed, toSetting: value)
      try changed.check()
      return changed
    } catch {
      return nil
    }
  }
}
