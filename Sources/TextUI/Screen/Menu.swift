/// A list of items to choose from. It is a value: a session shows the items and passes on the
/// player's choice.
public protocol Menu<Choice> {
  associatedtype Choice

  func items(_ presentation: Presentation) -> [MenuItem]

  /// Chooses an item of the current page by its index.
  mutating func choose(_ index: Int) -> MenuStep<Choice>

  /// Opens the page that this one was opened from, or ends what the menu waits for; nil where there
  /// is nothing to go back to.
  mutating func goBack() -> MenuStep<Choice>?

  func page(_ presentation: Presentation) -> MenuPage

  /// Takes news that is no choice.
  mutating func take(_ news: MenuNews) -> MenuStep<Choice>

  /// The rules of the game that the menu is for, for the help.
  var rules: [Phrase] { get }

  /// The texts that the player has copied so far.
  var copies: [String] { get }

  /// A warning for the player after the menu, or nil if there is none.
  var warning: Phrase? { get }
}

extension Menu {
  public mutating func goBack() -> MenuStep<Choice>? { nil }
  public func page(_ presentation: Presentation) -> MenuPage { MenuPage() }
  public mutating func take(_ news: MenuNews) -> MenuStep<Choice> { .turned }
  public var rules: [Phrase] { [] }
  public var copies: [String] { [] }
  public var warning: Phrase? { nil }
}

/// A menu of one page, which ends with the index of an item.
public struct ListMenu: Menu {
  private let items: [MenuItem]
  private let notes: [String]

  public init(_ items: [MenuItem], notes: [String] = []) {
    (self.items, self.notes) = (items, notes)
  }

  public func items(_ presentation: Presentation) -> [MenuItem] { items }
  public func choose(_ index: Int) -> MenuStep<Int> { .done(index) }

  public func page(_ presentation: Presentation) -> MenuPage { MenuPage(notes: notes) }
}

/// The parts of a menu's page besides its items.
public struct MenuPage: Sendable {
  /// Sentences above the items.
  public var notes: [String]

  /// The title of the page in lines of text, or nil for that of the menu.
  public var title: String?

  /// The question that the player answers by typing instead of choosing an item, or nil if there is
  /// none, and the answer so far.
  public var question: String?
  public var answer = ""

  /// The pictures that have arrived, of a number that is awaited.
  public var pictures: [Picture] = []
  public var pictureCount = 0

  /// True if the menu waits for something: then it has to be told every 30 ms that time passes.
  public var isWaiting = false

  public init(notes: [String] = [], title: String? = nil) {
    (self.notes, self.title) = (notes, title)
  }
}

/// News for a menu besides the choice of an item.
public enum MenuNews {
  /// The menu is shown, on a screen or in lines of text.
  case opened(onScreen: Bool)

  /// The answer to the page's question has changed.
  case typed(String)
  case entered

  case waited
}

/// One line of a menu.
public struct MenuItem: Sendable {
  /// The word that chooses the item, in ASCII.
  public let name: String

  public let title: String

  /// The key that chooses the item on the screen, which lines of text take too, or nil.
  public let key: Unicode.Scalar?

  /// An explanation of the title, or an empty text.
  public let note: String

  public let isCurrent: Bool

  /// The colours that the item stands for, if any.
  public let colors: [Color]

  public init(
    _ name: String, _ title: String, key: Unicode.Scalar? = nil, note: String = "",
    isCurrent: Bool = false, colors: [Color] = []
  ) {
    (self.name, self.title, self.note, self.isCurrent) = (name, title, note, isCurrent)
    (self.key, self.colors) = (key, colors)
  }
}

/// The outcome of a choice in a menu.
public enum MenuStep<Choice> {
  /// The menu shows another page.
  case turned

  /// The menu ends with this choice.
  case done(Choice)
}
