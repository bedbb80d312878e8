import GameCore

/// The version of the program. Beside this, only CHANGELOG.md says it.
enum Version {
  static let number = "1.0.0"

  /// The day of its release, or until then of the last change to the manual, as mdoc(7) wants it.
  static let date = "November 23, 2026"

  /// The fields of the JSON line: the version, and that of the rules of each game.
  static var fields: JSONObject {
    var rules: JSONObject = [:]
    for game in GameCatalog.arcade.games { rules[game.name] = .number(game.rules) }
    return ["rules": .object(rules), "type": "version", "version": .string(number)]
  }
}
