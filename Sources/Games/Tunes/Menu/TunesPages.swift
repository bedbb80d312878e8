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
    case .values(let option):
      return [false, true].map { value in
        let (name, title) = choice(value, of: option)
        let isCurrent = options[keyPath: option] == value
        return (
          MenuItem(name, title(presentation.language), isCurrent: isCurrent), .set(option, value)
        )
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
    func entry(_ name: String, _ option: WritableKeyPath<TunesOptions, Bool>) -> Entry {
      let title = title(of: option)
      let value = choice(options[keyPath: option], of: option).title
      let text = presentation(en: "\(title(.en)): \(value(.en))", zh: "\(title(.zh))：\(value(.zh))")
      return (MenuItem(name, text), .openedValues(option))
    }
    return [
      (MenuItem("new", presentation(en: "New game", zh: "新局")), .choseGame),
      (MenuItem("category", category), .openedCategories),
      (MenuItem("artist", presentation.name(artist), note: artistNote), .typed("")),
      (online, .asked(for: .genre(options.genre.name))),
      entry("match", \.asksArtist), entry("ear", \.isHeard),
    ]
  }

  private func title(of option: WritableKeyPath<TunesOptions, Bool>) -> Phrase {
    option == \.isHeard ? Phrase(en: "By ear", zh: "听旋律") : Phrase(en: "Match", zh: "配对")
  }

  /// The name and the title of a value of an option.
  private func choice(
    _ value: Bool, of option: WritableKeyPath<TunesOptions, Bool>
  ) -> (name: String, title: Phrase) {
    switch (option, value) {
    case (\.asksArtist, false): ("cover", Phrase(en: "covers", zh: "封面"))
    case (\.asksArtist, true): ("artist", Phrase(en: "artists", zh: "歌手"))
    case (_, false): ("off", Phrase(en: "off", zh: "关"))
    case (_, true): ("on", Phrase(en: "on", zh: "开"))
    }
  }

  func page(_ presentation: Presentation) -> MenuPage {
    let phrase = options.request?.phrase(presentation.language)
    let subject = presentation.name(phrase ?? "")
    var page = MenuPage()
    page.isWaiting = isWaiting
    switch phase {
    case .menu, .categories, .ready: break
    case .values(let option): page.title = title(of: option)(presentation.language)
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
