import Platform
import TextUI

/// The menu before a game of tunes, over the store.
struct TunesMenu: Menu {
  private let options: TunesOptions
  private var store: TunesStore

  init(startingWith options: TunesOptions) {
    self.init(
      startingWith: options,
      effects: NetworkEffects(options.networkUse, variable: Environment.variable))
  }

  init(startingWith options: TunesOptions, effects: any TunesEffects) {
    self.options = options
    store = TunesStore(TunesState(options), effects: effects)
  }

  private var state: TunesState { store.state }

  // MARK: Drawing

  /// An item with the action of choosing it.
  private typealias Entry = (item: MenuItem, action: TunesAction)

  func items(_ presentation: Presentation) -> [MenuItem] { entries(presentation).map(\.item) }

  private func entries(_ presentation: Presentation) -> [Entry] {
    let back = Entry(MenuItem("back", presentation(en: "Back", zh: "返回")), .wentBack)
    switch (state.phase, state.page) {
    case (.choosing, .main), (.ready, _): return mainEntries(presentation)
    case (.choosing, .categories):
      return Categories.all.map { category in
        let title = Categories.genre(category, presentation)
        return Entry(
          MenuItem(category.name, title, isCurrent: category === state.category), .chose(category))
      } + [back]
    case (.choosing, .artist): return []
    case (.asking, _): return [back]
    case (.covers, _):
      let title = presentation(en: "Play now", zh: "现在就玩")
      return [Entry(MenuItem("play", title), .wentBack)]
    case (.failed, _):
      let again = MenuItem("again", presentation(en: "Try again", zh: "重试"))
      let builtIn = MenuItem("new", presentation(en: "Play the built-in albums", zh: "玩内置唱片"))
      return [Entry(again, .triedAgain), Entry(builtIn, .choseGame), back]
    }
  }

  private func mainEntries(_ presentation: Presentation) -> [Entry] {
    let genre = Categories.genre(state.category, presentation)
    let artist: String =
      if case .artist(let name)? = state.request {
        presentation(en: "Artist: \(name)", zh: "歌手：\(name)")
      } else {
        presentation(en: "Artist", zh: "歌手") + presentation.ellipsis
      }
    return [
      Entry(MenuItem("new", presentation(en: "New game", zh: "新游戏")), .choseGame),
      Entry(
        MenuItem("category", presentation(en: "Category: \(genre)", zh: "类别：\(genre)")),
        .turned(to: .categories)),
      Entry(
        MenuItem(
          "artist", presentation.name(artist),
          note: presentation(en: "anyone's albums, from iTunes", zh: "任选歌手，专辑取自 iTunes")),
        .turned(to: .artist)),
      Entry(
        MenuItem(
          "online", presentation(en: "Online", zh: "联网"),
          note: presentation(en: "\(genre) albums, from iTunes", zh: "\(genre)专辑，取自 iTunes")),
        .choseOnline),
    ]
  }

  func page(_ presentation: Presentation) -> MenuPage {
    var page = MenuPage()
    let subject = state.request.map { presentation.name($0.phrase(presentation.language)) } ?? ""
    switch state.phase {
    case .choosing where state.page == .artist:
      page.question = presentation(en: "Artist:", zh: "歌手：")
      page.answer = state.typed
    case .choosing, .ready: break
    case .asking:
      page.notes = [
        presentation(en: "Asking iTunes for ", zh: "正在向 iTunes 查询")
          + presentation(en: subject, zh: subject.spacedBefore) + presentation.ellipsis
      ]
    case .covers(let count, let all):
      page.notes = [
        subject.capitalizedFirst,
        presentation(en: "Covers: \(count) of \(all)", zh: "封面：\(count) / \(all)"),
      ]
      (page.pictures, page.pictureCount) = (state.pictures, all)
    case .failed(let reason):
      let reason = presentation.name(reason(presentation.language))
      let sentence = reason.hasPrefix("iTunes") ? reason : reason.capitalizedFirst
      page.notes = [sentence + presentation(en: ".", zh: "。")]
    }
    page.isWaiting = state.isWaiting
    return page
  }

  var warning: String? { state.warning }

  // MARK: Actions

  mutating func choose(_ index: Int) -> MenuStep<TunesOptions> {
    send(entries(.untranslated)[index].action)
  }

  mutating func goBack() -> MenuStep<TunesOptions>? {
    if state.phase == .choosing, state.page == .main { return nil }
    return send(.wentBack)
  }

  mutating func take(_ news: MenuNews) -> MenuStep<TunesOptions> {
    switch news {
    case .opened(let isOnScreen): return send(.opened(showsCovers: isOnScreen))
    case .typed(let text): return send(.typed(text))
    case .entered: return send(.entered)
    case .waited:
      store.poll()
      return step(after: state.category)
    }
  }

  private mutating func send(_ action: TunesAction) -> MenuStep<TunesOptions> {
    let former = state.category
    store.send(action)
    return step(after: former)
  }

  /// Returns the step that the state asks for, where the category was a former one.
  private func step(after former: Category) -> MenuStep<TunesOptions> {
    if state.phase == .ready { return .done(state.options(over: options)) }
    return state.category === former ? .turned : .kept(state.options(over: options))
  }
}
