import Flags
import GameCore
import TextUI

public struct TunesOptions: GameOptions {
  /// The category to deal from, or nil for a written deal of other albums.
  public var category: Category? = Categories.pop

  /// The albums from outside to deal from instead, or nil for those of the category.
  public var albums: Category?

  public var pairs = 8

  public init() {}

  private static let pairCounts = 2...24

  public func check() throws(InvalidInput) {
    guard Self.pairCounts.contains(pairs) else {
      let (least, most) = (Self.pairCounts.lowerBound, Self.pairCounts.upperBound)
      throw InvalidInput("tunes is played with \(least) to \(most) pairs, not \(pairs)")
    }
  }

  /// The set that deals are made of.
  var dealt: Category { albums ?? category ?? Categories.pop }

  public var dealsFromOutside: Bool { albums != nil }

  public static let table: [Option<TunesOptions>] = [
    Option(
      Flag(
        "category",
        value: .init(
          "NAME",
          oneOf: Categories.all.map {
            Choice($0.name, $0.faces.count.counted("album"), title: $0.title)
          }),
        "category of albums", title: Phrase(en: "albums", zh: "唱片"),
        detail: """
          The choice made in the menu is kept for the next game. Scripts always get the default, \
          so that a command line deals the same game everywhere.
          """),
      isRecorded: true, persistence: .byName,
      parse: { name in Categories.all.first { $0.name == name } },
      encode: { $0.albums == nil ? $0.category?.name : nil }, set: { $0.category = $1 }),
    .number(
      "pairs", "N", in: pairCounts, "number of pairs", title: Phrase(en: "pairs", zh: "对数"),
      persistence: .byGame, get: { $0.pairs }, set: { $0.pairs = $1 }),
  ]
}

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
