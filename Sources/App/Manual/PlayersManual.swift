import GameCore
import Play
import TextUI

/// What the manual says of players: the arcade's own, and how to write one. With `code` between
/// backticks.
enum PlayersManual {
  static let description = [
    """
    A player is somebody, or something, that knows what has been seen of a game and says what to do \
    next. The arcade has players of its own, which give hints, set par, and can be watched with \
    `--player`; and it plays with any program that reads and writes lines.
    """,
    "None of the arcade's players is told more than you are. They are:",
  ]

  /// The arcade's players, game by game, the best first.
  static var players: [(String, String)] {
    GameRegistry.games.flatMap { command in
      (command.game?.playerChoices ?? []).map { ("\(command.name) \($0.name)", $0.summary) }
    }
  }

  static let par = [
    """
    Par is the average of the best player of a game: for guess and the games of pairs exactly, and for \
    cards from many games played. After a game you are told par, and what there is to learn from the \
    game: how many bits each guess has won, which misses could have been avoided by what had been \
    seen, which finds were luck, and how many points stayed on the table.
    """,
    """
    `hint`, or the key `H` in full screen, tells what the best player would do from what has been seen, \
    and why. How many hints there were is part of the record, and stands with the score; asked again \
    before the next move, it is the same hint.
    """,
  ]

  static let conversation = [
    """
    With `--json` a game speaks lines, of which `man arcade` tells all and each game's page the rest. What \
    a program has to do is little: read a line; unless it has a `status`, write a move and a line end; \
    and begin again, until there is no line.
    """,
    """
    A line without a `status` is `begin`, the first of a game; `move`, the answer to a move that was \
    made; or `refused`, the answer to one that was not. Those with one are the `move` that ends the \
    game, and behind it `end`: nothing is to be written then. When many games are played, the next \
    line is the `begin` of the next one.
    """,
    """
    Write each move at once: a program whose output waits in a buffer waits for ever. `quit` gives a \
    game up, and `hint` is answered by a line of the `type` `hint` with a `move` and the `reason`.
    """,
  ]

  static let simulate = [
    """
    `arcade simulate GAME --exec COMMAND` lets the shell run the command, and plays as many games with \
    it as `--games` says, with seeds in a row, over one pair of pipes. What the program writes to \
    standard error is not touched. It is given up where it ends, where a hundred of its moves in a row \
    are refused, where a game has had ten thousand moves and hints, where a megabyte comes without a \
    word, or where it does not read for five seconds what it was told: what was played until then is \
    told all the same, and the exit status is 1. How long it thinks is its own affair. When all games \
    are played its input ends; one that has not ended a second later is made to.
    """,
    """
    The program and the arcade take turns, so most of the time goes into waking the one that waits. Where \
    there are several processors, `taskset -c 0` in front of `arcade` keeps both on one of them, which \
    may be twice as fast.
    """,
  ]

  static let shellIntroduction = "A player of guess in the shell, which needs no other program:"

  /// A whole player in the language of the POSIX shell.
  static let shellBot = """
    while read -r line; do
      case $line in
        *'"type":"begin"'*)
          range=${line#*'"range":"'} range=${range%%'"'*}
          low=${range%-*} high=${range#*-} ;;
        *'"type":"move"'*)
          low=${line#*'"low":'} low=${low%%[!0-9]*}
          high=${line#*'"high":'} high=${high%%[!0-9]*} ;;
      esac
      case $line in *'"status"'*) continue ;; esac
      echo $(((low + high) / 2))
    done
    """

  static let pythonIntroduction = """
    And a player of memorize and tunes in Python, which forgets nothing, for boards where tiles keep \
    their numbers, as they do without `--collapse`:
    """

  /// A whole player in Python.
  static let pythonBot = """
    import json, sys
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "begin":
            unseen, where, up = set(range(1, said["tiles"] + 1)), {}, None
        elif said["type"] == "move":
            where.setdefault(said["face"], set()).add(said["tile"])
            up = said if said["result"] == "up" else None
            if said["result"] == "match":
                del where[said["face"]]
        if "status" not in said:
            pairs = [tiles for tiles in where.values() if len(tiles) == 2]
            known = where[up["face"]] - {up["tile"]} if up else pairs[0] if pairs else set()
            move = min(known or unseen)
            unseen.discard(move)
            print(move, flush=True)
    """

  static let examples: [Manual.Example] = [
    .init("Watch the best player of cards", "arcade cards --player expert"),
    .init(
      "See how good it is in the long run", "arcade simulate cards --games 10000 --seed 1"),
    .init(
      "Play a hundred games with the player above, kept in a file",
      "arcade simulate guess --games 100 --seed 1 --exec 'sh guess.sh'"),
    .init(
      "Do the same with the other one",
      "arcade simulate memorize --games 100 --seed 1 --exec 'python3 pairs.py'"),
  ]
}
