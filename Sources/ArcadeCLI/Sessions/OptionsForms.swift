import ArcadeCore

extension GameOptions {
  /// The command that plays a game with these options, word by word, without those that stand as in
  /// `standard`.
  func command(of game: String, notSaying standard: Self = Self()) -> [String] {
    var words = ["arcade", game]
    for ((name, spelling), (_, usual)) in zip(spellings, standard.spellings)
    where spelling != usual {
      switch spelling {
      case .value(let value): words += ["--\(name)", value]
      case .state: words.append("--\(name)")
      }
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
