import Flags
import GameCore
import TextUI

extension OptionList {
  /// Creates the list of the arcade's settings. `save` is called with the name and the new value of
  /// a setting that the player changes.
  init(
    _ context: CommandContext, _ presentation: Presentation,
    save: @escaping (_ name: String, _ value: String) -> Void
  ) {
    let (settings, language) = (Setting.ofArcade, presentation.language)
    let values = settings.map {
      context.leading.value(of: $0.name) ?? context.effectiveValue(of: $0).value
    }
    let rows = zip(settings, values).map { setting, value in
      OptionRow(
        setting.flag.title?(language) ?? "",
        setting.flag.choices.title(of: value, language) ?? value)
    }
    let isPlain = zip(settings, values).contains { $0.name == Switch.plain.rawValue && $1 == "on" }
    let note = presentation(
      en: "Plain text begins when you leave this page.", zh: "离开这一页后改用纯文本。")
    self.init(rows, note: isPlain ? note : nil) { index, step in
      let names = settings[index].flag.choices.map(\.name)
      guard let next = names.values(after: values[index], by: step, isCyclic: true).first else {
        return false
      }
      save(settings[index].name, next)
      return true
    }
  }
}
