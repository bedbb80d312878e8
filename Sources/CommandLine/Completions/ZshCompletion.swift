import GameCore
import TextUI
import Tiles

/// Completion for zsh, over its own `_arguments`.
enum ZshCompletion {
  static var script: String {
    """
    #compdef arcade
    # zsh completion for arcade, made by 'arcade completions zsh'

    _arcade() {
      local curcontext=$curcontext state ret=1
      local -a commands line
      local -A opt_args
      commands=(
    \(commands.joined(separator: "\n"))
      )
      # Behind the end of the options there is nothing to tell.
      ((CURRENT > 2)) && [[ $words[2] == -- ]] && return 1

      _arguments -C -s -S \\
        \(InfoFlags.flags.map(argument).joined(separator: " \\\n    ")) \\
        '1: :->command' \\
        '*:: :->rest' && ret=0

      case $state in
        command)
          _describe -t commands 'game or command' commands && ret=0
          ;;
        rest)
          curcontext=${curcontext%:*}-$words[1]:
          local command=$words[1]
          # What the first operand makes of some commands.
          if ((CURRENT > 2)) && [[ $command == (\(parents)) && $words[2] != -* ]]; then
            command+=" $words[2]"
            shift words
            ((CURRENT--))
          fi
          case $command in
    \(CompletionTable.commands.map(branch).joined(separator: "\n"))
          esac
          ;;
      esac
      return ret
    }

    # The numbers of the last games, or files behind the first letter of one.
    _arcade_records() {
      local -a records
      if [[ $PREFIX == *[^0-9]* ]]; then
        _files
        return
      fi
      records=(${(f)"$(_call_program records command arcade replay --list 2>/dev/null)"})
      records=(${${records//:/\\\\:}/$'\\t'/:})
      _describe -V -t records record records
    }

    # The file can be read from fpath, at the first Tab, or sourced.
    if [[ ${funcstack[1]-} == _arcade ]]; then
      _arcade "$@"
    else
      compdef _arcade arcade
    fi

    """
  }

  private static var parents: String { CompletionTable.parents.joined(separator: "|") }

  private static var commands: [String] {
    CommandTable.commands.map { "    '\($0.name):\($0.summary.inSingleQuotes)'" }
  }

  private static func branch(_ command: Command) -> String {
    let operand =
      switch command.operand {
      case .none, .moves: [String]()
      case .record: ["'1:record:_arcade_records'"]
      case .file: ["'1:file:_files'"]
      case .one, .game, .gameAndMoves, .setting:
        ["'1:\(command.operand.synopsis.filter { $0.isLetter }):\(list(command.operand.choices))'"]
      }
    // A message about other operands would keep zsh from inserting an option that is alone.
    let arguments = command.allFlags.map(argument) + operand + ["'*: :{:}'"]
    let indent = "        "
    return """
      \(indent)'\(command.name)')
      \(indent)  _arguments -s -S \\
      \(indent)    \(arguments.joined(separator: " \\\n\(indent)    ")) && ret=0
      \(indent)  ;;
      """
  }

  /// One option as `_arguments` wants it.
  private static func argument(_ flag: Flag) -> String {
    let (plus, equals) = flag.value == nil ? ("", "") : ("+", "=")
    var names = flag.option + equals
    if let short = flag.short { names = "'{-\(short)\(plus),\(names)}'" }
    // Behind an answer nothing is read: no option, no operand.
    let exclusions = flag.isAnswer ? ["-", ":", "*"] : flag.exclusions
    let value = flag.value.map { value in
      ":\(value.placeholder):" + (value.choices.isEmpty ? " " : list(value.choices))
    }
    return "'(\(exclusions.joined(separator: " ")))\(names)[\(flag.summary.inSingleQuotes)]"
      + "\(value ?? "")'"
  }

  private static func list(_ choices: [Choice]) -> String {
    let entries = choices.map { "\($0.name)\\:\"\($0.summary.inSingleQuotes)\"" }
    return "((\(entries.joined(separator: " "))))"
  }
}
