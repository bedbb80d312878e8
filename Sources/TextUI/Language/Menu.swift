/// A list of items to choose from. It is a value: a session shows the items and passes on the
/// player's choice.
public protocol Menu<Choice> {
  associatedtype Choice

  /// Returns the items of the current page.
  func items(_ presentation: Presentation) -> [MenuItem]

  /// Chooses an item of the current page by its index.
  mutating func choose(_ index: Int) -> MenuStep<Choice>

  /// Opens the page that this one was opened from; false where there is none.
  mutating func goBack() -> Bool
}

extension Menu {
  public mutating func goBack() -> Bool { false }
}

/// One line of a menu.
public struct MenuItem: Sendable {
  /// The word that chooses the item, in ASCII.
  public let name: String

  public let title: String

  /// An explanation of the title, or an empty text.
  public let note: String

  public let isCurrent: Bool

  public init(_ name: String, _ title: String, note: String = "", isCurrent: Bool = false) {
    self.name = name
    self.title = title
    self.note = note
    self.isCurrent = isCurrent
  }
}

/// The outcome of a choice in a menu.
public enum MenuStep<Choice> {
  /// The menu shows another page.
  case turned

  /// The menu stays open, and this choice is kept for the next time.
  case kept(Choice)

  /// The menu ends with this choice.
  case done(Choice)
}
