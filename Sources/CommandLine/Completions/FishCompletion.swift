import GameCore
import TextUI
import Tiles

/// Completion for fish 3 and later.
enum FishCompletion {
  static var script: String {
    """
    # fish completion for arcade, made by 'arcade completions fish'

    # What can stand at the cursor. Fish would also search what is told of each for the word.
    function __arcade_complete
        set -l current (commandline -ct | string replace -ar '[\\\\\\\\\\'"]' '')
        set -l part (string escape --style=regex -- "$current")
        __arcade_offer "$current" | string match -ri -- "^[^\\t]*$part.*"
    end

    function __arcade_offer -a current
        set -l words (commandline -opc)
        set -l command "$words[2]"
        # What the first operand makes of some commands.
        if contains -- "$command" \(CompletionTable.parents.joined(separator: " "))
            if set -q words[3]; and not string match -q -- '-*' $words[3]
                set command "$command $words[3]"
                set -e words[3]
            end
        end
        set -l flags (__arcade_flags "$command"); or return
        set -l names (string replace -r '\\t.*' '' -- $flags)

        # What was given already, and which option waits for its value.
        set -l taken
        set -l waiting
        set -l ended
        set -l operand
        set -e words[1]
        set -e words[1]
        for word in $words
            if set -q waiting[1]
                set waiting
            else if set -q ended[1]; or not string match -qr '^-.' -- "$word"
                set operand yes
            else if test "$word" = --
                set ended yes
            else
                switch $word
                    case \(CompletionTable.answers.map(quoted).joined(separator: " "))
                        return
    \(shorts.joined(separator: "\n"))
                end
                set -l name (string replace -r '=.*' '' -- $word)
                contains -- $name $taken; and return
                switch "$command $name"
    \(exclusions.joined(separator: "\n"))
                    case '*'
                        set -a taken $name
                end
                contains -- "$word=" $names; and set waiting $word
            end
        end

        if set -q waiting[1]
            __arcade_choices "$command" $waiting
            return
        end
        if not set -q ended[1]; and string match -qr '^--.*=' -- "$current"
            set -l name (string replace -r '=.*' '' -- $current)
            contains -- "$name=" $names; and not contains -- $name $taken; or return
            __arcade_choices "$command" $name | string replace -r '^' -- "$name="
            return
        end
        if not set -q ended[1]; and string match -q -- '-*' "$current"
            for flag in $flags
                set -l name (string replace -r '=?\\t.*' '' -- $flag)
                contains -- $name $taken; or string replace -r '=?\\t' '\\t' -- $flag
            end
        else if not set -q operand[1]
            switch $command
                case \(CompletionTable.recordCommands.joined(separator: " "))
                    # Files behind the first letter of one.
                    if string match -qr '[^0-9]' -- "$current"
                        __fish_complete_path "$current"
                    else
                        command arcade replay --list 2>/dev/null
                    end
                case \(CompletionTable.fileCommands.joined(separator: " "))
                    __fish_complete_path "$current"
                case '*'
                    __arcade_choices "$command" ''
            end
        end
    end

    # The options of a command and what they do; one that takes a value ends in '='.
    function __arcade_flags -a command
        switch $command
    \(CompletionTable.commands.map(flags).joined(separator: "\n"))
            case ''
            case '*'
                return 1
        end
        \(printed(InfoFlags.flags))
    end

    # The values of an option, or what can follow the command.
    function __arcade_choices -a command option
        switch "$command $option"
    \(choices.joined(separator: "\n"))
        end
    end

    complete -c arcade -f -k -a '(__arcade_complete)'

    """
  }

  private static func flags(_ command: Command) -> String {
    let flags = command.flags() + command.playFlags()
    let line = flags.isEmpty ? "" : "\n            \(printed(flags))"
    return "        case '\(command.name)'\(line)"
  }

  private static var shorts: [String] {
    CompletionTable.shortValues.flatMap { short, option in
      [(short, option), ("'\(short)*'", "\(option)=")].map { pattern, word in
        "                case \(pattern)\n                    set word \(word)"
      }
    }
  }

  private static var exclusions: [String] {
    CompletionTable.exclusions.map { owner, flag in
      """
                      case '\(owner) \(flag.option)'
                          set -a taken \(flag.exclusions.joined(separator: " "))
      """
    }
  }

  private static var choices: [String] {
    CompletionTable.choices.map { owner, option, choices in
      "        case '\(owner) \(option)'\n            "
        + printed(choices.map { ($0.name, $0.summary) })
    }
  }

  private static func printed(_ flags: [Flag]) -> String {
    printed(
      flags.flatMap { flag in
        flag.options.map { ($0 + (flag.value == nil ? "" : "="), flag.summary) }
      })
  }

  /// A command that prints words, each with what it is behind a tab.
  private static func printed(_ rows: [(String, String)]) -> String {
    #"printf '%s\t%s\n'"# + rows.map { " \($0) \(quoted($1))" }.joined()
  }

  /// A text between single quotes, for fish.
  private static func quoted(_ text: String) -> String {
    "'"
      + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
      + "'"
  }
}
