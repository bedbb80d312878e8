import GameCore

/// The version of the program. CHANGELOG.md repeats it.
enum Version {
  static let number = "1.0.0"

  /// The release day, for mdoc(7). Before the release it is the day of the manual's last change.
  static let date = "November 28, 2026"

  /// The fields of the JSON line: the program's version and the version of each game's rules.
  static var fields: JSONObject {
    var rules: JSONObject = [:]
    for game in GameCatalog.arcade.games { rules[game.name] = .number(game.rules) }
    return [
      "build": .string(build), "gameRules": .object(rules), "type": "version",
      "version": .string(number),
    ]
  }

  static var build: String { "Swift \(compiler), \(system) \(machine), \(linkage)" }

  private static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }

  private static var system: String {
    #if os(macOS)
      "macOS"
    #else
      "Linux"
    #endif
  }

  private static var machine: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  /// As `Package.swift` links: only release builds for Linux are static, unless for packagers.
  private static var linkage: String {
    #if os(Linux) && !DEBUG && !DYNAMIC
      "static"
    #else
      "dynamic"
    #endif
  }
}
