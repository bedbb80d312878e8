import Records

/// The content of the front page.
public struct FrontPage {
  struct Game {
    let name: String
    let title: String
    let summary, tip: String
    let rules: [Phrase]
    /// The options other than the default ones with which it would start, in a few words.
    let options: String
    /// The best score with these options, whatever the theme, or nil if there is none.
    let best: String?
    /// The last scores with these options, the oldest first.
    let scores: [Int]
    /// The shape of today's daily deal.
    let shape: String
    let emblem: Art?
    /// The score of today's daily game with its hints, in two lengths; nil while that is open.
    let daily, shortDaily: String?
    let isDailyLost: Bool

    init(
      _ game: any ArcadeGame.Type, options: String, _ scores: GameScores?, daily record: Record?,
      on day: Int, _ presentation: Presentation
    ) {
      let language = presentation.language
      (name, title, self.options) = (game.name, game.title(language), options)
      (summary, tip) = (game.summary(language), game.manual.tip(language))
      rules = game.manual.rules
      best = scores?.best.map { game.unit.counted($0, language, places: 1) }
      self.scores = scores?.recent ?? []
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
  let made: Timestamp

  /// Creates the page of games with the options of each, as records have them and in words.
  public init(
    _ games: [any ArcadeGame.Type], options: [(recorded: String, text: String)],
    _ unfinished: [Unfinished], _ book: ScoreBook, _ run: DailyRun, now: Timestamp,
    _ presentation: Presentation
  ) {
    let day = now.dayNumber
    self.games = zip(games, options).map { game, options in
      Game(
        game, options: options.text, book.scores(of: game, like: options.recorded),
        daily: book.dailyRecord(of: game, on: day), on: day, presentation)
    }
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

  /// A new deal, the daily deal or a game against an opponent, the lesson or the rules, by the
  /// index of the game.
  case play(Int)
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
