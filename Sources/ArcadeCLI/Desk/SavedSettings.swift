import Play
import Simulation
import GameCore
import Platform
import Storage
import TextUI
import Tiles

/// What the player has chosen for all games, read when it is first asked for.
final class SavedSettings {
  /// The file, or nil where there is no place for one.
  let file: SettingsFile?

  private let warn: (String) -> Void

  init(_ file: SettingsFile?, warn: @escaping (String) -> Void) {
    self.file = file
    self.warn = warn
  }

  /// The value of a setting, which it takes; nil where the file has none.
  func value(of name: String) -> String? { values[name] }

  private lazy var values: [String: String] = {
    var values: [String: String] = [:]
    for entry in entries {
      do throws(InvalidInput) {
        guard let name = entry.name, let value = entry.value else {
          throw InvalidInput(
            "a line is a name and a value, not \((entry.name ?? "").quoted)")
        }
        guard let setting = Setting.named(name) else {
          let cure = name.suggestion(from: Setting.all.map(\.name)).map { "; \($0)" } ?? ""
          throw InvalidInput("there is no setting \(name.quoted)\(cure)")
        }
        try setting.check(value)
        guard values[name] == nil else {
          throw InvalidInput("\(name) is set already, and that counts")
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
