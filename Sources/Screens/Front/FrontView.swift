import GameCore
import Records
import TextUI

/// The front page: unfinished games, the games, and the daily deals.
public struct FrontView: View {
  let page: FrontPage
  let presentation: Presentation
  let now: () -> Timestamp
  /// The lines: the unfinished games, then the games.
  private var list: ListFocus
  /// True if the daily deal is in focus where the line is a game's.
  private var isOnDaily = false
  /// True while the player is asked whether to give up the game in focus.
  private(set) var isAsking = false

  /// Creates the view with a game in focus, if none waits to be continued. `now` returns the time.
  public init(
    _ page: FrontPage, focus game: Int, presentation: Presentation,
    now: @escaping () -> Timestamp
  ) {
    (self.page, self.presentation, self.now) = (page, presentation, now)
    let lines = page.unfinished.count
    list = ListFocus(lines + page.games.count, at: lines == 0 ? game : 0)
  }

  /// What Enter would choose.
  var focus: FrontChoice {
    let game = list.index - page.unfinished.count
    return game < 0 ? .resume(list.index) : isOnDaily ? .daily(game) : .play(game)
  }

  var focusedGame: Int {
    let game = list.index - page.unfinished.count
    return game < 0 ? page.unfinished[list.index].game : game
  }

  public var help: ViewHelp? {
    ViewHelp(
      title: presentation(en: "front page", zh: "首页"), keys: FrontKeys.help,
      rules: page.games[focusedGame].rules + [FrontKeys.versusRule])
  }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> FrontChoice? {
    let isAsked = isAsking
    isAsking = false
    if case .key(let key) = input {
      if let action = FrontKeys.bindings.action(for: key) {
        return perform(action, isAsked: isAsked)
      }
      if let digit = key.digit {
        return page.games.indices.contains(digit - 1) ? .play(digit - 1) : nil
      }
    }
    if case .click(let point) = input {
      return FrontLayout(self, in: size).target(at: point)
    }
    return list.handle(input) ? focus : nil
  }

  private mutating func perform(
    _ action: FrontKeys.Action, isAsked: Bool
  ) -> FrontChoice? {
    switch action {
    case .newDeal: isOnDaily = false
    case .dailyDeal: isOnDaily = list.index >= page.unfinished.count
    case .resume: return page.unfinished.isEmpty ? nil : .resume(0)
    case .daily: return .daily(dailyGame)
    case .versus: return .versus(focusedGame)
    case .discard:
      guard case .resume(let index) = focus else { return nil }
      if isAsked { return .discard(index) }
      isAsking = true
    case .statistics: return .statistics(focusedGame)
    case .options: return .options(focusedGame)
    case .leave: return .leave
    }
    return nil
  }

  /// The game whose daily deal is played: the one in focus, or beside unfinished ones an open one.
  private var dailyGame: Int {
    guard case .resume = focus else { return focusedGame }
    return page.games.firstIndex { $0.daily == nil } ?? 0
  }

  public func nextChange(after time: Int, in size: Size) -> Int? {
    time + now().restOfMinute
  }

  public mutating func advance(to time: Int, in size: Size) -> FrontChoice? {
    now().dayNumber == page.made.dayNumber ? nil : .newDay
  }
}
