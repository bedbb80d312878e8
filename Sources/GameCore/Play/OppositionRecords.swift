/// The opposition in records and journals.
extension Opposition {
  /// The prefix of the series in a journal: `series=3:1-0`.
  fileprivate static let series = "series="

  /// Reads a word about a ghost in a record or a journal. Returns false for any other word.
  fileprivate mutating func readGhost(_ word: Substring) throws(UserError) -> Bool {
    guard mode == .race else { return false }
    if word.hasPrefix(Self.moves) {
      opponent = .ghost(name: opponent.name, moves: String(word.dropFirst(Self.moves.count)))
      return true
    }
    guard word.hasPrefix(Self.race), case let ghost = Opponent(word.dropFirst(Self.race.count)),
      case .ghost = ghost
    else { return false }
    (opponent, bestOf) = (ghost, nil)
    return true
  }

  /// The prefixes of the opponent in records of races and of a ghost's moves in a journal.
  fileprivate static let (race, moves) = ("race=", "ghost=")
}

extension ArcadeGame {
  public static func options(
    recorded text: String, _ mode: Mode
  ) throws(UserError) -> (Options, Opposition?) {
    guard mode.hasOpponent else { return (try Options(recorded: text), nil) }
    var (opposed, own) = (Opposition(Self.self, mode), [Substring]())
    let table = opposed.table
    for word in text.split(separator: " ") {
      if word.hasPrefix(Opposition.series) {
        let value = String(word.dropFirst(Opposition.series.count))
        guard let series = Series(value) else {
          throw UserError(
            en: "a series is a standing such as 3:1-0, not \(value.quoted)",
            zh: "系列赛应写成 3:1-0 这样的比分，不能是 \(value.quoted)")
        }
        (opposed.series, opposed.bestOf) = (series, series.length)
      } else if word.hasPrefix(FriendLine.prefix) {
        opposed.friendLine = FriendLine(String(word.dropFirst(FriendLine.prefix.count)))
      } else if try opposed.readGhost(word) {
        continue
      } else if try !table.read(word.utf8, into: &opposed) {
        own.append(word)
      }
    }
    return (try Options(recorded: own.joined(separator: " ")), opposed)
  }
}

extension GameOptions {
  /// Returns the options and the opposition's in the form of records. A race's options come last.
  public func recorded(with opposition: Opposition?) -> String {
    guard let opposition else { return recorded }
    let own = Self.table.recordedWords(of: self)
    let words = own + opposition.table.recordedWords(of: opposition)
    return (opposition.mode == .race ? words : words.sorted()).joined(separator: " ")
  }

  /// Returns the options in the form of journals: as in records, then the series, the ghost's
  /// moves or the line to a friend if there are any.
  public func journaled(with opposition: Opposition?) -> String {
    var ghost = ""
    if case .ghost(_, let moves) = opposition?.opponent { ghost = " \(Opposition.moves)\(moves)" }
    return recorded(with: opposition)
      + (opposition?.series.map { " \(Opposition.series)\($0)" } ?? "")
      + (opposition?.friendLine.map { " \(FriendLine.prefix)\($0)" } ?? "")
      + ghost
  }
}
