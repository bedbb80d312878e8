import Records
import TextUI

extension CommandContext {
  /// Returns the value of a setting that is in force without options, or nil if it has none, and
  /// its source.
  func effectiveValue(of setting: Setting) -> (value: String?, origin: String) {
    if let value = environment.saved.value(of: setting.name) {
      return (value, environment.saved.file?.path.shownAsPath ?? "")
    }
    let value: (String, origin: String)? =
      switch setting.name {
      // The arcade speaks a language and teaches beginners even if nobody asks for that.
      case "lang":
        environment.localeLanguage.map { ($0.language.rawValue, $0.variable) }
          ?? (Language.en.rawValue, "default")
      case Setting.lesson.name: (hasPlayed ? "off" : "on", "default")
      case Switch.ascii.rawValue:
        (environment.isUTF8 ? "off" : "on", environment.charsetVariable?.name ?? "default")
      case "color":
        environment.colorVariable.map {
          (($0.isOn ? ColorChoice.always : .never).rawValue, $0.name)
        }
      case "palette": environment.isLight ? (Palette.paper.rawValue, "COLORFGBG") : nil
      default: nil
      }
    return value ?? (setting.flag.defaultValue, "default")
  }

  private var hasPlayed: Bool {
    guard let state else { return false }
    return !state.journals().isEmpty || (try? state.history.last(1))?.isEmpty == false
  }
}
