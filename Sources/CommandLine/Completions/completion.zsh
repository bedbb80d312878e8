#compdef @name@
# zsh completion for @name@, made by '@name@ completions zsh'

_@name@() {
  local line="${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX" program=${(Q)words[1]} ret=1
  local -a rows shown matches expl
  program=${program/#\~\//$HOME/}
  whence -p -- "$program" >/dev/null || program=@name@
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
if [[ ${funcstack[1]-} == _@name@ ]]; then
  _@name@ "$@"
else
  compdef _@name@ @name@
fi
