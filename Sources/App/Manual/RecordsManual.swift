import GameCore
import Play
import Storage
import TextUI

/// What the manual says of the files that the arcade keeps, with `code` between backticks.
enum RecordsManual {
  static let description = [
    """
    The arcade keeps games and settings in text files, which `cut`, `grep` and `sort` can read. It \
    makes folders that only their owner can enter and files that only their owner can read.
    """
  ]

  static let history = [
    """
    The history has a line for each game that has ended or was given up, in the order in which they \
    ended. Lines are only ever added, each as a whole whatever other processes do, and never changed. \
    A line that can't be read, such as one that was torn when the power failed, stays as it is and \
    counts for nothing. A line has \(Record.fieldCount) fields with a tab between them:
    """
  ]

  static let fields = [
    ("1", "The number of the form, which is \(Record.version)."),
    ("2", "The game."),
    ("3", "The number of the rules that it was played by."),
    (
      "4",
      """
      The options that shape the deal or the rules, in the order of their names, as `count=12` with \
      spaces between them; a switch is `yes` or `no`.
      """
    ),
    (
      "5",
      """
      `seed=` and the seed, or `deal=` and the deal in its encoded form, in which a backslash and what \
      can't be shown are written as `\\u{1b}`, a number in hexadecimal.
      """
    ),
    ("6", "When the game began, in Universal Time, as `2026-11-21T18:05:59Z`."),
    (
      "7",
      """
      When the last move was made, in the same form. These times are the clock's and prove nothing.
      """
    ),
    ("8", "`won`, `over` or `unfinished`."),
    ("9", "The score."),
    (
      "10",
      """
      A letter for each move: in guess `l` for too low, `h` for too high and `c` for right; elsewhere `u` \
      for a tile turned up, `d` for one turned down, `m` for a match and `x` for a mismatch; and `?` for a \
      hint.
      """
    ),
    ("11", "The moves, with spaces between them. A hint stands among them as `hint`."),
  ]

  static let rules = [
    """
    A line of a newer form is left alone by an older arcade. When a change of a game's rules would \
    change games already played, the number of the rules is raised, and the arcade goes on playing \
    old records by the old rules.
    """
  ]

  static let journals = [
    """
    A journal begins with the fields 1 to 6 in a line; each move adds a line with the move, a tab, and \
    its letter. The system has the line before the move is answered; should the power fail, the moves \
    of the last seconds may be lost, but no game that has ended at a terminal. While a game is played its journal is locked with `flock`. When it has ended, its line \
    stands in the history, and the journal is removed. One that is damaged is gone on with from the \
    last move before the damage; the damaged file itself is set aside with `damaged-` before its name.
    """
  ]

  static let settings = [
    """
    The settings file has a name and a value a line; lines that begin with `#` are comments. A line \
    that says nothing that the arcade knows is reported with its number and left alone. The settings \
    are:
    """
  ]

  static let examples: [Manual.Example] = [
    .init(
      "The scores of all games of guess that were won, the best first",
      "grep -E '^[0-9]+.guess.*.won' ~/.local/state/arcade/history 2>/dev/null | cut -f 9 | sort -n"
    ),
    .init("Check a history that comes from elsewhere", "cat history | arcade verify -"),
  ]
}
