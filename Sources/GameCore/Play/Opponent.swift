/// Who plays against the player.
public enum Opponent: Hashable, Sendable {
  /// A bot, by its name.
  case bot(String)

  /// A person at the same terminal.
  case person

  /// The program that `--exec` starts.
  case program

  /// A friend at another machine, who may have a name.
  case friend(name: String?)

  /// The player of a recorded game, who may have a name, and the moves, separated by commas.
  case ghost(name: String?, moves: String)

  /// Creates the opponent that a word means on the command line or in a record: `expert`,
  /// `friend:Ben`. A ghost has no moves yet.
  init(_ word: some StringProtocol) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.count > 1 ? String(parts[1]) : nil
    let isNamed = name.map(Self.isName) ?? true
    switch parts[0] {
    case "person" where name == nil: self = .person
    case "program" where name == nil: self = .program
    case "friend" where isNamed: self = .friend(name: name)
    case "ghost" where isNamed: self = .ghost(name: name, moves: "")
    default: self = .bot(String(word))
    }
  }

  /// The word on the command line and in records.
  public var word: String {
    switch self {
    case .bot(let name): name
    case .person: "person"
    case .program: "program"
    case .friend(let name): "friend" + (name.map { ":\($0)" } ?? "")
    case .ghost(let name, _): "ghost" + (name.map { ":\($0)" } ?? "")
    }
  }

  /// The name of a friend's or a ghost's player, or nil.
  public var name: String? {
    switch self {
    case .friend(let name), .ghost(let name, _): name
    case .bot, .person, .program: nil
    }
  }

  /// Returns whether a text can be a player's name, which has at most 16 letters or digits.
  public static func isName(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name.count <= 16 && String(name).displayWidth <= 16
      && name.allSatisfy { $0.isLetter || ("0"..."9").contains($0) }
      // Names may have accents, but no stacks of accents and no invisible characters.
      && name.unicodeScalars.count <= 4 * 16
      && !name.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint }
  }
}
