import CommandLine
import Flags
import GameCore
import Platform
import Records
import Screens
import TextUI

/// The surroundings of a command: environment, input and output.
struct CommandContext {
  var environment: ProcessEnvironment
  var input = Descriptor.input
  let output: Output
  let screenRunner: ScreenRunner

  let catalog: GameCatalog

  /// True if text that doesn't fit the terminal's window may go through a pager.
  var usesPager = false
  var words: [String] = []

  /// The options that stand before the command.
  var leading = ParsedLine()

  /// The way in which the screen is shown before a command has options of its own.
  var display: ScreenRunner.DisplayOptions {
    get throws(InvalidInput) { try PlayOptions(leading).displayOptions(in: environment) }
  }

  /// The way in which help is shown: only a terminal shows it in bold.
  var helpPresentation: Presentation {
    var presentation = PlayOptions(speakingIn: words).presentation(in: environment)
    presentation.isColored = presentation.isColored && environment.isTerminal(.output)
    return presentation
  }

  /// The folder of the player's records, or nil if there is no place for one.
  var state: StateFolder? { StateFolder(variable: environment.variable) }

  /// Returns the game that a record names. Throws if this version doesn't know it.
  func game(of record: Record) throws(CommandFailure) -> GameVariant {
    guard let game = catalog.game(named: record.head.game, rules: record.head.rules) else {
      throw CommandFailure(RecordVerifier.unknown(record.head, in: catalog))
    }
    return game
  }

  /// Returns the first game whose deal of a day was not finished, and the streak; nil if the day is
  /// over or the history can't be read.
  func standing(
    of daily: DailyDeal, after game: any ArcadeGame.Type
  ) -> (next: (any ArcadeGame.Type)?, streak: Int)? {
    guard daily.day == environment.now().dayNumber,
      let book = try? ScoreBook(of: state?.history, catalog, .recorded), !book.isEmpty
    else { return nil }
    let next = catalog.games.first {
      $0.name != game.name && book.dailyRecord(of: $0, on: daily.day) == nil
    }
    return (next, book.streaks.current(on: daily.day))
  }

  /// Prints a result as the options ask for it: in JSON lines or in lines of text, which may go
  /// through a pager.
  func print(
    _ objects: @autoclosure () -> [JSONObject], or lines: (Presentation) -> [String],
    _ play: PlayOptions, isPaged: Bool = false
  ) throws {
    let objects = play.json ? objects() : []
    for object in objects {
      try output.line(object.merging(["protocol": JSONObject.protocolVersion]).text)
    }
    let lines = play.json ? [] : lines(play.presentation(in: environment))
    if isPaged { return try page(lines) }
    for line in lines { try output.line(line) }
  }

  /// Moves games to the history that had ended when their processes did.
  func sweepJournals() {
    guard let state else { return }
    SavedGames(in: state, warn: warn).sweep(catalog)
  }

  func warn(_ phrase: Phrase) { screenRunner.warn(phrase(helpPresentation.language)) }
}
