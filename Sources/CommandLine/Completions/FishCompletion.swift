import Flags

/// Completion for fish 3 and later.
struct FishCompletion {
  let table: CompletionTable

  private var name: String { table.name }

  var script: String {
    """
    # fish completion for \(name), made by '\(name) completions fish'

    # Offers what can stand at the cursor. Fish alone would also look for the word in descriptions.
    function __\(name)_complete
        set -l current (commandline -ct | string replace -ar '[\\\\\\\\\\'"]' '')
        set -l part (string escape --style=regex -- "$current")
        __\(name)_offer "$current" | string match -ri -- "^[^\\t]*$part.*"
    end

    function __\(name)_offer -a current
        # The command, the options given so far, and the option whose value comes next.
        set -l command ''
        set -l flags (__\(name)_flags '')
        set -l names (string replace -r '\\t.*' '' -- $flags)
        set -l taken
        set -l waiting
        set -l ended
        set -l operand
        set -l parent
        set -l words (commandline -opc)
        set -e words[1]
        for word in $words
            if set -q waiting[1]
                set waiting
            else if not set -q ended[1]; and test "$word" = --
                test -n "$command"; or return
                set ended yes
                set parent
            else if not set -q ended[1]; and string match -qr '^-.' -- "$word"
                set parent
                switch $word
                    case \(table.requests.map(quoted).joined(separator: " "))
                        return
    \(shorts.joined(separator: "\n"))
                end
                set -l name (string replace -r '=.*' '' -- $word)
                contains -- $name $taken; and return
                if test -z "$command"
                    contains -- $name (string replace = '' -- $names); or return
                end
                switch "$command $name"
    \(exclusions.joined(separator: "\n"))
                    case '*'
                        set -a taken $name
                end
                contains -- "$word=" $names; and set waiting $word
            else if test -z "$command"; or set -q parent[1]
                # The first operand of some commands decides about the rest.
                set command (string trim -- "$parent $word")
                set parent
                if contains -- $command \(table.parents.joined(separator: " "))
                    set parent $command
                end
                set taken
                set flags (__\(name)_flags "$command"); or return
                set names (string replace -r '\\t.*' '' -- $flags)
            else
                set operand yes
            end
        end

        if set -q waiting[1]
            __\(name)_choices "$command" $waiting
            return
        end
        if not set -q ended[1]; and string match -qr '^--.*=' -- "$current"
            set -l name (string replace -r '=.*' '' -- $current)
            contains -- "$name=" $names; and not contains -- $name $taken; or return
            __\(name)_choices "$command" $name | string replace -r '^' -- "$name="
            return
        end
        if not set -q ended[1]; and string match -q -- '-*' "$current"
            for flag in $flags
                set -l name (string replace -r '=?\\t.*' '' -- $flag)
                contains -- $name $taken; or string replace -r '=?\\t' '\\t' -- $flag
            end
            return
        end
        switch "$command "(string join ' ' -- $taken)' '
    \(fileOptions.joined(separator: "\n"))
        end
        if set -q operand[1]
            contains -- "$command" \(table.moreFileCommands.joined(separator: " "))
            and __fish_complete_path "$current"
            contains -- "$command" \(table.repeatedCommands.map(quoted).joined(separator: " "))
            and __\(name)_choices "$command" ''
            return
        end
        switch $command
    \(sources.joined(separator: "\n"))
            case '*'
                __\(name)_choices "$command" ''
        end
    end

    # The words to choose from, or files where none begins so.
    function __\(name)_words_or_files -a current command
        set -l part (string escape --style=regex -- "$current")
        __\(name)_choices "$command" '' | string match -r -- "^$part.*"
        or __fish_complete_path "$current"
    end

    # The first words of the lines that the program prints, or files after the first letter.
    function __\(name)_output -a current
        if string match -qr '[^0-9]' -- "$current"
            __fish_complete_path "$current"
        else
            command \(name) $argv[2..-1] 2>/dev/null
        end
    end

    # The options of a command and what they do; one that takes a value ends in '='.
    function __\(name)_flags -a command
        switch $command
    \(flags.joined(separator: "\n"))
            case '*'
                return 1
        end
        \(printed(HelpRequest.flags))
    end

    # The values of an option, or without one the operands of the command.
    function __\(name)_choices -a command option
        switch "$command $option"
    \(choices.joined(separator: "\n"))
        end
    end

    complete -c \(name) -f -k -a '(__\(name)_complete)'

    """
  }

  private var sources: [String] {
    let outputs = table.outputs.map { arguments, commands in
      (commands, "__\(name)_output \"$current\" \(arguments)")
    }
    let all =
      outputs + [
        (table.fileCommands, "__fish_complete_path \"$current\""),
        (table.mixedCommands, "__\(name)_words_or_files \"$current\" $command"),
      ]
    return all.filter { !$0.0.isEmpty }.map { commands, action in
      """
              case \(commands.map(quoted).joined(separator: " "))
                  \(action)
      """
    }
  }

  private var fileOptions: [String] {
    table.fileOptions.map { command, option in
      """
              case '\(command) *\(option) *'
                  set operand yes
      """
    }
  }

  private var flags: [String] {
    (table.variants.map { ($0.name, ($0.flags() + $0.sharedFlags()).withNegations) } + [
      ("", table.leading)
    ])
    .map { command, flags in
      "        case '\(command)'" + (flags.isEmpty ? "" : "\n            \(printed(flags))")
    }
  }

  private var shorts: [String] {
    table.shorts.flatMap { letter, flag in
      let exact = [("-\(letter)", flag.option)]
      return (flag.value == nil ? exact : exact + [("'-\(letter)*'", flag.option + "=")])
        .map { pattern, word in
          "                case \(pattern)\n                    set word \(word)"
        }
    }
  }

  private var exclusions: [String] {
    table.exclusions.map { owner, flag in
      """
                      case '\(owner) \(flag.option)'
                          set -a taken \(flag.exclusions.joined(separator: " "))
      """
    }
  }

  private var choices: [String] {
    table.choices.map { owner, option, choices in
      "        case '\(owner) \(option)'\n            "
        + printed(choices.map { ($0.name, $0.summary) })
    }
  }

  private func printed(_ flags: [Flag]) -> String {
    printed(
      flags.flatMap { flag in
        flag.options.map { ($0 + (flag.value == nil ? "" : "="), flag.summary) }
      })
  }

  /// Returns a command that prints words, each with its description after a tab.
  private func printed(_ rows: [(String, String)]) -> String {
    #"printf '%s\t%s\n'"# + rows.map { " \($0) \(quoted($1))" }.joined()
  }

  /// Returns a text between single quotes, for fish.
  private func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
