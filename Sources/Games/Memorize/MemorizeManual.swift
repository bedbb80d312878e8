import GameCore
import Pairs
import TextUI
import Tiles

extension Memorize {
  public static let name = "memorize"

  public static let summary = Phrase(en: "find the pairs", zh: "翻牌配对")

  public static let dealForm = """
    2 or more faces of one theme, such as dog or ace_of_spades, each of them twice, with \
    spaces between them
    """

  public static let manual = Manual(
    description: [
      PairManual.rules(of: "face"),
      "With `--collapse` the places close up instead, and the tiles behind them get new numbers.",
    ],
    moves: PairManual.moves,
    scoring: PairManual.scoring,
    json: [
      """
      A `move` has the `result`, which is `up`, `match` or `mismatch`, the `tile`, and its `face`; \
      a match and a mismatch have the other tile as `with`. With `--collapse` an `up` also has `now`, \
      the tile's number from then on. The options in `begin` are `theme`, `pairs` \
      and `collapse`; `end` has `mismatches`.
      """,
      PairManual.coach,
    ],
    examples: [
      .init("Play", "arcade memorize"),
      .init(
        "Play a large board of travellers' things",
        "arcade memorize --difficulty hard --theme travel"),
      .init("Play where the places close up", "arcade memorize --collapse"),
      .init("Turn the first two tiles of a deal", "arcade memorize --seed 42 1 2"),
      .init("Play the whole deck", "arcade memorize --theme playing-cards --pairs 52"),
    ],
    history: [
      """
      The game is old: Concentration in English, and shinkei-suijaku in Japan. This one follows \
      Memorize, the app of the Stanford lectures CS193p, Developing Applications for iOS, with \
      its themes of emoji.
      """
    ])
}
