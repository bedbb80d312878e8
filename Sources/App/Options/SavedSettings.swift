import CommandLine
import Platform
import Records

/// The player's settings, which are read when first needed.
final class SavedSettings {
  /// The settings file, or nil if there is no folder for one.
  let file: SettingsFile?

  private let variable: (String) -> String?
  private let warn: (Phrase) -> Void

  /// The valid values in the file and the values saved later.
  private lazy var values = load()

  /// The player's settings of which this is a trial copy, or nil if this is no copy.
  private let original: SavedSettings?

  init(variable: @escaping (String) -> String?, warn: @escaping (Phrase) -> Void) {
    (file, original) = (SettingsFile(variable: variable), nil)
    (self.variable, self.warn) = (variable, warn)
  }

  /// Creates a trial copy of settings. A game's option changes in the copy until ``keep(_:)``;
  /// other settings change in the original too.
  init(trying original: SavedSettings) {
    (file, variable, warn) = (nil, original.variable, original.warn)
    self.original = original
  }

  /// Saves a setting of the copy in the original.
  func keep(_ name: String) {
    if let value = values[name] { original?.save(value, as: name) }
  }

  /// The language in the settings, else of the locale, else English.
  var language: Language {
    value(of: "lang").flatMap(Language.init) ?? Locale(variable: variable).language?.language ?? .en
  }

  /// Returns the valid value of a setting in the file, or nil if there is none.
  func value(of name: String) -> String? { values[name] ?? original?.value(of: name) }

  /// Saves a setting's valid value, by removing the setting for nil or if the value `isDefault`.
  /// Warns on failure.
  func save(_ value: String?, as name: String, isDefault: Bool = false) {
    values[name] = value
    if let original {
      if Setting.ofArcade.contains(where: { $0.name == name }) { original.save(value, as: name) }
      return
    }
    do { try write(isDefault ? nil : value, as: name) } catch { warn(error.phrase) }
  }

  /// Saves what a function makes of a setting's valid value in the file, which other processes may
  /// have changed since the settings were read. Warns on failure.
  func update(_ name: String, _ change: (_ value: String?) -> String) {
    if let original { return original.update(name, change) }
    do throws(UserError) {
      try write(as: name) { value in
        change(value.flatMap { (try? Setting.named(name)?.check($0, nil)) == nil ? nil : $0 })
      }
    } catch {
      values[name] = change(values[name])
      warn(error.phrase)
    }
  }

  /// Writes a setting's valid value to the file, or removes the setting for nil.
  func write(_ value: String?, as name: String) throws(UserError) {
    try write(as: name) { _ in value }
  }

  private func write(
    as name: String, _ change: (_ value: String?) -> String?
  ) throws(UserError) {
    guard let file else { throw .homeless("save \(name)", "保存 \(name)", variable) }
    do throws(SystemError) {
      values[name] = try file.update(name, change)
    } catch {
      let path = file.path.shownAsPath
      let failure = error.doing("save \(name) in \(path)", zh: "把 \(name) 保存到 \(path)")
      throw UserError(failure.phrase, status: .unavailable)
    }
  }

  private func load() -> [String: String] {
    var (values, warnings) = ([String: String](), [Phrase]())
    do throws(SystemError) {
      for entry in try file?.entries() ?? [] {
        do throws(UserError) {
          let word = entry.name ?? ""
          guard let value = entry.value else {
            throw UserError(
              en: "expected a name and a value, found \(word.quoted)",
              zh: "应为名称和值，却是 \(word.quoted)")
          }
          guard let setting = Setting.named(word) else {
            // The search for the nearest setting is slow, and later lines are only counted.
            throw warnings.count < Self.warningLimit
              ? Setting.unknown(word) : .unknown(.setting, word, cure: nil)
          }
          try setting.check(value, nil)
          guard values[word] == nil else {
            throw UserError(
              en: "\(word) is already set, and the first value counts", zh: "\(word) 已经设过，以第一个为准")
          }
          values[word] = value
        } catch {
          let line = entry.line
          warnings.append(
            Phrase(en: "line \(line): \(error.message)", zh: "第 \(line) 行：\(error.phrase(.zh))"))
        }
      }
    } catch {
      warnings.append(
        Phrase(en: "can't be read: \(error.message)", zh: "无法读取：\(error.messageInChinese)"))
    }
    let place = file?.path.shownAsPath ?? ""
    for warning in warnings.prefix(Self.warningLimit) {
      warn(Phrase(en: "\(place): \(warning(.en))", zh: "\(place) \(warning(.zh))"))
    }
    let rest = warnings.count - Self.warningLimit
    if rest > 0 {
      let more = rest.counted("more invalid line")
      warn(Phrase(en: "\(place): \(more)", zh: "\(place) 另有 \(rest) 行无效"))
    }
    return values
  }

  /// The highest number of invalid lines reported one by one.
  private static let warningLimit = 10
}

extension UserError {
  /// Returns the error of a task for which the environment names no folder.
  static func homeless(
    _ english: String, _ chinese: String, _ variable: (String) -> String?
  ) -> UserError {
    let isSet = variable("HOME") != nil
    return UserError(
      en: "can't \(english): HOME is \(isSet ? "no absolute path" : "not set")",
      zh: "无法\(chinese)：\(isSet ? "HOME 不是绝对路径" : "未设置 HOME")", status: .unavailable)
  }
}
