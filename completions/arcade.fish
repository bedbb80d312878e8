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
                case 'memorize --difficulty'
                    set -a taken --difficulty --pairs
                case 'memorize --pairs'
                    set -a taken --pairs --difficulty
                case '* --seed'
                    set -a taken -s --seed
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
        __arcade_choices "$command" ''
    end
end

# The options of a command and what they do; one that takes a value ends in '='.
function __arcade_flags -a command
    switch $command
        case cards
            printf '%s\t%s\n' --count= 'how many cards to deal' --bonus= 'multiply what a match earns'
        case memorize
            printf '%s\t%s\n' --difficulty= 'how large the board is' --pairs= 'how many pairs to find' --theme= 'what is on the tiles' --collapse 'close up the places of found pairs'
        case guess
            printf '%s\t%s\n' --range= 'the numbers to choose from' --picker= 'how to pick a number at a terminal'
        case tunes
            printf '%s\t%s\n' --category= 'which albums to play with' --pairs= 'how many pairs to find'
        case '' help version completions man
        case '*'
            return 1
    end
    switch $command
        case cards memorize guess tunes
            printf '%s\t%s\n' -s= 'choose the deal by a number or a word' --seed= 'choose the deal by a number or a word' --json 'speak JSON lines' --plain 'lines of words: no screen, colour or pictures' --quiet 'print only the last line: score and seed' --color= 'when to use colour' --ascii 'letters for emoji, suits and lines' --lang= 'the language to play in' --no-animation 'full screen: turn tiles at once' --no-mouse 'full screen: leave the mouse to the terminal'
    end
    printf '%s\t%s\n' -h 'print the short help' --help 'print the short help' -V 'print the version' --version 'print the version'
end

# The values of an option, or what can follow the command.
function __arcade_choices -a command option
    switch "$command $option"
        case ' '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers' help 'print the help of a game or command' version 'print the version' completions 'print a shell\'s completions' man 'print a man page, for man or mandoc to show'
        case 'help '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers' help 'print the help of a game or command' version 'print the version' completions 'print a shell\'s completions' man 'print a man page, for man or mandoc to show'
        case 'completions '
            printf '%s\t%s\n' bash 'for bash' zsh 'for zsh' fish 'for fish'
        case 'man '
            printf '%s\t%s\n' cards 'match cards by suit or rank' memorize 'find the pairs' guess 'find the number' tunes 'find the pairs among record covers'
        case 'memorize --difficulty'
            printf '%s\t%s\n' easy '4 x 3 tiles, 6 pairs' medium '6 x 4 tiles, 12 pairs' hard '8 x 4 tiles, 16 pairs'
        case 'memorize --theme'
            printf '%s\t%s\n' animals '32 faces' garden '27 faces' harvest '24 faces' food '31 faces' faces '28 faces' travel '30 faces' sport '24 faces' clothes '28 faces' home '30 faces' fun '29 faces' playing-cards '52 faces'
        case 'guess --picker'
            printf '%s\t%s\n' wheels 'the tens, then the units' list 'one list of what remains'
        case 'tunes --category'
            printf '%s\t%s\n' pop '28 albums' electronic '28 albums' rock '28 albums' metal '28 albums' rap '28 albums'
        case '* --color'
            printf '%s\t%s\n' auto 'at a terminal' always 'everywhere' never 'nowhere'
        case '* --lang'
            printf '%s\t%s\n' en 'English' zh 'Chinese, simplified'
    end
end

complete -c arcade -f -k -a '(__arcade_complete)'
