import CommandLine
import Platform
import Records

extension Command {
  static let settings = CommandSpec(
    name: "settings", summary: Phrase(en: "show or change defaults", zh: "查看或修改默认设置"),
    detail: """
      Without NAME, shows every setting with its value and source; with NAME, prints its value; \
      with VALUE, writes it to the settings file, or with default removes it.
      """,
    operand: Operand(
      "[NAME [VALUE]]", limit: 2, noun: .setting, words: Setting.all.map(\.choice),
      following: { Setting.named($0)?.flag.choices ?? [] }),
    sharedFlags: PlayOptions.flags(named: ["json"]),
    examples: [
      .init("Never use colour from now on", "arcade settings color never"),
      .init("Ring the bell from now on", "arcade settings bell on"),
      .init("Return to the default", "arcade settings bell default"),
      .init("Show all settings", "arcade settings"),
    ]
  ).performing { context in
    let words = context.line.operands
    guard let name = words.first else {
      try context.print(Setting.all.map(context.fields), or: { list(context, $0) })
      return .done
    }
    guard let setting = Setting.named(name) else { throw Setting.unknown(name) }
    if words.count > 1 {
      let value = Setting.isDefault(words[1]) ? nil : setting.flag.value(meant: words[1])
      if let value { try setting.check(value, context.environment.saved.value) }
      try context.environment.saved.write(value, as: setting.name)
      guard context.play.json || context.environment.isAtTerminal else { return .done }
    }
    let value = context.effectiveValue(of: setting).value
    try context.print(
      [context.fields(of: setting)],
      or: { say in
        let value = value ?? unset(say)
        let told = value.spacedBefore
        return [words.count < 2 ? value : say(en: "\(name) is \(value) now.", zh: "现为\(told)。")]
      })
    return .done
  }

  private static func unset(_ presentation: Presentation) -> String {
    presentation(en: "unset", zh: "未设")
  }

  private static func list(_ context: CommandContext, _ presentation: Presentation) -> [String] {
    let rows = Setting.all.map { setting in
      var (value, origin) = context.effectiveValue(of: setting)
      if let given = context.line.value(of: setting.name) {
        (value, origin) = (setting.flag.value(meant: given), setting.flag.option)
      }
      return (
        setting.choice.label(presentation.language),
        value.map { setting.flag.label(of: $0, presentation.language) } ?? unset(presentation),
        origin == "default" ? presentation(en: "default", zh: "默认值") : origin
      )
    }
    let widths = (rows.map(\.0.displayWidth).max() ?? 0, rows.map(\.1.displayWidth).max() ?? 0)
    return rows.map { name, value, origin in
      "\(name.padded(to: widths.0))  \(value.padded(to: widths.1))  \(origin)"
    }
  }
}

extension CommandContext {
  /// Returns a setting's value without command-line options, or nil, and the value's source.
  func effectiveValue(of setting: Setting) -> (value: String?, origin: String) {
    if let value = environment.saved.value(of: setting.name) {
      return (value, environment.saved.file?.path.shownAsPath ?? "")
    }
    let value: (String, origin: String)? =
      switch setting.name {
      // These settings have a value even if no settings file has one.
      case "lang":
        environment.locale.language.map { ($0.language.rawValue, $0.variable) }
          ?? (Language.en.rawValue, "default")
      case Switch.ascii.rawValue:
        (
          environment.locale.isUTF8 ? "off" : "on",
          environment.locale.charsetVariable?.name ?? "default"
        )
      case "color":
        environment.colorVariable.map {
          (($0.isOn ? ColorChoice.always : .never).rawValue, $0.name)
        }
      default: nil
      }
    return value ?? (setting.flag.defaultValue, "default")
  }

  /// Returns the fields of a setting's JSON line: its name, value, source and possible values.
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
}
