/// The opponent in turns or in a race, and the options of the mode.
public struct Opposition: Sendable {
  private let game: any ArcadeGame.Type
  public let mode: Mode

  /// The opponent's name on the command line: a bot, a program, a friend, or in turns a person; in
  /// records also a ghost. The name of a friend's or a ghost's player follows, as in `friend:Ben`.
  public var opponent: String

  /// The moves of the ghost that plays as the opponent, separated by commas; nil for another
  /// opponent.
  var ghost: String?

  /// The shell command of the program that plays as the opponent.
  public var command: String?

  /// The milliseconds that the program has for a move.
  public var timeLimit = Option<Opposition>.usualTimeLimit

  /// Where to wait for a friend, `ADDRESS:PORT`, or nil for any address and a free port.
  public var place: String?

  /// The shell command that is the line to a friend, or nil.
  public var through: String?

  /// What a journal keeps of the line to a friend: see ``FriendLine``.
  public var friendLine: FriendLine?

  /// The names of both players in turns, such as `Ann,Ben`, or nil if they have none.
  public var names: String?
  public var beginner = Seat.first

  /// The length of a new series of races; nil in turns.
  public var bestOf: Int?

  /// The series that the race belongs to, or nil for none.
  public var series: Series?

  /// Creates the opposition with the game's usual opponent.
  public init(_ game: any ArcadeGame.Type, _ mode: Mode) {
    (self.game, self.mode, opponent) = (game, mode, game.usualOpponent)
    bestOf = mode == .race ? 3 : nil
  }

  /// Creates the opposition in a race against the moves of a recorded game, whose player may have a
  /// name.
  public init(_ game: any ArcadeGame.Type, ghost moves: [String], of name: String?) {
    self.init(game, .race)
    (opponent, bestOf) = (Self.ghost + (name.map { ":\($0)" } ?? ""), nil)
    ghost = moves.joined(separator: ",")
  }

  /// The options of the mode; the first one chooses the opponent.
  var table: [Option<Opposition>] { game.opposition(mode) }

  public var seating: Seating { mode.seating.begun(by: beginner) }

  /// The names of the players: the given ones, or the opponent's.
  public var seatNames: SeatNames {
    func title<G: ArcadeGame>(_ game: G.Type) -> Phrase? {
      if let name = opponentsName { return Phrase(en: name, zh: name) }
      if isFriend { return Phrase(en: "your friend", zh: "朋友") }
      if isGhost { return Phrase(en: "Ghost", zh: "幽灵") }
      return opponent == Self.program.name
        ? Self.program.title : G.bot(named: opponent)?.choice.title
    }
    guard let names else { return SeatNames(nil, title(game)) }
    let phrases = names.split(separator: ",").map { Phrase(en: String($0), zh: String($0)) }
    return SeatNames(phrases[0], phrases[1])
  }

  /// The rules of the mode, which precede those of the game.
  public var rules: [Phrase] {
    guard mode == .race else { return [] }
    return [
      Phrase(
        en: "Both play the same deal, each alone, and the better score wins.", zh: "同一局各玩各的，成绩好的获胜。"
      )
    ]
  }

  // MARK: Friends and ghosts

  /// The opponent that repeats the moves of a record.
  static let ghost = "ghost"

  public var isGhost: Bool { Self.isPlayer(opponent, of: Self.ghost) }

  /// True if a friend at another machine plays.
  public var isFriend: Bool { Self.isPlayer(opponent, of: Self.friend.name) }

  /// Returns whether a text is an opponent of a kind, whose player may have a name: `friend:Ben`.
  static func isPlayer(_ text: some StringProtocol, of kind: String) -> Bool {
    text == kind || text.hasPrefix(kind + ":") && isName(text.dropFirst(kind.count + 1))
  }

  /// The name of a friend's or a ghost's player, or nil.
  public var opponentsName: String? {
    guard isGhost || isFriend, let colon = opponent.firstIndex(of: ":") else { return nil }
    return String(opponent[colon...].dropFirst())
  }

  /// Sets the name of the friend, who may have none.
  public mutating func name(friend name: String?) {
    opponent = Self.friend.name + (name.map { ":" + $0 } ?? "")
  }

  // MARK: Words

  /// The opponent as people type it: by a bot's title if that means this bot.
  private var typedOpponent: String {
    func word<G: ArcadeGame>(_ game: G.Type) -> String {
      let title = G.botTitle(opponent, .en).lowercased()
      return G.bot(named: title)?.name == opponent ? title : opponent
    }
    return word(game)
  }

  /// The words of a command that plays against this opponent.
  var words: [String] {
    var (shown, others) = (self, Opposition(game, mode))
    shown.opponent = typedOpponent
    // The command names the opponent even if it is the usual one.
    others.opponent = ""
    return table.words(of: shown, omitting: others) + starter
  }

  /// The words that start an opponent that is a program, with a placeholder for a command that
  /// isn't known; empty for others.
  public var starter: [String] {
    guard opponent == Self.program.name else { return [] }
    return ["--\(Self.exec.flag.name)", command ?? "COMMAND"]
  }

  public var fields: JSONObject { table.fields(of: self) }
}
