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

  # The command, the options given so far, and the option whose value comes next.
  local current=${words[n]} command= flags taken=' ' waiting= ended= operand=
  _arcade_flags
  for ((i = 1; i < n; i++)); do
    word=${words[i]}
    if [[ $waiting ]]; then
      waiting=
    elif [[ ! $ended && $word == -- ]]; then
      [[ $command ]] || return
      ended=1
    elif [[ ! $ended && $word == -?* ]]; then
      _arcade_take || return
    elif [[ ! $command ]]; then
      command=$word taken=' '
      case $command in
        # The first operand decides about the rest.
        deal | simulate | tournament | settings)
          ((i + 1 < n)) && [[ ${words[i + 1]} != -* ]] && command+=" ${words[++i]}"
          ;;
      esac
      _arcade_flags || return
    else
      operand=1
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
  else
    case "$command$taken" in
        'simulate'*' --merge '*) operand=1 ;;
    esac
    _arcade_choose "${operand:+more}"
  fi
  COMPREPLY=($(compgen -P "$prefix" -W "$choices" -- "$current") ${files[@]+"${files[@]}"})
}

# Sets the options of the command, of which those that take a value end in '='; false for an
# unknown command.
_arcade_flags() {
  case $command in
    'cards') flags='--count= --bonus= --versus= --names= --begins= --race= --best-of= --player= --speed= --step -s= --seed= --daily --deal= --json -q --quiet --color= --palette= --lang= --plain --no-plain --ascii --no-ascii --animation --no-animation --mouse --no-mouse --bell --no-bell --record --no-record -h --help -V --version' ;;
    'memorize') flags='--difficulty= --pairs= --theme= --collapse --no-collapse --versus= --names= --begins= --race= --best-of= --player= --speed= --step -s= --seed= --daily --deal= --json -q --quiet --color= --palette= --lang= --plain --no-plain --ascii --no-ascii --animation --no-animation --mouse --no-mouse --bell --no-bell --record --no-record -h --help -V --version' ;;
    'guess') flags='--range= --picker= --race= --best-of= --player= --speed= --step -s= --seed= --daily --deal= --json -q --quiet --color= --palette= --lang= --plain --no-plain --ascii --no-ascii --animation --no-animation --mouse --no-mouse --bell --no-bell --record --no-record -h --help -V --version' ;;
    'tunes') flags='--category= --pairs= --versus= --names= --begins= --race= --best-of= --player= --speed= --step -s= --seed= --daily --deal= --json -q --quiet --color= --palette= --lang= --plain --no-plain --ascii --no-ascii --animation --no-animation --mouse --no-mouse --bell --no-bell --record --no-record -h --help -V --version' ;;
    'resume') flags='--json -q --quiet --color= --palette= --lang= --plain --no-plain --ascii --no-ascii --animation --no-animation --mouse --no-mouse --bell --no-bell -h --help -V --version' ;;
    'scores') flags='--best --since= --options= --merge --json --color= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'replay') flags='--speed= --step --list --json --color= --palette= --lang= --plain --no-plain --ascii --no-ascii --animation --no-animation --mouse --no-mouse --bell --no-bell -h --help -V --version' ;;
    'share') flags='--lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'verify') flags='--jobs= --json --lang= -h --help -V --version' ;;
    'deal cards') flags='--count= --bonus= --open -s= --seed= --daily --deal= -h --help -V --version' ;;
    'deal memorize') flags='--difficulty= --pairs= --theme= --collapse --no-collapse --open -s= --seed= --daily --deal= -h --help -V --version' ;;
    'deal guess') flags='--range= --picker= --open -s= --seed= --daily --deal= -h --help -V --version' ;;
    'deal tunes') flags='--category= --pairs= --open -s= --seed= --daily --deal= -h --help -V --version' ;;
    'simulate') flags='--merge -h --help -V --version' ;;
    'simulate cards') flags='--count= --bonus= --games= --player= --exec= --timeout= --jobs= --shard= -s= --seed= --json --color= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'simulate memorize') flags='--difficulty= --pairs= --theme= --collapse --no-collapse --games= --player= --exec= --timeout= --jobs= --shard= -s= --seed= --json --color= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'simulate guess') flags='--range= --picker= --games= --player= --exec= --timeout= --jobs= --shard= -s= --seed= --json --color= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'simulate tunes') flags='--category= --pairs= --games= --player= --exec= --timeout= --jobs= --shard= -s= --seed= --json --color= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'tournament cards') flags='--count= --bonus= --games= --exec= --timeout= --sprt= --jobs= -s= --seed= --json --color= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'tournament memorize') flags='--difficulty= --pairs= --theme= --collapse --no-collapse --games= --exec= --timeout= --sprt= --jobs= -s= --seed= --json --color= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'tournament guess') flags='--range= --picker= --games= --exec= --timeout= --sprt= --jobs= -s= --seed= --json --color= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'tournament tunes') flags='--category= --pairs= --games= --exec= --timeout= --sprt= --jobs= -s= --seed= --json --color= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    'deal' | 'tournament' | 'settings' | 'settings color' | 'settings palette' | 'settings lang' | 'settings plain' | 'settings ascii' | 'settings animation' | 'settings mouse' | 'settings bell' | 'settings record' | 'settings lesson' | 'settings cards.count' | 'settings cards.bonus' | 'settings cards.versus' | 'settings cards.race' | 'settings best-of' | 'settings memorize.pairs' | 'settings theme' | 'settings memorize.collapse' | 'settings memorize.versus' | 'settings memorize.race' | 'settings guess.range' | 'settings picker' | 'settings guess.race' | 'settings category' | 'settings tunes.pairs' | 'settings tunes.versus' | 'settings tunes.race' | 'help' | 'version' | 'completions' | 'man') flags='-h --help -V --version' ;;
    '') flags='--color= --palette= --lang= --plain --no-plain --ascii --no-ascii -h --help -V --version' ;;
    *) return 1 ;;
  esac
}

# Counts the option in word as given; false if nothing can follow it.
_arcade_take() {
  case $word in
    -h* | --help | -V* | --version) return 1 ;;
    -s) word=--seed ;;
    -s*) word=--seed= ;;
    -q) word=--quiet ;;
  esac
  local name=${word%%=*}
  [[ $taken != *" $name "* ]] || return 1
  [[ $command || " $flags" == *" $name"[\ =]* ]] || return 1
  case "$command $name" in
    'cards --versus') taken+='--versus --player ' ;;
    'cards --race') taken+='--race --player --speed --step --versus --names --begins ' ;;
    'cards --best-of') taken+='--best-of --versus --names --begins ' ;;
    'cards --player') taken+='--player --record --versus ' ;;
    'cards --speed') taken+='--speed --step ' ;;
    'cards --step') taken+='--step --speed ' ;;
    'memorize --difficulty') taken+='--difficulty --pairs ' ;;
    'memorize --pairs') taken+='--pairs --difficulty ' ;;
    'memorize --collapse') taken+='--collapse --no-collapse ' ;;
    'memorize --no-collapse') taken+='--no-collapse --collapse ' ;;
    'memorize --versus') taken+='--versus --player ' ;;
    'memorize --race') taken+='--race --player --speed --step --versus --names --begins ' ;;
    'memorize --best-of') taken+='--best-of --versus --names --begins ' ;;
    'memorize --player') taken+='--player --record --versus ' ;;
    'memorize --speed') taken+='--speed --step ' ;;
    'memorize --step') taken+='--step --speed ' ;;
    'guess --race') taken+='--race --player --speed --step ' ;;
    'guess --player') taken+='--player --record ' ;;
    'guess --speed') taken+='--speed --step ' ;;
    'guess --step') taken+='--step --speed ' ;;
    'tunes --versus') taken+='--versus --player ' ;;
    'tunes --race') taken+='--race --player --speed --step --versus --names --begins ' ;;
    'tunes --best-of') taken+='--best-of --versus --names --begins ' ;;
    'tunes --player') taken+='--player --record --versus ' ;;
    'tunes --speed') taken+='--speed --step ' ;;
    'tunes --step') taken+='--step --speed ' ;;
    'scores --best') taken+='--best --merge ' ;;
    'scores --since') taken+='--since --merge ' ;;
    'scores --options') taken+='--options --merge ' ;;
    'scores --merge') taken+='--merge --best --since --options ' ;;
    'replay --speed') taken+='--speed --step --list ' ;;
    'replay --step') taken+='--step --speed --list ' ;;
    'replay --list') taken+='--list --speed --step ' ;;
    'deal memorize --difficulty') taken+='--difficulty --pairs ' ;;
    'deal memorize --pairs') taken+='--pairs --difficulty ' ;;
    'deal memorize --collapse') taken+='--collapse --no-collapse ' ;;
    'deal memorize --no-collapse') taken+='--no-collapse --collapse ' ;;
    'simulate cards --player') taken+='--player --exec ' ;;
    'simulate cards --exec') taken+='--exec --player --jobs ' ;;
    'simulate cards --jobs') taken+='--jobs --exec ' ;;
    'simulate memorize --difficulty') taken+='--difficulty --pairs ' ;;
    'simulate memorize --pairs') taken+='--pairs --difficulty ' ;;
    'simulate memorize --collapse') taken+='--collapse --no-collapse ' ;;
    'simulate memorize --no-collapse') taken+='--no-collapse --collapse ' ;;
    'simulate memorize --player') taken+='--player --exec ' ;;
    'simulate memorize --exec') taken+='--exec --player --jobs ' ;;
    'simulate memorize --jobs') taken+='--jobs --exec ' ;;
    'simulate guess --player') taken+='--player --exec ' ;;
    'simulate guess --exec') taken+='--exec --player --jobs ' ;;
    'simulate guess --jobs') taken+='--jobs --exec ' ;;
    'simulate tunes --player') taken+='--player --exec ' ;;
    'simulate tunes --exec') taken+='--exec --player --jobs ' ;;
    'simulate tunes --jobs') taken+='--jobs --exec ' ;;
    'tournament cards --exec') taken+=' ' ;;
    'tournament memorize --difficulty') taken+='--difficulty --pairs ' ;;
    'tournament memorize --pairs') taken+='--pairs --difficulty ' ;;
    'tournament memorize --collapse') taken+='--collapse --no-collapse ' ;;
    'tournament memorize --no-collapse') taken+='--no-collapse --collapse ' ;;
    'tournament memorize --exec') taken+=' ' ;;
    'tournament guess --exec') taken+=' ' ;;
    'tournament tunes --exec') taken+=' ' ;;
    *' --seed') taken+='-s --seed --daily --deal ' ;;
    *' --daily') taken+='--daily --seed --deal ' ;;
    *' --deal') taken+='--deal --seed --daily ' ;;
    *' --quiet') taken+='-q --quiet ' ;;
    *' --plain') taken+='--plain --no-plain ' ;;
    *' --no-plain') taken+='--no-plain --plain ' ;;
    *' --ascii') taken+='--ascii --no-ascii ' ;;
    *' --no-ascii') taken+='--no-ascii --ascii ' ;;
    *' --animation') taken+='--animation --no-animation ' ;;
    *' --no-animation') taken+='--no-animation --animation ' ;;
    *' --mouse') taken+='--mouse --no-mouse ' ;;
    *' --no-mouse') taken+='--no-mouse --mouse ' ;;
    *' --bell') taken+='--bell --no-bell ' ;;
    *' --no-bell') taken+='--no-bell --bell ' ;;
    *' --record') taken+='--record --no-record --player ' ;;
    *' --no-record') taken+='--no-record --record ' ;;
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

# Offers the values of an option, or without one the operands of the command.
_arcade_choose() {
  case "$command $1" in
    'replay ' | 'share ') _arcade_output replay --list ;;
    'verify ' | 'scores more' | 'verify more' | 'simulate more') _arcade_files ;;
    ' ') choices='cards memorize guess tunes resume scores replay share verify deal simulate tournament settings help version completions man' ;;
    'resume ') choices='cards memorize guess tunes' ;;
    'scores ') choices='cards memorize guess tunes'; _arcade_or_files ;;
    'deal ') choices='cards memorize guess tunes' ;;
    'simulate ') choices='cards memorize guess tunes' ;;
    'tournament ') choices='cards memorize guess tunes' ;;
    'tournament cards ' | 'tournament cards more') choices='expert forgetful eager random' ;;
    'tournament memorize ' | 'tournament memorize more') choices='perfect strategist forgetful random' ;;
    'tournament guess ' | 'tournament guess more') choices='bisection random' ;;
    'tournament tunes ' | 'tournament tunes more') choices='perfect strategist forgetful random' ;;
    'settings ') choices='color palette lang plain ascii animation mouse bell record lesson cards.count cards.bonus cards.versus cards.race best-of memorize.pairs theme memorize.collapse memorize.versus memorize.race guess.range picker guess.race category tunes.pairs tunes.versus tunes.race' ;;
    'settings color ') choices='auto always never default' ;;
    'settings palette ') choices='felt paper neon contrast mono default' ;;
    'settings lang ') choices='en zh default' ;;
    'settings plain ') choices='on off default' ;;
    'settings ascii ') choices='on off default' ;;
    'settings animation ') choices='on off default' ;;
    'settings mouse ') choices='on off default' ;;
    'settings bell ') choices='on off default' ;;
    'settings record ') choices='on off default' ;;
    'settings lesson ') choices='on off default' ;;
    'settings cards.count ') choices='default' ;;
    'settings cards.bonus ') choices='default' ;;
    'settings cards.versus ') choices='person expert forgetful eager random default' ;;
    'settings cards.race ') choices='expert forgetful eager random default' ;;
    'settings best-of ') choices='default' ;;
    'settings memorize.pairs ') choices='default' ;;
    'settings theme ') choices='animals garden harvest food faces travel sport clothes home fun playing-cards default' ;;
    'settings memorize.collapse ') choices='on off default' ;;
    'settings memorize.versus ') choices='person perfect strategist forgetful random default' ;;
    'settings memorize.race ') choices='perfect strategist forgetful random default' ;;
    'settings guess.range ') choices='default' ;;
    'settings picker ') choices='wheels list default' ;;
    'settings guess.race ') choices='bisection random default' ;;
    'settings category ') choices='pop electronic rock metal rap default' ;;
    'settings tunes.pairs ') choices='default' ;;
    'settings tunes.versus ') choices='person perfect strategist forgetful random default' ;;
    'settings tunes.race ') choices='perfect strategist forgetful random default' ;;
    'help ') choices='cards memorize guess tunes resume scores replay share verify deal simulate tournament settings help version completions man' ;;
    'completions ') choices='bash zsh fish' ;;
    'man ') choices='cards memorize guess tunes records players' ;;
    'cards --versus') choices='person expert forgetful eager random' ;;
    'cards --race') choices='expert forgetful eager random' ;;
    'cards --player') choices='expert forgetful eager random' ;;
    'memorize --difficulty') choices='easy medium hard' ;;
    'memorize --theme') choices='animals garden harvest food faces travel sport clothes home fun playing-cards' ;;
    'memorize --versus') choices='person perfect strategist forgetful random' ;;
    'memorize --race') choices='perfect strategist forgetful random' ;;
    'memorize --player') choices='perfect strategist forgetful random' ;;
    'guess --picker') choices='wheels list' ;;
    'guess --race') choices='bisection random' ;;
    'guess --player') choices='bisection random' ;;
    'tunes --category') choices='pop electronic rock metal rap' ;;
    'tunes --versus') choices='person perfect strategist forgetful random' ;;
    'tunes --race') choices='perfect strategist forgetful random' ;;
    'tunes --player') choices='perfect strategist forgetful random' ;;
    'deal memorize --difficulty') choices='easy medium hard' ;;
    'deal memorize --theme') choices='animals garden harvest food faces travel sport clothes home fun playing-cards' ;;
    'deal guess --picker') choices='wheels list' ;;
    'deal tunes --category') choices='pop electronic rock metal rap' ;;
    'simulate cards --player') choices='expert forgetful eager random' ;;
    'simulate memorize --difficulty') choices='easy medium hard' ;;
    'simulate memorize --theme') choices='animals garden harvest food faces travel sport clothes home fun playing-cards' ;;
    'simulate memorize --player') choices='perfect strategist forgetful random' ;;
    'simulate guess --picker') choices='wheels list' ;;
    'simulate guess --player') choices='bisection random' ;;
    'simulate tunes --category') choices='pop electronic rock metal rap' ;;
    'simulate tunes --player') choices='perfect strategist forgetful random' ;;
    'tournament memorize --difficulty') choices='easy medium hard' ;;
    'tournament memorize --theme') choices='animals garden harvest food faces travel sport clothes home fun playing-cards' ;;
    'tournament guess --picker') choices='wheels list' ;;
    'tournament tunes --category') choices='pop electronic rock metal rap' ;;
    *' --color') choices='auto always never' ;;
    *' --palette') choices='felt paper neon contrast mono' ;;
    *' --lang') choices='en zh' ;;
  esac
}

# Offers the first words of the lines that the program prints, or files after the first letter.
_arcade_output() {
  if [[ $current == *[!0-9]* ]]; then
    _arcade_files
  else
    compopt -o nosort 2>/dev/null
    choices=$(command "${words[0]}" "$@" 2>/dev/null | cut -f 1)
  fi
}

# Offers files where no word to choose from fits.
_arcade_or_files() {
  [[ $(compgen -W "$choices" -- "$current") ]] || _arcade_files
}

# Offers files, whose names may hold blanks.
_arcade_files() {
  local IFS=$'\n'
  compopt -o filenames 2>/dev/null
  files=($(compgen -f -- "$current"))
}

complete -F _arcade arcade
