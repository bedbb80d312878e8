import Records

/// The front page: unfinished games, the games, and the daily deals.
public struct FrontView: View {
  let page: FrontPage
  let presentation: Presentation
  let now: () -> Timestamp
  /// The lines: the run of the day, the unfinished games, then the games.
  private var list: ListFocus
  /// For each game the index of the level with which it would start.
  private var levels: [Int]
  /// True if the focus on a game's line is on its daily deal.
  private var isOnDaily = false
  /// True while the player is asked whether to give up the game in focus.
  private(set) var isAsking = false

  /// Creates the view with the last unfinished game in focus, else a game, else the run of the day,
  /// which without a game comes first if it is under way. `now` returns the time.
  public init(
    _ page: FrontPage, focus game: Int?, presentation: Presentation,
    now: @escaping () -> Timestamp
  ) {
    (self.page, self.presentation, self.now) = (page, presentation, now)
    let lines = 1 + page.unfinished.count
    let index = page.unfinished.isEmpty ? game.map { lines + $0 } ?? 0 : 1
    let isRun = game == nil && page.run.hasBegun && page.run.next != nil
    list = ListFocus(lines + page.games.count, at: isRun ? 0 : index)
    levels = page.games.map(\.chosen)
  }

  /// The choice that Enter makes.
  var focus: FrontChoice {
    guard list.index > 0 else { return .run }
    let game = list.index - 1 - page.unfinished.count
    return game < 0 ? .resume(list.index - 1) : isOnDaily ? .daily(game) : play(game)
  }

  func play(_ game: Int) -> FrontChoice { .play(game, level: levels[game]) }

  /// The game in focus; on the run of the day the next game of it.
  var focusedGame: Int {
    switch focus {
    case .resume(let index): page.unfinished[index].game
    case .play(let index, _), .daily(let index): index
    default: page.games.firstIndex { $0.daily == nil } ?? 0
    }
  }

  public var help: ViewHelp? {
    let versus = Phrase(
      en: "On the front page, v chooses an opponent.", zh: "在首页按 v 选对手。")
    let hint = Phrase(en: "Select a game and press ? for its rules.", zh: "选中一个游戏再按 ?，可以看它的规则。")
    let game = list.index > 0 ? page.games[focusedGame] : nil
    let title = game.map { presentation(en: "rules of \($0.title)", zh: "\($0.title)的规则") }
    return ViewHelp(
      title: title ?? presentation(en: "front page", zh: "首页"),
      keys: FrontKeys.help, rules: (game?.rules ?? [hint]) + [versus])
  }

  public func reminder(in size: Size) -> String {
    var play = presentation(en: "Enter play", zh: "回车开始")
    if case .resume = focus { play = presentation(en: "Enter continue", zh: "回车继续") }
    let pages = [
      presentation(en: "v versus", zh: "v 对战"), presentation(en: "s stats", zh: "s 统计"),
      presentation(en: "o options", zh: "o 选项"),
    ]
    let palettes = presentation.drawsPixels ? [presentation(en: "p palettes", zh: "p 配色")] : []
    let end = [presentation(en: "? help", zh: "? 帮助"), presentation(en: "q quit", zh: "q 退出")]
    let texts = [
      ([play] + pages + palettes + end).joined(separator: presentation.dot),
      (pages + ["?", "q"]).joined(separator: " "), "v s o ? q",
    ]
    return presentation.longest(of: texts, in: size.columns - 2)
  }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> FrontChoice? {
    let isAsked = isAsking
    isAsking = false
    if case .key(let key) = input {
      if let action = FrontKeys.bindings.action(for: key) {
        return perform(action, isAsked: isAsked)
      }
      if let digit = key.digit {
        return page.games.indices.contains(digit - 1) ? play(digit - 1) : nil
      }
    }
    if case .click(let point) = input {
      return FrontLayout(self, in: size).choice(at: point, in: self)
    }
    return list.handle(input) ? focus : nil
  }

  public func words(in size: Size) -> [(word: String, key: Key)] {
    let digits = "123456789".unicodeScalars
    return reminderWords + zip(page.games, digits).map { ($0.title, .character($1)) }
  }

  private mutating func perform(
    _ action: FrontKeys.Action, isAsked: Bool
  ) -> FrontChoice? {
    switch action {
    case .easier, .harder:
      guard list.index > page.unfinished.count else { return nil }
      // The deal of the day comes after the levels, and then the first one again.
      let (game, daily) = (focusedGame, page.games[focusedGame].levels.count)
      let place = (isOnDaily ? daily : levels[game]) + (action == .harder ? 1 : daily)
      isOnDaily = place % (daily + 1) == daily
      if !isOnDaily { levels[game] = place % (daily + 1) }
    case .dailyDeal: return .daily(focusedGame)
    case .resume: return page.unfinished.isEmpty ? nil : .resume(0)
    case .run: return .run
    case .versus: return .versus(focusedGame)
    case .discard:
      guard case .resume(let index) = focus else { return nil }
      if isAsked { return .discard(index) }
      isAsking = true
    case .statistics: return .statistics(list.index > 0 ? focusedGame : nil)
    case .options: return .options(focusedGame)
    case .leave: return .leave
    case .lesson, .rules, .levels: break
    }
    return nil
  }

  public func nextChange(after time: Int) -> Int? {
    time + now().restOfMinute
  }

  public mutating func advance(to time: Int) -> FrontChoice? {
    now().dayNumber == page.made.dayNumber ? nil : .newDay
  }
}

public enum FrontKeys {
  /// An action, named by the word for it in lines of text.
  enum Action: String, Sendable {
    case easier, harder, run, versus, discard, lesson, rules, levels, statistics, options
    case resume = "continue"
    case dailyDeal = "daily"
    case leave = "quit"
  }

  static let bindings: [Binding<Action>] = [
    Binding(.left, .character("h"), action: .easier, level),
    Binding(.right, .character("l"), action: .harder, level),
    Binding(
      .character("t"), action: .dailyDeal, Phrase(en: "play today's deal", zh: "玩今日一局")),
    Binding(.character("c"), action: .resume, Phrase(en: "continue the last game", zh: "继续上一局")),
    Binding(
      .character("d"), action: .run, Phrase(en: "play the run of the day", zh: "玩每日挑战")),
    Binding(
      .character("v"), action: .versus,
      Phrase(en: "play with a friend or against a bot", zh: "和别人或电脑一起玩")),
    Binding(
      .character("x"), action: .discard,
      Phrase(en: "discard an unfinished game", zh: "放弃未完成的局")),
    Binding(.character("s"), action: .statistics, Phrase(en: "statistics", zh: "统计")),
    Binding(.character("o"), action: .options, Phrase(en: "options", zh: "选项")),
    Binding(.character("q"), action: .leave, Phrase(en: "quit", zh: "退出")),
  ]

  private static let level = Phrase(en: "level or today's deal", zh: "难度或今日一局")

  /// Returns the word for an action in lines of text, and what it does if the word doesn't say it.
  static func words(for action: Action) -> (word: Phrase, about: Phrase?) {
    let summary = bindings.first { $0.action == action }?.summary
    let word = { Phrase(en: action.rawValue, zh: $0) }
    return switch action {
    case .run: (word("挑战"), summary)
    case .dailyDeal: (word("每日一局"), nil)
    case .versus: (word("对战"), summary)
    case .resume: (word("继续"), nil)
    case .discard: (word("放弃"), summary)
    case .lesson: (word("教学"), Phrase(en: "learn a game", zh: "学玩一个游戏"))
    case .rules: (word("规则"), Phrase(en: "the rules of a game", zh: "一个游戏的规则"))
    case .levels: (word("难度"), Phrase(en: "an easier or harder game", zh: "更易或更难的一局"))
    default: (summary ?? word(""), nil)
    }
  }

  public static let help =
    [
      KeyHelp(
        [.up, .backTab, .down, .tab, .character("k"), .character("j")],
        Phrase(en: "select", zh: "选择")),
      KeyHelp([.enter, .character(" ")], Phrase(en: "play", zh: "开始")),
    ] + bindings.help() + [
      KeyHelp("1-9", Phrase(en: "play a game by its number", zh: "按编号开始")), KeysPage.help,
      PalettePage.help,
    ]
}
