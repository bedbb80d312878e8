import TextUI

/// The front page as a menu in lines of text.
public struct FrontMenu: Menu {
  private let page: FrontPage
  /// The action whose games the open page lists, or nil on the first page.
  private var open: FrontKeys.Action?
  /// The game whose rules are told, or nil.
  private var told: Int?

  private enum Step {
    case done(FrontChoice)
    case opens(FrontKeys.Action)
    case tells(Int)
  }

  /// Creates the menu, open at the page of opponents if `isVersus` is true.
  public init(_ page: FrontPage, isVersus: Bool = false) {
    (self.page, open) = (page, isVersus ? .versus : nil)
  }

  public func items(_ presentation: Presentation) -> [MenuItem] { rows(presentation).map(\.item) }

  public func page(_ presentation: Presentation) -> MenuPage {
    guard let open, case let (word, about) = FrontKeys.words(for: open) else { return MenuPage() }
    let isEmpty = open == .resume && page.unfinished.isEmpty
    let none = presentation(en: "There is no unfinished game.", zh: "没有可以继续的局。")
    return MenuPage(
      notes: isEmpty
        ? [none] : told.map { page.games[$0].rules.map { $0(presentation.language) } } ?? [],
      title: (about ?? word)(presentation.language).capitalizedFirst)
  }

  /// Returns the lines of the open page, each with its effect.
  private func rows(_ presentation: Presentation) -> [(item: MenuItem, step: Step)] {
    guard let open else { return firstRows(presentation) }
    if open == .resume {
      return page.unfinished.enumerated().map { index, game in
        (
          MenuItem(page.games[game.game].name, game.title, note: game.text(presentation)),
          .done(.resume(index))
        )
      }
    }
    return page.games.enumerated().map { index, game in
      switch open {
      case .dailyDeal:
        let done = game.daily.map { presentation(en: "done: \($0)", zh: "已完成：\($0)") }
        return (MenuItem(game.name, game.title, note: done ?? game.shape), .done(.daily(index)))
      case .lesson: return (MenuItem(game.name, game.title), .done(.lesson(index)))
      case .rules: return (MenuItem(game.name, game.title), .tells(index))
      default: return (MenuItem(game.name, game.title), .done(.versus(index)))
      }
    }
  }

  /// Returns the lines of the first page, which always have the same numbers: the games, with those
  /// that they have on the screen, and then what the keys of the front page do.
  private func firstRows(_ presentation: Presentation) -> [(item: MenuItem, step: Step)] {
    let games = page.games.enumerated().map { index, game in
      let best = game.best.map { presentation(en: ", best: \($0)", zh: "，最好 \($0)") } ?? ""
      return (MenuItem(game.name, game.title, note: game.summary + best), Step.done(.play(index)))
    }
    func row(_ action: FrontKeys.Action, _ step: Step, note: String = "") -> (MenuItem, Step) {
      let (word, about) = FrontKeys.words(for: action)
      let notes = [about?(presentation.language) ?? "", note].filter { !$0.isEmpty }
      return (
        MenuItem(
          action.rawValue, word(presentation.language),
          note: notes.joined(separator: presentation.comma)), step
      )
    }
    let (done, all) = (page.games.count { $0.daily != nil }, page.games.count)
    let daily = presentation(en: "\(done) of \(all) done", zh: "今天完成 \(done)/\(all)")
    let unfinished = page.unfinished
    let resumed = unfinished.first.map { game in
      let count = unfinished.count
      return count == 1
        ? game.title + presentation.comma + game.text(presentation)
        : presentation(en: "\(count) unfinished games", zh: "\(count) 局未完成")
    }
    return games + [
      row(
        .resume, unfinished.count == 1 ? .done(.resume(0)) : .opens(.resume),
        note: resumed ?? presentation(en: "no unfinished game", zh: "没有未完成的局")),
      row(.run, .done(.run), note: page.run.totalText(presentation)),
      row(.dailyDeal, .opens(.dailyDeal), note: daily), row(.versus, .opens(.versus)),
      row(.lesson, .opens(.lesson)), row(.rules, .opens(.rules)),
      row(.statistics, .done(.statistics(nil))), row(.options, .done(.options(nil))),
      row(.leave, .done(.leave)),
    ]
  }

  public mutating func choose(_ index: Int) -> MenuStep<FrontChoice> {
    switch rows(.untranslated)[index].step {
    case .done(let choice): return .done(choice)
    case .opens(let action): open = action
    case .tells(let game): told = game
    }
    return .turned
  }

  public mutating func goBack() -> MenuStep<FrontChoice>? {
    defer { (open, told) = (nil, nil) }
    return open == nil ? nil : .turned
  }
}
