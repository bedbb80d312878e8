import GameCore
import Storage
import TextUI

/// The page that a player comes in by: unfinished games, the games, and the daily deals.
public struct FrontView: View {
  let page: FrontPage
  let presentation: Presentation
  private let now: () -> Timestamp

  /// The line in focus.
  private(set) var focus: Focus

  /// The rules and the keys, while they are open.
  private var keys: KeysPage?

  /// True while the player is asked whether to give up the game in focus.
  private(set) var isAsking = false

  /// A line that can be chosen.
  enum Focus: Equatable {
    case unfinished(Int), game(Int), daily(Int)
  }

  /// Creates the view of a page with a game in focus, if no game waits to be continued. `now`
  /// returns the time.
  public init(
    _ page: FrontPage, focus game: Int, presentation: Presentation,
    now: @escaping () -> Timestamp
  ) {
    (self.page, self.presentation, self.now) = (page, presentation, now)
    focus = page.unfinished.isEmpty ? .game(game) : .unfinished(0)
  }

  /// The time until the next daily deal, in seconds.
  var minutesToNextDay: Int { now().minutesToNextDay }

  /// The game of the line in focus.
  private var focusedGame: Int {
    switch focus {
    case .unfinished(let index): page.unfinished[index].game
    case .game(let index), .daily(let index): index
    }
  }

  // MARK: Input

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> FrontChoice? {
    if var open = keys {
      keys = open.handle(input, in: size) ? open : nil
      return nil
    }
    let isAsked = isAsking
    isAsking = false
    switch input {
    case .key(let key): return press(key, isAsked: isAsked)
    case .click(let point):
      guard let target = FrontLayout(page, in: size, presentation, focus).target(at: point) else {
        return nil
      }
      focus = target
      return choice
    case .scroll(_, let steps): move(by: steps.signum())
    }
    return nil
  }

  private mutating func press(_ key: Key, isAsked: Bool) -> FrontChoice? {
    switch FrontKeys.bindings.action(for: key) {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .left: if case .daily(let index) = focus { focus = .game(index) }
    case .right: if case .game(let index) = focus { focus = .daily(index) }
    case .choose: return choice
    case .resume: return page.unfinished.isEmpty ? nil : .resume(0)
    case .daily: return .daily(dailyGame)
    case .together: return .together(focusedGame)
    case .discard: return discard(isAsked: isAsked)
    case .statistics: return .statistics(focusedGame)
    case .options: return .options(focusedGame)
    case .showRules:
      keys = KeysPage(
        FrontKeys.help, rules: page.games[focusedGame].rules + [FrontText.together], presentation)
    case .leave: return .leave
    case nil:
      if let digit = key.digit, page.games.indices.contains(digit - 1) { return .play(digit - 1) }
    }
    return nil
  }

  private var choice: FrontChoice {
    switch focus {
    case .unfinished(let index): .resume(index)
    case .game(let index): .play(index)
    case .daily(let index): .daily(index)
    }
  }

  /// The game whose daily deal is played: the one in focus, or where that waits to be continued the
  /// first one that is open.
  private var dailyGame: Int {
    guard case .unfinished = focus else { return focusedGame }
    return page.games.firstIndex { $0.daily == nil } ?? 0
  }

  private mutating func discard(isAsked: Bool) -> FrontChoice? {
    guard case .unfinished(let index) = focus else { return nil }
    if isAsked { return .discard(index) }
    isAsking = true
    return nil
  }

  private mutating func move(by step: Int) {
    let (unfinished, games) = (page.unfinished.count, page.games.count)
    let row =
      switch focus {
      case .unfinished(let index): index
      case .game(let index), .daily(let index): unfinished + index
      }
    let next = max(0, min(unfinished + games - 1, row + step))
    if next < unfinished {
      focus = .unfinished(next)
    } else if case .daily = focus {
      focus = .daily(next - unfinished)
    } else {
      focus = .game(next - unfinished)
    }
  }

  // MARK: Time

  /// The minutes to the next daily deal are in sight.
  public func nextChange(after time: Int, in size: Size) -> Int? {
    time + now().restOfMinute
  }

  public mutating func advance(to time: Int, in size: Size) -> FrontChoice? {
    now().dayNumber == page.made.dayNumber ? nil : .newDay
  }

  // MARK: Drawing

  public func draw(on canvas: inout Canvas, at time: Int) {
    FrontLayout(page, in: canvas.extent, presentation, focus).draw(self, on: &canvas)
    keys?.draw(on: &canvas, presentation)
  }
}
