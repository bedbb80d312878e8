import ArcadeCore

/// Completion for fish 3 and later.
enum FishCompletion {
  static var script: String {
    """
    # fish completion for arcade, made by 'arcade completions fish'

    # Whether the line is at one of the commands (a list with commas; 'none' before there is one),
    # still takes options, and has none of those that the pattern names.
    function __arcade_takes -a commands given
        set -l words (commandline -opc)
        set -l command none
        set -q words[2]; and set command $words[2]
        string match -q -- "*,$command,*" ",$commands,"; or return 1
        contains -- -- $words; and return 1
        # An option that waits for its value is being completed now, and so not yet given.
        contains -- $words[-1] \(waiting); and set -e words[-1]
        not string match -qr -- "^($given|--help|-h|--version|-V)(=.*)?\\$" $words
    end

    # Whether the line is at a command that has no operand yet.
    function __arcade_wants -a command
        set -l words (commandline -opc)
        test (count $words) = 2; and test $words[2] = $command
    end

    complete -c arcade -f
    \(CommandTable.commands.map(name).joined(separator: "\n"))
    \(CommandTable.commands.flatMap(operands).joined(separator: "\n"))
    \(Shelf.games.flatMap(own).joined(separator: "\n"))
    \(PlayOptions.flags.map { option($0, at: games) }.joined(separator: "\n"))
    \(Answers.flags.map { option($0, at: everywhere) }.joined(separator: "\n"))

    """
  }

  private static var games: String {
    Shelf.games.map(\.name).joined(separator: ",")
  }

  private static var everywhere: String {
    (["none"] + CommandTable.commands.map(\.name)).joined(separator: ",")
  }

  private static func name(_ command: Command) -> String {
    "complete -c arcade -n '__arcade_takes none' -a \(command.name) -d \(quoted(command.summary))"
  }

  private static func operands(_ command: Command) -> [String] {
    command.operand.choices.map { choice in
      "complete -c arcade -n '__arcade_wants \(command.name)' -a \(choice.name) "
        + "-d \(quoted(choice.summary))"
    }
  }

  private static func own(_ game: Command) -> [String] {
    game.flags().map { option($0, at: game.name) }
  }

  /// The options that take a value.
  private static var waiting: String {
    (Shelf.games.flatMap { $0.flags() } + PlayOptions.flags)
      .filter { $0.value != nil }
      .flatMap { flag in (flag.short.map { ["-\($0)"] } ?? []) + ["--\(flag.name)"] }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .joined(separator: " ")
  }

  private static func option(_ flag: Flag, at commands: String) -> String {
    let names =
      ([flag.name] + flag.excludes).map { "--\($0)" } + (flag.short.map { ["-\($0).*"] } ?? [])
    var line =
      "complete -c arcade -n '__arcade_takes \(commands) \"\(names.joined(separator: "|"))\"'"
    if let short = flag.short { line += " -s \(short)" }
    line += " -l \(flag.name)"
    if flag.value != nil { line += " -x" }
    line += " -d \(quoted(flag.summary))"
    let choices = (flag.value?.choices ?? []).map { "\($0.name)\\t\"\($0.summary)\"" }
    return choices.isEmpty ? line : line + " -a \(quoted(choices.joined(separator: " ")))"
  }

  /// A text between single quotes, for fish.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
      + "'"
  }
}
