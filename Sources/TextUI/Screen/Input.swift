/// A key as a terminal reports it.
public enum Key: Hashable, Sendable {
  case up, down, left, right, home, end, pageUp, pageDown
  case tab, backTab, enter, escape, backspace

  /// A key that types a character.
  case character(Unicode.Scalar)

  /// A letter, in lower case, held with Ctrl.
  case control(Unicode.Scalar)

  /// What is printed on the key.
  public func label(isASCII: Bool) -> String {
    switch self {
    case .up: isASCII ? "Up" : "↑"
    case .down: isASCII ? "Down" : "↓"
    case .left: isASCII ? "Left" : "←"
    case .right: isASCII ? "Right" : "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .character(" "): "Space"
    case .character(let scalar): String(scalar)
    case .control(let letter): "Ctrl-\(letter.properties.uppercaseMapping)"
    }
  }

  /// Whether the key types a letter.
  fileprivate var isLetter: Bool {
    if case .character(let scalar) = self { scalar.properties.isAlphabetic } else { false }
  }

  /// The value of a digit key; nil for any other.
  public var digit: Int? {
    guard case .character(let scalar) = self, ("0"..."9").contains(scalar) else { return nil }
    return Int(scalar.value) - 48
  }
}

/// What a player does at a screen.
public enum Input: Equatable, Sendable {
  /// Presses a key.
  case key(Key)

  /// Presses the mouse's first button on a cell.
  case click(Point)

  /// Turns the mouse's wheel over a cell, one step down or, with -1, up.
  case scroll(Point, by: Int)

  /// The same with its place counted from a rectangle's top left.
  public func local(to rect: Rect) -> Input {
    switch self {
    case .key: self
    case .click(let point): .click(rect.local(point))
    case .scroll(let point, let steps): .scroll(rect.local(point), by: steps)
    }
  }
}

/// Keys that do the same: the one source of what they do and of the pages that tell it.
public struct Binding<Action: Sendable>: Sendable {
  /// The keys.
  public let keys: [Key]

  /// What they do, in a few words without a full stop.
  public let summary: Phrase

  /// What they mean to the screen.
  public let action: Action

  /// Keys, what they mean and what is told of it.
  public init(_ keys: Key..., action: Action, _ summary: Phrase) {
    self.keys = keys
    self.action = action
    self.summary = summary
  }
}

/// What is told of some keys.
public struct KeyHelp: Sendable {
  /// What they do, in a few words without a full stop.
  public let summary: Phrase

  private let pictures: String
  private let letters: String

  /// Keys by their names, which are ASCII, and what they do.
  public init(_ names: String, _ summary: Phrase) {
    (pictures, letters) = (names, names)
    self.summary = summary
  }

  fileprivate init(_ bound: [Key], _ summary: Phrase) {
    // Letters stand behind the keys that have a name.
    let keys = bound.filter { !$0.isLetter } + bound.filter(\.isLetter)
    pictures = keys.map { $0.label(isASCII: false) }.joined(separator: " ")
    letters = keys.map { $0.label(isASCII: true) }.joined(separator: " ")
    self.summary = summary
  }

  /// The keys, with or without what is not ASCII.
  public func keys(isASCII: Bool) -> String { isASCII ? letters : pictures }
}

extension Array {
  /// What a key means, or nil where it is none of the table's.
  public func action<Action>(for key: Key) -> Action? where Element == Binding<Action> {
    first { $0.keys.contains(key) }?.action
  }

  /// What is told of the table's keys, those of neighbours with the same summary together.
  public func help<Action>() -> [KeyHelp] where Element == Binding<Action> {
    var groups: [(keys: [Key], summary: Phrase)] = []
    for binding in self {
      if let last = groups.last, last.summary == binding.summary {
        groups[groups.count - 1].keys += binding.keys
      } else {
        groups.append((binding.keys, binding.summary))
      }
    }
    return groups.map { KeyHelp($0.keys, $0.summary) }
  }
}
