import CommandLine
import GameCore
import Platform
import Play
import Storage
import TextUI

/// A way in which a person or a program plays: on the screen, in lines of text or in JSON lines.
protocol Interface {
  /// The language and signs for what is said.
  var presentation: Presentation { get }

  /// True if a player who leaves a game returns to its menu.
  var returnsToMenu: Bool { get }

  /// Returns what is chosen in a menu, or nil if the player leaves. Calls `save` with choices to
  /// keep for the next time.
  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader,
    save: @escaping (Choice) -> Void
  ) throws -> Choice?

  /// Tells what is known of a daily deal that was played, and returns whether to play it again.
  func wantsAgain(_ played: DailyFacts, _ words: inout WordReader) throws -> Bool

  /// Plays a game, new or resumed, to its end or until the player leaves.
  func play<G: ArcadeGame>(
    _ game: inout RecordedGame<G>, _ words: inout WordReader
  ) throws -> PlayedGame

  /// Shows a game whose moves are known.
  func show<G: ArcadeGame>(_ playback: Playback<G>) throws
}

/// What came of a game that was played.
struct PlayedGame {
  /// The exit status, or nil if the game was left before its first move and counts for nothing.
  let status: ExitStatus?

  /// The player's choice of the next step.
  let next: RoundChoice

  init<G: ArcadeGame>(_ game: Playthrough<G>, next: RoundChoice = .leave) {
    (status, self.next) = (game.isPlaying ? .unfinished : .done, next)
  }

  /// Leaves a game before its first move, for the next step.
  init(untouched next: RoundChoice) {
    (status, self.next) = (nil, next)
  }
}

extension CommandContext {
  /// Returns the interface for some options; the screen only if it `mayOpenScreen`.
  func interface(
    _ play: PlayOptions, isInteractive: Bool, mayOpenScreen: Bool, botPause: Int = 800
  ) -> any Interface {
    if play.json { return JSONInterface(isQuiet: play.quiet, output: output) }
    if mayOpenScreen, environment.isAtTerminal, environment.hasScreen, !play.quiet,
      !play.isPlain(in: environment)
    {
      return ScreenInterface(
        context: self, display: play.displayOptions(in: environment), botPause: botPause)
    }
    let prompter = Prompter(
      presentation: play.presentation(in: environment), output: output,
      isInteractive: isInteractive && !play.quiet)
    return LineInterface(isQuiet: play.quiet, prompter: prompter, now: environment.now)
  }
}
