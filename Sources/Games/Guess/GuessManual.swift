import GameCore
import TextUI
import Tiles

extension Guess: ArcadeGame {
  public static let name = "guess"

  public static let summary = Phrase(en: "find the number", zh: "猜数字")

  public static let dealForm = """
    the number to find, such as 42
    """

  public static let manual = Manual(
    description: [
      """
      A number is chosen, and you find it. Every guess is answered: too low, too high, or right. \
      After one that was too low, what remains starts above it; after one that was too high, what \
      remains ends below it. Only a number that remains can be guessed; anything else is refused \
      and does not count.
      """,
      """
      The board shows what remains on two wheels, the tens and the units. The tens wheel offers \
      every ten that still has a number in it, and the units wheel follows the tens wheel, so that \
      together they can only show what remains: from 37 to 62, the tens are 3 to 6, and the units \
      are 7 to 9 for the tens 3, 0 to 9 for 4 and 5, and 0 to 2 for 6.
      """,
    ],
    moves: [
      """
      A move is a whole number. In line play at a terminal with `--picker=wheels` it is two: the tens, and then \
      the units. A number that the tens wheel does not offer is taken as a whole number there.
      """
    ],
    scoring: [
      """
      The score counts guesses, the right one included; fewer is better. Halving what remains \
      finds one of n numbers in floor(log2 n) + 1 guesses at most, which is 7 for 0-99. At most half as \
      many are a rare feat; up to as many are as it should be. With more you will be teased.
      """
    ],
    json: [
      """
      A `move` has the `result`, which is `low`, `high` or `correct`, and `low` and `high`, the \
      ends of what remains. The only option in `begin` is `range`. In `end`, `coach` has the `bits` that \
      each guess has won but one that had no choice, the guess that has won the `least`, and how many \
      guesses were as `good` as the middle.
      """
    ],
    examples: [
      .init("Play", "arcade guess"),
      .init(
        "Play the deal of seed 42, with the first guesses made", "arcade guess --seed 42 50 25"),
      .init("Find a number up to a million", "arcade guess --range 1-1000000"),
      .init(
        "Watch a script find it, and print only the score",
        "echo 50 25 12 6 9 7 8 | arcade guess --seed 42 --quiet"),
      .init(
        "Ask for the answers as JSON lines", "arcade guess --seed 42 --json 50 25 12 6 9 7 8"),
    ],
    history: [
      """
      Guessing a number between two bounds was among the first games that home computers played: \
      it is GUESS in David H. Ahl's 101 BASIC Computer Games (1973), and has been a first program \
      in textbooks and lectures ever since. The two wheels come from the picker of telephones, \
      where the number guesser is a favourite first app.
      """
    ])
}
