import Flags

/// A shell for which there are completions.
public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The shells as words to choose from.
  public static let choices = allCases.map { Choice($0.rawValue, "for \($0.rawValue)") }

  /// Returns the script to load in the shell. It holds the whole table of commands, so that it runs
  /// the program only to list what changes.
  public func script(for program: ProgramSpec) -> String {
    let table = CompletionTable(program)
    return switch self {
    case .bash: BashCompletion(table: table).script
    case .zsh: ZshCompletion(table: table).script
    case .fish: FishCompletion(table: table).script
    }
  }
}
