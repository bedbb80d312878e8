import CommandLine
import Lines
import Records
import Screens

/// The run of the day in play: the games that are left, with a page between them.
struct DailyRunCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context.withoutLine(isDaily: true) }

  /// Plays the games that are left until the run is whole or the player leaves. A person `isTold`
  /// who has chosen the next game at the end of another one.
  func play(_ words: inout WordReader, isTold: Bool = false) throws -> ExitStatus {
    let (isOnScreen, say) = (context.opensScreen(words), context.presentation)
    var run = try context.run()
    let wasOpen = run.next != nil
    var (isTold, hasToldHow) = (isTold, false)
    if !context.keepsRuns, !context.play.json {
      try context.say([
        say(
          en: "This run starts anew and is not recorded; --record changes that.",
          zh: "这次挑战从头开始，也不作记录；加 --record 才会记录。")
      ])
    }
    while let game = run.next {
      // After midnight another run is played.
      if run.deal.day != today {
        (run, isTold) = (try context.run(), false)
        continue
      }
      if isOnScreen {
        guard try show(run) == .play else { break }
        if run.deal.day != today { continue }
      } else if !context.play.json, !isTold {
        try context.say([run.news(say), run.nextSentence(say)].compactMap(\.self))
      }
      let played = try game.playInRun(context, &words)
      (isTold, hasToldHow) = (!played.hasLeft, played.isSaved && !isOnScreen)
      guard let record = played.record else { break }
      // Another window may have finished this deal first.
      if context.keepsRuns, case let kept = try context.run(), kept.deal.day == run.deal.day {
        kept.records.forEach { run.take($0) }
      }
      run.take(record)
      if played.hasLeft, context.asksInLines(words) { break }
    }
    var challenge = context.keepsRuns ? "arcade challenge daily" : nil
    if isOnScreen, run.next == nil {
      _ = try show(run, isFinishedNow: wasOpen) {
        challenge = (try? context.challenge(run.records).command) ?? challenge
        return challenge
      }
    }
    try context.print([run.fields], or: { run.lines(hasToldHow ? nil : challenge, $0) })
    guard run.next == nil else { return .unfinished }
    if !isOnScreen, context.asksInLines(words) { try lookBack(at: run, &words) }
    return .done
  }

  /// Offers a look back at each game of a run, in lines of text.
  private func lookBack(at run: DailyRun, _ words: inout WordReader) throws {
    let (prompter, say) = (context.prompter(isInteractive: true), context.presentation)
    let games = run.legs.map { leg in
      let stars = leg.stars ?? 0
      return MenuItem(
        leg.game.name, leg.game.title(say.language),
        note: say(en: stars.counted("star"), zh: "\(stars) 颗星"))
    }
    let menu = ListMenu(games + [MenuItem("back", say(en: "Back", zh: "返回"))])
    var isListed = true
    while let index = try prompter.choose(
      from: menu, title: Phrase(en: "Look back at?", zh: "复盘哪一局："), isListed: isListed, &words),
      index < run.legs.count
    {
      isListed = false
      try run.legs[index].game.lookBack(at: run.records[index], prompter, &words)
    }
  }

  private var today: Int { context.environment.now().dayNumber }

  private func show(
    _ run: DailyRun, isFinishedNow: Bool = false, challenge: @escaping () -> String? = { nil }
  ) throws -> RunView.Outcome? {
    var view = RunView(
      run, context.presentation, isFinishedNow: isFinishedNow && context.display.isAnimated,
      challenge: challenge)
    while true {
      let outcome = try context.screenRunner.show(&view, with: context.display)
      guard case .lookBack(let index) = outcome else { return outcome }
      try run.legs[index].game.lookBack(at: run.records[index], context)
    }
  }
}

extension ArcadeGame {
  fileprivate static func lookBack(
    at record: Record, _ prompter: Prompter, _ words: inout WordReader
  ) throws {
    try prompter.lookBack(at: Playthrough<Self>(playing: record), &words)
  }

  fileprivate static func lookBack(at record: Record, _ context: CommandContext) throws {
    let game = try Playthrough<Self>(playing: record)
    var view = ReplayView(game, context.presentation, isLookBack: true, game.review)
    _ = try context.screenRunner.show(&view, with: context.display)
  }
}

extension DailyRun {
  /// Returns what is told of the run in lines of text.
  fileprivate func lines(_ challenge: String?, _ presentation: Presentation) -> [String] {
    guard next == nil else {
      let command = [
        presentation(en: "To continue:", zh: "继续："), "  " + presentation.command("arcade daily"),
      ]
      return [news(presentation)] + (challenge == nil ? [] : command)
    }
    let challenge = challenge.map { "  \($0)" }
    let news = [
      news(presentation), comparison(with: formerTotals, presentation), costliest(presentation),
    ]
    return news.compactMap(\.self) + outlook(presentation) + [share(presentation)]
      + [challenge.map { _ in presentation.toChallenge }, challenge].compactMap(\.self)
  }
}
