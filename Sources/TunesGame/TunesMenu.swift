import ArcadeCore

/// The screens before a game of tunes, in line play: the menu and the categories.
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

  func page(_ voice: Voice) -> [String] {
    numbered(items(voice))
  }

  private func items(_ voice: Voice) -> [String] {
    let say = voice.language
    guard shown.route == .categories else {
      return [
        say(en: "New Game", zh: "新游戏"),
        say(
          en: "Choose Category (\(shown.category.title(say)))",
          zh: "选择类别（\(shown.category.title(say))）"),
      ]
    }
    let categories = Category.allCases.map { category in
      let mark = category == shown.category ? say(en: " (current)", zh: "（当前）") : ""
      return category.title(say) + mark
    }
    return categories + [say(en: "Back", zh: "返回")]
  }

  func choose(_ word: String) -> MenuStep<TunesOptions>? {
    shown.route == .categories ? chooseCategory(word) : chooseFromMenu(word)
  }

  private func chooseFromMenu(_ word: String) -> MenuStep<TunesOptions>? {
    switch word {
    case "1":
      store.dispatch(.fetchCovers)
      return .play(options)
    case "2":
      store.dispatch(.show(.categories))
      return .turned
    default: return nil
    }
  }

  private func chooseCategory(_ word: String) -> MenuStep<TunesOptions>? {
    let categories = Category.allCases
    guard let index = index(of: word, in: categories.map(\.rawValue) + ["back"]) else { return nil }
    guard index < categories.count else {
      store.dispatch(.show(.menu))
      return .turned
    }
    store.dispatch(.choose(categories[index]))
    return .kept(options)
  }
}
