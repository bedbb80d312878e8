import Play
import Simulation
import GameCore
import TextUI
import Tiles

extension Command {
  /// Prints a deal.
  static let deal = ofGame(
    "deal", "print a deal, to be played with --deal",
    detail: """
      The game stands right behind it, and then the game's own options. The deal is encoded, so that \
      it can be passed on without telling at a glance what lies where; `--open` prints it in the \
      clear, in a form in which deals can be written by hand. With `--deal` it prints a deal that is \
      given in either form.
      """,
    flags: { $0.ownFlags + [openFlag] },
    commonFlags: { [openFlag] },
    playFlags: { PlayOptions.flags(named: PlayOptions.dealing) },
    examples: {
      [
        .init(
          "Print a deal of four cards in the clear", "arcade deal cards --count 4 --seed 42 --open"),
        .init(
          "Encode a deal that was written by hand",
          "arcade deal memorize --deal 'dog cat cat dog'"),
      ]
    }
  ) { game, line, context in
    try print(game, line, context)
    return .done
  }

  private static let openFlag = Flag("open", "print the deal in the clear")

  private static func print<G: ArcadeGame>(
    _ game: G.Type, _ line: ParsedLine, _ context: CommandContext
  ) throws {
    var play = PlayOptions()
    try line.apply(PlayOptions.table, to: &play)
    let (options, source) = try PlayCommand<G>(context, play).deal(line, isForPerson: false)
    let deal = try (source ?? .drawn).deal(options)
    // A deal that can't be played isn't printed.
    _ = try G.setup(options, deal)
    try context.output.line(
      line.has(openFlag.name) ? deal.description : DealText.encoded(deal, of: G.name))
  }
}
