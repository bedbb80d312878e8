import TextUI

/// The menu before a game of tunes, with a page to choose the category.
struct TunesMenu: Menu {
  private var options: TunesOptions
  private var isChoosing = false

  init(startingWith options: TunesOptions) {
    self.options = options
  }

  func items(_ presentation: Presentation) -> [MenuItem] {
    guard isChoosing else {
      let genre = options.category.map { Categories.genre($0, presentation) } ?? ""
      return [
        MenuItem("new", presentation(en: "New game", zh: "新游戏")),
        MenuItem("category", presentation(en: "Category: \(genre)", zh: "类别：\(genre)")),
      ]
    }
    let categories = Categories.all.map { category in
      MenuItem(
        category.name, Categories.genre(category, presentation),
        isCurrent: category === options.category)
    }
    return categories + [MenuItem("back", presentation(en: "Back", zh: "返回"))]
  }

  mutating func choose(_ index: Int) -> MenuStep<TunesOptions> {
    guard isChoosing else {
      if index == 0 { return .done(options) }
      isChoosing = true
      return .turned
    }
    isChoosing = false
    guard Categories.all.indices.contains(index) else { return .turned }
    options.category = Categories.all[index]
    return .kept(options)
  }

  mutating func goBack() -> Bool {
    defer { isChoosing = false }
    return isChoosing
  }
}
