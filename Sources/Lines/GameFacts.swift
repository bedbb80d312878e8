import Records

extension SavedGame {
  /// Returns the facts of a saved game: progress, score, series, time, and its options and deal.
  public func facts(_ presentation: Presentation, now: Timestamp) -> [String] {
    let progress = playthrough.position.progress.map { progress in
      presentation.isPlain || progress.all > 12
        ? presentation(
          en: "\(progress.done) of \(progress.all)", zh: "\(progress.done)/\(progress.all)")
        : progress.text(presentation)
    }
    // Options that aren't recorded have today's settings.
    let options = playthrough.options.differences(
      among: G.Options.table.filter(\.isRecorded), presentation)
    // The day decides the options of a daily deal.
    let deal =
      playthrough.daily.map { [$0.title(presentation)] }
      ?? options + [playthrough.origin(presentation)]
    let hasBegun = playthrough.turns > 1 || playthrough.scores.contains { $0 != 0 }
    let score =
      hasBegun ? playthrough.score(presentation) : presentation(en: "just begun", zh: "刚开始")
    let age = [now.text(since: time, presentation)]
    // On the screen what comes last has no room first.
    return (progress.map { [$0] } ?? []) + [score] + playthrough.facts(presentation)
      + (presentation.isPlain ? deal + age : age + deal)
  }
}

extension Table {
  /// Returns lines of use after a game, each with its purpose: the command to resume it, or the
  /// command for the same deal and the result to share.
  public func nextSteps(
    _ presentation: Presentation, isLeft: Bool = true
  ) -> [(purpose: String, line: String)] {
    if game.isPlaying, isSaved, isLeft, fault == nil {
      let words = (game.opposition?.starter ?? []).map {
        " " + $0.shellWord(inASCII: presentation.isASCII)
      }
      let command = presentation.command(
        "arcade resume \(recorder?.word ?? G.name)" + words.joined())
      return [(presentation(en: "Saved. To resume:", zh: "已存档。继续本局："), command)]
    }
    let again = (
      presentation(en: "To play this deal again:", zh: "再玩同一局："),
      presentation.command(game.command(inASCII: presentation.isASCII))
    )
    // A deal at another machine can't be dealt here before its end.
    guard game.source.origin != .elsewhere else { return [] }
    guard !game.isPlaying else { return [again] }
    let challenge = (presentation.toChallenge, Self.challenge)
    let isRecorded = recorder?.hasFailed == false && fault == nil && game.mode != .turns
    return [
      again, (presentation(en: "To share:", zh: "分享："), game.share(presentation)),
    ] + (isRecorded ? [challenge] : [])
  }

  /// The command that prints the challenge of the game that ended last.
  public static var challenge: String { "arcade challenge" }
}

extension Presentation {
  /// Returns a command line that goes on as this output is.
  public func command(_ line: String) -> String { line + (isPlain ? " --plain" : "") }

  /// What a player is asked between a lesson and the game.
  public var toBegin: String {
    self(en: "Now the real game: press Enter.", zh: "下面是正式的一局，按回车开始。")
  }

  /// What stands above the line of a challenge.
  public var toChallenge: String { self(en: "To challenge a friend:", zh: "挑战朋友：") }

  /// That leaving has ended a series.
  public var seriesEnds: String {
    self(en: "The series ends here, undecided.", zh: "系列赛到此为止，未分胜负。")
  }

  /// That a line was copied, as far as the arcade knows.
  public var copied: String {
    self(en: "Copied, if your terminal allows it.", zh: "已复制。粘贴不出来，就是终端不支持。")
  }

  /// The reason why there is no challenge.
  public var tooLong: String {
    self(en: "The game is too long for a challenge.", zh: "这一局太长，不能做成挑战。")
  }
}
