import GameCore
import TextUI
import Tiles

/// Completion for bash 3.2 and later, with or without the package bash-completion.
enum BashCompletion {
  static var script: String {
    """
    # bash completion for arcade, made by 'arcade completions bash'

    _arcade() {
      local IFS=$' \\t\\n' word n=0 i
      local -a words
      words=("${COMP_WORDS[0]-}")
      COMPREPLY=()

      # Bash breaks words at '=' and ':': put --name=value together again.
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]-}
        if [[ ${words[n]} == --?* && ($word == [=:]* || ${words[n]} == *[=:]) ]]; then
          words[n]=${words[n]}$word
        else
          words[++n]=$word
        fi
      done
      local current=${words[n]} command= start=2
      ((n > 1)) && command=${words[1]}

      # What the first operand makes of some commands.
      case $command in
        \(CompletionTable.parents.joined(separator: " | ")))
          ((n > 2)) && [[ ${words[2]} != -* ]] && command+=" ${words[2]}" start=3
          ;;
      esac

      # The options of each command; one that takes a value ends in '='.
      local flags
      case $command in
    \(flags.joined(separator: "\n"))
        *) return ;;
      esac

      # What was given already, and which option waits for its value.
      local taken=' ' waiting= ended= operand=
      for ((i = start; i < n; i++)); do
        word=${words[i]}
        if [[ $waiting ]]; then
          waiting=
        elif [[ $ended || $word != -?* ]]; then
          operand=1
        elif [[ $word == -- ]]; then
          ended=1
        else
          _arcade_take || return
        fi
      done

      local choices= prefix=
      local -a files
      files=()
      if [[ $waiting ]]; then
        _arcade_choose "$waiting"
      elif [[ ! $ended && $current == --*=* ]]; then
        word=${current%%=*}
        [[ " $flags " == *" $word= "* && $taken != *" $word "* ]] || return
        _arcade_choose "$word"
        current=${current#*=}
        # Where words don't break at '=', the option is replaced with its value.
        [[ ${COMP_WORDBREAKS-} == *=* ]] || prefix=$word=
      elif [[ ! $ended && $current == -* ]]; then
        _arcade_offer
      elif [[ ! $operand ]]; then
        _arcade_choose ''
      fi
      COMPREPLY=($(compgen -P "$prefix" -W "$choices" -- "$current") ${files[@]+"${files[@]}"})
    }

    # Counts the option in word as given; false where nothing can follow it.
    _arcade_take() {
      case $word in
        \(CompletionTable.answers.joined(separator: " | "))) return 1 ;;
    \(shorts.joined(separator: "\n"))
      esac
      local name=${word%%=*}
      [[ $taken != *" $name "* ]] || return 1
      case "$command $name" in
    \(exclusions.joined(separator: "\n"))
        *) taken+="$name " ;;
      esac
      [[ " $flags " != *" $word= "* ]] || waiting=$word
    }

    # Offers the options that can still be given.
    _arcade_offer() {
      for word in $flags; do
        [[ $taken == *" ${word%=} "* ]] || choices+="${word%=} "
      done
    }

    # Offers the values of an option, or what can follow the command.
    _arcade_choose() {
      case "$command $1" in
        \(records)) _arcade_records ;;
        \(files)) _arcade_files ;;
    \(choices.joined(separator: "\n"))
      esac
    }

    # Offers the numbers of the last games, or files behind the first letter of one.
    _arcade_records() {
      if [[ $current == *[!0-9]* ]]; then
        _arcade_files
      else
        compopt -o nosort 2>/dev/null
        choices=$(command "${words[0]}" replay --list 2>/dev/null | cut -f 1)
      fi
    }

    # Offers files, whose names may hold blanks.
    _arcade_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      files=($(compgen -f -- "$current"))
    }

    complete -F _arcade arcade

    """
  }

  private static var records: String { patterns(CompletionTable.recordCommands) }
  private static var files: String { patterns(CompletionTable.fileCommands) }

  private static func patterns(_ commands: [String]) -> String {
    commands.map { pattern($0, "") }.joined(separator: " | ")
  }

  private static var flags: [String] {
    let commands = CompletionTable.commands
    let others =
      commands.filter { $0.flags().isEmpty && $0.playFlags().isEmpty }
      .map { "'\($0.name)'" } + ["''"]
    let own = commands.filter { !$0.flags().isEmpty || !$0.playFlags().isEmpty }
      .map { ("'\($0.name)'", $0.allFlags) }
    return (own + [(others.joined(separator: " | "), InfoFlags.flags)])
      .map { pattern, flags in
        let words = flags.flatMap { flag in
          flag.options.map { $0 + (flag.value == nil ? "" : "=") }
        }
        return "    \(pattern)) flags='\(words.joined(separator: " "))' ;;"
      }
  }

  private static var shorts: [String] {
    CompletionTable.shortValues.flatMap { short, option in
      ["    \(short)) word=\(option) ;;", "    \(short)*) word=\(option)= ;;"]
    }
  }

  private static var exclusions: [String] {
    CompletionTable.exclusions.map { owner, flag in
      let pattern = pattern(owner, flag.option)
      return "    \(pattern)) taken+='\(flag.exclusions.joined(separator: " ")) ' ;;"
    }
  }

  private static var choices: [String] {
    CompletionTable.choices.map { owner, option, choices in
      let names = choices.map(\.name).joined(separator: " ")
      return "    \(pattern(owner, option))) choices='\(names)' ;;"
    }
  }

  private static func pattern(_ owner: CompletionTable.Owner, _ option: String) -> String {
    owner == "*" ? "*' \(option)'" : "'\(owner) \(option)'"
  }
}
