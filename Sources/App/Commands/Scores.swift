import CommandLine
import GameCore
import Platform
import Play
import Storage
import TextUI

/// The options of the score table.
struct ScoresOptions {
  var isOnlyBest = false
  var filter = ScoreBook.Filter()

  static let table: [Option<ScoresOptions>] = [
    Option(Flag("best", "show only the best ten"), turnOn: { $0.isOnlyBest = true }),
    Option(
      Flag(
        "since", value: .init("DATE", expecting: "a day such as 2026-11-21"),
        "show only games that ended since DATE",
        detail: "The day begins at midnight UTC."),
      parse: { Timestamp($0) }, set: { $0.filter.since = $1 }),
    Option(
      Flag(
        "options",
        value: .init("LIST", expecting: "options as in 'range=0-9' or 'pairs=8,theme=food'"),
        "show only games with these options",
        detail: """
          Written without dashes, as `name=value`, with `yes` or `no` for a switch, and separated \
          by commas or spaces.
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
    name: "scores", summary: "show best and recent scores",
    detail: """
      For each game and set of options: shows the median, best and last ten games, a histogram, \
      and the streak of days in a row on which you finished the daily game. Only verified scores \
      are ranked; written deals are not. A seed played again ranks like any other. Lists up to \
      \(ScoreBook.groupLimit) sets of options.
      """,
    operand: .one(of: GameRegistry.choices, "game", isOptional: true),
    flags: { ScoresOptions.table.map(\.flag) },
    playFlags: { PlayOptions.flags(named: PlayOptions.speaking + ["json"]) },
    examples: {
      [
        .init("Show the scores of guess", "arcade scores guess"),
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
          "\(lines) of \(state.history.path.shownAsPath) could not be read; run 'arcade verify'"
        )
      }
      if book.unlisted > 0 {
        context.screenRunner.warn(
          "\(book.unlisted.counted("game")) not listed, after the first \(ScoreBook.groupLimit) "
            + "sets of options; choose some with --options")
      }
      return .done
    }
  }
}
