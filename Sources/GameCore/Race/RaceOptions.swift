import Flags
import TextUI

public struct RaceOptions: Sendable {
  public var opponent: String
  public var bestOf = 3

  /// The series that the race belongs to, or nil for none.
  public var series: Series?

  /// Creates the options of a race against a game's usual opponent.
  public init<G: ArcadeGame>(_ game: G.Type) {
    opponent = G.usualOpponent
  }

  /// The rule of a race, before those of the game.
  public static let rule = Phrase(
    en: "Both play the same deal, each alone, and the better score wins.", zh: "同一局各玩各的，成绩好的获胜。")

  // MARK: Command line

  public static let name = "race"

  /// Returns the options on the command line of a game, which has a race if it has players.
  public static func table<G: ArcadeGame>(_ game: G.Type) -> [Option<RaceOptions>] {
    guard G.hasRace else { return [] }
    let versus = G.versusFlags.map(\.name)
    return [
      Option(
        Flag(
          name, value: .init("PLAYER", oneOf: G.players.map(\.choice)),
          Phrase(en: "race a bot on the same deal", zh: "和电脑比赛，同一副牌局"),
          title: Phrase(en: "opponent", zh: "对手"),
          detail: """
            Each plays alone, and the bot moves when you move. You see its moves and score, and \
            its progress unless that would reveal the deal. The better score wins, however long \
            you think.
            """, excludes: ["watch", "speed"] + versus),
        isRecorded: true, isSaved: true,
        parse: { G.player(named: $0)?.name }, encode: { $0.opponent },
        set: { $0.opponent = $1 }
      ).with { $0.isAlwaysWritten = true },
      Option(
        Flag(
          "best-of",
          value: .init(
            "N", expecting: Phrase(en: "an odd number from 1 to 99", zh: "1 到 99 的奇数"),
            samples: ["1", "99"],
            offering: ["1", "3", "5", "7", "9"]),
          Phrase(en: "length of a series of races", zh: "系列赛的局数"),
          title: Phrase(en: "best of", zh: "局数"),
          about: Phrase(
            en: "The first to win more than half of these races wins the series.",
            zh: "先赢下半数以上的一方获胜。"),
          detail: """
            The first to win more than half of N races wins. A draw counts for neither side; \
            abandoning a race for a new one counts as a loss. The series lasts as long as the \
            program runs; an unfinished race keeps it, and continues it when resumed. Scripted \
            races are not part of a series.
            """, excludes: versus, isRare: true, defaultValue: "3"),
        isSaved: true, parse: Series.length, encode: { String($0.bestOf) },
        set: { $0.bestOf = $1 }),
    ]
  }

  var command: [String] { ["--\(Self.name)", opponent] }

  /// The fields of the JSON lines about records.
  var fields: JSONObject { [Self.name: .string(opponent)] }

  fileprivate static let seriesName = "series"
}

extension GameOptions {
  /// Returns the options in the form of records, and of a race the opponent: `race=bisection`.
  public func recorded(with race: RaceOptions?) -> String {
    let own = recorded
    guard let race else { return own }
    return (own.isEmpty ? "" : own + " ") + "\(RaceOptions.name)=\(race.opponent)"
  }

  /// Returns the same with what an unfinished game remembers beside them: `series=3:1-0`.
  public func journaled(with race: RaceOptions?) -> String {
    recorded(with: race) + (race?.series.map { " \(RaceOptions.seriesName)=\($0)" } ?? "")
  }
}

extension ArcadeGame {
  /// True if the game can be raced: it has bots.
  public static var hasRace: Bool { seats == 1 && !players.isEmpty }

  /// Reads options in the form of records or journals, which in a race end in its own.
  public static func options(
    recorded text: String, isRace: Bool
  ) throws(InvalidInput) -> (Options, RaceOptions?) {
    guard isRace else { return (try Options(recorded: text), nil) }
    var (race, own) = (RaceOptions(Self.self), [Substring]())
    for word in text.split(separator: " ") {
      let name = String(word.prefix { $0 != "=" })
      let value = String(word.dropFirst(name.count + 1))
      switch name {
      case RaceOptions.name:
        for option in RaceOptions.table(Self.self) where option.flag.name == name {
          try option.set(&race, to: value)
        }
      case RaceOptions.seriesName:
        guard let series = Series(value) else {
          throw InvalidInput("a series is a standing such as 3:1-0, not \(value.quoted)")
        }
        (race.series, race.bestOf) = (series, series.length)
      default: own.append(word)
      }
    }
    return (try Options(recorded: own.joined(separator: " ")), race)
  }

  /// The options for playing against an opponent, on one board or in a race.
  public static var companionFlags: [Flag] {
    versusFlags + RaceOptions.table(Self.self).map(\.flag)
  }
}
