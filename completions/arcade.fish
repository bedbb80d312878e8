# fish completion for arcade, made by 'arcade completions fish'

# What can stand at the cursor. Fish would also search what is told of each for the word.
function __arcade_complete
    set -l current (commandline -ct | string replace -ar '[\\\\\'"]' '')
    set -l part (string escape --style=regex -- "$current")
    __arcade_offer "$current" | string match -ri -- "^[^\t]*$part.*"
end

function __arcade_offer -a current
    set -l words (commandline -opc)
    set -l command "$words[2]"
    # What the first operand makes of some commands.
    if contains -- "$command" deal simulate settings
        if set -q words[3]; and not string match -q -- '-*' $words[3]
            set command "$command $words[3]"
            set -e words[3]
        end
    end
    set -l flags (__arcade_flags "$command"); or return
    set -l names (string replace -r '\t.*' '' -- $flags)

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
                case '-h*' '--help' '-V*' '--version'
                    return
                case -s
                    set word --seed
                case '-s*'
                    set word --seed=
            end
            set -l name (string replace -r '=.*' '' -- $word)
            contains -- $name $taken; and return
            switch "$command $name"
                case 'cards --player'
                    set -a taken --player --record
                case 'cards --speed'
                    set -a taken --speed --step
                case 'cards --step'
                    set -a taken --step --speed
                case 'memorize --difficulty'
                    set -a taken --difficulty --pairs
                case 'memorize --pairs'
                    set -a taken --pairs --difficulty
                case 'memorize --player'
                    set -a taken --player --record
                case 'memorize --speed'
                    set -a taken --speed --step
                case 'memorize --step'
                    set -a taken --step --speed
                case 'guess --player'
                    set -a taken --player --record
                case 'guess --speed'
                    set -a taken --speed --step
                case 'guess --step'
                    set -a taken --step --speed
                case 'tunes --player'
                    set -a taken --player --record
                case 'tunes --speed'
                    set -a taken --speed --step
                case 'tunes --step'
                    set -a taken --step --speed
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
                case '* --seed'
                    set -a taken -s --seed --daily --deal
                case '* --daily'
                    set -a taken --daily --seed --deal
                case '* --deal'
                    set -a taken --deal --seed --daily
                case '* --record'
                    set -a taken --record --no-record --player
                case '* --no-record'
                    set -a taken --no-record --record
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
            set -l name (string replace -r '=?\t.*' '' -- $flag)
            contains -- $name $taken; or string replace -r '=?\t' '\t' -- $flag
        end
    else if not set -q operand[1]
        switch $command
            case replay share
                # Files behind the first letter of one.
                if string match -qr '[^0-9]' -- "$current"
                    __fish_complete_path "$current"
                else
                    command arcade replay --list 2>/dev/null
                end
            case verify
                __fish_complete_path "$current"
            case '*'
                __arcade_choices "$command" ''
        end
    end
end

# The options of a command and what they do; one that takes a value ends in '='.
function __arcade_flags -a command
    switch $command
        case 'cards'
            printf '%s\t%s\n' --count= 'how many cards to deal' --bonus= 'multiply what a match earns' --player= 'watch a player play' --speed= 'how many moves a second' --step 'in lines, wait for Enter before each move' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --daily 'the deal of the day, the same for everybody' --deal= 'play a written deal' --record 'keep the game and its score' --no-record 'leave no trace of the game' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in' --no-animation 'full screen: turn tiles at once' --no-mouse 'full screen: leave the mouse to the terminal'
        case 'memorize'
            printf '%s\t%s\n' --difficulty= 'how large the board is' --pairs= 'how many pairs to find' --theme= 'what is on the tiles' --collapse 'close up the places of found pairs' --player= 'watch a player play' --speed= 'how many moves a second' --step 'in lines, wait for Enter before each move' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --daily 'the deal of the day, the same for everybody' --deal= 'play a written deal' --record 'keep the game and its score' --no-record 'leave no trace of the game' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in' --no-animation 'full screen: turn tiles at once' --no-mouse 'full screen: leave the mouse to the terminal'
        case 'guess'
            printf '%s\t%s\n' --range= 'the numbers to choose from' --picker= 'how to pick a number at a terminal' --player= 'watch a player play' --speed= 'how many moves a second' --step 'in lines, wait for Enter before each move' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --daily 'the deal of the day, the same for everybody' --deal= 'play a written deal' --record 'keep the game and its score' --no-record 'leave no trace of the game' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in' --no-animation 'full screen: turn tiles at once' --no-mouse 'full screen: leave the mouse to the terminal'
        case 'tunes'
            printf '%s\t%s\n' --category= 'which albums to play with' --pairs= 'how many pairs to find' --player= 'watch a player play' --speed= 'how many moves a second' --step 'in lines, wait for Enter before each move' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --daily 'the deal of the day, the same for everybody' --deal= 'play a written deal' --record 'keep the game and its score' --no-record 'leave no trace of the game' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in' --no-animation 'full screen: turn tiles at once' --no-mouse 'full screen: leave the mouse to the terminal'
        case 'resume'
            printf '%s\t%s\n' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in' --no-animation 'full screen: turn tiles at once' --no-mouse 'full screen: leave the mouse to the terminal'
        case 'scores'
            printf '%s\t%s\n' --best 'only the best ten' --since= 'only games that have ended since a day' --options= 'only games with these options' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in'
        case 'replay'
            printf '%s\t%s\n' --speed= 'how many moves a second' --step 'in lines, wait for Enter before each move' --list 'print the numbers of the last games instead' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in' --no-animation 'full screen: turn tiles at once' --no-mouse 'full screen: leave the mouse to the terminal'
        case 'share'
            printf '%s\t%s\n' --plain 'lines of words: no screen, colour or pictures' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in'
        case 'verify'
            printf '%s\t%s\n' --json 'speak JSON lines' --lang= 'the language to play in'
        case 'deal'
        case 'deal cards'
            printf '%s\t%s\n' --count= 'how many cards to deal' --bonus= 'multiply what a match earns' --open 'print the deal in the clear' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --daily 'the deal of the day, the same for everybody' --deal= 'play a written deal'
        case 'deal memorize'
            printf '%s\t%s\n' --difficulty= 'how large the board is' --pairs= 'how many pairs to find' --theme= 'what is on the tiles' --collapse 'close up the places of found pairs' --open 'print the deal in the clear' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --daily 'the deal of the day, the same for everybody' --deal= 'play a written deal'
        case 'deal guess'
            printf '%s\t%s\n' --range= 'the numbers to choose from' --picker= 'how to pick a number at a terminal' --open 'print the deal in the clear' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --daily 'the deal of the day, the same for everybody' --deal= 'play a written deal'
        case 'deal tunes'
            printf '%s\t%s\n' --category= 'which albums to play with' --pairs= 'how many pairs to find' --open 'print the deal in the clear' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --daily 'the deal of the day, the same for everybody' --deal= 'play a written deal'
        case 'simulate'
        case 'simulate cards'
            printf '%s\t%s\n' --count= 'how many cards to deal' --bonus= 'multiply what a match earns' --games= 'how many games to play' --player= 'who plays' --exec= 'let an outside program play' --jobs= 'how many threads to use' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in'
        case 'simulate memorize'
            printf '%s\t%s\n' --difficulty= 'how large the board is' --pairs= 'how many pairs to find' --theme= 'what is on the tiles' --collapse 'close up the places of found pairs' --games= 'how many games to play' --player= 'who plays' --exec= 'let an outside program play' --jobs= 'how many threads to use' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in'
        case 'simulate guess'
            printf '%s\t%s\n' --range= 'the numbers to choose from' --picker= 'how to pick a number at a terminal' --games= 'how many games to play' --player= 'who plays' --exec= 'let an outside program play' --jobs= 'how many threads to use' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in'
        case 'simulate tunes'
            printf '%s\t%s\n' --category= 'which albums to play with' --pairs= 'how many pairs to find' --games= 'how many games to play' --player= 'who plays' --exec= 'let an outside program play' --jobs= 'how many threads to use' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in'
        case 'settings'
        case 'settings color'
        case 'settings lang'
        case 'settings record'
        case 'settings theme'
        case 'settings picker'
        case 'settings category'
        case 'help'
        case 'version'
        case 'completions'
        case 'man'
        case ''
        case '*'
            return 1
    end
    printf '%s\t%s\n' -h 'print the short help' --help 'print the short help' -V 'print the version' --version 'print the version'
end

# The values of an option, or what can follow the command.
function __arcade_choices -a command option
    switch "$command $option"
        case ' '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers' resume 'go on with a game under way' scores 'show the best and the last scores' replay 'show a recorded game again' share 'print a line that tells how a game went' verify 'check that all scores are what their moves give' deal 'print a deal, to be played with --deal' simulate 'let a player play many games' settings 'show or change what is chosen for all games' help 'print the help of a game or command' version 'print the version' completions 'print a shell\'s completions' man 'print a man page, for man or mandoc to show'
        case 'resume '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'scores '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'deal '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'simulate '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'settings '
            printf '%s\t%s\n' color 'when to use colour' lang 'the language to play in' record 'keep the games that are played at a terminal' theme 'memorize: what is on the tiles' picker 'guess: how to pick a number at a terminal' category 'tunes: which albums to play with'
        case 'settings color '
            printf '%s\t%s\n' auto 'at a terminal' always 'everywhere' never 'nowhere' default 'take it out of the settings'
        case 'settings lang '
            printf '%s\t%s\n' en 'English' zh 'Chinese, simplified' default 'take it out of the settings'
        case 'settings record '
            printf '%s\t%s\n' on 'keep them' off 'leave no trace' default 'take it out of the settings'
        case 'settings theme '
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces' default 'take it out of the settings'
        case 'settings picker '
            printf '%s\t%s\n' wheels 'the tens, then the units' list 'one list of what remains' default 'take it out of the settings'
        case 'settings category '
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums' default 'take it out of the settings'
        case 'help '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers' resume 'go on with a game under way' scores 'show the best and the last scores' replay 'show a recorded game again' share 'print a line that tells how a game went' verify 'check that all scores are what their moves give' deal 'print a deal, to be played with --deal' simulate 'let a player play many games' settings 'show or change what is chosen for all games' help 'print the help of a game or command' version 'print the version' completions 'print a shell\'s completions' man 'print a man page, for man or mandoc to show'
        case 'completions '
            printf '%s\t%s\n' bash 'for bash' zsh 'for zsh' fish 'for fish'
        case 'man '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers' records 'the files that the arcade keeps' players 'the arcade\'s players, and how to write one'
        case 'cards --player'
            printf '%s\t%s\n' expert 'forgets nothing, and waits for ranks without a risk' eager 'forgets nothing, and takes every match at once' random 'chooses any tile'
        case 'memorize --difficulty'
            printf '%s\t%s\n' easy '4 x 3 tiles, 6 pairs' medium '6 x 4 tiles, 12 pairs' hard '8 x 4 tiles, 16 pairs'
        case 'memorize --theme'
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces'
        case 'memorize --player'
            printf '%s\t%s\n' perfect 'forgets nothing' forgetful 'remembers the last few tiles' random 'turns any tile'
        case 'guess --picker'
            printf '%s\t%s\n' wheels 'the tens, then the units' list 'one list of what remains'
        case 'guess --player'
            printf '%s\t%s\n' bisection 'halves what remains' random 'guesses any number that remains'
        case 'tunes --category'
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums'
        case 'tunes --player'
            printf '%s\t%s\n' perfect 'forgets nothing' forgetful 'remembers the last few tiles' random 'turns any tile'
        case 'deal memorize --difficulty'
            printf '%s\t%s\n' easy '4 x 3 tiles, 6 pairs' medium '6 x 4 tiles, 12 pairs' hard '8 x 4 tiles, 16 pairs'
        case 'deal memorize --theme'
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces'
        case 'deal guess --picker'
            printf '%s\t%s\n' wheels 'the tens, then the units' list 'one list of what remains'
        case 'deal tunes --category'
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums'
        case 'simulate cards --player'
            printf '%s\t%s\n' expert 'forgets nothing, and waits for ranks without a risk' eager 'forgets nothing, and takes every match at once' random 'chooses any tile'
        case 'simulate memorize --difficulty'
            printf '%s\t%s\n' easy '4 x 3 tiles, 6 pairs' medium '6 x 4 tiles, 12 pairs' hard '8 x 4 tiles, 16 pairs'
        case 'simulate memorize --theme'
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces'
        case 'simulate memorize --player'
            printf '%s\t%s\n' perfect 'forgets nothing' forgetful 'remembers the last few tiles' random 'turns any tile'
        case 'simulate guess --picker'
            printf '%s\t%s\n' wheels 'the tens, then the units' list 'one list of what remains'
        case 'simulate guess --player'
            printf '%s\t%s\n' bisection 'halves what remains' random 'guesses any number that remains'
        case 'simulate tunes --category'
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums'
        case 'simulate tunes --player'
            printf '%s\t%s\n' perfect 'forgets nothing' forgetful 'remembers the last few tiles' random 'turns any tile'
        case '* --color'
            printf '%s\t%s\n' auto 'at a terminal' always 'everywhere' never 'nowhere'
        case '* --lang'
            printf '%s\t%s\n' en 'English' zh 'Chinese, simplified'
    end
end

complete -c arcade -f -k -a '(__arcade_complete)'
