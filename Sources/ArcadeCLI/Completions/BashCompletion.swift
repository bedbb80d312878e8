import ArcadeCore

/// Completion for bash 3.2 and later, with or without the package bash-completion.
enum BashCompletion {
  static var script: String {
    """
    # bash completion for arcade, made by 'arcade completions bash'

    _arcade() {
      local IFS=$' \\t\\n' command= flags= values= given=' ' prefix= word i
      local -a words=()
      COMPREPLY=()

      # Bash breaks words at '=': put --name=value together again.
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((${#words[@]})) && [[ ${words[${#words[@]}-1]} == --?* ]] &&
          [[ $word == = || ${words[${#words[@]}-1]} == *= ]]; then
          words[${#words[@]}-1]+=$word
        else
          words+=("$word")
        fi
      done
      local current=${words[${#words[@]}-1]}
      unset 'words[${#words[@]}-1]'
      command=${words[0]-}

      # What each command takes; an option that takes a value ends in '='.
      case $command in
    \(CommandTable.commands.map(flags).joined(separator: "\n"))
        '') flags='\(Answers.flags.map(spelled).joined(separator: " "))' ;;
        *) return ;;
      esac

      # What was given already, and which option waits for its value.
      local operands=0 waiting= ended=
      for ((i = 1; i < ${#words[@]}; i++)); do
        word=${words[i]}
        if [[ $waiting ]]; then
          waiting=
        elif [[ $ended || $word != -?* ]]; then
          ((operands++))
        elif [[ $word == -- ]]; then
          ended=1
        else
          _arcade_long "$word"
          given+="${word%%=*} "
          [[ " $flags " == *" $word= "* ]] && waiting=$word
        fi
      done

      if [[ $waiting ]]; then
        _arcade_values "$command" "$waiting"
      elif [[ ! $ended && $current == --*=* ]]; then
        [[ " $flags " == *" ${current%%=*}= "* ]] || return
        _arcade_values "$command" "${current%%=*}"
        current=${current#*=}
        [[ $COMP_WORDBREAKS == *=* ]] || prefix=${COMP_WORDS[COMP_CWORD]%%=*}=
      elif [[ ! $ended && $current == -* ]]; then
        for word in $flags; do
          word=${word%=}
          _arcade_is_free "$word" && values+="$word "
        done
      elif [[ ! $command ]]; then
        values='\(CommandTable.commands.map(\.name).joined(separator: " "))'
      elif ((operands == 0)); then
        case $command in
    \(CommandTable.commands.compactMap(operands).joined(separator: "\n"))
        esac
      fi
      COMPREPLY=($(compgen -P "$prefix" -W "$values" -- "$current"))
    }

    # Sets word to the long form of an option, and waiting where a short one needs the next word.
    _arcade_long() {
      case $1 in
    \(shorts.joined(separator: "\n"))
      esac
    }

    # Whether an option can still be given.
    _arcade_is_free() {
      [[ $given == *' --help '* || $given == *' --version '* || $given == *" $1 "* ]] && return 1
      case $1 in
    \(exclusions.joined(separator: "\n"))
      esac
      return 0
    }

    # Sets values to those of a command's option.
    _arcade_values() {
      case "$1 $2" in
    \(choices.joined(separator: "\n"))
      esac
    }

    complete -F _arcade arcade

    """
  }

  private static func flags(_ command: Command) -> String {
    "    \(command.name)) flags='\(command.allFlags.map(spelled).joined(separator: " "))' ;;"
  }

  private static func spelled(_ flag: Flag) -> String {
    "--\(flag.name)" + (flag.value == nil ? "" : "=")
  }

  private static func operands(_ command: Command) -> String? {
    let names = command.operand.choices.map(\.name)
    guard !names.isEmpty else { return nil }
    return "      \(command.name)) values='\(names.joined(separator: " "))' ;;"
  }

  private static var shorts: [String] {
    (PlayOptions.flags + Answers.flags).flatMap { flag -> [String] in
      guard let short = flag.short else { return [] }
      let alone = "    -\(short)) word=--\(flag.name) ;;"
      return flag.value == nil ? [alone] : [alone, "    -\(short)*) word=--\(flag.name)=\\ ;;"]
    }
  }

  private static var exclusions: [String] {
    Shelf.games.flatMap { $0.flags() }.filter { !$0.excludes.isEmpty }.map { flag in
      let given = flag.excludes.map { "$given != *' --\($0) '*" }.joined(separator: " && ")
      return "    --\(flag.name)) [[ \(given) ]]; return ;;"
    }
  }

  private static var choices: [String] {
    let common = PlayOptions.flags.map { ("*", $0) }
    let own = Shelf.games.flatMap { game in game.flags().map { (game.name, $0) } }
    return (own + common).compactMap { command, flag in
      guard let choices = flag.value?.choices, !choices.isEmpty else { return nil }
      let names = choices.map(\.name).joined(separator: " ")
      return "    \(command)\\ --\(flag.name)) values='\(names)' ;;"
    }
  }
}
