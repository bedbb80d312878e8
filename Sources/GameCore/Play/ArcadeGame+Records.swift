// For games whose types are known only at run time, as records name them.
extension ArcadeGame {
  /// The unit of the game's scores.
  public static var unit: ScoreUnit { P.Points.unit }

  /// The direction in which the game's scores get better.
  public static var better: Direction { P.Points.better }

  /// Returns true if the game can be played with options in the form of records.
  public static func takes(_ options: String) -> Bool { normalForm(of: options) != nil }

  /// Returns options in the form of records as the game itself writes them: `range=0-99` for
  /// `range=00-99`. Returns nil if the game doesn't take them.
  public static func normalForm(of options: String) -> String? {
    (try? Options(recorded: options))?.recorded
  }

  /// Returns the options of all games that are counted together with those of some options, both in
  /// the form of records, or nil if the game doesn't take them.
  public static func comparableForm(of options: String) -> String? {
    (try? Options(recorded: options)).map { comparable($0).recorded }
  }

  /// Returns the command that plays the game with options in the form of records, or nil if it
  /// doesn't take them.
  public static func command(_ options: String) -> String? {
    try? Options(recorded: options).command(of: name).joined(separator: " ")
  }

  /// Returns options in the form of records as fields of the JSON lines, or nil if the game doesn't
  /// take them.
  public static func fields(_ options: String) -> JSONObject? {
    try? Options(recorded: options).fields
  }

  /// Returns the average score of the best player with options in the form of records, or nil if it
  /// isn't known. What is known before the first move is the same in all deals.
  public static func par(_ options: String) -> Double? {
    guard let options = try? Options(recorded: options) else { return nil }
    var random = Seed(number: 0).random
    guard let deal = try? deal(options, using: &random) else { return nil }
    return (try? setup(options, deal)).flatMap(par)
  }
}
