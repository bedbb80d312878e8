import GameCore
import Pairs
import TextUI
import Tiles

extension Tunes {
  public static let name = "tunes"

  public static let summary = Phrase(en: "find the pairs among record covers", zh: "唱片封面配对")

  public static let dealForm = """
    2 or more albums, such as 'Madonna — Like a Prayer (1989)', each of them twice, with \
    '; ' between them
    """

  public static let manual = Manual(
    description: [
      PairManual.rules(of: "record cover"),
      """
      The records come from a built-in catalogue of real albums in five categories; on a screen \
      each has a cover that is drawn after its name. At a terminal, a \
      menu opens first: it starts a new game, or chooses the category, which is kept for the next \
      time. There is no menu where `--category`, `--player`, a certain deal, `--quiet`, `--json` or a move is given.
      """,
    ],
    moves: PairManual.moves,
    scoring: PairManual.scoring,
    json: [
      """
      A `move` has the `result`, which is `up`, `match` or `mismatch`, the `tile`, and its `face`, \
      which is the artist, a dash between spaces, and the title; a match and a mismatch have the \
      other tile as `with`. The options in `begin` are `category` and `pairs`; `end` has \
      `mismatches`.
      """,
      PairManual.coach,
    ],
    examples: [
      .init("Play, with the menu first", "arcade tunes"),
      .init("Play with rock albums", "arcade tunes --category rock"),
      .init("Turn the first two tiles of a small deal", "arcade tunes --pairs 4 --seed 42 1 2"),
    ],
    history: [
      """
      Finding pairs among album covers is the example of a well-known tutorial on one-way data flow \
      in the manner of Redux: a store, actions, reducers, and views that subscribe to a part of the \
      state. The game is built so here too, and the source shows it.
      """
    ])
}
