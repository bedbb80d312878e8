import Lines
import Records

/// A game on the screen, and the pages that open over it.
public struct GameView<G: ArcadeGame>: View {
  public internal(set) var table: Table<G>
  var screen: G.Screen
  var page = Page.board
  /// The end of the game, once that is reached and where there is a choice then.
  var ending: Ending?
  let presentation: Presentation
  let isAnimated: Bool
  let isReplay: Bool
  /// The facts about a replay that stand at the right of the header, the most important first.
  var progress: [Wording] = []
  /// The player's name, in the header in place of the game's title; nil where that stands.
  var name: String?
  /// True if there is no choice at the end of the game.
  let hasNoEnd: Bool
  var news: News
  /// The sentences about the event before, shown until the last one's result is in sight.
  private(set) var oldNews = News()
  private(set) var clock: PlayClock?
  /// The average score of the best player, or nil if it isn't known.
  let par: Double?
  /// The best score of recorded games like this, once it is looked up; nil if there is none.
  var best: Int?
  private var knowsBest: Bool
  /// The best rating that the game under way can still get, as far as its moves are in sight; nil
  /// without stars.
  private(set) var possibleStars: Stars?
  /// That the last move cost stars, in a sentence, until the next input.
  private(set) var loss: String?
  /// The numbers of moves and hints that are rated.
  private var rated = (moves: -1, hints: 0)
  private var celebrations = 0
  /// True once the player was told that the rest can be played out.
  private var canFinish = false
  /// The time of the next move while the rest is played out, in milliseconds; nil otherwise.
  private var finishingTime: Int?
  /// The message shown instead of the news until the next input.
  var message: News?
  /// The turn in which the player was last warned of what a hint costs.
  var warnedTurn: Int?
  /// The time between the moves of a bot, in milliseconds.
  private let botPause: Int
  /// The second of two moves of one key, kept until another machine has answered the first.
  private var following: [G.P.Move] = []
  /// The time of the last move, in milliseconds, and whether the same seat moves next.
  private var lastMove: (time: Int, isBySameSeat: Bool) = (0, true)
  /// The time since when a move is on its way, and when it is asked for again, in milliseconds.
  private(set) var wait: (since: Int, next: Int)?
  var copies: [String] = []
  /// The sound of the last move, in a game that is heard, and how often one was played.
  private var sound: Sound?
  private var sounds = 0
  let folder: String
  /// Returns the daily deals still to play once one has ended.
  let findRun: () -> DailyRun?
  /// Returns the line that challenges others to a finished game, or nil if there can be none.
  let makeChallenge: (Playthrough<G>) -> String?
  /// The title of what follows a race that is one of several, or nil.
  let next: String?

  enum Page {
    case board

    /// The question before leaving a game under way.
    case question(RoundChoice)
    case end
    indirect case lookBack(ReplayView<G>)
  }

  public init(
    _ table: Table<G>, presentation: Presentation, isAnimated: Bool, isReplay: Bool = false,
    isLesson: Bool = false, hasClock: Bool = false, botPause: Int? = nil, folder: String = ".",
    next: String? = nil, challenge: @escaping (Playthrough<G>) -> String? = { _ in nil },
    run: @escaping () -> DailyRun? = { nil }
  ) {
    (self.next, makeChallenge) = (next, challenge)
    (self.botPause, self.folder, findRun) = (botPause ?? 1100, folder, run)
    (self.isReplay, hasNoEnd, knowsBest) = (isReplay, isReplay || isLesson, isReplay || isLesson)
    clock = hasClock ? PlayClock() : nil
    self.table = table
    self.presentation = presentation
    self.isAnimated = isAnimated
    let game = table.game
    par = game.par
    screen = G.screen(game.options, game.position.setup)
    let introduction =
      hasNoEnd
      ? nil : game.seriesLoss(presentation) ?? screen.introduction(to: game.position, presentation)
    let task = [game.daySentence(presentation), game.task(presentation)].compactMap(\.self)
      .joined(separator: presentation.gap)
    news =
      game.lastNews(presentation)
      ?? News(
        [isLesson ? nil : task, introduction].compactMap(\.self), short: introduction,
        presentation(en: "Press ? for help.", zh: "按 ? 查看帮助。"))
    let scene = DrawContext(presentation: presentation, time: -Self.longAgo)
    game.round.replay { screen.show($0.event, from: $1, to: $2, scene) }
    noteResult(at: screen.revealTime)
  }

  var game: Playthrough<G> { table.game }

  var isOnBoard: Bool { if case .board = page { true } else { false } }

  /// A time longer than any animation, in milliseconds.
  static var longAgo: Int { 1 << 40 }

  // MARK: Input

  public func claims(_ key: Key) -> Bool {
    isOnBoard && screen.claims(key, at: game.position)
  }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> RoundChoice? {
    (message, loss) = (nil, nil)
    runClock(to: time)
    defer { noteResult(at: time) }
    if finishingTime != nil {
      playOut(at: time, to: .max)
      return nil
    }
    switch page {
    case .question(let choice): return answer(input, to: choice)
    case .end: return choose(input, size, time)
    case .lookBack(var look):
      page = look.handle(input, in: size, at: time) == nil ? .lookBack(look) : .end
    case .board:
      if let action = action(of: input) { return act(action) }
      if !play(input, size, time), input == .key(.escape) { return act(.choice(.leave)) }
    }
    return nil
  }

  public func words(in size: Size) -> [(word: String, key: Key)] {
    switch page {
    case .board, .question: []
    case .end: ending?.page.choices.words ?? []
    case .lookBack(let look): look.words(in: size)
    }
  }

  /// Returns the action of a key in every game.
  func action(of input: Input) -> GameKeys.Action? {
    switch input {
    case .key(.control(let letter)) where claims(.character(letter)):
      GameKeys.bindings.action(for: .character(letter))
    case .key(let key) where !claims(key): GameKeys.bindings.action(for: key)
    default: nil
    }
  }

  public func key(at point: Point, in size: Size) -> Key? {
    if case .lookBack(let look) = page { return look.key(at: point, in: size) }
    return headerKey(at: point, in: size)
  }

  public var help: ViewHelp? {
    if case .lookBack(let look) = page { return look.help }
    let rule = (ending?.page.stars ?? possibleStars)?.rule(presentation)
    return ViewHelp(
      title: G.title(presentation.language), keys: GameKeys.help(of: G.self, screen.keys),
      rules: game.rules + (rule.map { [Phrase(en: $0, zh: $0)] } ?? []))
  }

  // MARK: Playing

  /// Passes an input to the game's own screen. Returns false if that has no use for it.
  @discardableResult
  mutating func play(_ input: Input, _ size: Size, _ time: Int) -> Bool {
    let area = area(in: size)
    guard requiredSize(in: area.size) == nil else { return false }
    switch screen.handle(input.local(to: area), at: game.position, scene(area.size, time)) {
    case .move where table.isHeldUp, .moves where table.isHeldUp: refuseTurn()
    case .move(let move): make(move, at: time)
    case .moves(let first, let second):
      let seat = game.position.phase.seat
      make(first, at: time)
      guard !table.isHeldUp else {
        following = [second]
        break
      }
      if game.isPlaying, game.position.phase.seat == seat { make(second, at: time) }
    case .again: if sound != nil { sounds += 1 }
    case .finish: finish(at: time)
    case .changed(let sentence): message = sentence.map { News([$0]) }
    case .ignored:
      if case .key(.character(let key)) = input, game.isPlaying {
        message = News([
          presentation(
            en: "\(key) does nothing here; ? lists the keys.",
            zh: key == "f" ? "“完成”现在用不上，按 ? 查看按键。" : "\(key) 键在这里不起作用，按 ? 查看按键。")
        ])
      }
      return false
    }
    return true
  }

  /// Plays out what has been seen, in the best way.
  private mutating func finish(at time: Int) {
    guard game.finishingMove != nil else {
      message = News([
        game.isFinishable
          ? presentation(
            en: "f finishes once you have seen all cards that are left.",
            zh: "余下的牌都看过后，按 f 自动完成。")
          : presentation(
            en: "f finishes only games alone and races with a bot.", zh: "独自玩或和电脑比赛时才能按 f 自动完成。")
      ])
      return
    }
    finishingTime = time
    playOut(at: time, to: isAnimated ? time : .max)
  }

  /// Makes the moves of the rest that are due up to a time, in milliseconds. Any key makes all.
  private mutating func playOut(at time: Int, to end: Int) {
    while let due = finishingTime, due <= end {
      guard let move = game.finishingMove else { return finishingTime = nil }
      make(move, at: time)
      finishingTime = due + Self.finishingPause
    }
  }

  /// The time between the moves of the rest, in milliseconds.
  private static var finishingPause: Int { 200 }

  mutating func refuseTurn() {
    message = News([presentation(en: "It is not your turn yet.", zh: "还没轮到你。")])
  }

  mutating func make(_ move: G.P.Move, at time: Int) {
    let (before, turns) = (game.position, game.turns)
    do throws(G.P.Refusal) {
      try table.play(move)
      if game.turns > turns { showLastMove(from: before, at: time) }
    } catch {
      message = News([before.reason(for: error, presentation)])
    }
  }

  private mutating func showLastMove(from before: G.P, at time: Int) {
    guard let last = game.log.last else { return }
    celebrations = screen.celebrations(at: before)
    let isOthers = !isReplay && table.ownSeat.map { $0 != last.seat } ?? false
    let scene = DrawContext(
      presentation: presentation, time: time, isAnimated: isAnimated, isOthers: isOthers)
    screen.show(last.event, from: before, to: game.position, scene)
    if !isReplay, let sound = G.sound(of: last.event, in: game.position.setup) {
      (self.sound, sounds) = (sound, sounds + 1)
    }
    (message, oldNews) = (nil, news)
    news = game.lastNews(presentation) ?? News()
    if !isReplay, !hasNoEnd, !canFinish, game.finishingMove != nil {
      canFinish = true
      news.sentences.append(
        presentation(en: "All cards are known: f plays out the rest.", zh: "剩下的都看过了，按 f 自动完成。"))
    }
    lastMove = (time, before.phase.seat == game.position.phase.seat)
    if table.hasEnded { end(at: time) }
    noteResult(at: time)
  }

  // MARK: Others

  /// The time at which another player is asked for a move, in milliseconds, or nil. The turn of
  /// another seat stays longer.
  private var othersTime: Int? {
    guard !isReplay, let seat = table.awaited, isOnBoard || table.contact != nil else { return nil }
    if let wait { return wait.next }
    let isOwn = seat == table.ownSeat
    guard game.board(of: seat) == 0, !isOwn else { return lastMove.time }
    let usual = table.contact == nil ? botPause : min(botPause, 300)
    let pause = max(usual, sound?.length ?? 0) * (lastMove.isBySameSeat ? 1 : 3)
    return max(screen.idleTime, lastMove.time + pause)
  }

  private mutating func playOthers(at time: Int) {
    let (before, turns, hints) = (game.position, game.turns, table.othersHints)
    switch table.advance() {
    case .waiting:
      // Another machine's line wakes the screen up; a program's has to be looked at.
      wait = (since: wait?.since ?? time, next: time + (table.contact == nil ? 30 : 1000))
      return
    case .moved where game.turns > turns:
      showLastMove(from: before, at: time)
      if let move = following.popLast(), game.isPlaying, !table.isHeldUp { make(move, at: time) }
    case .moved, .nobody: if table.hasEnded { end(at: time) }
    }
    if table.othersHints > hints { message = News([game.hintNews(presentation)]) }
    wait = nil
  }

  public var descriptors: [Int32] { table.contact?.descriptors ?? [] }

  public var effects: ViewEffects {
    ViewEffects(
      celebrations: celebrations, copies: copies, sound: sound, sounds: sounds,
      hasFireworks: ending?.celebration != nil, exitMessage: exitMessage)
  }

  /// The command that resumes the game, if it is under way and kept.
  private var exitMessage: String? {
    guard game.isPlaying, table.isSaved, let step = table.nextSteps(presentation).first else {
      return nil
    }
    return step.purpose + presentation.gap + step.line
  }

  // MARK: Time

  public func nextChange(after time: Int) -> Int? {
    // The best score is looked up after the first picture.
    if !knowsBest { return time + 1 }
    var moments = [screen.nextChange(after: time), screen.revealTime]
    if isPlayed, let clock { moments.append(clock.nextTick(after: time)) }
    if let othersTime { moments.append(max(othersTime, time + 1)) }
    if let finishingTime { moments.append(max(finishingTime, time + 1)) }
    // The line to another machine needs attention from time to time.
    if table.contact != nil { moments.append(time + 500) }
    if let ending {
      moments += [
        ending.opening, ending.celebration?.frames.nextChange(after: time),
        starFrames(of: ending)?.nextChange(after: time),
      ]
    }
    return moments.compactMap { $0 }.filter { $0 > time }.min()
  }

  public mutating func advance(to time: Int) -> RoundChoice? {
    if !knowsBest { (best, knowsBest) = (table.findBest(), true) }
    runClock(to: time)
    if let end = ending?.celebration?.frames.end, end <= time { ending?.celebration = nil }
    playOut(at: time, to: time)
    table.attend()
    if let news = table.awayNews(presentation) { ending?.page.notice = news }
    // Something may have come from another machine long before the next look at its line.
    if table.contact != nil { wait?.next = time }
    while let othersTime, othersTime <= time, !table.hasEnded {
      playOthers(at: time)
      if table.contact == nil { break }
    }
    noteResult(at: time)
    return nil
  }

  private var isPlayed: Bool { isOnBoard && game.isPlaying }

  private mutating func runClock(to time: Int) {
    let isPlayed = isPlayed
    clock?.run(to: time, isPlayed: isPlayed)
  }

  /// Counts the celebrations whose reason is in sight, and rates the moves.
  private mutating func noteResult(at time: Int) {
    guard time >= screen.revealTime else { return }
    celebrations = screen.celebrations(at: game.position)
    let steps = (moves: game.turns, hints: game.hints.count)
    guard steps != rated, par != nil, !hasNoEnd else { return }
    let (former, stars) = (possibleStars, game.possibleStars)
    if let former, let stars, steps.hints == rated.hints {
      loss = stars.loss(since: former, presentation) ?? loss
    }
    (rated, possibleStars) = (steps, stars)
  }
}
