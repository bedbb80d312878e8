import CardsGame
import GameCore
import GuessGame
import MemorizeGame
import TunesGame

extension GameCatalog {
  /// The games of the program in their listed order.
  static let arcade = GameCatalog([
    Cards.self,
    Memorize.self,
    Guess.self,
    Tunes.self,
  ])

  var choices: [Choice] { games.map { Choice($0.name, $0.summary) } }
}
