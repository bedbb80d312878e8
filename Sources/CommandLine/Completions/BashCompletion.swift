import Flags

/// Completion for bash 3.2 and later, with or without the package bash-completion.
struct BashCompletion {
  let table: CompletionTable

  private var name: String { table.name }

  var script: String {
    """
    # bash completion for \(name), made by '\(name) completions bash'

    _\(name)() {
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

      # The command, the options given so far, and the option whose value comes next.
      local current=${words[n]} command= flags taken=' ' waiting= ended= operand=
      _\(name)_flags
      for ((i = 1; i < n; i++)); do
        word=${words[i]}
        if [[ $waiting ]]; then
          waiting=
        elif [[ ! $ended && $word == -- ]]; then
          [[ $command ]] || return
          ended=1
        elif [[ ! $ended && $word == -?* ]]; then
          _\(name)_take || return
        elif [[ ! $command ]]; then
          command=$word taken=' '
          case $command in
            # The first operand decides about the rest.
            \(table.parents.joined(separator: " | ")))
              ((i + 1 < n)) && [[ ${words[i + 1]} != -* ]] && command+=" ${words[++i]}"
              ;;
          esac
          _\(name)_flags || return
        else
          operand=1
        fi
      done

      local choices= prefix=
      local -a files
      files=()
      if [[ $waiting ]]; then
        _\(name)_choose "$waiting"
      elif [[ ! $ended && $current == --*=* ]]; then
        word=${current%%=*}
        [[ " $flags " == *" $word= "* && $taken != *" $word "* ]] || return
        _\(name)_choose "$word"
        current=${current#*=}
        # Where words don't break at '=', the option is replaced with its value.
        [[ ${COMP_WORDBREAKS-} == *=* ]] || prefix=$word=
      elif [[ ! $ended && $current == -* ]]; then
        _\(name)_offer
      else
        case "$command$taken" in
      \(fileOptions.joined(separator: "\n"))
        esac
        _\(name)_choose "${operand:+more}"
      fi
      COMPREPLY=($(compgen -P "$prefix" -W "$choices" -- "$current") ${files[@]+"${files[@]}"})
    }

    # Sets the options of the command, of which those that take a value end in '='; false for an
    # unknown command.
    _\(name)_flags() {
      case $command in
    \(flags.joined(separator: "\n"))
        *) return 1 ;;
      esac
    }

    # Counts the option in word as given; false if nothing can follow it.
    _\(name)_take() {
      case $word in
        \(table.requests.joined(separator: " | "))) return 1 ;;
    \(shorts.joined(separator: "\n"))
      esac
      local name=${word%%=*}
      [[ $taken != *" $name "* ]] || return 1
      [[ $command || " $flags" == *" $name"[\\ =]* ]] || return 1
      case "$command $name" in
    \(exclusions.joined(separator: "\n"))
        *) taken+="$name " ;;
      esac
      [[ " $flags " != *" $word= "* ]] || waiting=$word
    }

    # Offers the options that can still be given.
    _\(name)_offer() {
      for word in $flags; do
        [[ $taken == *" ${word%=} "* ]] || choices+="${word%=} "
      done
    }

    # Offers the values of an option, or without one the operands of the command.
    _\(name)_choose() {
      case "$command $1" in
    \((sources + choices).joined(separator: "\n"))
      esac
    }

    # Offers the first words of the lines that the program prints, or files after the first letter.
    _\(name)_output() {
      if [[ $current == *[!0-9]* ]]; then
        _\(name)_files
      else
        compopt -o nosort 2>/dev/null
        choices=$(command "${words[0]}" "$@" 2>/dev/null | cut -f 1)
      fi
    }

    # Offers files where no word to choose from fits.
    _\(name)_or_files() {
      [[ $(compgen -W "$choices" -- "$current") ]] || _\(name)_files
    }

    # Offers files, whose names may hold blanks.
    _\(name)_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      files=($(compgen -f -- "$current"))
    }

    complete -F _\(name) \(name)

    """
  }

  private var sources: [String] {
    let outputs = table.outputs.map { arguments, commands in
      (commands, "_\(name)_output \(arguments)")
    }
    let files = table.fileCommands.map { pattern($0, "") }
    let more = table.moreFileCommands.map { pattern($0, "more") }
    return (outputs.map { ($0.map { pattern($0, "") }, $1) } + [(files + more, "_\(name)_files")])
      .filter { !$0.0.isEmpty }
      .map { patterns, action in "    \(patterns.joined(separator: " | "))) \(action) ;;" }
  }

  private var fileOptions: [String] {
    table.fileOptions.map { "      '\($0)'*' \($1) '*) operand=1 ;;" }
  }

  private var flags: [String] {
    let plain = table.variants.filter { $0.flags().isEmpty && $0.sharedFlags().isEmpty }
    let others = table.variants.filter { !$0.flags().isEmpty || !$0.sharedFlags().isEmpty }
    return others.map { flags("'\($0.name)'", $0.allFlags.withNegations) } + [
      flags(plain.map { "'\($0.name)'" }.joined(separator: " | "), HelpRequest.flags),
      flags("''", table.firstFlags),
    ]
  }

  private func flags(_ pattern: String, _ flags: [Flag]) -> String {
    let words = flags.flatMap { flag in
      flag.options.map { $0 + (flag.value == nil ? "" : "=") }
    }
    return "    \(pattern)) flags='\(words.joined(separator: " "))' ;;"
  }

  private var shorts: [String] {
    table.shorts.flatMap { letter, flag in
      ["    -\(letter)) word=\(flag.option) ;;"]
        + (flag.value == nil ? [] : ["    -\(letter)*) word=\(flag.option)= ;;"])
    }
  }

  private var exclusions: [String] {
    table.exclusions.map { owner, flag in
      let pattern = pattern(owner, flag.option)
      return "    \(pattern)) taken+='\(flag.exclusions.joined(separator: " ")) ' ;;"
    }
  }

  private var choices: [String] {
    table.choices.map { owner, option, choices in
      let names = choices.map(\.name).joined(separator: " ")
      let orFiles =
        option.isEmpty && table.mixedCommands.contains(owner) ? "; _\(name)_or_files" : ""
      let more =
        option.isEmpty && table.repeatedCommands.contains(owner)
        ? " | " + pattern(owner, "more") : ""
      return "    \(pattern(owner, option))\(more)) choices='\(names)'\(orFiles) ;;"
    }
  }

  private func pattern(_ owner: CompletionTable.Owner, _ option: String) -> String {
    owner == "*" ? "*' \(option)'" : "'\(owner) \(option)'"
  }
}
