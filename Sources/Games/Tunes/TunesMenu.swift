import Platform
import TextUI

/// The menu before a game of tunes, over the store.
struct TunesMenu: Menu {
  private var store: TunesStore

  init(startingWith options: TunesOptions, effects: (any TunesEffects)? = nil) {
    let effects =
      effects ?? NetworkEffects(options.networkUse, variable: Environment.variable)
    store = TunesStore(TunesState(options: options), effects: effects)
  }

  private var state: TunesState { store.state }

  // MARK: Drawing

  /// An item with the action of choosing it.
  private typealias Entry = (item: MenuItem, action: TunesAction)

  func items(_ presentation: Presentation) -> [MenuItem] {
    content(presentation).entries.map(\.item)
  }

  func page(_ presentation: Presentation) -> MenuPage { content(presentation).page }

  private func content(_ presentation: Presentation) -> (entries: [Entry], page: MenuPage) {
    let phrase = state.options.request?.phrase(presentation.language)
    let subject = presentation.name(phrase ?? "")
    let back = Entry(MenuItem("back", presentation(en: "Back", zh: "返回")), .wentBack)
    var page = MenuPage()
    page.isWaiting = state.isWaiting
    switch state.phase {
    case .choosing where state.page == .artist:
      (page.question, page.answer) = (presentation(en: "Artist:", zh: "歌手："), state.typed)
      return ([], page)
    case .choosing where state.page == .categories:
      return (categoryEntries(presentation) + [back], page)
    case .choosing, .ready: return (mainEntries(presentation), page)
    case .asking:
      page.notes = [
        presentation(en: "Asking iTunes for ", zh: "正在向 iTunes 查询")
          + presentation(en: subject, zh: subject.spacedBefore) + presentation.ellipsis
      ]
      return ([back], page)
    case .covers(let count, let all):
      page.notes = [
        subject.capitalizedFirst,
        presentation(en: "Covers: \(count) of \(all)", zh: "封面：\(count) / \(all)"),
      ]
      (page.pictures, page.pictureCount) = (state.pictures, all)
      let title = presentation(en: "Play now", zh: "现在就玩")
      return ([(MenuItem("play", title), .wentBack)], page)
    case .failed(let reason):
      let reason = presentation.name(reason(presentation.language))
      let sentence = reason.hasPrefix("iTunes") ? reason : reason.capitalizedFirst
      page.notes = [sentence + presentation(en: ".", zh: "。")]
      let again = presentation(en: "Try again", zh: "重试")
      let builtIn = presentation(en: "Play the built-in albums", zh: "玩内置唱片")
      let items = [MenuItem("again", again), MenuItem("new", builtIn)]
      return ([(items[0], .triedAgain), (items[1], .choseGame), back], page)
    }
  }

  private func categoryEntries(_ presentation: Presentation) -> [Entry] {
    Categories.all.map { category in
      let title = Categories.genre(category, presentation)
      let isCurrent = category === state.options.genre
      return (MenuItem(category.name, title, isCurrent: isCurrent), .chose(category))
    }
  }

  private func mainEntries(_ presentation: Presentation) -> [Entry] {
    let genre = Categories.genre(state.options.genre, presentation)
    let artist =
      state.options.artist.map { presentation(en: "Artist: \($0)", zh: "歌手：\($0)") }
      ?? presentation(en: "Artist", zh: "歌手") + presentation.ellipsis
    let artistNote = presentation(en: "anyone's albums, from iTunes", zh: "任选歌手，专辑取自 iTunes")
    let onlineNote = presentation(en: "\(genre) albums, from iTunes", zh: "\(genre)专辑，取自 iTunes")
    return [
      (MenuItem("new", presentation(en: "New game", zh: "新游戏")), .choseGame),
      (
        MenuItem("category", presentation(en: "Category: \(genre)", zh: "类别：\(genre)")),
        .turned(to: .categories)
      ),
      (MenuItem("artist", presentation.name(artist), note: artistNote), .turned(to: .artist)),
      (
        MenuItem("online", presentation(en: "Online", zh: "联网"), note: onlineNote),
        .choseOnline
      ),
    ]
  }

  var warning: String? { state.warning }

  // MARK: Actions

  mutating func choose(_ index: Int) -> MenuStep<TunesOptions> {
    let action = content(.untranslated).entries[index].action
    let step = send(action)
    if case .chose = action { return .kept(state.options) }
    return step
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
      return step
    }
  }

  private mutating func send(_ action: TunesAction) -> MenuStep<TunesOptions> {
    store.send(action)
    return step
  }

  /// The step that the state asks for.
  private var step: MenuStep<TunesOptions> {
    state.phase == .ready ? .done(state.options) : .turned
  }
}
