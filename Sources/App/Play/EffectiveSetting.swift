import Records
import TextUI

extension CommandContext {
  /// Returns the value of a setting that is in force without options, or nil if it has none, and
  /// its source.
  func effectiveValue(of setting: Setting) -> (value: String?, origin: String) {
    if let value = environment.saved.value(of: setting.name) {
      return (value, environment.saved.file?.path.shownAsPath ?? "")
    }
    let value: String? =
      switch setting.name {
      // The arcade speaks a language and teaches beginners even if nobody asks for that.
      case "lang": Language.en.rawValue
      case Setting.lesson.name: hasPlayed ? "off" : "on"
      default: setting.flag.defaultValue
      }
    return environment.given(setting) ?? (value, "default")
  }

  private var hasPlayed: Bool {
    guard let state else { return false }
    return !state.journals().isEmpty || (try? state.history.last(1))?.isEmpty == false
  }
}

extension ProcessEnvironment {
  /// Returns the value that the environment gives a setting, and the variable that does so.
  fileprivate func given(_ setting: Setting) -> (value: String, origin: String)? {
    switch setting.name {
    case "lang": localeLanguage.map { ($0.language.rawValue, $0.variable) }
    case Switch.ascii.rawValue:
      charsetVariable.map { (isUTF8 ? "off" : "on", $0.name) } ?? ("on", "default")
    case "color":
      colorVariable.map { (($0.isOn ? ColorChoice.always : .never).rawValue, $0.name) }
    case "palette": isLight ? (Palette.paper.rawValue, "COLORFGBG") : nil
    default: nil
    }
  }
}
