import Flags
import TextUI

/// Completion for zsh, over its own `_arguments`.
struct ZshCompletion {
  let table: CompletionTable

  private var name: String { table.name }

  var script: String {
    """
    #compdef \(name)
    # zsh completion for \(name), made by '\(name) completions zsh'

    _\(name)() {
      local curcontext=$curcontext state ret=1 i
      local -a commands line
      local -A opt_args
      commands=(
    \(commands.joined(separator: "\n"))
      )
      # After the end of the options there is nothing to offer.
      ((CURRENT > 2)) && [[ $words[2] == -- ]] && return 1

      _arguments -C -s -S -A '-*' \\
        \(table.firstFlags.map(argument).joined(separator: " \\\n    ")) \\
        '1: :->command' \\
        '*:: :->rest' && ret=0

      case $state in
        command)
          # Nothing follows an option that belongs after the command.
          for ((i = 2; i < CURRENT; i++)); do
            case $words[i] in
    \(leading.joined(separator: "\n"))
              *) return 1 ;;
            esac
          done
          _describe -t commands '\(table.noun)' commands && ret=0
          ;;
        rest)
          curcontext=${curcontext%:*}-$words[1]:
          local command=$words[1]
          # The first operand of some commands decides about the rest.
          if ((CURRENT > 2)) && [[ $command == (\(parents)) && $words[2] != -* ]]; then
            command+=" $words[2]"
            shift words
            ((CURRENT--))
          fi
          case $command in
    \(table.variants.map(branch).joined(separator: "\n"))
          esac
          ;;
      esac
      return ret
    }

    # Words to choose from, or files where none of them fits.
    _\(name)_or_files() {
      local -a choices
      choices=("$@")
      _describe -t choices choice choices || _files
    }

    # The first words of the lines that the program prints, or files after the first letter.
    _\(name)_output() {
      local -a rows
      if [[ $PREFIX == *[^0-9]* ]]; then
        _files
        return
      fi
      rows=(${(f)"$(_call_program rows command \(name) "$@" 2>/dev/null)"})
      rows=(${${rows//:/\\\\:}/$'\\t'/:})
      _describe -V -t rows row rows
    }

    # The file can be read from fpath, at the first Tab, or sourced.
    if [[ ${funcstack[1]-} == _\(name) ]]; then
      _\(name) "$@"
    else
      compdef _\(name) \(name)
    fi

    """
  }

  private var parents: String { table.parents.joined(separator: "|") }

  private var commands: [String] {
    table.commands.map { "    '\($0.name):\($0.summary.inSingleQuotes)'" }
  }

  private var leading: [String] {
    table.leading.flatMap { flag in
      flag.value == nil
        ? ["          \(flag.option)) ;;"]
        : ["          \(flag.option)) ((i++)) ;;", "          \(flag.option)=*) ;;"]
    }
  }

  private func branch(_ command: CommandSpec) -> String {
    let indent = "        "
    var operands = operands(of: command)
    var choice = ""
    if case .withOption(let name) = command.operand.files {
      choice = """
        \(indent)  local -a operands
        \(indent)  operands=(\(operands.joined(separator: " ")))
        \(indent)  (($words[(I)--\(name)])) && operands=('*:FILE:_files')

        """
      operands = ["$operands"]
    }
    let arguments = command.allFlags.withNegations.map(argument) + operands
    return """
      \(indent)'\(command.name)')
      \(choice)\(indent)  _arguments -s -S \\
      \(indent)    \(arguments.joined(separator: " \\\n\(indent)    ")) && ret=0
      \(indent)  ;;
      """
  }

  private func operands(of command: CommandSpec) -> [String] {
    let placeholder = command.operand.placeholder
    // A message about other operands would keep zsh from inserting an option that is alone.
    let rest = command.operand.files == .all ? "'*:FILE:_files'" : "'*: :{:}'"
    switch command.operand.source {
    case .none: return [rest]
    case .files: return ["'1:\(placeholder):_files'", rest]
    case .output(let arguments):
      return ["'1:\(placeholder): _\(name)_output \(arguments)'", rest]
    case .choices(_, _, let choices):
      if command.operand.isRepeated { return ["'*:\(placeholder):\(list(choices()))'"] }
      guard command.operand.files == .all else {
        return ["'1:\(placeholder):\(list(choices()))'", rest]
      }
      let words = choices().map { "\"\($0.name)\\:\($0.summary.inSingleQuotes)\"" }
      return ["'1:\(placeholder): _\(name)_or_files \(words.joined(separator: " "))'", rest]
    }
  }

  /// Returns an option in the form of `_arguments`.
  private func argument(_ flag: Flag) -> String {
    let (plus, equals) = flag.value == nil ? ("", "") : ("+", "=")
    var names = flag.option + equals
    if let short = flag.short { names = "'{-\(short)\(plus),\(names)}'" }
    // Nothing is parsed after a request: no option, no operand.
    let exclusions =
      HelpRequest.flags.contains { $0.name == flag.name } ? ["-", ":", "*"] : flag.exclusions
    let value = flag.value.map { value in
      ":\(value.placeholder):" + (value.choices.isEmpty ? " " : list(value.choices))
    }
    let rest = exclusions.isEmpty ? "" : "(\(exclusions.joined(separator: " ")))"
    return "'\(rest)\(flag.isRepeatable ? "*" : "")\(names)[\(flag.summary.inSingleQuotes)]"
      + "\(value ?? "")'"
  }

  private func list(_ choices: [Choice]) -> String {
    let entries = choices.map { "\($0.name)\\:\"\($0.summary.inSingleQuotes)\"" }
    return "((\(entries.joined(separator: " "))))"
  }
}
