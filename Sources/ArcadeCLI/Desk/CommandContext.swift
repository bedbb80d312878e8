import CommandLine
import GameCore
import Storage
import TextUI
import Tiles

/// What a command has at hand.
struct CommandContext {
  /// Where the process stands.
  let environment: ProcessEnvironment

  /// Standard output.
  let output: Output

  /// Where pictures are shown.
  let screenRunner: ScreenRunner

  /// The options that stand before the command.
  var leading = ParsedLine()

  /// Where the player's records are, or nil where there is no place for them.
  var state: StateFolder? { StateFolder(variable: environment.variable) }
}
