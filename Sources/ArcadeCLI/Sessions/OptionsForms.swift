import GameCore
import TextUI
import Tiles

extension GameOptions {
  /// The command that plays a game with these options, word by word, without those that stand as in
  /// `standard`.
  func command(of game: String, notSaying standard: Self = Self()) -> [String] {
    var words = ["arcade", game]
    for option in Self.table {
      guard let spelling = option.spelling(in: self), spelling != option.spelling(in: standard)
      else { continue }
      words.append("--\(option.flag.name)")
      if case .value(let value) = spelling { words.append(value) }
    }
    return words
  }

  /// The options as the JSON lines have them.
  var fields: JSONObject {
    spellings.reduce(into: [:]) { object, option in
      object[option.name] =
        switch option.spelling {
        case .value(let value): .string(value)
        case .state(let isOn): .bool(isOn)
        }
    }
  }
}
