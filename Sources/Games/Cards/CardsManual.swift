import GameCore
import TextUI
import Tiles

extension Cards: ArcadeGame {
  public static let name = "cards"

  public static let summary = Phrase(en: "match cards by suit or rank", zh: "按花色或点数配对")

  public static let dealForm = """
    2 to 52 different cards, such as ace_of_spades, with spaces between them, two of \
    which share a suit or a rank
    """

  public static let manual = Manual(
    description: [
      """
      Cards from one deck lie face down, and you turn them up one at a time. When another card is \
      up already, the two are compared: cards of the same suit or the same rank match, stay up, and \
      are done with; otherwise the first one goes down again, and the new one stays up. Choosing \
      the card that is up turns it down, which is free and refunds nothing. The game is over when \
      no two cards that are left share a suit or a rank.
      """,
      """
      A matched card can't be chosen. A deal in which no two cards match is shuffled again.
      """,
    ],
    moves: ["A move is the number of a tile; they are numbered from 1, row by row."],
    scoring: [
      """
      Turning a card up costs 1 point. A match by suit earns 1 and a match by rank 4, each \
      multiplied by the bonus; a mismatch costs 2 more. The score may be negative; more is better.
      """
    ],
    json: [
      """
      A `move` has the `result`, which is `up`, `down`, `match` or `mismatch`, the `tile`, its \
      `face` as in `queen_of_hearts`, and the `points` that it changed; a match and a mismatch have \
      the other tile as `with`, and a match has `by`, which is `suit` or `rank`. The options in \
      `begin` are `count` and `bonus`. In `end`, `coach` has the `best` score that this deal gives with \
      all faces open, the points that were `left`, the `mismatches`, in `rankpairs` the pairs of a \
      rank that are to be had and in `ranks` those that were matched, and how many turns were in `vain`, of \
      a tile that had been seen.
      """
    ],
    examples: [
      .init("Play", "arcade cards"),
      .init("Play the lecture's later version", "arcade cards --bonus 4"),
      .init(
        "Turn up the first two of sixteen cards", "arcade cards --count 16 --seed stanford 1 2"),
      .init("See what a script sees", "arcade cards --seed 42 --json 1 2 3"),
    ],
    history: [
      """
      This is Matchismo, the game that Paul Hegarty built in the Stanford lectures CS193p, \
      Developing iOS 7 Apps, in the fall of 2013, with its scores: a bonus for a match, a penalty \
      for a mismatch, and a cost to choose.
      """
    ])
}
