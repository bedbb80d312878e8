public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  public static let choices = allCases.map { shell in
    Choice(shell.rawValue, Phrase(en: "for \(shell.rawValue)", zh: "用于 \(shell.rawValue)"))
  }

  /// Returns the script to load in the shell, which runs the program at each press of Tab.
  public func script(for program: ProgramSpec) -> String {
    let name = program.name
    return "\(self == .zsh ? "#compdef \(name)\n" : "")"
      + "# \(rawValue) completion for \(name), made by '\(name) completions \(rawValue)'\n\n"
      + body(name)
  }

  private func body(_ name: String) -> String {
    switch self {
    case .bash:
      #"""
      _\#(name)() {
        local word before sort= line=${COMP_LINE:0:COMP_POINT} program=${1/#\~\//"$HOME/"}
        if ((BASH_VERSINFO[0] > 3)) && [[ ${BASH_ALIASES[$1]-} ]]; then
          line=${BASH_ALIASES[$1]}${line:${#1}} program=${BASH_ALIASES[$1]%% *}
        fi
        type -P -- "$program" >/dev/null || program=\#(name)
        COMPREPLY=()
        while IFS=$'\t' read -r word before; do
          case $word in
            :files)
              # Bash itself knows more about files, but lists them only where nothing else is.
              [[ ! $before ]] && ((!${#COMPREPLY[@]})) && compopt -o default 2>/dev/null && return
              compopt -o filenames 2>/dev/null
              _\#(name)_names -f "$before" "$2"
              ;;
            :commands) sort=1 && _\#(name)_names -c "$before" "$2" ;;
            :* | '') ;;
            *) COMPREPLY+=("$word") ;;
          esac
        done <<<"$(command "$program" __complete bash -- "$line" "$2" 2>/dev/null)"
        # Bash drops doubles, which its names of commands have, only where it sorts.
        [[ $sort ]] || compopt -o nosort 2>/dev/null
      }

      # Adds the names of a kind that begin with a word, each after the same text.
      _\#(name)_names() {
        local name
        while IFS= read -r name; do
          [[ $name ]] && COMPREPLY+=("$name")
        done <<<"$(compgen "$1" -P "$2" -- "${3#"$2"}")"
      }

      complete -F _\#(name) \#(name)

      """#
    case .zsh:
      #"""
      _\#(name)() {
        local line="${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX" program=${(Q)words[1]} ret=1
        local -a rows shown matches expl
        program=${program/#\~\//$HOME/}
        whence -p -- "$program" >/dev/null || program=\#(name)
        [[ $PREFIX == --*=* ]] && compset -P 1 '*='
        rows=(${(f)"$(command "$program" __complete zsh -- "$line" "$PREFIX" 2>/dev/null)"})
        local names=${rows[-1]%%$'\t'*}
        rows=(${rows[1,-2]}) matches=(${rows%%$'\t'*}) shown=(${(mr:COLUMNS-1:)rows#*$'\t'})
        # What _describe does takes it twice as long.
        _description -V words expl word
        [[ $rows == *$'\t'* ]] && expl+=(-l -d shown)
        (($#rows)) && compadd "$expl[@]" -a matches && ret=0
        case $names in
          :files) _files && ret=0 ;;
          :commands) _command_names -e && ret=0 ;;
        esac
        return ret
      }

      # The file can be read from fpath, at the first Tab, or sourced.
      if [[ ${funcstack[1]-} == _\#(name) ]]; then
        _\#(name) "$@"
      else
        compdef _\#(name) \#(name)
      fi

      """#
    case .fish:
      #"""
      # Runs the program, once for a press of Tab, as fish remembers a condition that long.
      function __\#(name)_ask
          set -g __\#(name)_rows
          for program in (string replace -r '^~/' "$HOME/" -- (commandline -opc)[1]) \#(name)
              if command -q $program
                  set -l line (commandline -pc | string collect)
                  set __\#(name)_rows (command $program __complete fish -- $line 2>/dev/null)
                  return
              end
          end
      end

      function __\#(name)_offer
          set -l last (string split \t -- "$__\#(name)_rows[-1]")
          printf '%s\n' $__\#(name)_rows | string match -v ':*'
          test "$last[1]" = :commands; or return
          set -l start (math 1 + (string length -- "$last[2]"))
          complete -C(commandline -ct | string sub -s $start) | string replace -r '^' -- "$last[2]"
      end

      complete -c \#(name) -f
      complete -c \#(name) -n __\#(name)_ask -k -a '(__\#(name)_offer)'
      complete -c \#(name) -n __\#(name)_ask \
          -n 'string match -q ":files*" -- "$__\#(name)_rows[-1]"' -F

      """#
    }
  }
}
