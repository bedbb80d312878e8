# fish completion for @name@, made by '@name@ completions fish'

# Runs the program, once for a press of Tab, as fish remembers a condition that long.
function __@name@_ask
    set -g __@name@_rows
    for program in (string replace -r '^~/' "$HOME/" -- (commandline -opc)[1]) @name@
        if command -q $program
            set -l line (commandline -pc | string collect)
            set __@name@_rows (command $program __complete fish -- $line 2>/dev/null)
            return
        end
    end
end

function __@name@_offer
    set -l last (string split \t -- "$__@name@_rows[-1]")
    printf '%s\n' $__@name@_rows | string match -v ':*'
    test "$last[1]" = :commands; or return
    set -l start (math 1 + (string length -- "$last[2]"))
    complete -C(commandline -ct | string sub -s $start) | string replace -r '^' -- "$last[2]"
end

complete -c @name@ -f
complete -c @name@ -n __@name@_ask -k -a '(__@name@_offer)'
complete -c @name@ -n __@name@_ask \
    -n 'string match -q ":files*" -- "$__@name@_rows[-1]"' -F
