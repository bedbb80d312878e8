/// A list to choose from, as a value that a session shows and tells what was chosen.
public protocol Menu<Choice> {
  /// What the menu is for choosing.
  associatedtype Choice

  /// What can be chosen on the page that is open.
  func items(_ presentation: Presentation) -> [MenuItem]

  /// Chooses an item by its place, the first being 0.
  mutating func choose(_ index: Int) -> MenuStep<Choice>

  /// Opens the page that this one was opened from; false where there is none.
  mutating func goBack() -> Bool
}

extension Menu {
  public mutating func goBack() -> Bool { false }
}

/// One line of a menu.
public struct MenuItem: Sendable {
  /// The word that chooses it, in ASCII.
  public let name: String

  /// What it is called.
  public let title: String

  /// What it is, if the title does not say it.
  public let note: String

  /// Whether it is the choice that is in force.
  public let isCurrent: Bool

  /// An item.
  public init(_ name: String, _ title: String, note: String = "", isCurrent: Bool = false) {
    self.name = name
    self.title = title
    self.note = note
    self.isCurrent = isCurrent
  }
}

/// What choosing from a menu leads to.
public enum MenuStep<Choice> {
  /// The menu shows another page.
  case turned

  /// The menu stays open, and this choice is kept for the next time.
  case kept(Choice)

  /// The menu ends with this choice.
  case done(Choice)
}
