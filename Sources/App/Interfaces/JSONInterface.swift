import GameCore
import Platform
import Play
import Storage
import TextUI

/// Play in JSON lines, by a program, which is asked nothing.
struct JSONInterface: Interface {
  let isQuiet: Bool
  let output: Output

  var presentation: Presentation { .untranslated }
  var returnsToMenu: Bool { false }

  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader,
    save: @escaping (Choice) -> Void
  ) -> Choice? { nil }

  func wantsAgain(_ played: DailyFacts, _ words: inout WordReader) -> Bool { true }

  func play<G: ArcadeGame>(
    _ game: inout RecordedGame<G>, _ words: inout WordReader
  ) throws -> PlayedGame {
    var session = JSONSession(game, isQuiet: isQuiet, output: output)
    try session.play(&words)
    game = session.round
    return PlayedGame(game.playthrough)
  }

  func show<G: ArcadeGame>(_ playback: Playback<G>) throws {
    var (game, words) = (playback.start, playback.words)
    _ = try play(&game, &words)
  }
}
