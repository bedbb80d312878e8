import GameCore
import TextUI

/// The settings of the arcade as a list in which a player changes one at a time.
struct SettingList: OptionList {
  private let settings = Setting.ofArcade
  private let context: CommandContext

  /// The setting that was changed, and its value; nil if none was.
  private(set) var change: (name: String, value: String)?

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Returns the value of a setting that is in force.
  private func value(of setting: Setting) -> String {
    context.given(setting) ?? context.standing(of: setting).value
  }

  func rows(_ presentation: Presentation) -> [OptionRow] {
    let language = presentation.language
    return settings.map { setting in
      let value = value(of: setting)
      let choice = setting.values.first { $0.name == value }
      return OptionRow(setting.title(language), choice?.title(language) ?? value)
    }
  }

  mutating func change(_ index: Int, by step: Int) -> Bool {
    let setting = settings[index]
    let names = setting.values.map(\.name)
    guard let next = names.values(after: value(of: setting), by: step, isCyclic: true).first else {
      return false
    }
    change = (setting.name, next)
    return true
  }

  /// Returns a sentence about what does not hold at once, or nil if everything does.
  func note(_ presentation: Presentation) -> String? {
    guard settings.contains(where: { $0.name == Switch.plain.name && value(of: $0) == "on" })
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
