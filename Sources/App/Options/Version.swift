import GameCore

/// The version of the program. CHANGELOG.md repeats it.
enum Version {
  static let number = "1.0.0"

  /// The release day, for mdoc(7). Before the release it is the day of the manual's last change.
  static let date = "November 26, 2026"

  /// The fields of the JSON line: the program's version and the version of each game's rules.
  static var fields: JSONObject {
    var rules: JSONObject = [:]
    for game in GameCatalog.arcade.games { rules[game.name] = .number(game.rules) }
    return ["gameRules": .object(rules), "type": "version", "version": .string(number)]
  }
}
