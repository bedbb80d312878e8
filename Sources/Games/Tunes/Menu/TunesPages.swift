import TextUI

/// The pages of the menu.
extension TunesMenu: Menu {
  func items(_ presentation: Presentation) -> [MenuItem] {
    entries(presentation).map(\.item)
  }

  /// An item with the action of choosing it.
  private typealias Entry = (item: MenuItem, action: TunesAction)

  private func entries(_ presentation: Presentation) -> [Entry] {
    let back = Entry(MenuItem("back", presentation(en: "Back", zh: "返回")), .wentBack)
    switch phase {
    case .menu, .ready: return mainEntries(presentation)
    case .categories:
      return Categories.all.map { category in
        let title = Categories.genre(category, presentation)
        let isCurrent = category === options.genre
        return (MenuItem(category.name, title, isCurrent: isCurrent), .chose(category))
      } + [back]
    case .values(let name):
      guard let option = TunesOptions.option(name) else { return [back] }
      // What is usual comes first, as `off` of a switch.
      let (flag, current) = (option.flag, option.encode(options))
      let choices = flag.value == nil ? flag.choices.reversed() : flag.choices
      return choices.map { choice in
        let title = choice.title(presentation.language)
        let item = MenuItem(choice.name, title, isCurrent: choice.name == current)
        return (item, .set(option: name, choice.name))
      } + [back]
    case .artist: return []
    case .asking: return [back]
    case .covers:
      return [(MenuItem("play", presentation(en: "Play now", zh: "现在就玩")), .choseGame), back]
    case .failed:
      let again = MenuItem("again", presentation(en: "Try again", zh: "重试"))
      let new = MenuItem("new", presentation(en: "Play the built-in albums", zh: "玩内置唱片"))
      return [(again, .asked(for: options.request)), (new, .choseGame), back]
    }
  }

  private func mainEntries(_ presentation: Presentation) -> [Entry] {
    let genre = Categories.genre(options.genre, presentation)
    let artist =
      options.artist.map { presentation(en: "Artist: \($0)", zh: "歌手：\($0)") }
      ?? presentation(en: "Artist", zh: "歌手") + presentation.ellipsis
    let artistNote = presentation(en: "anyone's albums, from iTunes", zh: "任选歌手，专辑取自 iTunes")
    let onlineNote = presentation(en: "\(genre) albums, from iTunes", zh: "\(genre)专辑，取自 iTunes")
    let category = presentation(en: "Category: \(genre)", zh: "类别：\(genre)")
    let online = MenuItem("online", presentation(en: "Online", zh: "联网"), note: onlineNote)
    func entry(_ name: String) -> Entry {
      let option = TunesOptions.option(name)
      let value = option?.encode(options) ?? ""
      let text =
        title(of: name, presentation) + presentation(en: ": ", zh: "：")
        + (option?.flag.title(of: value, presentation.language) ?? value)
      return (MenuItem(name, text), .openedValues(name))
    }
    return [
      (MenuItem("new", presentation(en: "New game", zh: "新局")), .choseGame),
      (MenuItem("category", category), .openedCategories),
      (MenuItem("artist", presentation.name(artist), note: artistNote), .typed("")),
      (online, .asked(for: .genre(options.genre.name))),
      entry("match"), entry("ear"),
    ]
  }

  private func title(of option: String, _ presentation: Presentation) -> String {
    let title = TunesOptions.option(option)?.flag.title?(presentation.language)
    return (title ?? option).capitalizedFirst
  }

  func page(_ presentation: Presentation) -> MenuPage {
    let phrase = options.request?.phrase(presentation.language)
    let subject = presentation.name(phrase ?? "")
    var page = MenuPage()
    page.isWaiting = isWaiting
    switch phase {
    case .menu, .ready: break
    case .categories: page.title = presentation(en: "Category", zh: "类别")
    case .values(let option): page.title = title(of: option, presentation)
    case .artist(let typed):
      (page.question, page.answer) = (presentation(en: "Artist:", zh: "歌手："), typed)
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
      (page.pictures, page.pictureCount) = (pictures, all)
    case .failed(let reason):
      let reason = presentation.name(reason(presentation.language))
      let sentence = reason.hasPrefix("iTunes") ? reason : reason.capitalizedFirst
      page.notes = [sentence + presentation(en: ".", zh: "。")]
    }
    return page
  }

  mutating func choose(_ index: Int) -> MenuStep<TunesOptions> {
    let action = entries(.untranslated)[index].action
    send(action)
    switch action {
    case .chose, .set: save(options)
    default: break
    }
    return step
  }

  mutating func goBack() -> MenuStep<TunesOptions>? {
    guard phase != .menu else { return nil }
    send(.wentBack)
    return step
  }

  mutating func take(_ news: MenuNews) -> MenuStep<TunesOptions> {
    switch (news, phase) {
    case (.opened(let isOnScreen), _): send(.opened(showsCovers: isOnScreen))
    case (.typed(let text), _): send(.typed(text))
    case (.entered, .artist(let name)): send(.asked(for: AlbumRequest(artist: name)))
    case (.entered, _): break
    case (.waited, _): poll()
    }
    return step
  }

  /// The step that the phase asks for.
  private var step: MenuStep<TunesOptions> {
    phase == .ready ? .done(options) : .turned
  }
}
