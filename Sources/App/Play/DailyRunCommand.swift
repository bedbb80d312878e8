import CommandLine
import Lines
import Records
import Screens

/// The run of the day in play: the games that are left, with a page between them.
struct DailyRunCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context.withoutLine(isDaily: true) }

  /// Plays the games that are left until the run is whole or the player leaves.
  func play(_ words: inout WordReader) throws -> ExitStatus {
    let isOnScreen = context.opensScreen(words)
    var run = try context.run()
    let wasOpen = run.next != nil
    // In lines a game that is left has told how it goes on.
    var isTold = false
    if !context.keepsRuns, !context.play.json {
      try context.say([
        context.presentation(
          en: "This run starts anew and is not recorded; --record changes that.",
          zh: "这次挑战从头开始，也不作记录；加 --record 才会记录。")
      ])
    }
    while let game = run.next {
      // After midnight another run is played.
      if run.deal.day != today {
        run = try context.run()
        continue
      }
      if isOnScreen {
        guard try show(run) == .play else { break }
        if run.deal.day != today { continue }
      } else if !context.play.json {
        guard try wantsNext(of: run, &words) else { break }
      }
      guard let record = try game.playInRun(context, &words) else {
        isTold = !isOnScreen
        break
      }
      run.take(record)
    }
    var challenge = context.keepsRuns ? "arcade challenge daily" : nil
    if isOnScreen, run.next == nil {
      _ = try show(run, isFinishedNow: wasOpen) {
        challenge = (try? context.challenge(run.records).command) ?? challenge
        return challenge
      }
    }
    try context.print([run.fields], or: { run.lines(isTold ? nil : challenge, $0) })
    return run.next == nil ? .done : .unfinished
  }

  /// Tells the next game of the run, and asks a person who plays in lines whether to play it.
  private func wantsNext(of run: DailyRun, _ words: inout WordReader) throws -> Bool {
    let say = context.presentation
    let (news, next) = (run.news(say), run.nextSentence(say).map { [$0] } ?? [])
    guard context.environment.isAtTerminal, !context.play.quiet, !words.hasOperands else {
      try context.say([news] + next)
      return true
    }
    let items = [
      MenuItem("play", say(en: "Play", zh: "开始")), MenuItem("back", say(en: "Back", zh: "返回")),
    ]
    let title = Phrase(en: news, zh: news)
    return try context.frontEnd(words)
      .choose(from: ListMenu(items, notes: next), title: title, &words) == 0
  }

  private var today: Int { context.environment.now().dayNumber }

  private func show(
    _ run: DailyRun, isFinishedNow: Bool = false, challenge: @escaping () -> String? = { nil }
  ) throws -> RunView.Outcome? {
    var view = RunView(
      run, context.presentation, isFinishedNow: isFinishedNow && context.display.isAnimated,
      challenge: challenge)
    return try context.screenRunner.show(&view, with: context.display)
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
    return [
      news(presentation), comparison(presentation), costliest(presentation), outlook(presentation),
      share(presentation),
      challenge.map { _ in presentation.toChallenge }, challenge,
    ].compactMap(\.self)
  }
}
