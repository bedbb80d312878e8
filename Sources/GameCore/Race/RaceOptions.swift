import Flags
import TextUI

/// The options of a race: those of the game, the rival, and the length of the series.
public struct RaceOptions<G: ArcadeGame>: GameOptions {
  /// The options of the game.
  public var board = G.Options()

  /// The name of the rival.
  public var rival = G.usualRival

  /// The number of races in a series.
  public var bestOf = 3

  /// The series that the race belongs to, or nil for none.
  public var series: Series?

  public init() {}

  /// The rival.
  var rivalKind: PlayerKind<G>? { Self.kind(named: rival) }

  private static func kind(named name: String) -> PlayerKind<G>? {
    G.player(named: name)
  }

  public func check() throws(InvalidInput) {
    try board.check()
  }

  public static var table: [Option<RaceOptions<G>>] {
    G.Options.table.map { option in
      option.pullback(get: { $0.board }, set: { $0.board = $1 })
    } + own
  }

  /// The options that the game alone lacks.
  public static var own: [Option<RaceOptions<G>>] {
    [
      Option(
        Flag(
          "race", value: .init("PLAYER", oneOf: G.players.map(\.choice)),
          "race against a bot at the same deal", title: Phrase(en: "opponent", zh: "对手"),
          detail: """
            Each plays alone, and the bot moves when you move. You see how it is doing, but not \
            what it turns up or is told. The better score wins, however long you think.
            """, excludes: ["player", "speed", "step"] + G.versusFlags.map(\.name)),
        isRecorded: true, persistence: .byGame,
        parse: { kind(named: $0) == nil ? nil : $0 }, encode: { $0.rival }, set: { $0.rival = $1 }
      ).alwaysWritten,
      Option(
        Flag(
          "best-of",
          value: .init(
            "N", expecting: "an odd number from 1 to 99", samples: ["1", "99"],
            offering: ["1", "3", "5", "7", "9"]),
          "length of a series of races", title: Phrase(en: "best of", zh: "局数"),
          detail: """
            The series goes on with each new deal, until somebody has won more than half of N \
            races. A draw counts for nobody; a race that you leave for another counts for the \
            bot. The series lasts as long as the program runs; an unfinished race keeps it, and \
            continues it when resumed. Requires `--race`.
            """, excludes: G.versusFlags.map(\.name), defaultValue: "3"),
        persistence: .byName, parse: Series.length, encode: { String($0.bestOf) },
        set: { $0.bestOf = $1 }),
    ]
  }

  public static var resumeState: [Option<RaceOptions<G>>] {
    [
      Option(
        Flag("series", value: .init("STANDING", expecting: "a standing such as 3:1-0"), ""),
        isRecorded: true, parse: { Series($0) }, encode: { $0.series?.description },
        set: { ($0.series, $0.bestOf) = ($1, $1.length) })
    ]
  }
}
