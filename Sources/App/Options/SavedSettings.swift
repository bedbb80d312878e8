import Flags
import GameCore
import Lines
import Platform
import Records
import Screens
import TextUI

/// The player's settings, read when they are first needed.
final class SavedSettings {
  /// The file, or nil if there is no place for one.
  let file: SettingsFile?

  private let warn: (String) -> Void

  /// The settings that these are tried in place of, or nil for the player's own.
  private let original: SavedSettings?

  init(_ file: SettingsFile?, warn: @escaping (String) -> Void) {
    (self.file, self.warn, original) = (file, warn, nil)
  }

  /// Creates settings that begin as others. The options of games change only here until they are
  /// kept; other settings change there too.
  init(trying original: SavedSettings) {
    (file, warn, self.original) = (nil, original.warn, original)
  }

  /// Saves a setting that has changed in the ones that these are tried in place of.
  func keep(_ name: String) {
    if let value = values[name] { original?.save(value, as: name) }
  }

  /// Returns the valid value of a setting in the file, or nil if there is none.
  func value(of name: String) -> String? { values[name] ?? original?.value(of: name) }

  /// Saves a setting's value, which must be valid. Warns if that fails.
  func save(_ value: String, as name: String) {
    values[name] = value
    if let original {
      if Setting.ofArcade.contains(where: { $0.name == name }) { original.save(value, as: name) }
      return
    }
    guard let file else { return warn("can't save the \(name): HOME is not set") }
    do throws(SystemError) {
      try file.set(name, to: value)
    } catch {
      warn("can't save the \(name) in \(file.path.shownAsPath): \(error.message)")
    }
  }

  private lazy var values: [String: String] = {
    var (values, warnings) = ([String: String](), [String]())
    for entry in entries {
      do throws(InvalidInput) {
        let (name, value) = try check(entry)
        guard values[name] == nil else {
          throw InvalidInput("\(name) is already set, and the first value counts")
        }
        values[name] = value
      } catch {
        warnings.append("line \(entry.line): \(error.message)")
      }
    }
    let place = file?.path.shownAsPath ?? "settings"
    for warning in warnings.prefix(Self.warningLimit) { warn("\(place), \(warning)") }
    let rest = warnings.count - Self.warningLimit
    if rest > 0 { warn("\(place): \(rest.counted("more invalid line"))") }
    return values
  }()

  /// The most invalid lines that are reported one by one.
  private static let warningLimit = 10

  private func check(
    _ entry: SettingsFile.Entry
  ) throws(InvalidInput) -> (name: String, value: String) {
    guard let name = entry.name, let value = entry.value else {
      throw InvalidInput("expected a name and a value, found \((entry.name ?? "").quoted)")
    }
    guard let setting = Setting.named(name) else {
      throw .unknown(.setting, name, cure: name.suggestion(from: names))
    }
    try setting.check(value)
    return (name, value)
  }

  private lazy var names = Setting.all.map(\.name)

  private var entries: [SettingsFile.Entry] {
    guard let file else { return [] }
    do throws(SystemError) {
      return try file.entries()
    } catch {
      warn("can't read \(file.path.shownAsPath): \(error.message)")
      return []
    }
  }
}
