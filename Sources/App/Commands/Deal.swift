import CommandLine
import GameCore

extension Command {
  static let deal = ofGame(
    "deal", Phrase(en: "print a deal to pass to --deal", zh: "输出一道题目，供 --deal 使用"),
    detail: """
      The game's own options follow its name. The deal is encoded, so that you can pass it on \
      without giving it away at a glance; the plain form is for deals written by hand. With \
      `--deal`, converts a deal from either form.
      """,
    common: [decodeFlag], sharing: PlayOptions.dealing + ["json"],
    examples: [
      .init(
        "Print a deal of four cards in plain form", "arcade deal cards --count 4 --seed 42 --decode"
      ),
      .init(
        "Encode a deal written by hand",
        "arcade deal memorize --deal 'dog cat cat dog'"),
    ]
  ) { game, context in
    try print(game, context)
    return .done
  }

  private static let decodeFlag = Flag(
    "decode", zh: "明文", Phrase(en: "print the deal in plain form", zh: "以明文输出题目"))

  private static func print<G: ArcadeGame>(
    _ game: G.Type, _ context: CommandContext
  ) throws {
    let (options, source) = try context.deal(of: game)
    let dealt = try (source ?? .drawn).dealt(options)
    // The check prevents the printing of a deal that can't be played.
    let playthrough = try Playthrough<G>(options: options, source: dealt)
    let deal = try dealt.deal(options)
    let text =
      context.line.has(decodeFlag.name) ? deal.description : DealText.encoded(deal, of: G.name)
    let fields: JSONObject = ["type": "deal", "deal": .string(text)]
    try context.print([playthrough.openingLine().merging(fields)], or: { _ in [text] })
  }
}
