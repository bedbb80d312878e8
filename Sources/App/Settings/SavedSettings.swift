import Flags
import GameCore
import Platform
import Play
import Storage
import TextUI

/// The player's settings, read when they are first needed.
final class SavedSettings {
  /// The file, or nil if there is no place for one.
  let file: SettingsFile?

  private let warn: (String) -> Void

  init(_ file: SettingsFile?, warn: @escaping (String) -> Void) {
    self.file = file
    self.warn = warn
  }

  /// Returns the valid value of a setting in the file, or nil if there is none.
  func value(of name: String) -> String? { values[name] }

  /// Saves a setting's value, which must be valid. Warns if that fails.
  func save(_ value: String, as name: String) {
    values[name] = value
    guard let file else { return warn("can't save the \(name): HOME is not set") }
    do throws(SystemError) {
      try file.set(name, to: value)
    } catch {
      warn("can't save the \(name) in \(file.path.shownAsPath): \(error.message)")
    }
  }

  private lazy var values: [String: String] = {
    var values: [String: String] = [:]
    for entry in entries {
      do throws(InvalidInput) {
        guard let name = entry.name, let value = entry.value else {
          throw InvalidInput(
            "expected a name and a value, found \((entry.name ?? "").quoted)")
        }
        guard let setting = Setting.named(name) else {
          let cure = name.suggestion(from: Setting.all.map(\.name)).map { "; \($0)" } ?? ""
          throw InvalidInput("unknown setting \(name.quoted)\(cure)")
        }
        try setting.check(value)
        guard values[name] == nil else {
          throw InvalidInput("\(name) is already set, and the first value counts")
        }
        values[name] = value
      } catch {
        warn("\(file?.path.shownAsPath ?? "settings"), line \(entry.line): \(error.message)")
      }
    }
    return values
  }()

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
