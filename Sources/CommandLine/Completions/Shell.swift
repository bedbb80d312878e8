import GameCore
import TextUI
import Tiles

/// A shell that the arcade knows how to complete in.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  static let choices = allCases.map { Choice($0.rawValue, "for \($0.rawValue)") }

  /// The file to load in the shell, which knows all of the table of commands and asks nobody.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
