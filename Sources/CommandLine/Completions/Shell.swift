/// A shell for which the program can complete words.
public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  public static let choices = allCases.map { shell in
    Choice(shell.rawValue, Phrase(en: "for \(shell.rawValue)", zh: "用于 \(shell.rawValue)"))
  }

  /// Returns the script to load in the shell, which runs the program at each press of Tab.
  public func script(for program: ProgramSpec) -> String {
    let file =
      switch self {
      case .bash: PackageResources.completion_bash
      case .zsh: PackageResources.completion_zsh
      case .fish: PackageResources.completion_fish
      }
    return Mdoc.filled(file) { $0 == "name" ? program.name : nil }
  }
}
