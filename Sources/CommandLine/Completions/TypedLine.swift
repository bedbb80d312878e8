/// The words of a command line that is typed in a shell, up to the cursor.
///
/// Quotes and backslashes are removed, as every shell does; variables and tildes stay as they are.
struct TypedLine {
  /// The words after the program, of which the last is at the cursor and may be empty. There are
  /// none while the program itself is typed.
  private(set) var words: [String] = []

  /// True if the word at the cursor is the file of a redirection.
  private(set) var isRedirected = false

  private var word: String?
  private var quote: Character?

  init(_ text: String) {
    var characters = text[...]
    while let character = characters.popFirst() {
      switch character {
      case "\\" where quote != "'": append(characters.popFirst())
      case quote: quote = nil
      case _ where quote != nil: append(character)
      case "'", "\"": (quote, word) = (character, word ?? "")
      case " ", "\t", "\n": finish()
      case "<", ">":
        // The number or sign before it belongs to the redirection.
        if word.map({ $0 == "&" || $0.allSatisfy(\.isNumber) }) == true { word = nil }
        finish()
        isRedirected = true
      default: append(character)
      }
    }
    words.append(word ?? "")
    // Variables may be set before the program.
    words = Array(words.drop { $0.contains("=") }.dropFirst())
  }

  private mutating func append(_ character: Character?) {
    word = (word ?? "") + (character.map { String($0) } ?? "")
  }

  /// Ends the word, unless none has begun.
  private mutating func finish() {
    guard let word else { return }
    if !isRedirected { words.append(word) }
    (self.word, isRedirected) = (nil, false)
  }
}
