import Play
import Simulation
import GameCore
import Platform
import Storage
import TextUI
import Tiles

/// What can be chosen for the scores.
struct ScoresOptions {
  var isOnlyBest = false
  var filter = ScoreBook.Filter()

  static let table: [Option<ScoresOptions>] = [
    Option(Flag("best", "only the best ten"), turnOn: { $0.isOnlyBest = true }),
    Option(
      Flag(
        "since", value: .init("DATE", expecting: "a day such as 2026-11-21"),
        "only games that have ended since a day",
        detail: "The day begins at midnight in Universal Time."),
      parse: { Timestamp($0) }, set: { $0.filter.since = $1 }),
    Option(
      Flag(
        "options",
        value: .init("LIST", expecting: "options as in 'range=0-9' or 'pairs=8,theme=food'"),
        "only games with these options",
        detail: """
          They are written without dashes, with `=` before the value, or `yes` or `no` for a switch, \
          and with commas or spaces between them.
          """),
      parse: { text in
        let words = text.split { " ,".contains($0) }.map(String.init)
        return !words.isEmpty && words.allSatisfy { $0.dropFirst().contains("=") } ? words : nil
      },
      set: { $0.filter.options = $1 }),
  ]
}

extension Command {
  /// Shows what was reached.
  static let scores = Command(
    name: "scores", summary: "show the best and the last scores",
    detail: """
      For each game, and each set of options that it was played with, there are the median, the best \
      ten and the last ten games, how many games have reached which score, and the streak: the days in \
      a row on which the daily game was finished. Only scores that their moves give are among the \
      best, and none of a written deal; a seed that is played again ranks like any other.
      """,
    operand: .one(of: { GameRegistry.games.map(\.choice) }, "GAME", isOptional: true),
    flags: { ScoresOptions.table.map(\.flag) },
    playFlags: { PlayOptions.flags(named: PlayOptions.speaking + ["json"]) },
    examples: {
      [
        .init("Show how guess went", "arcade scores guess"),
        .init("Print the best games as JSON lines", "arcade scores --best --json"),
      ]
    }
  ) { words, command, context in
    try command.read(words, context) { line in
      var (options, play) = (ScoresOptions(), PlayOptions())
      try line.apply(ScoresOptions.table, to: &options)
      try line.apply(PlayOptions.table, to: &play)
      options.filter.game = try command.operand.choice(in: line.operands, of: command.name)
      try options.filter.check(context.catalog)
      let state = try RecordChoice.state(context)
      context.sweepJournals()
      let book = ScoreBook(options.filter, context.catalog)
      if let lines = try state.history.read() { try book.read(lines) }
      let table = ScoreTable(
        book, state.history, isOnlyBest: options.isOnlyBest, today: context.environment.now(),
        context.catalog)
      if play.json {
        for object in table.objects { try context.output.line(object.text) }
      } else {
        for line in table.lines(play.presentation(in: context.environment)) {
          try context.output.line(line)
        }
      }
      if book.faults > 0 {
        let lines = book.faults.counted("line")
        context.screenRunner.warn(
          "\(lines) of \(state.history.path.shownAsPath) could not be read; 'arcade verify' names them"
        )
      }
      return .done
    }
  }
}
