import Play
import Simulation
import GameCore
import Platform
import Storage
import TextUI
import Tiles

extension Command {
  /// Shows and changes what is chosen for all games.
  static let settings = Command(
    name: "settings", summary: "show or change what is chosen for all games",
    detail: """
      Without a name, every setting is shown with its value and where that comes from; with a name, \
      the value alone; with a value, that is kept in the settings file, and `default` takes the \
      setting out of it. What the command line says goes before the environment, and that before the \
      file.
      """,
    operand: .setting, variants: { Setting.all.map(setting) },
    examples: {
      [
        .init("Play without colour from now on", "arcade settings color never"),
        .init("Show all settings", "arcade settings"),
      ]
    }
  ) { words, command, context in
    try command.read(words, context) { line in
      try command.operand.check(line.operands, of: command.name)
      guard let name = line.operands.first else {
        try list(context)
        return .done
      }
      let setting = try setting(name)
      if line.operands.count > 1 {
        try set(setting, to: line.operands[1], context)
      } else {
        try context.output.line(context.environment.standing(of: setting).value)
      }
      return .done
    }
  }

  /// The command behind a setting's name.
  private static func setting(_ setting: Setting) -> Command {
    let values = setting.values + [Choice(defaultValue, "take it out of the settings")]
    return Command(
      name: "settings \(setting.name)", summary: setting.summary,
      operand: .one(of: { values }, "VALUE", isOptional: true), run: settings.run)
  }

  /// The value that takes a setting out of the file.
  static let defaultValue = "default"

  private static func setting(_ name: String) throws(InvalidInput) -> Setting {
    if let setting = Setting.named(name) { return setting }
    let names = Setting.all.map(\.name)
    let cure = name.suggestion(from: names) ?? "they are \(names.joined(separator: ", "))"
    throw InvalidInput("there is no setting \(name.quoted); \(cure)")
  }

  private static func list(_ context: CommandContext) throws {
    let rows = Setting.all.map { setting in
      let standing = context.environment.standing(of: setting)
      return (setting.name, standing.value, standing.origin)
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
    guard let file = context.environment.kept.file else {
      throw CommandFailure("can't keep \(setting.name): HOME is not set")
    }
    do throws(SystemError) {
      try file.set(setting.name, to: isDefault ? nil : value)
    } catch {
      throw CommandFailure(
        "can't keep \(setting.name) in \(file.path.shownAsPath): \(error.message)")
    }
    if !isDefault, let other = context.environment.given(setting), other.value != value {
      context.screenRunner.warn(
        "\(setting.name) is kept, but \(other.variable) says \(other.value), which goes before it")
    }
  }
}

extension ProcessEnvironment {
  /// What the environment says of a setting, and in which variable.
  func given(_ setting: Setting) -> (value: String, variable: String)? {
    switch setting.name {
    case "lang": localeLanguage.map { ($0.language.rawValue, $0.variable) }
    case "color": colorBan.map { (ColorChoice.never.rawValue, $0) }
    default: nil
    }
  }

  /// The value of a setting, and where it comes from.
  fileprivate func standing(of setting: Setting) -> (value: String, origin: String) {
    if let given = given(setting) { return (given.value, given.variable) }
    if let value = kept.value(of: setting.name) {
      return (value, kept.file?.path.shownAsPath ?? "")
    }
    // Where no language is chosen there is one nevertheless.
    let standard = setting.name == "lang" ? Language.en.rawValue : setting.standard
    return (standard ?? "unset", Command.defaultValue)
  }
}
