import Lines
import Terminal

/// Reads the text of an input method: the word of a command stands for its key.
struct InputMethod {
  private var last = Last.key

  private enum Last {
    case key
    /// The end of a text since the last key.
    case text(String)
    /// The beginning of a word, and what may follow of it.
    case word(Substring)
    /// A sign that sent a text.
    case sign
  }

  enum Meaning {
    case input(Input)
    /// A key that only sent the text before it.
    case sent
    /// The rest of a word whose beginning was enough.
    case rest
    /// Text that isn't the word of a command, or not yet.
    case text
  }

  /// Returns what an input means in a view whose words stand for keys. A view without words takes
  /// the commands of a game.
  mutating func meaning(
    of input: Input, in words: @autoclosure () -> [(word: String, key: Key)]
  ) -> Meaning {
    guard case .key(.character(let character)) = input, character.displayWidth > 1 else {
      let isSign = " ,.!?;".unicodeScalars.contains { input == .key(.character($0)) }
      switch last {
      case .key: return .input(input)
      case .text where isSign, .word where isSign:
        last = .sign
        return .sent
      case .text, .word, .sign:
        // An Enter may follow the sign.
        last = .key
        return input == .key(.enter) ? .sent : .input(input)
      }
    }
    if case .word(let rest) = last, rest.unicodeScalars.first == character {
      last = .word(rest.dropFirst())
      return .rest
    }
    var typed = String(character)
    if case .text(let start) = last { typed = String((start + typed).suffix(2)) }
    let (words, command) = (words(), LineCommand(typed)?.key)
    // A view that reminds of its keys has no others of a game.
    let isCommand = words.isEmpty || command == "?" || command == "q"
    let word = typed.count < 2 ? nil : words.first { $0.word.hasPrefix(typed) }
    last = word.map { .word($0.word.dropFirst(2)) } ?? .text(typed)
    guard let key = word?.key ?? (isCommand ? command.map(Key.character) : nil)
    else { return .text }
    return .input(.key(key))
  }
}
