/// A key as a terminal reports it.
public enum Key: Hashable, Sendable {
  case up, down, left, right, home, end, pageUp, pageDown
  case tab, backTab, enter, escape, backspace

  /// A key that types a character.
  case character(Unicode.Scalar)

  /// A lower-case letter that is typed with Ctrl.
  case control(Unicode.Scalar)

  /// Returns the key's name: `↑` or `Up`, `Space` or `空格`, `Ctrl-C`.
  public func label(isASCII: Bool, _ language: Language = .en) -> String {
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
    case .enter: language(en: "Enter", zh: "回车")
    case .escape: "Esc"
    case .backspace: language(en: "Backspace", zh: "退格")
    case .character(" "): language(en: "Space", zh: "空格")
    case .character(let scalar): String(scalar)
    case .control(let letter): "Ctrl-\(letter.properties.uppercaseMapping)"
    }
  }

  fileprivate var isLetter: Bool {
    if case .character(let scalar) = self { scalar.properties.isAlphabetic } else { false }
  }

  /// The value of a digit key, or nil for any other key.
  public var digit: Int? {
    guard case .character(let scalar) = self, ("0"..."9").contains(scalar) else { return nil }
    return Int(scalar.value) - 48
  }
}

extension Key {
  /// Returns the key that a reminder such as `Enter play · q quit`, in the middle of a window's
  /// last row, names at a point; nil if none.
  public static func named(by reminder: String, at point: Point, in size: Size) -> Key? {
    var column = max(0, (size.columns - reminder.displayWidth) / 2)
    guard point.row == size.rows - 1, point.column >= column else { return nil }
    var key: Key?
    for word in reminder.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      column += word.displayWidth + 1
      // A key's effect follows its name, up to a dot or the next name.
      key = ["·", "-"].contains(word) ? nil : named(word) ?? key
      if point.column < column { return key }
    }
    return nil
  }

  private static func named(_ word: String) -> Key? {
    switch word {
    case "Enter": .enter
    case _ where word.hasPrefix("回车"): .enter
    case "Esc": .escape
    case "←", "Left": .left
    case "→", "Right": .right
    case "Tab": .tab
    case "?": .character("?")
    default: word.count == 1 ? word.unicodeScalars.first.map { .character($0) } : nil
    }
  }
}

/// One action of the player at the screen.
public enum Input: Equatable, Sendable {
  case key(Key)

  /// A click of the first or the second mouse button on a cell.
  case click(Point)
  case secondClick(Point)

  /// A turn of the mouse wheel over a cell: 1 is a step down, -1 a step up.
  case scroll(Point, by: Int)

  /// Returns the input with its position relative to a rectangle's top left.
  public func local(to rect: Rect) -> Input {
    switch self {
    case .key: self
    case .click(let point): .click(rect.local(point))
    case .secondClick(let point): .secondClick(rect.local(point))
    case .scroll(let point, let steps): .scroll(rect.local(point), by: steps)
    }
  }
}

/// Keys that share an action: the only source of both their effect and their help.
public struct Binding<Action: Sendable>: Sendable {
  public let keys: [Key]

  /// The action in a few words, without a full stop.
  public let summary: Phrase

  public let action: Action

  public init(_ keys: Key..., action: Action, _ summary: Phrase) {
    (self.keys, self.action, self.summary) = (keys, action, summary)
  }
}

/// An entry in the help on keys.
public struct KeyHelp: Sendable {
  public let summary: Phrase

  private let keys: [Key]
  private var names = ""

  /// Creates an entry from the names of keys, which must be ASCII, and a summary.
  public init(_ names: String, _ summary: Phrase) {
    self.init([], summary)
    self.names = names
  }

  public init(_ keys: [Key], _ summary: Phrase) {
    // Letters come after the keys that have a name.
    self.keys = keys.filter { !$0.isLetter } + keys.filter(\.isLetter)
    self.summary = summary
  }

  public func keys(isASCII: Bool, _ language: Language = .en) -> String {
    names + keys.map { $0.label(isASCII: isASCII, language) }.joined(separator: " ")
  }
}

extension Array {
  public func action<Action>(for key: Key) -> Action? where Element == Binding<Action> {
    first { $0.keys.contains(key) }?.action
  }

  /// Returns the help on all bindings. Neighbours with the same summary share an entry.
  public func help<Action>() -> [KeyHelp] where Element == Binding<Action> {
    var groups: [(keys: [Key], summary: Phrase)] = []
    for binding in self {
      let last = groups.last?.summary == binding.summary ? groups.removeLast().keys : []
      groups.append((last + binding.keys, binding.summary))
    }
    return groups.map { KeyHelp($0.keys, $0.summary) }
  }
}
