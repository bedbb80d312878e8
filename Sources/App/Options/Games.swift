import CardsGame
import GameCore
import GuessGame
import MemorizeGame
import TunesGame

extension GameCatalog {
  static let arcade = GameCatalog([
    Cards.self,
    Memorize.self,
    Guess.self,
    Tunes.self,
  ])

  /// The games of the run of the day in their order.
  static let run: [any ArcadeGame.Type] = [Guess.self, Cards.self, Memorize.self, Tunes.self]

  var choices: [Choice] { games.map { Choice($0.name, $0.summary, title: $0.title) } }
}
