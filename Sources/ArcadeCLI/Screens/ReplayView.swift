import GameCore
import TextUI
import Tiles

/// A recorded game on the screen, move by move.
struct ReplayView<G: ArcadeGame>: View {
  private var view: GameView<G>
  private let start: GameView<G>
  private let moves: [G.Move]
  private var pause: Int
  /// When the next move is made; nil while the replay rests.
  private var next: Int?
  private var hasBegun = false
  /// The page with the keys, while it is open.
  private var keys: KeysPage?
  /// The game as far as it was seen.
  private(set) var seen: Round<G>

  init(_ round: Round<G>, _ moves: [G.Move], _ setting: ScreenRunner.DisplayOptions, pause: Int) {
    start = GameView(
      round: round, presentation: setting.presentation, isAnimated: setting.isAnimated,
      isReplay: true)
    view = start
    seen = round
    self.moves = moves
    self.pause = pause
  }

  /// The game as it is shown.
  var round: Round<G> { view.round }

  func draw(on canvas: inout Canvas, at time: Int) {
    view.draw(on: &canvas, at: time)
    // How many moves a player will need is not told before.
    let place = round.player ?? "\(round.turns)/\(moves.count)"
    let hint = "\(place)  \(ReplayKeys.hint(isResting: next == nil, view.presentation))"
    // Where there is no room for both, how far it is goes before the keys.
    let room = canvas.extent.columns - view.headerWidth - 3
    let text = " " + (hint.displayWidth <= room ? hint : place) + " "
    canvas.put(text, row: 0, column: canvas.extent.columns - text.displayWidth, .faint)
    keys?.draw(on: &canvas, view.presentation)
  }

  mutating func take(_ input: Input, in size: Size, at time: Int) -> Bool? {
    if var page = keys {
      keys = page.turn(in: size) ? page : nil
      return nil
    }
    guard case .key(let key) = input, let action = ReplayKeys.bindings.action(for: key) else {
      return nil
    }
    switch action {
    case .leave: return true
    case .showKeys:
      next = nil
      keys = KeysPage(ReplayKeys.help, view.presentation)
    case .rest: next = next == nil && round.turns < moves.count ? time + pause : nil
    case .forward:
      next = nil
      step(at: time)
    case .back:
      next = nil
      go(to: round.turns - 1)
    case .toStart: go(to: 0)
    case .toEnd:
      next = nil
      go(to: moves.count)
    case .faster: pause = max(10, pause / 2)
    case .slower: pause = min(60_000, pause * 2)
    }
    return nil
  }

  func nextChange(after time: Int) -> Int? {
    guard hasBegun else { return time }
    return [view.nextChange(after: time), next].compactMap { $0 }.min()
  }

  mutating func advance(to time: Int) -> Bool? {
    if !hasBegun { (hasBegun, next) = (true, time + pause) }
    if let moment = next, time >= moment {
      step(at: time)
      next = round.turns < moves.count ? time + pause : nil
    }
    return nil
  }

  private mutating func step(at time: Int) {
    if round.turns < moves.count { view.make(moves[round.turns], at: time) }
    if round.turns > seen.turns { seen = round }
  }

  /// Shows the game as it stands after so many moves.
  private mutating func go(to turn: Int) {
    view = start
    for move in moves.prefix(max(0, turn)) { view.make(move, at: -GameView<G>.longAgo) }
    if round.turns > seen.turns { seen = round }
  }
}

/// What keys do while a game is shown again.
enum ReplayKeys {
  /// What a key means.
  enum Action: Sendable {
    case leave, rest, forward, back, toStart, toEnd, faster, slower, showKeys
  }

  static let bindings: [Binding<Action>] = [
    Binding(.character(" "), .enter, action: .rest, Phrase(en: "rest, or go on", zh: "暂停或继续")),
    Binding(
      .right, .character("l"), action: .forward, Phrase(en: "one move forward", zh: "前进一步")),
    Binding(.left, .character("h"), action: .back, Phrase(en: "one move back", zh: "后退一步")),
    Binding(.home, action: .toStart, Phrase(en: "to the start", zh: "回到开头")),
    Binding(.end, action: .toEnd, Phrase(en: "to the end", zh: "跳到结尾")),
    Binding(.character("+"), action: .faster, Phrase(en: "twice as fast", zh: "加快一倍")),
    Binding(.character("-"), action: .slower, Phrase(en: "half as fast", zh: "减慢一半")),
    Binding(.character("?"), action: .showKeys, Phrase(en: "show the keys", zh: "查看按键")),
    Binding(.character("q"), .escape, action: .leave, Phrase(en: "leave", zh: "退出")),
  ]

  static let help = bindings.help()

  /// What the screen tells of them.
  static func hint(isResting: Bool, _ presentation: Presentation) -> String {
    isResting
      ? presentation(en: "Space plays, ? keys, q leaves", zh: "空格播放，? 按键，q 退出")
      : presentation(en: "Space rests, ? keys, q leaves", zh: "空格暂停，? 按键，q 退出")
  }
}
