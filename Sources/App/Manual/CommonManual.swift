import GameCore
import Play
import TextUI

/// What the manual says of all games, with `code` between backticks.
enum CommonManual {
  static let description = """
    `arcade` deals and plays small games, for people with five minutes and for programs. The same \
    seed deals the same game on every machine and in every release. The games are:
    """

  static let alone = """
    Without a game, a menu opens at a terminal, where the game that was played last stands first; \
    the help is printed elsewhere.
    """

  static let options = """
    Options come after the game or command, before, between or after the moves. They are written \
    `--name value`, `--name=value`, `-nvalue` or `-n value`; short switches may be grouped, and \
    `--` ends the options. Each may be given once, and none may be abbreviated. The options of \
    every game are:
    """

  static let screen = [
    """
    At a terminal a game takes the whole window. With `--plain`, `--quiet`, `--json`, `--step` or, but for \
    `--player`, a move on the command line, and where `TERM` is `dumb` or not set, it is played in lines \
    instead. \
    The board is drawn in the largest size that the window has room for, and anew when the window \
    changes: tiles keep their numbers, though a row may have fewer or more of them. In a window that \
    is too small the game waits until there is room. The tiles of a mismatch stay in sight \
    until the next one is turned, but no longer than two seconds.
    """,
    """
    The score and the seed stand on top, and what a move did at the bottom. When the game has \
    ended, the page that tells how it went stays until you choose what is next; `Esc` puts it aside. \
    The terminal is given back as it was, whatever ends the arcade but `kill -9`. When you leave, the \
    score and what leads on stay there as lines, for every game with a move made: how to go on with \
    it, or how to deal and to share it.
    """,
    """
    The mouse chooses what it clicks on, and presses the keys that the line on top names, unless \
    `--no-mouse` is given. In a menu, arrows and `Enter` or digits choose, `Esc` leaves a list within it, and \
    `q` goes back or leaves. Where a digit may be the beginning of a longer number, a further digit or \
    `Enter` decides: with twelve tiles, `01` is tile 1.
    """,
    """
    Each game's page tells its keys; in every game there are these, of which `n`, `r` and `q` must \
    be pressed again where a game is under way:
    """,
  ]

  static let screenPointer = """
    What the screens of all games have in common is told in `man arcade`. The keys are:
    """

  static let moves = """
    In line play, moves are taken from the command line, and after those from standard input for as long as the \
    game goes on. Spaces, commas and line ends stand between them, and `#` starts a comment up to \
    the end of the line. `help` tells what can be typed, `hint` what the best player would do, \
    `board` shows the board again, and `quit` leaves the game; with `--json` there are only `hint` and \
    `quit`. A person at a terminal is asked at the end \
    whether to go on with another deal. What can't be done is refused: a reason is \
    given, nothing is counted, and play goes on.
    """

  static let records = [
    """
    The games that a person plays at a terminal are recorded: each move before it is answered, so that \
    nothing is lost when the terminal or the arcade comes to a sudden end. Games of \
    scripts, where input or output is no terminal or where moves are on the command line, are recorded \
    with `--record` only; `--no-record` leaves no trace. A game that is left is kept, and `arcade \
    resume` goes on with it; at a terminal the game itself offers to. A game that is left for a new \
    deal, or for the same again, is given up.
    """,
    """
    A record is the options, the seed or the deal, the number of the rules, and the moves. So a score \
    can always be proved: `arcade verify` plays all games again. Where a record can't be written, \
    there is one warning and the game goes on.
    """,
    """
    With `--json`, `arcade scores` prints for each game and its options a line of the `type` `scores`, \
    with the number of `games` and of `unfinished` ones, the `median`, the `streak` and the `longest`; \
    `bin` lines with how many `games` have a score from `low` to `high`; and `best` and `last` lines with \
    a game each, with its `rank`, or whether it is `verified`. `arcade replay --list` prints lines of \
    the `type` `record` with a `number`. `arcade verify` prints a `fault` for each `line` of the file \
    that does not verify, with the `move` and the `reason`, and an `end` with the number of `records` \
    and of `faults`.
    """,
    "The form of the records and of the settings is described in `man 5 arcade-records`.",
  ]

  static let scoring = """
    What is counted, and whether fewer or more is better, is told in each game's page. When a game \
    has ended or is left, the score is told with the seed; with `--quiet` nothing else is. Otherwise a game \
    that has ended is looked back at: beside the score stands par, the average of the best player, and \
    a sentence or two tell what was luck and what could have been better. `man 7 arcade-players` tells \
    more of par and hints.
    """

  static let jsonPointer = """
    What the JSON lines of every game have in common is told in `man arcade`.
    """

  static let json = [
    """
    With `--json` a game speaks one JSON object a line, in UTF-8, with its keys sorted and nothing \
    translated; each line is written at once, so that a program can play through two pipes. Readers \
    must pass over keys that they don't know. The `type` of a line is one of these.
    """,
    """
    `begin` is the first line: `game`, `protocol`, `rules`, `seed` (a string; or for a written deal \
    `deal`, in the encoded form), and as `options` \
    those that shape the deal or the rules, their values as strings and switches as truth values; and \
    with `--player` the `player`. \
    Games with tiles add `columns`, `rows` and `tiles`. `protocol` is 1 as long as the lines keep \
    what is said here, and `rules` is raised when a change of the game's rules would change a game \
    already played.
    """,
    """
    `move` answers a move that was accepted: `turn` counts them, `move` is what was understood, \
    `score` is the score after it, and the game adds what the move did. The move that ends the \
    game has the `status` too: nothing but `end` follows, and nothing more is read.
    """,
    """
    `refused` answers anything else, with the `input` and a `reason`; but `hint` is answered by a line of \
    the `type` `hint`, with the `move` that the best player would make and the `reason`.
    """,
    """
    `end` is always the last line: `status` is `won`, `over` (nothing is left to match) or \
    `unfinished`; `score`, its `unit`, and which way is `better`; `turns`, and all `moves` in one \
    string; how many `hints` there were; and the `seed` or `deal` again. Where the game has ended, \
    `share` is the line that `arcade share` prints, `par` the average of the best player, and `coach` \
    an object that tells how well the game was played. `beaten` is the best score of all recorded games \
    with the same options, where this one is recorded too and better, was played without a hint, and has \
    a seed that was not finished before; written deals don't count.
    """,
  ]

  static let environment = [
    (
      "LC_ALL, LC_MESSAGES, LANG",
      "The language, unless `--lang` names one: Chinese for `zh` where the characters are UTF-8."
    ),
    ("LC_ALL, LC_CTYPE, LANG", "Whether the characters are UTF-8; if not, `--ascii` is in force."),
    ("NO_COLOR", "No colour unless it is asked for, if not empty."),
    ("TERM", "Line play, and no colour unless it is asked for, if `dumb` or not set."),
    (
      "TERM, COLORTERM",
      """
      How many colours a screen has: 16 million if `COLORTERM` is `truecolor` or `24bit` or `TERM` ends \
      in `-direct`, 256 if `TERM` ends in `256color`, else 16.
      """
    ),
    ("COLUMNS", "The width that line play keeps to, instead of the window's."),
    ("XDG_CONFIG_HOME, HOME", "Where the settings are."),
    ("XDG_STATE_HOME, HOME", "Where the records are."),
  ]

  static let files = [
    (
      "~/.config/arcade/settings",
      """
      What is chosen for all games; under `XDG_CONFIG_HOME` if that is set. What shapes a deal counts \
      only where a person plays at a terminal without `--json` and no certain deal is asked for.
      """
    ),
    (
      "~/.local/state/arcade/history",
      "The games that have ended, a line each; under `XDG_STATE_HOME` if that is an absolute path."
    ),
    ("~/.local/state/arcade/games/", "The games under way, a journal each."),
  ]

  static let exits = [
    ("0", "The game came to its end, or the command did its work."),
    (
      "1",
      """
      The last game was left unfinished, or of a simulation any; a file could not be read or written; \
      a record does not verify, or there is none. A game that is only watched may be left at any time.
      """
    ),
    ("2", "The command line is wrong; standard error says what, and how it would be right."),
    (
      "128+n",
      "In a shell, for a process that signal n has ended: 130 after an interrupt, for example."
    ),
  ]

  static let examples: [Manual.Example] = [
    .init("Play a game of guess", "arcade guess"),
    .init("Deal the same cards again", "arcade cards --seed 42"),
    .init("Play in Chinese", "arcade memorize --lang zh"),
    .init(
      "Print the score of a scripted game", "echo 50 25 12 6 9 7 8 | arcade guess -s 42 --quiet"),
    .init("Play the deal of the day", "arcade cards --daily"),
    .init("See what programs see", "arcade memorize --seed 42 --json 1 2"),
    .init("Read a game's page without installing it", "arcade man tunes | man -l -"),
    .init("Complete in this bash session", "source <(arcade completions bash)"),
  ]

  static let history = """
    The games grew out of well-known teaching projects; each game's page tells of its own. The \
    seeds are made by xoshiro256** of David Blackman and Sebastiano Vigna, and Daniel Lemire's way \
    to numbers in a range.
    """
}
