import Lines
import Platform
import Records

/// What a person is asked before a game.
extension PlayCommand {
  /// Lets a person continue a saved game instead, or leave a daily deal that is finished. Returns
  /// what to play, or nil if the person leaves.
  func choose(
    _ start: Start, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> Start? {
    guard mayAsk else { return start }
    var start = start
    let saved = savedGames(start)
    guard !saved.isEmpty else {
      return try hasEnoughOfDaily(start, on: frontEnd, &words) ? nil : start
    }
    while let choice = try frontEnd.choose(from: offer(of: saved), title: G.title, &words) {
      if saved.indices.contains(choice) { start.saved = [saved[choice]] }
      if choice > saved.count {
        let games = Phrase(en: saved.count.counted("game"), zh: "\(saved.count) 局")
        guard try frontEnd.discards(games, context.presentation, &words) else { continue }
        saved.forEach(giveUp)
      }
      return start
    }
    return nil
  }

  /// Returns the menu of unfinished games and of new games that keep or discard the unfinished
  /// ones.
  private func offer(of games: [SavedGame<G>]) -> ListMenu {
    let presentation = context.presentation
    let these = games.count.plural(one: "this one", other: "these")
    return ListMenu(
      games.map { game in
        let facts = game.facts(presentation, now: context.environment.now())
          .joined(separator: presentation.comma)
        return MenuItem("on", presentation(en: "Continue: \(facts)", zh: "继续：\(facts)"))
      } + [
        MenuItem("new", presentation(en: "New game, keep \(these)", zh: "新局（保留进度）")),
        MenuItem("drop", presentation(en: "New game, discard \(these)", zh: "新局（放弃进度）")),
      ])
  }

  /// Shows a person today's finished daily deal. Returns true if the player doesn't want it again.
  func hasEnoughOfDaily(
    _ start: Start, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> Bool {
    guard play.isDaily, mayAsk, play.switches[.record] != false,
      let daily = try newGame(start).daily
    else { return false }
    let filter = ScoreBook.Filter(only: G.self, options: start.options.recorded)
    let book = try ScoreBook(of: context.state?.history, .arcade, filter, verifying: .none)
    guard let record = book.dailyRecord(of: G.self, on: daily.day),
      let game = try? Playthrough<G>(playing: record),
      let facts = game.dailyFacts(context.presentation, now: context.environment.now())
    else { return false }
    let presentation = context.presentation
    let menu = ListMenu(
      [
        MenuItem("again", presentation(en: "Play again (not counted)", zh: "再玩一遍（不计成绩）")),
        MenuItem("back", presentation(en: "Back", zh: "返回")),
      ], notes: facts)
    let title = Phrase(en: "The deal of the day", zh: "每日一局")
    return try frontEnd.choose(from: menu, title: title, &words) != 0
  }

  /// Returns what to play. If a game by ear can't be heard, a person may play its deal by sight, or
  /// leave, which returns nil; a script is refused only without any program that plays sounds.
  func hear(
    _ start: Start, on frontEnd: any FrontEnd, _ words: inout WordReader
  ) throws -> Start? {
    guard !play.json, !play.quiet, !line.has(G.watchName) else { return start }
    let saved = start.saved.first?.playthrough
    guard let bySight = (saved?.options ?? start.options).bySight else { return start }
    let (asks, say) = (isPerson && !words.hasOperands, context.presentation)
    lobby.player = SoundPlayer(variable: context.environment.variable)
    guard let reason = SoundPlayer.silence(of: lobby.player, trying: asks) else { return start }
    guard asks else { throw UserError(reason, status: .unavailable) }
    let sight = MenuItem("sight", say(en: "Play by sight, not by ear", zh: "看封面玩，不听旋律"))
    let menu = ListMenu(
      [sight, MenuItem("back", say(en: "Back", zh: "返回"))],
      notes: [UserError(reason).sentence(say.language)])
    let title = Phrase(en: "No sound", zh: "没有声音")
    guard try frontEnd.choose(from: menu, title: title, &words) == 0 else { return nil }
    let source = saved?.source ?? start.source
    return Start(
      options: bySight, opposition: start.opposition, source: source, isRecorded: saved != nil)
  }

  /// Returns whether the game's menu opens for a person, to choose the deals or to load them.
  func opensMenu(_ start: Start) -> Bool {
    mayAsk && context.ghost == nil && start.saved.isEmpty && !start.options.dealsFromOutside
      && (start.options.loadsInMenu || leavesDealOpen) && start.options.menu { _ in } != nil
  }

  /// Returns whether the command line leaves the source of the deals to the game's menu.
  var leavesDealOpen: Bool {
    !play.asksForDeal
      && !G.Options.table.contains {
        $0.source != nil && !$0.isSourcePublic && line.has($0.flag.name)
      }
  }
}
