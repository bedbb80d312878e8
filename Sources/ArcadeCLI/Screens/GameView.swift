import GameCore
import TextUI
import Tiles

/// A game on the screen: a line with how it stands, the game's own screen, what has happened, and
/// the pages that open over it.
struct GameView<G: ArcadeGame>: View {
  private(set) var round: Round<G>
  private(set) var screen: G.Screen
  private(set) var page = Page.game
  let presentation: Presentation
  let isAnimated: Bool

  /// Whether the game is only looked at, so that nobody is asked what is next.
  let isReplay: Bool

  /// What has happened last.
  private(set) var news: [String]

  /// What the player is told instead until the next input.
  private(set) var hint: String?

  /// What is open.
  enum Page {
    case game

    /// The keys, over the page of the end where the game has ended.
    case keys(KeysPage, Ending?)

    /// The player is asked whether a game under way may be lost.
    case question(RoundChoice)

    /// The game has ended.
    case end(Ending)
  }

  /// The page that tells how a game went and asks what is next.
  struct Ending {
    /// When the game has ended, in milliseconds.
    let time: Int

    /// The choice in focus, the first being 0.
    var focus = 0

    /// Whether the player looks at what is below the page.
    var isAside = false

    /// What there is to say of how well it was played.
    let review: [String]

    /// The course of the game.
    let picture: [String]
  }

  /// A view of a round, of which the moves that were made `earlier` are made first.
  init(
    round: Round<G>, earlier: [G.Move] = [], presentation: Presentation, isAnimated: Bool,
    isReplay: Bool = false
  ) {
    self.isReplay = isReplay
    self.round = round
    self.presentation = presentation
    self.isAnimated = isAnimated
    screen = G.Screen(round.game)
    news =
      [round.game.task(presentation)] + (isReplay ? [] : [screen.hint(round.game, presentation)])
    for move in earlier { make(move, at: -Self.longAgo) }
  }

  /// Longer than anything stays in sight, in milliseconds.
  static var longAgo: Int { 1 << 40 }

  // MARK: Keys

  mutating func take(_ input: Input, in size: Size, at time: Int) -> RoundChoice? {
    hint = nil
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

  /// What a key means in every game, or a click on what tells the key.
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
    case .hint:
      let advice = round.hint(presentation)
      hint = advice.sentence(presentation.language)
      screen.point(to: advice.move, in: round.game)
    case .choice(let choice):
      // Nothing is lost before the first move.
      guard round.turns > 0 else { return choice }
      page = .question(choice)
    }
    return nil
  }

  private var keys: KeysPage { KeysPage(screen.keys(in: round.game) + GameKeys.help, presentation) }

  /// The key that has asked again, or yes, leaves; any other goes on.
  private mutating func answer(_ input: Input, to choice: RoundChoice, _ size: Size) -> RoundChoice?
  {
    page = .game
    if [.key(.character("y")), .key(.character("Y"))].contains(input) { return choice }
    guard case .choice(choice)? = action(of: input, in: size) else { return nil }
    return choice
  }

  // MARK: The end

  /// How long the last move is seen before the page of the end opens over it, in milliseconds.
  private static var lastLook: Int { 1000 }

  /// How long keys that were meant for the game choose nothing on the page, in milliseconds.
  private static var grace: Int { 500 }

  private func opening(of ending: Ending) -> Int {
    ending.time + (isAnimated ? Self.lastLook : 0)
  }

  /// Whether the page of the end is open.
  func isOpen(_ ending: Ending, at time: Int) -> Bool {
    !ending.isAside && time >= opening(of: ending)
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
    guard time >= ending.time + Self.grace, time >= opening(of: ending) else { return nil }
    var ending = ending
    defer { page = .end(ending) }
    guard !ending.isAside else {
      ending.isAside = false
      news.removeLast()
      return nil
    }
    var panel = endPanel(ending, in: size)
    switch panel.take(input, in: size, presentation) {
    case .chosen(let index): return Self.choices(presentation)[index].choice
    case .back:
      ending.isAside = true
      news.append(presentation(en: "Any key brings the page back.", zh: "按任意键返回结果页。"))
    case .moved: ending.focus = panel.focus
    case .unknown: break
    }
    return nil
  }

  // MARK: Playing

  private mutating func play(_ input: Input, _ size: Size, _ time: Int) {
    let area = Self.area(in: size)
    let scene = scene(area, time)
    guard screen.missingRoom(for: round.game, scene) == nil else { return }
    switch screen.take(input.local(to: area), in: round.game, scene) {
    case .move(let move): make(move, at: time)
    case .changed(let sentence): hint = sentence
    case .unknown: break
    }
  }

  /// Makes a move at a moment.
  mutating func make(_ move: G.Move, at time: Int) {
    do throws(G.Refusal) {
      let old = round.game
      let event = try round.apply(move)
      let scene = Scene(
        size: Size(rows: 0, columns: 0), presentation: presentation, time: time,
        isAnimated: isAnimated)
      screen.show(event, from: old, to: round.game, scene)
      news = [round.game.sentence(for: event, presentation)]
      guard round.game.status != .playing else { return }
      if isReplay {
        news.append(round.game.verdict(presentation))
      } else {
        let review = round.review
        page = .end(
          Ending(
            time: time, review: round.sentences(of: review, presentation),
            picture: review.picture(presentation)))
      }
    } catch {
      hint = round.game.reason(for: error, presentation)
    }
  }

  func nextChange(after time: Int) -> Int? {
    var moments = [screen.nextChange(after: time)].compactMap { $0 }
    if case .end(let ending) = page { moments.append(opening(of: ending)) }
    return moments.filter { $0 > time }.min()
  }
}
