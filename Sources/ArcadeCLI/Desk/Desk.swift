import ArcadeCore
import Records

/// What a command has at hand.
struct Desk {
  /// Where the process stands.
  let surroundings: Surroundings

  /// Standard output.
  let output: Output

  /// Where pictures are shown.
  let theatre: Theatre

  /// The player's kept choices, or nil where there is no place for them.
  var settings: SettingsFile? { SettingsFile(variable: surroundings.variable) }
}
