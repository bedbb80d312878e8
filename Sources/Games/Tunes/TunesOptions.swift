import Flags
import GameCore
import TextUI

public struct TunesOptions: GameOptions {
  /// The category to deal from, or nil for a written deal of other albums.
  public var category: Category? = Categories.pop

  /// The albums from outside to deal from instead, or nil for those of the category.
  public var albums: Category?

  /// The path of the list of albums to deal from, or nil for none.
  var albumFile: String?

  public var pairs = 8

  public init() {}

  private static let pairCounts = 2...24

  public func check() throws(InvalidInput) {
    if let count = albums?.faces.count, count > 1, Self.pairCounts.contains(pairs), count < pairs {
      throw .tooFew(count, Album.noun, for: pairs)
    }
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
    Option(
      Flag(
        "albums", value: .init("FILE", expecting: "a file of albums, or - for standard input"),
        "play with the albums in a file",
        detail: """
          Each line is an album such as `Madonna — Like a Prayer (1989)`; `-` may stand for the \
          dash, and after a tab the path of a picture may follow. With `-` as the file, the list is \
          read from standard input, and moves come from the command line only.
          """, excludes: ["category", "deal"]),
      parse: { $0 },
      set: { options, path in
        (options.albumFile, options.albums) = (path, Category(own: []))
      }
    ).namingSource { $0.albumFile == "-" ? nil : $0.albumFile },
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
