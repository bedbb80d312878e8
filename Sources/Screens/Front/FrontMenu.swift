import GameCore

/// The front page as a menu in lines of text.
public struct FrontMenu: Menu {
  private let page: FrontPage
  /// The action whose games the open page lists, or nil on the first page.
  private var open: FrontKeys.Action?

  private enum Step { case done(FrontChoice), opens(FrontKeys.Action) }

  /// Creates the menu, open at the page that a word opens, or at the first page.
  public init(_ page: FrontPage, at word: String? = nil) {
    (self.page, open) = (page, word.flatMap(FrontKeys.Action.init))
    let count = page.unfinished.count
    if open == .resume && count < 2 || open == .discard && count == 0 { open = nil }
  }

  public func items(_ presentation: Presentation) -> [MenuItem] { rows(presentation).map(\.item) }

  public func page(_ presentation: Presentation) -> MenuPage {
    guard let open, case let (word, about) = FrontKeys.words(for: open) else { return MenuPage() }
    return MenuPage(title: (about ?? word)(presentation.language).capitalizedFirst)
  }

  /// Returns the lines of the open page, each with its effect.
  private func rows(_ presentation: Presentation) -> [(item: MenuItem, step: Step)] {
    guard let open else { return firstRows(presentation) }
    if open == .resume || open == .discard {
      let games = page.unfinished.enumerated().map { index, game in
        let item = MenuItem(page.games[game.game].name, game.title, note: game.text(presentation))
        return (item, Step.done(open == .discard ? .discard(index) : .resume(index)))
      }
      return games
    }
    if open == .levels {
      return page.games.enumerated().flatMap { index, game in
        game.levels.enumerated().map { level, options in
          let stars = presentation(
            en: options.stars.counted("star"), zh: "\(options.stars) 颗星")
          let item = MenuItem(
            "\(game.name)-\(level + 1)",
            "\(game.title)\(presentation(en: ", ", zh: "："))\(options.name)",
            note: stars)
          return (item, Step.done(.play(index, level: level)))
        }
      }
    }
    let others = MenuItem("opponents", presentation(en: "opponents", zh: "对战"))
    return page.games.enumerated().map { index, game in
      let done = game.daily.map { presentation(en: "done: \($0)", zh: "已完成：\($0)") }
      let step: Step =
        switch open {
        case .dailyDeal: .done(.daily(index))
        case .lesson: .done(.lesson(index))
        case .rules: .done(.rules(index))
        case .statistics: .done(.statistics(index))
        default: .done(.versus(index))
        }
      let note = open == .dailyDeal ? done ?? game.shape : ""
      return (MenuItem(game.name, game.title, note: note), step)
    } + (open == .statistics ? [(others, .done(.statistics(nil, isOfTwo: true)))] : [])
  }

  /// Returns the lines of the first page, which always have the same numbers: the games, with those
  /// that they have on the screen, and then what the keys of the front page do.
  private func firstRows(_ presentation: Presentation) -> [(item: MenuItem, step: Step)] {
    let games = page.games.enumerated().map { index, game in
      let best =
        game.levels[game.chosen].best
        .map { presentation(en: ", best: \($0)", zh: "，最好 \($0)") } ?? ""
      return (
        MenuItem(game.name, game.title, note: game.summary + best),
        Step.done(.play(index, level: game.chosen))
      )
    }
    let (done, all) = (page.games.count { $0.daily != nil }, page.games.count)
    let daily = presentation(en: "\(done) of \(all) done", zh: "今天完成 \(done)/\(all)")
    let count = page.unfinished.count
    let resumed =
      count == 0
      ? presentation(en: "no unfinished game", zh: "没有未完成的局")
      : presentation(en: count.counted("unfinished game"), zh: "\(count) 局未完成")
    let run = page.run.totalText(presentation) + presentation(en: " stars", zh: "")
    let levels = presentation(
      en: "\(page.stars) of \(page.mostStars) stars", zh: "\(page.stars)/\(page.mostStars) 颗星")
    // There is a page of games to continue if there are several.
    let resume = count < 2 ? Step.done(.resume(0)) : .opens(.resume)
    let discard = count == 0 ? [] : [row(.discard, .opens(.discard), presentation)]
    let rows: [(FrontKeys.Action, Step, note: String)] = [
      (.resume, resume, resumed), (.run, .done(.run), run),
      (.dailyDeal, .opens(.dailyDeal), daily), (.versus, .opens(.versus), ""),
      (.lesson, .opens(.lesson), ""), (.rules, .opens(.rules), ""),
      (.levels, .opens(.levels), levels),
      (.statistics, .opens(.statistics), ""), (.options, .done(.options(nil)), ""),
      (.leave, .done(.leave), ""),
    ]
    return games + rows.map { row($0, $1, note: $2, presentation) } + discard
  }

  /// Returns the line of an action with a note after what it does.
  private func row(
    _ action: FrontKeys.Action, _ step: Step, note: String = "", _ presentation: Presentation
  ) -> (MenuItem, Step) {
    let (word, about) = FrontKeys.words(for: action)
    let notes = [about?(presentation.language) ?? "", note].filter { !$0.isEmpty }
    let text = notes.joined(separator: presentation.comma)
    // The word that the command line has for it.
    let name = [.resume: "resume", .statistics: "stats", .options: "settings"][action]
    return (MenuItem(name ?? action.rawValue, word(presentation.language), note: text), step)
  }

  public mutating func choose(_ index: Int) -> MenuStep<FrontChoice> {
    switch rows(.untranslated)[index].step {
    case .done(let choice): return .done(choice)
    case .opens(let action): open = action
    }
    return .turned
  }

  public mutating func goBack() -> MenuStep<FrontChoice>? {
    defer { open = nil }
    return open == nil ? nil : .turned
  }
}
