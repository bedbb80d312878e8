import Records

/// A game on the screen, move by move: a recorded one, or a look back at one that has just ended.
public struct ReplayView<G: ArcadeGame>: View {
  let game: Playthrough<G>
  private var start: GameView<G>
  private(set) var view: GameView<G>
  /// True if the moves are judged, by a review if the game has one.
  let isLookBack: Bool
  let review: (any Review<G.P>)?
  private(set) var texts: [[String]] = []
  /// The time between moves, in milliseconds.
  private var pause: Int
  /// The time of the next move, or nil while the replay is paused.
  private var next: Int?
  private var hasBegun = false
  /// The game as far as it was watched.
  public private(set) var seen: Playthrough<G>

  /// The opponent's game in the look back at a race, which takes the same steps; none elsewhere.
  private(set) var others: [ReplayView] = []
  /// The only board seen of a race, or nil for both or, where they have no room, one's own.
  private(set) var shown: Seat?
  /// Another way on from a step of the look back, as far as the player has tried it, or nil.
  var trial: Trial?
  /// True if the game is the opponent's, to whom nothing is said.
  var isOthers: Bool { view.name != nil && others.isEmpty }

  public init(
    _ game: Playthrough<G>, _ presentation: Presentation, isAnimated: Bool = false, pause: Int = 0,
    isLookBack: Bool = false, _ review: (any Review<G.P>)? = nil
  ) {
    (self.game, self.pause, self.isLookBack, self.review) = (game, pause, isLookBack, review)
    seen = isLookBack ? game.prefix(0) : game.beginning
    start = GameView(
      Table(seen, nil, players: game.ghosts), presentation: presentation, isAnimated: isAnimated,
      isReplay: true)
    view = start
    if isLookBack { go(to: 1) }
    view.progress = progress
  }

  /// Creates the look back at a finished game; that of a race has both games, each as if it had
  /// been played alone.
  init(
    lookBackAt game: Playthrough<G>, _ presentation: Presentation, _ review: (any Review<G.P>)?
  ) {
    let games = Seat.both.compactMap { game.alone($0) }
    self.init(games.first ?? game, presentation, isLookBack: true, review)
    guard games.count > 1 else { return }
    let otherReview = review == nil ? nil : games[1].review
    others = [ReplayView(games[1], presentation, isLookBack: true, otherReview)]
    let names = zip(Seat.both, game.names.all(presentation)).map { seat, name in
      "\(seat.sign(presentation)) \(name.capitalizedFirst)"
    }
    (start.name, others[0].start.name) = (names[0], names[1])
    go(to: 1)
  }

  var turn: Int { view.game.turns }

  /// The number of moves up to what is seen, and up to the end; in a race those of the longer game.
  var place: Int { max(turn, others.first?.turn ?? 0) }
  var end: Int { max(game.turns, others.first?.game.turns ?? 0) }

  public func draw(on canvas: inout Canvas, at time: Int) {
    isLookBack ? drawLookBack(on: &canvas) : view.draw(on: &canvas, at: time)
  }

  /// The progress in the header, and if the moves are made by themselves the speed and some keys.
  private var progress: [Wording] {
    let step = view.presentation(
      en: "Look back: step \(turn) of \(game.turns)", zh: "复盘：第 \(turn) 手，共 \(game.turns) 手")
    // The number of moves that one of the arcade's players needs is not revealed before the end.
    let progress = game.playerTitle(view.presentation) ?? "\(turn)/\(game.turns)"
    return [Wording(0, progress)]
      + (isLookBack ? [Wording(0, step)] : [Wording(1, speed), Wording(2, hint)])
  }

  private var bindings: [Binding<ReplayKeys.Action>] {
    isLookBack
      ? ReplayKeys.lookingBack(atRace: !others.isEmpty) : ReplayKeys.bindings
  }

  public var help: ViewHelp? {
    ViewHelp(
      title: G.title(view.presentation.language),
      keys: bindings.help() + [KeysPage.help, PalettePage.help])
  }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Bool? {
    if trial != nil, tried(input, in: size, at: time) { return nil }
    guard case .key(let key) = input, let action = bindings.action(for: key) else {
      return nil
    }
    defer { view.progress = progress }
    let isPlaying = next != nil
    if ![.toStart, .faster, .slower].contains(action) { next = nil }
    switch action {
    case .leave: return true
    case .pause:
      if turn == game.turns { go(to: 0) }
      if !isPlaying { next = time + pause }
    case .forward: isLookBack ? go(to: min(place + 1, end)) : step(at: time)
    case .back: go(to: place - 1)
    case .toStart: go(to: 0)
    case .toEnd: go(to: end)
    case .toCostliest: go(to: costliest ?? place)
    case .toFault: go(to: game.fault(after: place, review) ?? place)
    case .tryAnother: tryAnother()
    case .toOther:
      let both = boards(in: size, nil).count > 1 ? nil : Seat.first
      shown = shown == Seat(1) ? both : shown == nil && both == nil ? .first : Seat(1)
    case .faster: setPause(pause / 2, at: time)
    case .slower: setPause(pause * 2, at: time)
    }
    return nil
  }

  // MARK: Speed

  /// The shortest and the longest time between moves, in milliseconds.
  private static var pauses: ClosedRange<Int> { 10...60_000 }

  private mutating func setPause(_ wanted: Int, at time: Int) {
    // The command line may have asked for more than the keys give.
    let shortest = min(pause, Self.pauses.lowerBound)
    pause = max(shortest, min(Self.pauses.upperBound, wanted))
    // What is left of a long pause would make a new speed look like none.
    if let moment = next { next = min(moment, time + pause) }
  }

  private var speed: String {
    let rate = 1000 / Double(pause)
    let number = rate.rounded(toPlaces: rate < 1 ? 2 : rate < 10 ? 1 : 0)
    let presentation = view.presentation
    let limit =
      pause <= Self.pauses.lowerBound
      ? presentation(en: " (fastest)", zh: "（最快）")
      : pause >= Self.pauses.upperBound ? presentation(en: " (slowest)", zh: "（最慢）") : ""
    return presentation(en: "\(number)/s", zh: "每秒 \(number) 手") + limit
  }

  private var hint: String {
    let presentation = view.presentation
    let space =
      next != nil
      ? presentation(en: "Space pauses", zh: "空格暂停")
      : turn < game.turns
        ? presentation(en: "Space plays", zh: "空格播放")
        : presentation(en: "Space plays again", zh: "空格重播")
    return space + presentation(en: ", ? help, q quits", zh: "，? 帮助，q 退出")
  }

  public func nextChange(after time: Int) -> Int? {
    guard hasBegun else { return time }
    return [view.nextChange(after: time), next].compactMap { $0 }.min()
  }

  public mutating func advance(to time: Int) -> Bool? {
    if !hasBegun { (hasBegun, next) = (true, isLookBack ? nil : time + pause) }
    if let moment = next, time >= moment {
      step(at: time)
      next = turn < game.turns ? time + pause : nil
    }
    view.progress = progress
    return nil
  }

  private mutating func step(at time: Int) {
    if turn < game.turns {
      let move = game.log[turn].move
      // A watched bot that plays as the best one tells why, if there is the time to read it.
      let canExplain = game.player != nil && pause >= 500
      let hint = canExplain ? view.game.hint(view.presentation) : nil
      view.make(move, at: time)
      if let hint, hint.move == move, view.game.isPlaying {
        view.news.sentences.append(hint.reason)
      }
    }
    noteSeen()
  }

  mutating func go(to turn: Int) {
    view = start
    for entry in game.log.prefix(max(isLookBack ? 1 : 0, turn)) {
      view.make(entry.move, at: -GameView<G>.longAgo)
    }
    if isLookBack, let last = view.game.log.last { view.screen.lookBack(at: last.event) }
    for index in others.indices { others[index].go(to: turn) }
    texts = turn > game.turns ? [[game.endedEarlier(view.presentation)]] : remarks()
    view.progress = progress
    noteSeen()
  }

  private mutating func noteSeen() {
    if turn > seen.turns { seen = view.game }
  }
}

public enum ReplayKeys {
  enum Action: Sendable {
    case leave, pause, forward, back, toStart, toEnd, toCostliest, toFault, tryAnother, toOther
    case faster, slower
  }

  static let bindings: [Binding<Action>] =
    [
      Binding(
        .character(" "), .enter, action: .pause, Phrase(en: "pause or continue", zh: "暂停或继续"))
    ] + steps + [
      Binding(
        .character("+"), .character("="), action: .faster,
        Phrase(en: "twice as fast", zh: "加快一倍")),
      Binding(
        .character("-"), .character("_"), action: .slower,
        Phrase(en: "half as fast", zh: "减慢一半")),
      Binding(.character("q"), .escape, action: .leave, leave),
    ]

  static func lookingBack(atRace isRace: Bool) -> [Binding<Action>] {
    let other = Binding(
      .tab, action: Action.toOther,
      Phrase(en: "both boards, or one of them", zh: "看两个局面，或其中一个"))
    let another = Binding(
      .character("t"), action: Action.tryAnother,
      Phrase(en: "try other moves at a fault", zh: "在失误处换一手试试"))
    return [Binding(.character(" "), .enter, action: .forward, forward)] + steps + [
      Binding(.character("x"), action: .toCostliest, Phrase(en: "the costliest move", zh: "最差的一手")),
      Binding(.character("f"), action: .toFault, Phrase(en: "the next fault", zh: "下一处失误")),
    ] + [isRace ? other : another]
      + [Binding(.character("q"), .escape, .character("v"), action: .leave, leave)]
  }

  private static let forward = Phrase(en: "one move forward", zh: "前进一手")
  private static let steps: [Binding<Action>] = [
    Binding(.right, .character("l"), action: .forward, forward),
    Binding(.left, .character("h"), action: .back, Phrase(en: "one move back", zh: "后退一手")),
    Binding(.home, action: .toStart, Phrase(en: "go to the start", zh: "回到开头")),
    Binding(.end, action: .toEnd, Phrase(en: "go to the end", zh: "跳到结尾")),
  ]
  private static let leave = Phrase(en: "quit", zh: "退出")

  public static let help = bindings.help() + [KeysPage.help, PalettePage.help]
}
