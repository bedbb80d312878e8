# fish completion for arcade, made by 'arcade completions fish'

# Offers what can stand at the cursor. Fish alone would also look for the word in descriptions.
function __arcade_complete
    set -l current (commandline -ct | string replace -ar '[\\\\\'"]' '')
    set -l part (string escape --style=regex -- "$current")
    __arcade_offer "$current" | string match -ri -- "^[^\t]*$part.*"
end

function __arcade_offer -a current
    # The command, the options given so far, and the option whose value comes next.
    set -l command ''
    set -l flags (__arcade_flags '')
    set -l names (string replace -r '\t.*' '' -- $flags)
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
                case '-h*' '--help' '-V*' '--version'
                    return
                case -s
                    set word --seed
                case '-s*'
                    set word --seed=
                case -q
                    set word --quiet
            end
            set -l name (string replace -r '=.*' '' -- $word)
            contains -- $name $taken; and return
            if test -z "$command"
                contains -- $name (string replace = '' -- $names); or return
            end
            switch "$command $name"
                case 'cards --versus'
                    set -a taken --versus --player
                case 'cards --race'
                    set -a taken --race --player --speed --step --versus --names --begins
                case 'cards --best-of'
                    set -a taken --best-of --versus --names --begins
                case 'cards --player'
                    set -a taken --player --record --versus
                case 'cards --speed'
                    set -a taken --speed --step
                case 'cards --step'
                    set -a taken --step --speed
                case 'memorize --difficulty'
                    set -a taken --difficulty --pairs
                case 'memorize --pairs'
                    set -a taken --pairs --difficulty
                case 'memorize --collapse'
                    set -a taken --collapse --no-collapse
                case 'memorize --no-collapse'
                    set -a taken --no-collapse --collapse
                case 'memorize --versus'
                    set -a taken --versus --player
                case 'memorize --race'
                    set -a taken --race --player --speed --step --versus --names --begins
                case 'memorize --best-of'
                    set -a taken --best-of --versus --names --begins
                case 'memorize --player'
                    set -a taken --player --record --versus
                case 'memorize --speed'
                    set -a taken --speed --step
                case 'memorize --step'
                    set -a taken --step --speed
                case 'guess --race'
                    set -a taken --race --player --speed --step
                case 'guess --player'
                    set -a taken --player --record
                case 'guess --speed'
                    set -a taken --speed --step
                case 'guess --step'
                    set -a taken --step --speed
                case 'tunes --versus'
                    set -a taken --versus --player
                case 'tunes --race'
                    set -a taken --race --player --speed --step --versus --names --begins
                case 'tunes --best-of'
                    set -a taken --best-of --versus --names --begins
                case 'tunes --player'
                    set -a taken --player --record --versus
                case 'tunes --speed'
                    set -a taken --speed --step
                case 'tunes --step'
                    set -a taken --step --speed
                case 'scores --best'
                    set -a taken --best --merge
                case 'scores --since'
                    set -a taken --since --merge
                case 'scores --options'
                    set -a taken --options --merge
                case 'scores --merge'
                    set -a taken --merge --best --since --options
                case 'replay --speed'
                    set -a taken --speed --step --list
                case 'replay --step'
                    set -a taken --step --speed --list
                case 'replay --list'
                    set -a taken --list --speed --step
                case 'deal memorize --difficulty'
                    set -a taken --difficulty --pairs
                case 'deal memorize --pairs'
                    set -a taken --pairs --difficulty
                case 'deal memorize --collapse'
                    set -a taken --collapse --no-collapse
                case 'deal memorize --no-collapse'
                    set -a taken --no-collapse --collapse
                case 'simulate cards --player'
                    set -a taken --player --exec
                case 'simulate cards --exec'
                    set -a taken --exec --player --jobs
                case 'simulate cards --jobs'
                    set -a taken --jobs --exec
                case 'simulate memorize --difficulty'
                    set -a taken --difficulty --pairs
                case 'simulate memorize --pairs'
                    set -a taken --pairs --difficulty
                case 'simulate memorize --collapse'
                    set -a taken --collapse --no-collapse
                case 'simulate memorize --no-collapse'
                    set -a taken --no-collapse --collapse
                case 'simulate memorize --player'
                    set -a taken --player --exec
                case 'simulate memorize --exec'
                    set -a taken --exec --player --jobs
                case 'simulate memorize --jobs'
                    set -a taken --jobs --exec
                case 'simulate guess --player'
                    set -a taken --player --exec
                case 'simulate guess --exec'
                    set -a taken --exec --player --jobs
                case 'simulate guess --jobs'
                    set -a taken --jobs --exec
                case 'simulate tunes --player'
                    set -a taken --player --exec
                case 'simulate tunes --exec'
                    set -a taken --exec --player --jobs
                case 'simulate tunes --jobs'
                    set -a taken --jobs --exec
                case 'tournament cards --exec'
                    set -a taken 
                case 'tournament memorize --difficulty'
                    set -a taken --difficulty --pairs
                case 'tournament memorize --pairs'
                    set -a taken --pairs --difficulty
                case 'tournament memorize --collapse'
                    set -a taken --collapse --no-collapse
                case 'tournament memorize --no-collapse'
                    set -a taken --no-collapse --collapse
                case 'tournament memorize --exec'
                    set -a taken 
                case 'tournament guess --exec'
                    set -a taken 
                case 'tournament tunes --exec'
                    set -a taken 
                case '* --seed'
                    set -a taken -s --seed --daily --deal
                case '* --daily'
                    set -a taken --daily --seed --deal
                case '* --deal'
                    set -a taken --deal --seed --daily
                case '* --quiet'
                    set -a taken -q --quiet
                case '* --plain'
                    set -a taken --plain --no-plain
                case '* --no-plain'
                    set -a taken --no-plain --plain
                case '* --ascii'
                    set -a taken --ascii --no-ascii
                case '* --no-ascii'
                    set -a taken --no-ascii --ascii
                case '* --animation'
                    set -a taken --animation --no-animation
                case '* --no-animation'
                    set -a taken --no-animation --animation
                case '* --mouse'
                    set -a taken --mouse --no-mouse
                case '* --no-mouse'
                    set -a taken --no-mouse --mouse
                case '* --bell'
                    set -a taken --bell --no-bell
                case '* --no-bell'
                    set -a taken --no-bell --bell
                case '* --record'
                    set -a taken --record --no-record --player
                case '* --no-record'
                    set -a taken --no-record --record
                case '*'
                    set -a taken $name
            end
            contains -- "$word=" $names; and set waiting $word
        else if test -z "$command"; or set -q parent[1]
            # The first operand of some commands decides about the rest.
            set command (string trim -- "$parent $word")
            set parent
            if contains -- $command deal simulate tournament settings
                set parent $command
            end
            set taken
            set flags (__arcade_flags "$command"); or return
            set names (string replace -r '\t.*' '' -- $flags)
        else
            set operand yes
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
            set -l name (string replace -r '=?\t.*' '' -- $flag)
            contains -- $name $taken; or string replace -r '=?\t' '\t' -- $flag
        end
        return
    end
    switch "$command "(string join ' ' -- $taken)' '
        case 'simulate *--merge *'
            set operand yes
    end
    if set -q operand[1]
        contains -- "$command" scores verify simulate
        and __fish_complete_path "$current"
        contains -- "$command" 'tournament cards' 'tournament memorize' 'tournament guess' 'tournament tunes'
        and __arcade_choices "$command" ''
        return
    end
    switch $command
        case 'replay' 'share'
            __arcade_output "$current" replay --list
        case 'verify'
            __fish_complete_path "$current"
        case 'scores'
            __arcade_words_or_files "$current" $command
        case '*'
            __arcade_choices "$command" ''
    end
end

# The words to choose from, or files where none begins so.
function __arcade_words_or_files -a current command
    set -l part (string escape --style=regex -- "$current")
    __arcade_choices "$command" '' | string match -r -- "^$part.*"
    or __fish_complete_path "$current"
end

# The first words of the lines that the program prints, or files after the first letter.
function __arcade_output -a current
    if string match -qr '[^0-9]' -- "$current"
        __fish_complete_path "$current"
    else
        command arcade $argv[2..-1] 2>/dev/null
    end
end

# The options of a command and what they do; one that takes a value ends in '='.
function __arcade_flags -a command
    switch $command
        case 'cards'
            printf '%s\t%s\n' --count= 'number of cards' --bonus= 'multiply the points for a match' --versus= 'two players take turns on one board' --names= 'names of the two players' --begins= 'player who starts, 1 or 2' --race= 'race a bot on the same deal' --best-of= 'length of a series of races' --player= 'watch a bot play' --speed= 'show N moves per second' --step 'line play: wait for Enter before each move' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --daily 'play the deal of the day, the same for everybody' --deal= 'play a written deal' --json 'print JSON lines' -q 'print only the last line: score and seed' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --palette= 'full screen: colours of table and cards' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii' --animation 'full screen: animate' --no-animation 'undo --animation' --mouse 'full screen: use the mouse' --no-mouse 'undo --mouse' --bell 'full screen: ring the bell at a match and at a win' --no-bell 'undo --bell' --record 'record games and their scores' --no-record 'undo --record'
        case 'memorize'
            printf '%s\t%s\n' --difficulty= 'size of the board' --pairs= 'number of pairs' --theme= 'faces on the tiles' --collapse 'close the gaps that found pairs leave' --no-collapse 'undo --collapse' --versus= 'two players take turns on one board' --names= 'names of the two players' --begins= 'player who starts, 1 or 2' --race= 'race a bot on the same deal' --best-of= 'length of a series of races' --player= 'watch a bot play' --speed= 'show N moves per second' --step 'line play: wait for Enter before each move' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --daily 'play the deal of the day, the same for everybody' --deal= 'play a written deal' --json 'print JSON lines' -q 'print only the last line: score and seed' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --palette= 'full screen: colours of table and cards' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii' --animation 'full screen: animate' --no-animation 'undo --animation' --mouse 'full screen: use the mouse' --no-mouse 'undo --mouse' --bell 'full screen: ring the bell at a match and at a win' --no-bell 'undo --bell' --record 'record games and their scores' --no-record 'undo --record'
        case 'guess'
            printf '%s\t%s\n' --range= 'range of the secret number' --picker= 'enter a number by wheels or from a list' --race= 'race a bot on the same deal' --best-of= 'length of a series of races' --player= 'watch a bot play' --speed= 'show N moves per second' --step 'line play: wait for Enter before each move' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --daily 'play the deal of the day, the same for everybody' --deal= 'play a written deal' --json 'print JSON lines' -q 'print only the last line: score and seed' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --palette= 'full screen: colours of table and cards' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii' --animation 'full screen: animate' --no-animation 'undo --animation' --mouse 'full screen: use the mouse' --no-mouse 'undo --mouse' --bell 'full screen: ring the bell at a match and at a win' --no-bell 'undo --bell' --record 'record games and their scores' --no-record 'undo --record'
        case 'tunes'
            printf '%s\t%s\n' --category= 'category of albums' --pairs= 'number of pairs' --versus= 'two players take turns on one board' --names= 'names of the two players' --begins= 'player who starts, 1 or 2' --race= 'race a bot on the same deal' --best-of= 'length of a series of races' --player= 'watch a bot play' --speed= 'show N moves per second' --step 'line play: wait for Enter before each move' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --daily 'play the deal of the day, the same for everybody' --deal= 'play a written deal' --json 'print JSON lines' -q 'print only the last line: score and seed' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --palette= 'full screen: colours of table and cards' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii' --animation 'full screen: animate' --no-animation 'undo --animation' --mouse 'full screen: use the mouse' --no-mouse 'undo --mouse' --bell 'full screen: ring the bell at a match and at a win' --no-bell 'undo --bell' --record 'record games and their scores' --no-record 'undo --record'
        case 'resume'
            printf '%s\t%s\n' --json 'print JSON lines' -q 'print only the last line: score and seed' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --palette= 'full screen: colours of table and cards' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii' --animation 'full screen: animate' --no-animation 'undo --animation' --mouse 'full screen: use the mouse' --no-mouse 'undo --mouse' --bell 'full screen: ring the bell at a match and at a win' --no-bell 'undo --bell'
        case 'scores'
            printf '%s\t%s\n' --best 'show only the best ten' --since= 'show only games that ended since DATE' --options= 'show only games with these options' --merge 'print the records of all files as one history' --json 'print JSON lines' --color= 'when to use colour' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'replay'
            printf '%s\t%s\n' --speed= 'show N moves per second' --step 'line play: wait for Enter before each move' --list 'list the last games by number' --json 'print JSON lines' --color= 'when to use colour' --palette= 'full screen: colours of table and cards' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii' --animation 'full screen: animate' --no-animation 'undo --animation' --mouse 'full screen: use the mouse' --no-mouse 'undo --mouse' --bell 'full screen: ring the bell at a match and at a win' --no-bell 'undo --bell'
        case 'share'
            printf '%s\t%s\n' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'verify'
            printf '%s\t%s\n' --jobs= 'use N threads' --json 'print JSON lines' --lang= 'language of the output'
        case 'deal'
        case 'deal cards'
            printf '%s\t%s\n' --count= 'number of cards' --bonus= 'multiply the points for a match' --open 'print the deal in plain form' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --daily 'play the deal of the day, the same for everybody' --deal= 'play a written deal'
        case 'deal memorize'
            printf '%s\t%s\n' --difficulty= 'size of the board' --pairs= 'number of pairs' --theme= 'faces on the tiles' --collapse 'close the gaps that found pairs leave' --no-collapse 'undo --collapse' --open 'print the deal in plain form' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --daily 'play the deal of the day, the same for everybody' --deal= 'play a written deal'
        case 'deal guess'
            printf '%s\t%s\n' --range= 'range of the secret number' --picker= 'enter a number by wheels or from a list' --open 'print the deal in plain form' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --daily 'play the deal of the day, the same for everybody' --deal= 'play a written deal'
        case 'deal tunes'
            printf '%s\t%s\n' --category= 'category of albums' --pairs= 'number of pairs' --open 'print the deal in plain form' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --daily 'play the deal of the day, the same for everybody' --deal= 'play a written deal'
        case 'simulate'
            printf '%s\t%s\n' --merge 'add up the parts of a simulation in files'
        case 'simulate cards'
            printf '%s\t%s\n' --count= 'number of cards' --bonus= 'multiply the points for a match' --games= 'play N games' --player= 'who plays' --exec= 'let an external program play' --timeout= 'time of external programs for a move' --jobs= 'use N threads' --shard= 'play part I of N, for one of several machines' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --json 'print JSON lines' --color= 'when to use colour' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'simulate memorize'
            printf '%s\t%s\n' --difficulty= 'size of the board' --pairs= 'number of pairs' --theme= 'faces on the tiles' --collapse 'close the gaps that found pairs leave' --no-collapse 'undo --collapse' --games= 'play N games' --player= 'who plays' --exec= 'let an external program play' --timeout= 'time of external programs for a move' --jobs= 'use N threads' --shard= 'play part I of N, for one of several machines' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --json 'print JSON lines' --color= 'when to use colour' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'simulate guess'
            printf '%s\t%s\n' --range= 'range of the secret number' --picker= 'enter a number by wheels or from a list' --games= 'play N games' --player= 'who plays' --exec= 'let an external program play' --timeout= 'time of external programs for a move' --jobs= 'use N threads' --shard= 'play part I of N, for one of several machines' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --json 'print JSON lines' --color= 'when to use colour' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'simulate tunes'
            printf '%s\t%s\n' --category= 'category of albums' --pairs= 'number of pairs' --games= 'play N games' --player= 'who plays' --exec= 'let an external program play' --timeout= 'time of external programs for a move' --jobs= 'use N threads' --shard= 'play part I of N, for one of several machines' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --json 'print JSON lines' --color= 'when to use colour' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'tournament'
        case 'tournament cards'
            printf '%s\t%s\n' --count= 'number of cards' --bonus= 'multiply the points for a match' --games= 'play N games in every pairing' --exec= 'let an external program take part' --timeout= 'time of external programs for a move' --sprt= 'two bots: stop once LOW or HIGH Elo is ruled out (SPRT)' --jobs= 'use N threads' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --json 'print JSON lines' --color= 'when to use colour' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'tournament memorize'
            printf '%s\t%s\n' --difficulty= 'size of the board' --pairs= 'number of pairs' --theme= 'faces on the tiles' --collapse 'close the gaps that found pairs leave' --no-collapse 'undo --collapse' --games= 'play N games in every pairing' --exec= 'let an external program take part' --timeout= 'time of external programs for a move' --sprt= 'two bots: stop once LOW or HIGH Elo is ruled out (SPRT)' --jobs= 'use N threads' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --json 'print JSON lines' --color= 'when to use colour' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'tournament guess'
            printf '%s\t%s\n' --range= 'range of the secret number' --picker= 'enter a number by wheels or from a list' --games= 'play N games in every pairing' --exec= 'let an external program take part' --timeout= 'time of external programs for a move' --sprt= 'two bots: stop once LOW or HIGH Elo is ruled out (SPRT)' --jobs= 'use N threads' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --json 'print JSON lines' --color= 'when to use colour' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'tournament tunes'
            printf '%s\t%s\n' --category= 'category of albums' --pairs= 'number of pairs' --games= 'play N games in every pairing' --exec= 'let an external program take part' --timeout= 'time of external programs for a move' --sprt= 'two bots: stop once LOW or HIGH Elo is ruled out (SPRT)' --jobs= 'use N threads' -s= 'choose the deal by a number or word' --seed= 'choose the deal by a number or word' --json 'print JSON lines' --color= 'when to use colour' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case 'settings'
        case 'settings color'
        case 'settings palette'
        case 'settings lang'
        case 'settings plain'
        case 'settings ascii'
        case 'settings animation'
        case 'settings mouse'
        case 'settings bell'
        case 'settings record'
        case 'settings lesson'
        case 'settings cards.count'
        case 'settings cards.bonus'
        case 'settings cards.versus'
        case 'settings cards.race'
        case 'settings best-of'
        case 'settings memorize.pairs'
        case 'settings theme'
        case 'settings memorize.collapse'
        case 'settings memorize.versus'
        case 'settings memorize.race'
        case 'settings guess.range'
        case 'settings picker'
        case 'settings guess.race'
        case 'settings category'
        case 'settings tunes.pairs'
        case 'settings tunes.versus'
        case 'settings tunes.race'
        case 'help'
        case 'version'
        case 'completions'
        case 'man'
        case ''
            printf '%s\t%s\n' --color= 'when to use colour' --palette= 'full screen: colours of table and cards' --lang= 'language of the output' --plain 'plain text: no full screen, colour or graphics' --no-plain 'undo --plain' --ascii 'plain ASCII instead of emoji, suits and box lines' --no-ascii 'undo --ascii'
        case '*'
            return 1
    end
    printf '%s\t%s\n' -h 'print this help (-h: summary)' --help 'print this help (-h: summary)' -V 'print the version' --version 'print the version'
end

# The values of an option, or without one the operands of the command.
function __arcade_choices -a command option
    switch "$command $option"
        case ' '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers' resume 'continue an unfinished game' scores 'show best and recent scores' replay 'replay a recorded game' share 'print a game\'s result as a line to share' verify 'verify scores by replaying their moves' deal 'print a deal for --deal' simulate 'measure a bot over many games' tournament 'play bots against each other' settings 'show or change defaults' help 'print help for a game or command' version 'print the version' completions 'print a shell completion script' man 'print a manual page, for man or mandoc to show'
        case 'resume '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'scores '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'deal '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'simulate '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'tournament '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'tournament cards '
            printf '%s\t%s\n' expert 'remember everything, wait for ranks, take no risk' forgetful 'remember the last few tiles' eager 'remember everything, take every match at once' random 'choose any unmatched tile'
        case 'tournament memorize '
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'tournament guess '
            printf '%s\t%s\n' bisection 'guess the middle of the remaining numbers' random 'guess any remaining number'
        case 'tournament tunes '
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'settings '
            printf '%s\t%s\n' color 'when to use colour' palette 'full screen: colours of table and cards' lang 'language of the output' plain 'plain text: no full screen, colour or graphics' ascii 'plain ASCII instead of emoji, suits and box lines' animation 'full screen: animate' mouse 'full screen: use the mouse' bell 'full screen: ring the bell at a match and at a win' record 'record games and their scores' lesson 'teach the first steps before the front page opens' cards.count 'number of cards: a whole number from 2 to 52' cards.bonus 'multiply the points for a match: a whole number from 1 to 10' cards.versus 'two players take turns on one board' cards.race 'race a bot on the same deal' best-of 'length of a series of races: an odd number from 1 to 99' memorize.pairs 'number of pairs: a whole number from 2 to the number of the theme\'s faces, at most 52' theme 'faces on the tiles (memorize)' memorize.collapse 'close the gaps that found pairs leave' memorize.versus 'two players take turns on one board' memorize.race 'race a bot on the same deal' guess.range 'range of the secret number: LO-HI with 0 <= LO < HI <= 1000000000' picker 'enter a number by wheels or from a list (guess)' guess.race 'race a bot on the same deal' category 'category of albums (tunes)' tunes.pairs 'number of pairs: a whole number from 2 to 24' tunes.versus 'two players take turns on one board' tunes.race 'race a bot on the same deal'
        case 'settings color '
            printf '%s\t%s\n' auto 'at a terminal' always 'everywhere' never 'nowhere' default 'remove it from the settings'
        case 'settings palette '
            printf '%s\t%s\n' felt 'white cards on green felt' paper 'ink and terracotta on paper' neon 'glowing signs at night' contrast 'the strongest contrast' mono 'shades of grey' default 'remove it from the settings'
        case 'settings lang '
            printf '%s\t%s\n' en 'English' zh 'Chinese, simplified' default 'remove it from the settings'
        case 'settings plain '
            printf '%s\t%s\n' on '' off '' default 'remove it from the settings'
        case 'settings ascii '
            printf '%s\t%s\n' on '' off '' default 'remove it from the settings'
        case 'settings animation '
            printf '%s\t%s\n' on '' off '' default 'remove it from the settings'
        case 'settings mouse '
            printf '%s\t%s\n' on '' off '' default 'remove it from the settings'
        case 'settings bell '
            printf '%s\t%s\n' on '' off '' default 'remove it from the settings'
        case 'settings record '
            printf '%s\t%s\n' on '' off '' default 'remove it from the settings'
        case 'settings lesson '
            printf '%s\t%s\n' on 'at the next start' off 'no longer' default 'remove it from the settings'
        case 'settings cards.count '
            printf '%s\t%s\n' default 'remove it from the settings'
        case 'settings cards.bonus '
            printf '%s\t%s\n' default 'remove it from the settings'
        case 'settings cards.versus '
            printf '%s\t%s\n' person 'a person at the same terminal, in turns' expert 'remember everything, wait for ranks, take no risk' forgetful 'remember the last few tiles' eager 'remember everything, take every match at once' random 'choose any unmatched tile' default 'remove it from the settings'
        case 'settings cards.race '
            printf '%s\t%s\n' expert 'remember everything, wait for ranks, take no risk' forgetful 'remember the last few tiles' eager 'remember everything, take every match at once' random 'choose any unmatched tile' default 'remove it from the settings'
        case 'settings best-of '
            printf '%s\t%s\n' default 'remove it from the settings'
        case 'settings memorize.pairs '
            printf '%s\t%s\n' default 'remove it from the settings'
        case 'settings theme '
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces' default 'remove it from the settings'
        case 'settings memorize.collapse '
            printf '%s\t%s\n' on '' off '' default 'remove it from the settings'
        case 'settings memorize.versus '
            printf '%s\t%s\n' person 'a person at the same terminal, in turns' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile' default 'remove it from the settings'
        case 'settings memorize.race '
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile' default 'remove it from the settings'
        case 'settings guess.range '
            printf '%s\t%s\n' default 'remove it from the settings'
        case 'settings picker '
            printf '%s\t%s\n' wheels 'tens, then units' list 'list of the remaining numbers' default 'remove it from the settings'
        case 'settings guess.race '
            printf '%s\t%s\n' bisection 'guess the middle of the remaining numbers' random 'guess any remaining number' default 'remove it from the settings'
        case 'settings category '
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums' default 'remove it from the settings'
        case 'settings tunes.pairs '
            printf '%s\t%s\n' default 'remove it from the settings'
        case 'settings tunes.versus '
            printf '%s\t%s\n' person 'a person at the same terminal, in turns' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile' default 'remove it from the settings'
        case 'settings tunes.race '
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile' default 'remove it from the settings'
        case 'help '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers' resume 'continue an unfinished game' scores 'show best and recent scores' replay 'replay a recorded game' share 'print a game\'s result as a line to share' verify 'verify scores by replaying their moves' deal 'print a deal for --deal' simulate 'measure a bot over many games' tournament 'play bots against each other' settings 'show or change defaults' help 'print help for a game or command' version 'print the version' completions 'print a shell completion script' man 'print a manual page, for man or mandoc to show'
        case 'completions '
            printf '%s\t%s\n' bash 'for bash' zsh 'for zsh' fish 'for fish'
        case 'man '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers' records 'formats of the history, saved games and settings' players 'bots, and how to write one'
        case 'cards --versus'
            printf '%s\t%s\n' person 'a person at the same terminal, in turns' expert 'remember everything, wait for ranks, take no risk' forgetful 'remember the last few tiles' eager 'remember everything, take every match at once' random 'choose any unmatched tile'
        case 'cards --race'
            printf '%s\t%s\n' expert 'remember everything, wait for ranks, take no risk' forgetful 'remember the last few tiles' eager 'remember everything, take every match at once' random 'choose any unmatched tile'
        case 'cards --player'
            printf '%s\t%s\n' expert 'remember everything, wait for ranks, take no risk' forgetful 'remember the last few tiles' eager 'remember everything, take every match at once' random 'choose any unmatched tile'
        case 'memorize --difficulty'
            printf '%s\t%s\n' easy '4 x 3 tiles, 6 pairs' medium '6 x 4 tiles, 12 pairs' hard '8 x 4 tiles, 16 pairs'
        case 'memorize --theme'
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces'
        case 'memorize --versus'
            printf '%s\t%s\n' person 'a person at the same terminal, in turns' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'memorize --race'
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'memorize --player'
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'guess --picker'
            printf '%s\t%s\n' wheels 'tens, then units' list 'list of the remaining numbers'
        case 'guess --race'
            printf '%s\t%s\n' bisection 'guess the middle of the remaining numbers' random 'guess any remaining number'
        case 'guess --player'
            printf '%s\t%s\n' bisection 'guess the middle of the remaining numbers' random 'guess any remaining number'
        case 'tunes --category'
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums'
        case 'tunes --versus'
            printf '%s\t%s\n' person 'a person at the same terminal, in turns' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'tunes --race'
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'tunes --player'
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'deal memorize --difficulty'
            printf '%s\t%s\n' easy '4 x 3 tiles, 6 pairs' medium '6 x 4 tiles, 12 pairs' hard '8 x 4 tiles, 16 pairs'
        case 'deal memorize --theme'
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces'
        case 'deal guess --picker'
            printf '%s\t%s\n' wheels 'tens, then units' list 'list of the remaining numbers'
        case 'deal tunes --category'
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums'
        case 'simulate cards --player'
            printf '%s\t%s\n' expert 'remember everything, wait for ranks, take no risk' forgetful 'remember the last few tiles' eager 'remember everything, take every match at once' random 'choose any unmatched tile'
        case 'simulate memorize --difficulty'
            printf '%s\t%s\n' easy '4 x 3 tiles, 6 pairs' medium '6 x 4 tiles, 12 pairs' hard '8 x 4 tiles, 16 pairs'
        case 'simulate memorize --theme'
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces'
        case 'simulate memorize --player'
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'simulate guess --picker'
            printf '%s\t%s\n' wheels 'tens, then units' list 'list of the remaining numbers'
        case 'simulate guess --player'
            printf '%s\t%s\n' bisection 'guess the middle of the remaining numbers' random 'guess any remaining number'
        case 'simulate tunes --category'
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums'
        case 'simulate tunes --player'
            printf '%s\t%s\n' perfect 'remember everything, play for few moves' strategist 'remember everything, play for the most pairs' forgetful 'remember the last few tiles' random 'turn any tile'
        case 'tournament memorize --difficulty'
            printf '%s\t%s\n' easy '4 x 3 tiles, 6 pairs' medium '6 x 4 tiles, 12 pairs' hard '8 x 4 tiles, 16 pairs'
        case 'tournament memorize --theme'
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces'
        case 'tournament guess --picker'
            printf '%s\t%s\n' wheels 'tens, then units' list 'list of the remaining numbers'
        case 'tournament tunes --category'
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums'
        case '* --color'
            printf '%s\t%s\n' auto 'at a terminal' always 'everywhere' never 'nowhere'
        case '* --palette'
            printf '%s\t%s\n' felt 'white cards on green felt' paper 'ink and terracotta on paper' neon 'glowing signs at night' contrast 'the strongest contrast' mono 'shades of grey'
        case '* --lang'
            printf '%s\t%s\n' en 'English' zh 'Chinese, simplified'
    end
end

complete -c arcade -f -k -a '(__arcade_complete)'
