import CommandLine
import Flags
import Platform
import Records
import TextUI

/// The player's settings, read when they are first needed.
final class SavedSettings {
  /// The file, or nil if there is no place for one.
  let file: SettingsFile?

  private let variable: (String) -> String?
  private let warn: (String) -> Void

  /// The settings that these are tried in place of, or nil for the player's own.
  private let original: SavedSettings?

  init(variable: @escaping (String) -> String?, warn: @escaping (String) -> Void) {
    (file, original) = (SettingsFile(variable: variable), nil)
    (self.variable, self.warn) = (variable, warn)
  }

  /// Creates settings that begin as others. The options of games change only here until they are
  /// kept; other settings change there too.
  init(trying original: SavedSettings) {
    (file, variable, warn) = (nil, original.variable, original.warn)
    self.original = original
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
    do { try write(value, as: name) } catch { warn(error.phrase(.en)) }
  }

  /// Writes a setting's value, which must be valid, to the file, or removes it there.
  func write(_ value: String?, as name: String) throws(CommandFailure) {
    guard let file else { throw .homeless("save \(name)", "保存 \(name)", variable) }
    do throws(SystemError) {
      try file.set(name, to: value)
    } catch {
      throw CommandFailure(
        en: "can't save \(name) in \(file.path.shownAsPath): \(error.message)",
        zh: "无法把 \(name) 保存到 \(file.path.shownAsPath)：\(error.messageInChinese)",
        status: .unavailable)
    }
  }

  private lazy var values: [String: String] = {
    let place = file?.path.shownAsPath ?? "settings"
    var (values, warnings, entries) = ([String: String](), [String](), [SettingsFile.Entry]())
    do throws(SystemError) {
      entries = try file?.entries() ?? []
    } catch {
      warn("can't read \(place): \(error.message)")
    }
    for entry in entries {
      do throws(InvalidInput) {
        guard let name = entry.name, let value = entry.value else {
          throw InvalidInput("expected a name and a value, found \((entry.name ?? "").quoted)")
        }
        guard let setting = Setting.named(name) else { throw Setting.unknown(name) }
        try setting.check(value)
        guard values[name] == nil else {
          throw InvalidInput("\(name) is already set, and the first value counts")
        }
        values[name] = value
      } catch {
        warnings.append("line \(entry.line): \(error.message)")
      }
    }
    for warning in warnings.prefix(Self.warningLimit) { warn("\(place), \(warning)") }
    let rest = warnings.count - Self.warningLimit
    if rest > 0 { warn("\(place): \(rest.counted("more invalid line"))") }
    return values
  }()

  /// The most invalid lines that are reported one by one.
  private static let warningLimit = 10
}

extension CommandFailure {
  /// The failure of a task for which the environment names no folder.
  static func homeless(
    _ english: String, _ chinese: String, _ variable: (String) -> String?
  ) -> CommandFailure {
    let isSet = variable("HOME") != nil
    return CommandFailure(
      en: "can't \(english): HOME is \(isSet ? "no absolute path" : "not set")",
      zh: "无法\(chinese)：\(isSet ? "HOME 不是绝对路径" : "未设置 HOME")", status: .unavailable)
  }
}
