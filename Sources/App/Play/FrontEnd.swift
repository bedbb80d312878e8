import CommandLine
import Lines
import Platform
import Records
import Screens

/// A way to show games: on the screen, in lines of text or in JSON lines.
protocol FrontEnd {
  /// Returns the choice in a menu, or nil if the player leaves.
  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader
  ) throws -> Choice?

  /// Plays a game until its end or until the player leaves. Returns the player's next step.
  func play<G: ArcadeGame>(
    _ table: inout Table<G>, _ words: inout WordReader
  ) throws -> RoundChoice
}

extension FrontEnd {
  /// Returns whether the player really wants to discard unfinished games.
  func discards(
    _ games: Phrase, _ say: Presentation, _ words: inout WordReader
  ) throws -> Bool {
    let menu = ListMenu([
      MenuItem("no", say(en: "No, keep \(games(.en))", zh: "不，留着")),
      MenuItem("yes", say(en: "Yes, discard \(games(.en))", zh: "放弃")),
    ])
    let question = Phrase(en: "Discard \(games(.en))?", zh: "要放弃\(games(.zh).spacedBefore)吗？")
    return try choose(from: menu, title: question, &words) == 1
  }
}

extension CommandContext {
  func prompter(isInteractive: Bool) -> Prompter {
    Prompter(
      presentation: presentation, output: output,
      isInteractive: isInteractive && !play.quiet, isQuiet: play.quiet)
  }

  /// Returns the front end for the options. With moves on the command line it is not the screen.
  func frontEnd(_ words: WordReader, _ pace: Pace? = nil) -> any FrontEnd {
    if play.json { return JSONSession(isQuiet: play.quiet, output: output) }
    if opensScreen(words) {
      return ScreenFrontEnd(context: self, display: display, pause: pace?.milliseconds)
    }
    return LineFrontEnd(
      context: self, prompter: prompter(isInteractive: environment.isAtTerminal))
  }

  /// Returns the lesson of a game before the player's first one of its kind, unless the command
  /// line names the deal.
  func lesson<G: ArcadeGame>(before table: Table<G>) -> Lesson<G.P>? {
    let lesson = G.lesson(table.game.options)
    guard table.game.mode == .alone, table.game.turns == 0, play.seed == nil, play.deal == nil,
      givenLessons != ["off"], let name = lesson?.name(of: G.self),
      // The lesson of a harder way, such as with a lie, teaches the plain one, too.
      !givenLessons.contains(where: { $0.hasPrefix(name) })
    else { return nil }
    return lesson
  }

  private var givenLessons: [String] { lessons(environment.saved.value(of: Setting.lessonName)) }

  private func lessons(_ setting: String?) -> [String] {
    (setting ?? "on").split(separator: ",").map(String.init)
  }

  /// Keeps a lesson from being given again.
  func noteLesson<G: ArcadeGame>(_ lesson: Lesson<G.P>, of game: G.Type) {
    let name = lesson.name(of: G.self)
    environment.saved.update(Setting.lessonName) { setting in
      let given = lessons(setting)
      guard let setting, given == ["off"] || given.contains(name) else {
        return (given.filter { $0 != "on" } + [name]).joined(separator: ",")
      }
      return setting
    }
  }

  func say(_ sentences: [String]) throws {
    let prompter = prompter(isInteractive: false)
    for sentence in sentences { try prompter.say(sentence) }
  }
}

extension JSONSession: FrontEnd {
  // A program is asked no questions, but waits for a friend.
  func choose<Choice>(
    from menu: any Menu<Choice>, title: Phrase, _ words: inout WordReader
  ) -> Choice? {
    var menu = menu
    while menu.page(.untranslated).isWaiting, !Interruption.isRequested {
      if case .done(let choice) = menu.take(.waited) { return choice }
      usleep(30_000)
    }
    return nil
  }
}

extension Lesson {
  fileprivate func name(of game: any ArcadeGame.Type) -> String {
    topic.map { "\(game.name)-\($0)" } ?? game.name
  }
}
