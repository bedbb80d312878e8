import CommandLine
import Flags
import GameCore
import Platform
import Records
import TextUI

extension Command {
  static let settings = CommandSpec(
    name: "settings", summary: Phrase(en: "show or change defaults", zh: "查看或修改默认设置"),
    detail: """
      Without `NAME`, shows every setting with its value and source; with `NAME`, prints its \
      value; with `VALUE`, writes it to the settings file, or with `default` removes it. Options \
      override the settings, which override the environment.
      """,
    operand: Operand(
      "[NAME [VALUE]]", limit: 2, noun: .setting, words: { Setting.all.map(\.choice) }),
    sharedFlags: jsonFlag, variants: { Setting.all.map(variant) },
    examples: {
      [
        .init("Never use colour from now on", "arcade settings color never"),
        .init("Ring the bell from now on", "arcade settings bell on"),
        .init("Return to the default", "arcade settings bell default"),
        .init("Show all settings", "arcade settings"),
      ]
    }
  ).performing { line, context in
    let isJSON = line.has("json")
    guard let name = line.operands.first else {
      if isJSON { try context.print(Setting.all.map(context.fields)) } else { try list(context) }
      return .done
    }
    guard let setting = Setting.named(name) else { throw Setting.unknown(name) }
    let value = line.operands.dropFirst().first
    if let value {
      let isDefault = value == "default"
      if !isDefault { try setting.check(value, with: context.environment.saved) }
      try context.environment.saved.write(isDefault ? nil : value, as: name)
    }
    if isJSON {
      try context.print([context.fields(of: setting)])
    } else if value == nil {
      try context.output.line(context.effectiveValue(of: setting).value ?? unset)
    }
    return .done
  }

  /// Returns the command that the name of a setting makes of this one.
  @Sendable private static func variant(of setting: Setting) -> CommandSpec {
    CommandSpec(
      name: "settings \(setting.name)", summary: setting.flag.summary,
      operand: .one(of: { setting.flag.choices }, Phrase(en: "value", zh: "值"), isOptional: true),
      sharedFlags: jsonFlag)
  }

  @Sendable private static func jsonFlag() -> [Flag] { PlayOptions.flags(named: ["json"]) }

  /// The word for the value of a setting that has none.
  private static let unset = "unset"

  private static func list(_ context: CommandContext) throws {
    let rows = Setting.all.map { setting in
      let effective = context.effectiveValue(of: setting)
      return (setting.name, effective.value ?? unset, effective.origin)
    }
    let widths = (rows.map(\.0.displayWidth).max() ?? 0, rows.map(\.1.displayWidth).max() ?? 0)
    for (name, value, origin) in rows {
      try context.output.line(
        "\(name.padded(to: widths.0))  \(value.padded(to: widths.1))  \(origin)")
    }
  }
}

extension CommandContext {
  /// Returns a setting, its value and what it takes as fields of the JSON lines.
  fileprivate func fields(of setting: Setting) -> JSONObject {
    let (value, origin) = effectiveValue(of: setting)
    var fields: JSONObject = [
      "name": .string(setting.name), "origin": .string(origin),
      "takes": .string(setting.flag.expectation(.en)), "type": "setting",
      "value": value.map(JSONValue.string) ?? .null,
    ]
    let choices = setting.flag.choices
    if !choices.isEmpty { fields["choices"] = .list(choices.map { .string($0.name) }) }
    return fields
  }

  /// Returns the current value of the setting that a command changes, or nil for another command.
  func valueInForce(of command: CommandSpec) -> String? {
    let prefix = "\(Command.settings.name) "
    guard command.name.hasPrefix(prefix) else { return nil }
    let setting = Setting.named(String(command.name.dropFirst(prefix.count)))
    return setting.flatMap { effectiveValue(of: $0).value }
  }
}
