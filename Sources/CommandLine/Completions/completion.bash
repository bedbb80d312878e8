# bash completion for @name@, made by '@name@ completions bash'

_@name@() {
  local word before sort= line=${COMP_LINE:0:COMP_POINT} program=${1/#\~\//"$HOME/"}
  if ((BASH_VERSINFO[0] > 3)) && [[ ${BASH_ALIASES[$1]-} ]]; then
    line=${BASH_ALIASES[$1]}${line:${#1}} program=${BASH_ALIASES[$1]%% *}
  fi
  type -P -- "$program" >/dev/null || program=@name@
  COMPREPLY=()
  while IFS=$'\t' read -r word before; do
    case $word in
      :files)
        # Bash itself knows more about files, but lists them only where nothing else is.
        [[ ! $before ]] && ((!${#COMPREPLY[@]})) && compopt -o default 2>/dev/null && return
        compopt -o filenames 2>/dev/null
        _@name@_names -f "$before" "$2"
        ;;
      :commands) sort=1 && _@name@_names -c "$before" "$2" ;;
      :* | '') ;;
      *) COMPREPLY+=("$word") ;;
    esac
  done <<<"$(command "$program" __complete bash -- "$line" "$2" 2>/dev/null)"
  # Bash drops doubles, which its names of commands have, only where it sorts.
  [[ $sort ]] || compopt -o nosort 2>/dev/null
}

# Adds the names of a kind that begin with a word, each after the same text.
_@name@_names() {
  local name
  while IFS= read -r name; do
    [[ $name ]] && COMPREPLY+=("$name")
  done <<<"$(compgen "$1" -P "$2" -- "${3#"$2"}")"
}

complete -F _@name@ @name@
