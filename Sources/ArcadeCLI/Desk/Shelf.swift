import ArcadeCore
import CardsGame
import GuessGame
import MemorizeGame
import TunesGame

/// The games of the arcade. A new game is a module and a line here.
enum Shelf {
  static let games: [any ArcadeGame.Type] = [
    Cards.self,
    Memorize.self,
    Guess.self,
    Tunes.self,
  ]
}
