import TextUI

/// The front page as a menu in lines of text.
public struct FrontMenu: Menu {
  private let page: FrontPage
  /// The action whose games the open page lists, or nil on the first page.
  private var open: FrontKeys.Action?

  private enum Step {
    case done(FrontChoice)
    case opens(FrontKeys.Action)
  }

  public init(_ page: FrontPage) { self.page = page }

  public func items(_ presentation: Presentation) -> [MenuItem] { rows(presentation).map(\.item) }

  public func page(_ presentation: Presentation) -> MenuPage {
    guard let (word, about) = open.map(FrontKeys.words) else { return MenuPage() }
    let title = (about ?? word)(presentation.language).capitalizedFirst
    return MenuPage(notes: [title + presentation(en: ":", zh: "：")])
  }

  /// Returns the lines of the open page, each with its effect.
  private func rows(_ presentation: Presentation) -> [(item: MenuItem, step: Step)] {
    guard let open else { return firstRows(presentation) }
    return page.games.enumerated().map { index, game in
      switch open {
      case .dailyDeal:
        let done = game.daily.map { presentation(en: "done: \($0)", zh: "已完成：\($0)") }
        return (MenuItem(game.name, game.title, note: done ?? game.shape), .done(.daily(index)))
      case .lesson: return (MenuItem(game.name, game.title), .done(.lesson(index)))
      default: return (MenuItem(game.name, game.title), .done(.versus(index)))
      }
    }
  }

  /// Returns the lines of the first page: the games, with the numbers that they have on the screen,
  /// the unfinished ones, and then what the keys of the front page do.
  private func firstRows(_ presentation: Presentation) -> [(item: MenuItem, step: Step)] {
    let games = page.games.enumerated().map { index, game in
      let best = game.best.map { presentation(en: ", best: \($0)", zh: "，最好 \($0)") } ?? ""
      return (MenuItem(game.name, game.title, note: game.summary + best), Step.done(.play(index)))
    }
    let unfinished = page.unfinished.enumerated().map { index, game in
      let facts = game.facts.joined(separator: presentation.comma)
      return (
        MenuItem("continue", game.name(presentation), note: facts), Step.done(.resume(index))
      )
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
    return games + unfinished + [
      row(.run, .done(.run), note: page.run.totalText(presentation)),
      row(.dailyDeal, .opens(.dailyDeal), note: daily),
      row(.versus, .opens(.versus)), row(.lesson, .opens(.lesson)),
      row(.statistics, .done(.statistics(nil))), row(.options, .done(.options(nil))),
      row(.leave, .done(.leave)),
    ]
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
