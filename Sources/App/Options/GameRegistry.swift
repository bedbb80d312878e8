import CardsGame
import GameCore
import GuessGame
import MemorizeGame
import TunesGame

enum GameRegistry {
  /// The games, in the order in which they are listed.
  static let catalog = GameCatalog([
    Cards.self,
    Memorize.self,
    Guess.self,
    Tunes.self,
  ])

  /// Returns the game of a name by today's rules, or nil if there is none.
  static func game(named name: String?) -> (any ArcadeGame.Type)? {
    name.flatMap { catalog.game(named: $0) }
  }
}
