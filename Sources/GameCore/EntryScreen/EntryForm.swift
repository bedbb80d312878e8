import TextUI

/// The form of a move typed on an ``EntryScreen``.
public struct EntryForm: Sendable {
  /// The characters of moves, or nil for every visible ASCII character.
  public var symbols: String?

  /// The number of characters of every move, or nil if moves differ in length.
  public var places: Int?

  /// Creates a form.
  public init(symbols: String? = nil, places: Int? = nil) {
    (self.symbols, self.places) = (symbols, places)
  }

  /// The most characters of moves that differ in length.
  private static let limit = 40

  /// The most characters of a move.
  var length: Int { places ?? Self.limit }

  /// Returns the character that a key enters, in the case of the symbols, or nil if none.
  func symbol(for scalar: Unicode.Scalar) -> Character? {
    guard scalar != " ", scalar.isASCII else { return nil }
    let typed = Character(scalar)
    guard let symbols else { return typed }
    return symbols.first { $0.lowercased() == typed.lowercased() }
  }
}

/// The keys of an ``EntryScreen``.
enum EntryKeys {
  enum Action: Sendable {
    case submit, erase, eraseAll
  }

  static let bindings = [
    Binding(.enter, action: Action.submit, Phrase(en: "make the move", zh: "确定")),
    Binding(.backspace, action: .erase, Phrase(en: "delete the last character", zh: "删除一个字符")),
    Binding(.escape, action: .eraseAll, Phrase(en: "clear the entry", zh: "清除输入")),
  ]
}
