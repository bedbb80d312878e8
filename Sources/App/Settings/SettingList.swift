import GameCore
import TextUI

/// The settings of the arcade as a list in which a player changes one at a time.
struct SettingList: OptionList {
  private let settings = Setting.ofArcade
  private var values: [String]

  /// The setting that was changed, and its value; nil if none was.
  private(set) var change: (name: String, value: String)?

  /// Creates the list of the settings as they are in force.
  init(_ context: CommandContext) {
    values = settings.map { context.given($0) ?? context.standing(of: $0).value }
  }

  func rows(_ presentation: Presentation) -> [OptionRow] {
    let language = presentation.language
    return zip(settings, values).map { setting, value in
      let choice = setting.values.first { $0.name == value }
      return OptionRow(setting.title(language), choice?.title(language) ?? value)
    }
  }

  mutating func change(_ index: Int, by step: Int) -> Bool {
    let names = settings[index].values.map(\.name)
    guard let value = names.values(after: values[index], by: step, isCyclic: true).first else {
      return false
    }
    values[index] = value
    change = (settings[index].name, value)
    return true
  }

  /// Returns a sentence about what does not hold at once, or nil if everything does.
  func note(_ presentation: Presentation) -> String? {
    guard let index = settings.firstIndex(where: { $0.name == Switch.plain.name }),
      values[index] == "on"
    else { return nil }
    return presentation(
      en: "Plain text begins when you leave this page.", zh: "离开这一页后改用纯文本。")
  }
}

extension CommandContext {
  /// Returns the value that the options before the command give a setting, or nil if they give
  /// none.
  fileprivate func given(_ setting: Setting) -> String? {
    if leading.has("no-\(setting.name)") { return "off" }
    return leading.value(of: setting.name).map { $0.isEmpty ? "on" : $0 }
  }
}
