# bash completion for arcade, made by 'arcade completions bash'

_arcade() {
  local IFS=$' \t\n' word n=0 i
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
  local current=${words[n]} command=
  ((n > 1)) && command=${words[1]}

  # The options of each command; one that takes a value ends in '='.
  local flags
  case $command in
    cards) flags='--count= --bonus= -s= --seed= --json --plain --quiet --color= --ascii --lang= --no-animation --no-mouse -h --help -V --version' ;;
    memorize) flags='--difficulty= --pairs= --theme= --collapse -s= --seed= --json --plain --quiet --color= --ascii --lang= --no-animation --no-mouse -h --help -V --version' ;;
    guess) flags='--range= --picker= -s= --seed= --json --plain --quiet --color= --ascii --lang= --no-animation --no-mouse -h --help -V --version' ;;
    tunes) flags='--category= --pairs= -s= --seed= --json --plain --quiet --color= --ascii --lang= --no-animation --no-mouse -h --help -V --version' ;;
    help | version | completions | man | '') flags='-h --help -V --version' ;;
    *) return ;;
  esac

  # What was given already, and which option waits for its value.
  local taken=' ' waiting= ended= operand=
  for ((i = 2; i < n; i++)); do
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
  COMPREPLY=($(compgen -P "$prefix" -W "$choices" -- "$current"))
}

# Counts the option in word as given; false where nothing can follow it.
_arcade_take() {
  case $word in
    -h* | --help | -V* | --version) return 1 ;;
    -s) word=--seed ;;
    -s*) word=--seed= ;;
  esac
  local name=${word%%=*}
  [[ $taken != *" $name "* ]] || return 1
  case "$command $name" in
    'memorize --difficulty') taken+='--difficulty --pairs ' ;;
    'memorize --pairs') taken+='--pairs --difficulty ' ;;
    *' --seed') taken+='-s --seed ' ;;
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
    ' ') choices='cards memorize guess tunes help version completions man' ;;
    'help ') choices='cards memorize guess tunes help version completions man' ;;
    'completions ') choices='bash zsh fish' ;;
    'man ') choices='cards memorize guess tunes' ;;
    'memorize --difficulty') choices='easy medium hard' ;;
    'memorize --theme') choices='animals garden harvest food faces travel sport clothes home fun playing-cards' ;;
    'guess --picker') choices='wheels list' ;;
    'tunes --category') choices='pop electronic rock metal rap' ;;
    *' --color') choices='auto always never' ;;
    *' --lang') choices='en zh' ;;
  esac
}

complete -F _arcade arcade
