/// The opponent in turns or in a race, and the options of the mode.
public struct Opposition: Sendable {
  private let game: any ArcadeGame.Type
  public let mode: Mode

  public var opponent: Opponent

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
    (self.game, self.mode, opponent) = (game, mode, .bot(game.usualOpponent))
    bestOf = mode == .race ? 3 : nil
  }

  /// Creates the opposition in a race against the moves of a recorded game, whose player may have a
  /// name.
  public init(_ game: any ArcadeGame.Type, ghost moves: [String], of name: String?) {
    self.init(game, .race)
    (opponent, bestOf) = (.ghost(name: name, moves: moves.joined(separator: ",")), nil)
  }

  /// The options of the mode; the first one chooses the opponent.
  var table: [Option<Opposition>] { game.opposition(mode) }

  public var seating: Seating { mode.seating.begun(by: beginner) }

  /// The names of the players: the given ones, or the opponent's.
  public var seatNames: SeatNames {
    func title<G: ArcadeGame>(_ game: G.Type) -> Phrase? {
      switch opponent {
      case .bot(let name): G.bot(named: name)?.choice.title
      case .person: nil
      case .program: Self.program.title
      case .friend(let name): Phrase(en: name ?? "your friend", zh: name ?? "朋友")
      case .ghost(let name, _): Phrase(en: name ?? "Ghost", zh: name ?? "幽灵")
      }
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
        en: "Both play the same deal alone; the better score wins. It counts for no level.",
        zh: "同一局各玩各的，成绩好的获胜，不算难度星。")
    ]
  }

  /// True if a friend at another machine plays.
  public var isFriend: Bool { if case .friend = opponent { true } else { false } }

  // MARK: Words

  /// The words of a command that plays against this opponent, a bot by its title if that means it.
  var words: [String] {
    func typed<G: ArcadeGame>(_ game: G.Type) -> Opponent {
      let title = G.botTitle(opponent.word, .en).lowercased()
      return G.bot(named: title)?.name == opponent.word ? .bot(title) : opponent
    }
    var (shown, others) = (self, Opposition(game, mode))
    shown.opponent = typed(game)
    // The command names the opponent even if it is the usual one.
    others.opponent = .bot("")
    return table.words(of: shown, omitting: others) + starter
  }

  /// The words that start an opponent that is a program, with a placeholder for a command that
  /// isn't known; empty for others.
  public var starter: [String] {
    guard opponent == .program else { return [] }
    return ["--\(Self.exec.flag.name)", command ?? "COMMAND"]
  }

  public var fields: JSONObject { table.fields(of: self) }
}
