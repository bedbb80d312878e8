import Records

/// The content of the front page.
public struct FrontPage {
  /// The options of a game that a player can choose, and how well it was played with them, whatever
  /// the theme.
  struct Level {
    /// The number of the level, from 1, or nil for options that are no level's.
    let number: Int?
    /// The options in a few words.
    let name: String
    /// The most stars of a game.
    let stars: Int
    let best: String?
    /// The last scores, the oldest first.
    let scores: [Int]
  }

  /// The levels of a game with their options, as records have them and in words, then any other
  /// options that the player has chosen, and the index of the chosen ones.
  public struct Levels {
    let count: Int
    let options: [(recorded: String, text: String)]
    let chosen: Int

    public init(levels count: Int, _ options: [(recorded: String, text: String)], chosen: Int) {
      (self.count, self.options, self.chosen) = (count, options, chosen)
    }
  }

  struct Game {
    let name: String
    let title: String
    let summary, tip: String
    let rules: [Phrase]
    let levels: [Level]
    /// The index of the level with which it would start.
    let chosen: Int
    /// The shape of today's daily deal.
    let shape: String
    let emblem: Art?
    /// The score of today's daily game with its hints, in two lengths; nil while that is open.
    let daily, shortDaily: String?
    let isDailyLost: Bool

    init(
      _ game: any ArcadeGame.Type, _ choice: Levels, _ book: ScoreBook, on day: Int,
      _ presentation: Presentation
    ) {
      let language = presentation.language
      let record = book.dailyRecord(of: game, on: day)
      (name, title, chosen) = (game.name, game.title(language), choice.chosen)
      levels = choice.options.enumerated().map { index, options in
        let scores = book.scores(of: game, like: options.recorded)
        return Level(
          number: index < choice.count ? index + 1 : nil, name: options.text,
          stars: scores?.stars.most ?? 0,
          best: scores?.best.map { game.unit.counted($0, language, places: 1) },
          scores: scores?.recent ?? [])
      }
      (summary, tip) = (game.summary(language), game.manual.tip(language))
      rules = game.manual.rules
      (shape, emblem) = (DailyDeal(day: day).shape(of: game, presentation), game.manual.emblem())
      isDailyLost = record?.isLost ?? false
      func text(_ score: (Int) -> String) -> String? {
        record.map { record in
          let hints = language(en: record.hints.counted("hint"), zh: "提示 \(record.hints) 次")
          guard !record.isLost else { return language(en: "lost", zh: "失败") }
          return score(record.score ?? 0) + (record.hints == 0 ? "" : presentation.comma + hints)
        }
      }
      (daily, shortDaily) = (text { game.unit.counted($0, language) }, text(String.init))
    }
  }

  public struct Unfinished {
    let game: Int
    let title: String
    /// Its progress, the time when it was played, and its deal.
    let facts: [String]

    public init(of game: Int, _ title: String, _ facts: [String]) {
      (self.game, self.title, self.facts) = (game, title, facts)
    }

    func text(_ presentation: Presentation) -> String {
      facts.joined(separator: presentation.comma)
    }

    func name(_ presentation: Presentation) -> String {
      presentation(en: "Continue \(title)", zh: "继续\(title)")
    }
  }

  public let run: DailyRun
  let games: [Game]
  let unfinished: [Unfinished]
  /// The number of days in a row with a finished daily game.
  let streak: Int
  /// The numbers of games that were finished, and of days with games.
  let finished, days: Int
  /// For each game the names of the bots that the player has beaten.
  public let beaten: [Set<String>]
  /// The numbers of bots of all games, and of those beaten.
  let opponents, beatenCount: Int
  /// The stars of all levels, and the most that they have.
  let stars, mostStars: Int
  let made: Timestamp

  /// Creates the page of games with the options to choose from.
  public init(
    _ games: [any ArcadeGame.Type], _ choices: [Levels],
    _ unfinished: [Unfinished], _ book: ScoreBook, _ run: DailyRun, now: Timestamp,
    _ presentation: Presentation
  ) {
    let day = now.dayNumber
    self.games = zip(games, choices).map { Game($0, $1, book, on: day, presentation) }
    let levels = self.games.flatMap(\.levels).filter { $0.number != nil }
    (stars, mostStars) = (levels.reduce(0) { $0 + $1.stars }, levels.count * Stars.most)
    (self.unfinished, made, self.run, streak) = (unfinished, now, run, run.streak)
    (finished, days) = (book.finished, book.dayCount)
    beaten = games.map(book.beaten)
    let ladders = games.map { $0.ladder(.race).map(\.name) }
    opponents = ladders.reduce(0) { $0 + $1.count }
    beatenCount = zip(ladders, beaten).reduce(0) { $0 + $1.0.count(where: $1.1.contains) }
  }

  func dailyTitle(_ presentation: Presentation) -> String {
    DailyDeal(day: made.dayNumber).shortTitle(presentation)
  }
}

public enum FrontChoice: Equatable, Sendable {
  case run

  /// A new deal of a level, the daily deal or a game against an opponent, the lesson or the rules,
  /// by the index of the game.
  case play(Int, level: Int)
  case daily(Int)
  case versus(Int)
  case lesson(Int)
  case rules(Int)

  /// An unfinished game, by its index, to continue or to give up.
  case resume(Int)
  case discard(Int)

  /// The pages of statistics, or those of games against others, or of options, opened at a game;
  /// nil for all games.
  case statistics(Int?, isOfTwo: Bool = false)
  case options(Int?)
  case leave

  /// The player chose nothing: another day has begun, and with it another daily deal.
  case newDay
}
