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

  /// The message shown instead of the news until the next input.
  private(set) var message: String?

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
    switch page {
    case .keys(var keys, let ending):
      page = keys.turn(in: size) ? .keys(keys, ending) : ending.map { .end($0) } ?? .game
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

  private var keys: KeysPage { KeysPage(screen.keys + GameKeys.help, presentation) }

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

  private func opening(of ending: Ending) -> Int {
    ending.time + (isAnimated ? Self.endDelay : 0)
  }

  /// Returns true if the end page is open.
  func isOpen(_ ending: Ending, at time: Int) -> Bool {
    !ending.isHidden && time >= opening(of: ending)
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
    guard time >= ending.time + Self.inputDelay, time >= opening(of: ending) else { return nil }
    var ending = ending
    defer { page = .end(ending) }
    guard !ending.isHidden else {
      ending.isHidden = false
      news.removeLast()
      return nil
    }
    var panel = endPanel(ending, in: size)
    switch panel.handle(input, in: size, presentation) {
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
    do throws(G.P.Refusal) {
      let event = try round.play(move)
      let scene = Self.scene(presentation, time, isAnimated: isAnimated)
      screen.show(event, from: before, to: game.position, scene)
      news = [game.position.sentence(for: event, presentation)]
      if !game.isPlaying { end(at: time) }
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
    page = .end(
      Ending(
        time: time, analysis: game.analysis(review, presentation),
        chart: review?.chart(presentation) ?? []))
  }

  public func nextChange(after time: Int) -> Int? {
    var moments = [screen.nextChange(after: time)].compactMap { $0 }
    if case .end(let ending) = page { moments.append(opening(of: ending)) }
    return moments.filter { $0 > time }.min()
  }
}
