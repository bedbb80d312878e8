import GameCore
import TextUI
import Tiles

/// What records need to know of a game whose type is only known when they are read.
extension ArcadeGame {
  /// What the game counts.
  static var unit: ScoreUnit { Points.unit }

  /// Which way its score gets better.
  static var better: Direction { Points.better }

  /// Whether it can be played with options as records write them.
  static func takes(_ options: String) -> Bool { (try? Options(recorded: options)) != nil }

  /// The command that plays it with these options.
  static func command(_ options: String) -> String {
    ((try? Options(recorded: options)) ?? Options()).command(of: name).joined(separator: " ")
  }

  /// The options as the JSON lines have them.
  static func fields(_ options: String) -> JSONObject {
    ((try? Options(recorded: options)) ?? Options()).fields
  }
}
