# fish completion for arcade, made by 'arcade completions fish'

# Runs the program, once for a press of Tab, as fish remembers a condition that long.
function __arcade_ask
    set -g __arcade_rows
    for program in (string replace -r '^~/' "$HOME/" -- (commandline -opc)[1]) arcade
        if command -q $program
            set -l line (commandline -pc | string collect)
            set __arcade_rows (command $program __complete fish -- $line 2>/dev/null)
            return
        end
    end
end

function __arcade_offer
    set -l last (string split \t -- "$__arcade_rows[-1]")
    printf '%s\n' $__arcade_rows | string match -v ':*'
    test "$last[1]" = :commands; or return
    set -l start (math 1 + (string length -- "$last[2]"))
    complete -C(commandline -ct | string sub -s $start) | string replace -r '^' -- "$last[2]"
end

complete -c arcade -f
complete -c arcade -n __arcade_ask -k -a '(__arcade_offer)'
complete -c arcade -n __arcade_ask \
    -n 'string match -q ":files*" -- "$__arcade_rows[-1]"' -F
