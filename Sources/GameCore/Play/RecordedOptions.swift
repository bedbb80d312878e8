import TextUI

/// A game whose type is known only at run time, as records name it.
extension ArcadeGame {
  /// What the game counts.
  public static var unit: ScoreUnit { P.Points.unit }

  /// The direction in which its scores get better.
  public static var better: Direction { P.Points.better }

  /// Returns whether the game can be played with options in the form of records.
  public static func takes(_ options: String) -> Bool { (try? Options(recorded: options)) != nil }

  /// Returns the command that plays the game with options in the form of records.
  public static func command(_ options: String) -> String {
    ((try? Options(recorded: options)) ?? Options()).command(of: name).joined(separator: " ")
  }

  /// Returns options in the form of records as the JSON lines have them.
  public static func fields(_ options: String) -> JSONObject {
    ((try? Options(recorded: options)) ?? Options()).fields
  }
}
