import GameCore
import Storage
import TextUI
import Tiles

/// What a command has at hand.
struct Desk {
  /// Where the process stands.
  let surroundings: Surroundings

  /// Standard output.
  let output: Output

  /// Where pictures are shown.
  let theatre: Theatre

  /// Where the player's records are, or nil where there is no place for them.
  var state: StateFolder? { StateFolder(variable: surroundings.variable) }
}
