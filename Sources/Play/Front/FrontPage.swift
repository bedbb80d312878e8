import GameCore
import Storage
import TextUI

/// The content of the page that a player comes in by.
public struct FrontPage {
  /// A game that can be played.
  public struct Game {
    let name: String
    let title: String
    let summary: String
    let rules: [Phrase]

    /// The options other than the default ones with which it would start, in a few words.
    let options: String

    /// The best score with these options, or nil if there is none.
    let best: String?

    /// The last scores with these options, the oldest first, in numbers of which greater is better.
    let scores: [Int]

    /// The score of today's daily game, or nil while that is open.
    let daily: String?

    let isDailyLost: Bool

    /// Creates the entry of a game from its scores with these options.
    public init(
      _ game: any ArcadeGame.Type, options: String, _ scores: ScoreGroup?, daily: Record?,
      _ language: Language
    ) {
      (name, title, self.options) = (game.name, game.title(language), options)
      (summary, rules) = (game.summary(language), game.manual.rules)
      best = scores?.bestScore.map { game.unit.counted($0, language) }
      self.scores = scores?.recent.map { game.better == .higher ? $0 : -$0 } ?? []
      isDailyLost = daily?.isLost ?? false
      self.daily = daily.map { record in
        record.isLost
          ? language(en: "lost", zh: "失败") : game.unit.counted(record.score ?? 0, language)
      }
    }
  }

  /// An unfinished game.
  public struct Unfinished {
    /// The index of the game that is played.
    let game: Int

    let title: String

    /// Its progress, the time when it was played, and its deal.
    let facts: [String]

    public init(of game: Int, _ title: String, _ facts: [String]) {
      (self.game, self.title, self.facts) = (game, title, facts)
    }
  }

  let games: [Game]
  let unfinished: [Unfinished]

  /// The number of days in a row with a finished daily game.
  let streak: Int

  /// The time at which the page was made.
  let made: Timestamp

  public init(games: [Game], unfinished: [Unfinished], streak: Int, made: Timestamp) {
    (self.games, self.unfinished, self.streak, self.made) = (games, unfinished, streak, made)
  }
}

/// A choice on the front page.
public enum FrontChoice: Equatable, Sendable {
  /// To play a new deal of a game, by its index.
  case play(Int)

  /// To play the daily deal of a game.
  case daily(Int)

  /// To play a game with somebody.
  case together(Int)

  /// To continue an unfinished game, by its index.
  case resume(Int)

  /// To give an unfinished game up.
  case discard(Int)

  /// To see the statistics of a game.
  case statistics(Int)

  /// To change the options of a game, or those of the arcade.
  case options(Int)

  case leave

  /// None: another day has begun, and with it another daily deal.
  case newDay
}
