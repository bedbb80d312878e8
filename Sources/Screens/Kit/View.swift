import GameCore

/// A view that fills the terminal's window, with its drawing, keys and clicks.
public protocol View {
  associatedtype Outcome

  /// The rules and the keys, which a key shows in every view that has some.
  var help: ViewHelp? { get }

  /// Returns whether a key that has a meaning in every view is the view's own now.
  func claims(_ key: Key) -> Bool

  /// Returns the reminder of the keys, as much of it as fits in the window's last row.
  func reminder(in size: Size) -> String

  /// Returns the Chinese words that may be typed for keys.
  func words(in size: Size) -> [(word: String, key: Key)]

  /// Returns the key that a click stands for, such as one on the reminder, or nil if none.
  func key(at point: Point, in size: Size) -> Key?

  /// Draws the view at a time, in milliseconds.
  func draw(on canvas: inout Canvas, at time: Int)

  /// Handles an input in a window of a size. Returns the outcome if that ends the view.
  mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome?

  /// Returns the time of the view's next change by itself, in milliseconds, or nil.
  func nextChange(after time: Int) -> Int?

  /// Makes the changes that are due. Returns the outcome if that ends the view.
  mutating func advance(to time: Int) -> Outcome?

  /// The descriptors whose input makes changes due at once.
  var descriptors: [Int32] { get }

  var effects: ViewEffects { get }
}

extension View {
  public var help: ViewHelp? { nil }
  public func claims(_ key: Key) -> Bool { false }
  public func reminder(in size: Size) -> String { "" }
  public func key(at point: Point, in size: Size) -> Key? {
    Key.named(by: reminder(in: size), at: point, in: size)
  }
  public func nextChange(after time: Int) -> Int? { nil }
  public mutating func advance(to time: Int) -> Outcome? { nil }
  public var descriptors: [Int32] { [] }
  public var effects: ViewEffects { ViewEffects() }

  public func words(in size: Size) -> [(word: String, key: Key)] { reminderWords }

  /// The Chinese words for keys in the reminder of the keys.
  var reminderWords: [(word: String, key: Key)] {
    let parts = reminder(in: Size(rows: 24, columns: 200)).split(separator: " ")
    var words: [(word: String, key: Key)] = []
    for (key, title) in zip(parts, parts.dropFirst()) where key.utf8.count == 1 {
      let word = String(String.UnicodeScalarView(title.unicodeScalars.prefix { $0.isHan }))
      if !word.isEmpty { words.append((word, .character(key.unicodeScalars[key.startIndex]))) }
    }
    return words
  }
}

public struct ViewHelp {
  let title: String
  let keys: [KeyHelp]
  var rules: [Phrase] = []
}

/// The effects of a view besides its drawing, up to now.
public struct ViewEffects {
  /// The number of times that the view has cheered so far; the bell rings for each.
  public var celebrations = 0
  /// The texts that the player has copied so far, of which the last one is on the clipboard.
  public var copies: [String] = []
  /// The last sound, and how many there were so far.
  public var sound: Sound?
  public var sounds = 0
  /// True if there are fireworks, after which the whole window is drawn anew.
  public var hasFireworks = false
  /// The line that is left on the terminal if a signal ends the process, or nil for none.
  public var exitMessage: String?
}
