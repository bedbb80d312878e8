import Flags
import GameCore
import TextUI

extension OptionList {
  /// Creates the list of the arcade's settings. `save` gets the name and value of one that changes.
  init(
    _ context: CommandContext, _ presentation: Presentation,
    save: @escaping (_ name: String, _ value: String) -> Void
  ) {
    let (settings, language) = (Setting.ofArcade, presentation.language)
    func value(of setting: Setting) -> String {
      context.leading.value(of: setting.name) ?? context.effectiveValue(of: setting).value ?? ""
    }
    func rows() -> [OptionRow] {
      settings.map { setting in
        let value = value(of: setting)
        return OptionRow(
          setting.flag.title?(language) ?? "",
          setting.flag.choices.title(of: value, language) ?? value,
          about: setting.flag.summary(language))
      }
    }
    let isPlain = settings.contains { $0.name == Switch.plain.rawValue && value(of: $0) == "on" }
    let note = presentation(
      en: "Plain text begins when you leave this page.", zh: "离开这一页后改用纯文本。")
    self.init(rows(), note: isPlain ? note : nil) { index, step in
      let setting = settings[index]
      let names = setting.flag.choices.map(\.name)
      guard let next = names.values(after: value(of: setting), by: step).first
      else { return false }
      save(setting.name, next)
      return true
    }
  }
}
