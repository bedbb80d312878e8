import GameCore
import Storage
import TextUI

/// A game on the screen: a header, the game's own screen, the last event in words, and the pages
/// that open over them.
public struct GameView<G: ArcadeGame>: View {
  public private(set) var round: RecordedRound<G>
  private(set) var screen: G.Screen
  private(set) var page = Page.game
  let presentation: Presentation
  let isAnimated: Bool

  /// True if the game is only shown, without a choice at its end.
  let isReplay: Bool

  /// The sentences about the last event.
  private(set) var news: [String]

  /// Those about the event before, which are shown until the last one's result is in sight.
  private(set) var oldNews: [String] = []

  /// The best score of recorded games like this, once it has been looked up.
  private(set) var best: Best?

  /// The number of cheers that have been shown.
  public private(set) var cheers = 0

  /// The message shown instead of the news until the next input.
  private(set) var message: String?

  /// The outcome of looking for the best score.
  struct Best {
    let score: Int?
  }

  enum Page {
    case game

    /// The keys; over the end page if the game has ended.
    case keys(KeysPage, Ending?)

    /// The question before leaving a game under way.
    case question(RoundChoice)

    case end(Ending)
  }

  /// The page with a finished game's result and the choice of the next step.
  struct Ending {
    /// The time when the game ended, in milliseconds.
    let time: Int

    /// The time when the page opens, in milliseconds.
    var opening: Int

    /// The rating, or nil without a par.
    let stars: Stars?

    /// The confetti that rains before the page, for a personal best.
    var confetti: Confetti?

    /// The index of the choice in focus.
    var focus = 0

    /// True if the page is hidden to show the board.
    var isHidden = false

    /// The par and the review, in sentences.
    let analysis: [String]

    /// The review's chart.
    let chart: [String]
  }

  /// Creates a view of a game, new or resumed.
  public init(
    _ round: RecordedRound<G>, presentation: Presentation, isAnimated: Bool, isReplay: Bool = false
  ) {
    self.isReplay = isReplay
    self.round = round
    self.presentation = presentation
    self.isAnimated = isAnimated
    let game = round.playthrough
    screen = G.screen(game.options, game.position.setup)
    news =
      [game.position.task(presentation)]
      + (isReplay ? [] : [screen.introduction(to: game.position, presentation)])
    let scene = Self.scene(presentation, -Self.longAgo, isAnimated: false)
    game.replay { screen.show($0, from: $1, to: $2, scene) }
    if let last = game.round.log.last {
      news = [game.position.sentence(for: last.event, presentation)]
    }
    cheers = screen.cheers
  }

  var game: Playthrough<G> { round.playthrough }

  /// A time longer than any animation, in milliseconds.
  static var longAgo: Int { 1 << 40 }

  private static func scene(
    _ presentation: Presentation, _ time: Int, isAnimated: Bool
  ) -> Scene {
    Scene(
      size: Size(rows: 0, columns: 0), presentation: presentation, time: time,
      isAnimated: isAnimated)
  }

  // MARK: Input

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> RoundChoice? {
    message = nil
    defer { noteCheers(at: time) }
    switch page {
    case .keys(var keys, let ending):
      page =
        keys.turn(in: Self.main(in: size).size)
        ? .keys(keys, ending) : ending.map { .end($0) } ?? .game
    case .question(let choice): return answer(input, to: choice, size)
    case .end(let ending): return choose(input, ending, size, time)
    case .game:
      if let action = action(of: input, in: size) { return act(action) }
      play(input, size, time)
    }
    return nil
  }

  /// Returns the action of a key in every game, or of a click on its hint in the header.
  private func action(of input: Input, in size: Size) -> GameKeys.Action? {
    switch input {
    case .key(let key): GameKeys.bindings.action(for: key)
    case .click(let point): headerHints(in: size).first { $0.rect.contains(point) }?.action
    case .scroll: nil
    }
  }

  private mutating func act(_ action: GameKeys.Action) -> RoundChoice? {
    switch action {
    case .showKeys: page = .keys(keys, nil)
    case .hint: showHint()
    case .choice(let choice):
      // Nothing is lost before the first move.
      guard game.turns > 0 else { return choice }
      page = .question(choice)
    }
    return nil
  }

  private mutating func showHint() {
    guard let hint = round.hint(presentation) else {
      message = presentation(en: "This game has no hints.", zh: "这个游戏没有提示。")
      return
    }
    message = hint.sentence(presentation)
    screen.point(to: hint.move, at: game.position)
  }

  private var keys: KeysPage {
    KeysPage(screen.keys + GameKeys.help, rules: G.manual.rules, presentation)
  }

  /// Returns the choice if its key is pressed again, or y. Any other key keeps playing.
  private mutating func answer(
    _ input: Input, to choice: RoundChoice, _ size: Size
  ) -> RoundChoice? {
    page = .game
    if [.key(.character("y")), .key(.character("Y"))].contains(input) { return choice }
    guard case .choice(choice)? = action(of: input, in: size) else { return nil }
    return choice
  }

  // MARK: The end

  /// The time between the last move and the end page, in milliseconds.
  private static var endDelay: Int { 1000 }

  /// The time in which the end page ignores keys still meant for the game, in milliseconds.
  private static var inputDelay: Int { 500 }

  /// Returns true if the end page is open.
  func isOpen(_ ending: Ending, at time: Int) -> Bool {
    !ending.isHidden && time >= ending.opening
  }

  private mutating func choose(
    _ input: Input, _ ending: Ending, _ size: Size, _ time: Int
  ) -> RoundChoice? {
    switch action(of: input, in: size) {
    case .choice(let choice): return choice
    case .showKeys:
      page = .keys(keys, ending)
      return nil
    case .hint, nil: break
    }
    guard time >= ending.time + Self.inputDelay else { return nil }
    var ending = ending
    defer { page = .end(ending) }
    guard time >= ending.opening else {
      screen.skipAnimation()
      (ending.opening, ending.confetti) = (time, nil)
      return nil
    }
    guard !ending.isHidden else {
      ending.isHidden = false
      news.removeLast()
      return nil
    }
    let main = Self.main(in: size).size
    var panel = endPanel(ending, in: main, at: time)
    switch panel.handle(input, in: main, presentation) {
    case .chosen(let index): return Self.choices(presentation)[index].choice
    case .back:
      ending.isHidden = true
      news.append(
        presentation(en: "Press any key to see the result again.", zh: "按任意键再看结果。"))
    case .moved: ending.focus = panel.focus
    case .ignored: break
    }
    return nil
  }

  // MARK: Playing

  private mutating func play(_ input: Input, _ size: Size, _ time: Int) {
    let area = Self.area(in: size)
    let scene = scene(area, time)
    guard screen.requiredSize(for: game.position, scene) == nil else { return }
    switch screen.handle(input.local(to: area), at: game.position, scene) {
    case .move(let move): make(move, at: time)
    case .changed(let sentence): message = sentence
    case .ignored: break
    }
  }

  /// Makes a move at a time.
  mutating func make(_ move: G.P.Move, at time: Int) {
    let before = game.position
    cheers = screen.cheers
    do throws(G.P.Refusal) {
      let event = try round.play(move)
      let scene = Self.scene(presentation, time, isAnimated: isAnimated)
      screen.show(event, from: before, to: game.position, scene)
      oldNews = news
      news = [game.position.sentence(for: event, presentation)]
      if !game.isPlaying { end(at: time) }
      noteCheers(at: time)
    } catch {
      message = before.reason(for: error, presentation)
    }
  }

  private mutating func end(at time: Int) {
    guard !isReplay else {
      news.append(game.position.verdict(presentation))
      return
    }
    let review = game.review
    let rest = max(time + (isAnimated ? Self.endDelay : 0), screen.restTime)
    let confetti = isAnimated && round.previousBest != nil ? Confetti(start: screen.restTime) : nil
    page = .end(
      Ending(
        time: time, opening: max(rest, confetti?.end ?? rest), stars: game.stars,
        confetti: confetti, analysis: game.analysis(review, presentation),
        chart: review?.chart(presentation) ?? []))
  }

  // MARK: Time

  public func nextChange(after time: Int, in size: Size) -> Int? {
    // The best score is looked up after the first picture.
    if best == nil, Self.sidebar(in: size) != nil { return time + 1 }
    var moments = [screen.nextChange(after: time), screen.revealTime]
    if case .end(let ending) = page {
      moments += [
        ending.opening, ending.confetti?.nextChange(after: time),
        starFrames(of: ending)?.nextChange(after: time),
      ]
    }
    return moments.compactMap { $0 }.filter { $0 > time }.min()
  }

  public mutating func advance(to time: Int, in size: Size) -> RoundChoice? {
    if best == nil, Self.sidebar(in: size) != nil { best = Best(score: round.findBest()) }
    noteCheers(at: time)
    return nil
  }

  /// Counts the cheers whose reason is in sight.
  private mutating func noteCheers(at time: Int) {
    if time >= screen.revealTime { cheers = screen.cheers }
  }

  /// Returns a frame for each star of the end page, or nil if they don't light up one by one.
  func starFrames(of ending: Ending) -> Frames? {
    guard isAnimated, let stars = ending.stars else { return nil }
    return Frames(stars.count, of: 250, from: ending.opening)
  }
}
