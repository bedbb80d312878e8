import GameCore
import TextUI
import Tiles

/// The pages before a game of tunes: the menu and the categories.
final class TunesMenu: Menu {
  private let store: Store<TunesState, TunesAction>
  private var options: TunesOptions
  private var shown: Page

  /// The part of the state that is shown.
  private struct Page: Equatable {
    let route: TunesState.Route
    let category: Category

    init(_ state: TunesState) {
      route = state.route
      category = state.category
    }
  }

  init(startingWith options: TunesOptions) {
    let state = TunesState(category: options.category)
    self.options = options
    store = Store(state, reduce: TunesReducers.reduce, effect: Self.fetch)
    shown = Page(state)
    store.subscribe(to: Page.init) { [unowned self] in shown = $0 }
    store.subscribe(to: \.category) { [unowned self] in self.options.category = $0 }
  }

  /// Getting covers is an action that starts and an action that brings them.
  private static func fetch(_ state: TunesState, _ action: TunesAction) -> TunesAction? {
    guard case .fetchCovers = action else { return nil }
    return .setCovers(state.category.albums)
  }

  func items(_ presentation: Presentation) -> [MenuItem] {
    let say = presentation.language
    let present = shown.category.title(say)
    guard shown.route == .categories else {
      return [
        MenuItem("new", say(en: "New Game", zh: "新游戏")),
        MenuItem("category", say(en: "Choose Category (\(present))", zh: "选择类别（\(present)）")),
      ]
    }
    let categories = Category.allCases.map { category in
      MenuItem(category.rawValue, category.title(say), isCurrent: category == shown.category)
    }
    return categories + [MenuItem("back", say(en: "Back", zh: "返回"))]
  }

  func choose(_ index: Int) -> MenuStep<TunesOptions> {
    let categories = Category.allCases
    switch (shown.route, index) {
    case (.categories, categories.indices):
      store.dispatch(.choose(categories[index]))
      return .kept(options)
    case (.categories, _):
      store.dispatch(.show(.menu))
    case (_, 0):
      store.dispatch(.fetchCovers)
      return .loading
    default:
      store.dispatch(.show(.categories))
    }
    return .turned
  }

  func load() -> MenuStep<TunesOptions> {
    store.runEffects()
    return .play(options)
  }

  func goBack() -> Bool {
    guard shown.route == .categories else { return false }
    store.dispatch(.show(.menu))
    return true
  }
}
