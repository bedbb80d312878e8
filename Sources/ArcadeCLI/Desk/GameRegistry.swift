import CardsGame
import GameCore
import GuessGame
import MemorizeGame
import TextUI
import Tiles
import TunesGame

/// The games of the arcade.
enum GameRegistry {
  static let games: [Command] = [
    .game(Cards.self),
    .game(Memorize.self),
    .game(Guess.self),
    .game(Tunes.self),
  ]

  /// The game of a name, by the rules of today; nil where there is none.
  static func game(named name: String?) -> (any ArcadeGame.Type)? {
    games.first { $0.name == name }?.game
  }
}
