import TextUI

/// The form of a move typed on an ``EntryScreen``.
public struct EntryForm: Sendable {
  /// The characters of moves, or nil for every visible ASCII character.
  public var symbols: String?

  /// The number of characters of every move, or nil if moves differ in length.
  public var places: Int?

  public init(symbols: String? = nil, places: Int? = nil) {
    (self.symbols, self.places) = (symbols, places)
  }

  /// The most characters of moves that differ in length.
  private static let limit = 40

  /// The most characters of a move.
  var length: Int { places ?? Self.limit }

  /// The keys of the characters, as the help names them: `a-f`.
  var keys: String {
    guard let symbols else { return "a-z 0-9" }
    var ranges: [(first: Unicode.Scalar, last: Unicode.Scalar)] = []
    for scalar in symbols.unicodeScalars.sorted() {
      if let range = ranges.last, range.last.value + 1 == scalar.value {
        ranges[ranges.count - 1].last = scalar
      } else {
        ranges.append((scalar, scalar))
      }
    }
    return ranges.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
      .joined(separator: " ")
  }

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

  /// Returns the help where moves have a form.
  static func help(on form: EntryForm) -> [KeyHelp] {
    let taken = "nqr".filter { form.symbols?.contains($0) ?? false }
    let typed = KeyHelp(form.keys, Phrase(en: "type a move", zh: "输入"))
    guard !taken.isEmpty else { return bindings.help() + [typed] }
    let keys = taken.map { "Ctrl-\($0.uppercased())" }.joined(separator: " ")
    let both = Phrase(
      en: "the keys \(taken.map(String.init).joined(separator: ", ")), which type letters here",
      zh: "代替用来输入的 \(taken.map(String.init).joined(separator: "、")) 键")
    return bindings.help() + [typed, KeyHelp(keys, both)]
  }
}
