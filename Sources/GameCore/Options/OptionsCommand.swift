extension GameOptions {
  /// Returns the command that plays a game with these options, word by word, without those that are
  /// the same in `defaults`.
  public func command(of game: String, omitting defaults: Self = Self()) -> [String] {
    var words = ["arcade", game]
    for option in Self.table {
      guard let spelling = option.spelling(in: self),
        option.isAlwaysWritten || spelling != option.spelling(in: defaults)
      else { continue }
      words.append("--\(option.flag.name)")
      if case .value(let value) = spelling { words.append(value) }
    }
    return words
  }

  /// The options that have a value, as the JSON lines have them.
  public var fields: JSONObject {
    var fields: JSONObject = [:]
    for option in Self.table {
      switch option.spelling(in: self) {
      case .value(option.absence): break
      case .value(let value): fields[option.flag.name] = .string(value)
      case .state(let isOn): fields[option.flag.name] = .bool(isOn)
      case nil: break
      }
    }
    return fields
  }
}
