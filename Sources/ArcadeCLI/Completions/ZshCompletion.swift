import ArcadeCore

/// Completion for zsh, over its own `_arguments`.
enum ZshCompletion {
  static var script: String {
    """
    #compdef arcade
    # zsh completion for arcade, made by 'arcade completions zsh'

    _arcade() {
      local curcontext=$curcontext state line
      local -a commands
      typeset -A opt_args
      commands=(
    \(CommandTable.commands.map { "    '\($0.name):\($0.summary.inSingleQuotes)'" }.joined(separator: "\n"))
      )

      _arguments -C -s -S \\
        \(Answers.flags.map(argument).joined(separator: " \\\n    ")) \\
        '1: :->command' \\
        '*:: :->rest'

      case $state in
        command) _describe -t commands 'game or command' commands ;;
        rest)
          curcontext=${curcontext%:*}-$words[1]:
          case $words[1] in
    \(CommandTable.commands.map(branch).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    _arcade "$@"

    """
  }

  private static func branch(_ command: Command) -> String {
    let operand =
      switch command.operand {
      case .none: [String]()
      case .moves: ["'*:move: '"]
      case .one(_, let placeholder, _): ["'1:\(placeholder):\(list(command.operand.choices))'"]
      }
    let arguments = command.allFlags.map(argument) + operand
    return """
              \(command.name))
                _arguments -s -S \\
                  \(arguments.joined(separator: " \\\n              "))
                ;;
      """
  }

  /// One option as `_arguments` wants it.
  private static func argument(_ flag: Flag) -> String {
    let (plus, equals) = flag.value == nil ? ("", "") : ("+", "=")
    let long = "--\(flag.name)\(equals)"
    var rivals = flag.excludes.map { "--\($0)" }
    var names = long
    if let short = flag.short {
      names = "'{-\(short)\(plus),\(long)}'"
      rivals += ["-\(short)", "--\(flag.name)"]
    }
    if flag.isAnswer { rivals = ["-", "*"] }
    let excluded = rivals.isEmpty ? "" : "(\(rivals.joined(separator: " ")))"
    let value = flag.value.map { value in
      ":\(value.placeholder):" + (value.choices.isEmpty ? " " : list(value.choices))
    }
    return "'\(excluded)\(names)[\(flag.summary.inSingleQuotes)]\(value ?? "")'"
  }

  private static func list(_ choices: [Choice]) -> String {
    let entries = choices.map { "\($0.name)\\:\"\($0.summary.inSingleQuotes)\"" }
    return "((\(entries.joined(separator: " "))))"
  }
}

extension String {
  /// The text as it stands between single quotes in a POSIX shell.
  fileprivate var inSingleQuotes: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
  }
}
