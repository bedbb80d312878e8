import GameCore
import Play
import Storage
import TextUI

extension PlayCommand {
  /// Tells a person the result of today's daily deal if it was played already with its own options.
  /// Returns true if that is enough, and false if the deal is to be played.
  func hasEnoughOfDaily(
    _ options: G.Options, on interface: Interface, _ words: inout WordReader
  ) throws -> Bool {
    guard play.isDaily, isPerson, !play.quiet, play.isRecorded != false, !words.hasOperands,
      options.recorded == DailyDeal.options(of: G.self), let played = try playedDaily()
    else { return false }
    switch interface {
    case .json: return false
    case .screen(let display):
      guard let facts = DailyFacts(played, display.presentation) else { return false }
      var view = DailyView(
        facts, presentation: display.presentation, now: context.environment.now)
      return try context.screenRunner.show(&view, with: display) != .again
    case .lines(let prompter):
      let now = context.environment.now()
      let presentation = prompter.presentation
      let lines = DailyFacts(played, presentation)?.lines(presentation, now: now) ?? []
      for line in lines { try prompter.say(line) }
      return try !prompter.agrees(
        to: presentation(
          en: "Play it again? It won't count. (y/n)", zh: "再玩一遍？不计成绩。（y/n）"), &words)
    }
  }

  /// Returns the first finished game of today's daily deal, or nil without one.
  private func playedDaily() throws -> Playthrough<G>? {
    guard let lines = try context.state?.history.lines() else { return nil }
    var filter = ScoreBook.Filter()
    filter.insertDaily(G.self)
    let book = ScoreBook(filter, context.catalog, .recorded)
    try book.read(MergedHistories([lines]))
    return book.dailyRecord(of: G.self, on: context.environment.now().dayNumber)
      .flatMap { try? Playthrough(playing: $0) }
  }
}
