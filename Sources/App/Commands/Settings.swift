import CommandLine
import Flags
import Platform
import Records
import TextUI

extension Command {
  /// Shows and changes the player's settings.
  static let settings = Command(
    name: "settings", summary: "show or change defaults",
    detail: """
      Without `NAME`, shows every setting with its value and source; with `NAME`, prints its \
      value; with `VALUE`, writes it to the settings file, or with `default` removes it. Options \
      override the settings, which override the environment.
      """,
    operand: .first(
      of: { Setting.all.map(\.choice) }, "setting", synopsis: "[NAME [VALUE]]", limit: 2),
    variants: { Setting.all.map(variant) },
    examples: {
      [
        .init("Never use colour from now on", "arcade settings color never"),
        .init("Ring the bell from now on", "arcade settings bell on"),
        .init("Return to the default", "arcade settings bell default"),
        .init("Show all settings", "arcade settings"),
      ]
    }
  ) { words, command, context in
    try command.read(words, context) { line in
      try command.operand.check(line.operands)
      guard let name = line.operands.first else {
        try list(context)
        return .done
      }
      guard let setting = Setting.named(name) else { throw Setting.unknown(name) }
      if line.operands.count > 1 {
        try set(setting, to: line.operands[1], context)
      } else {
        try context.output.line(context.effectiveValue(of: setting).value)
      }
      return .done
    }
  }

  /// Returns the command that the name of a setting makes of this one.
  @Sendable private static func variant(of setting: Setting) -> CommandSpec {
    CommandSpec(
      name: "settings \(setting.name)", summary: setting.summary,
      operand: .one(of: { setting.flag.choices }, "value", isOptional: true))
  }

  /// The value that removes a setting from the file.
  private static let defaultValue = "default"

  private static func list(_ context: CommandContext) throws {
    let rows = Setting.all.map { setting in
      let effective = context.effectiveValue(of: setting)
      return (setting.name, effective.value, effective.origin)
    }
    let widths = (
      rows.map(\.0.displayWidth).max() ?? 0, rows.map(\.1.displayWidth).max() ?? 0
    )
    for (name, value, origin) in rows {
      try context.output.line(
        "\(name.padded(to: widths.0))  \(value.padded(to: widths.1))  \(origin)")
    }
  }

  private static func set(_ setting: Setting, to value: String, _ context: CommandContext) throws {
    let isDefault = value == defaultValue
    if !isDefault { try setting.check(value) }
    guard let file = context.environment.saved.file else {
      throw CommandFailure(
        "can't save \(setting.name): HOME is not set", status: .unavailable)
    }
    do throws(SystemError) {
      try file.set(setting.name, to: isDefault ? nil : value)
    } catch {
      throw CommandFailure(
        "can't save \(setting.name) in \(file.path.shownAsPath): \(error.message)",
        status: .unavailable)
    }
  }
}

extension CommandContext {
  /// Returns the current value of the setting that a command changes, or nil for another command.
  func valueInForce(of command: CommandSpec) -> String? {
    let words = command.name.split(separator: " ")
    guard words.count == 2, words[0] == Command.settings.name,
      let setting = Setting.named(String(words[1]))
    else { return nil }
    return effectiveValue(of: setting).value
  }
}
