/// The opponent in turns or in a race, and the options of the mode.
public struct Opposition: Sendable {
  private let game: any ArcadeGame.Type
  public let mode: Mode

  /// The opponent's name on the command line: a bot, a program, a friend, or in turns a person; in
  /// records also a ghost. The name of a friend's or a ghost's player follows, as in `friend:Ben`.
  public var opponent: String

  /// The moves of the ghost that plays as the opponent, separated by commas; nil for another
  /// opponent.
  private(set) var ghost: String?

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
  private static let ghost = "ghost"

  public var isGhost: Bool { Self.isPlayer(opponent, of: Self.ghost) }

  /// True if a friend at another machine plays.
  public var isFriend: Bool { Self.isPlayer(opponent, of: Self.friend.name) }

  /// Returns whether a text is an opponent of a kind, whose player may have a name: `friend:Ben`.
  private static func isPlayer(_ text: some StringProtocol, of kind: String) -> Bool {
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

  /// Reads a word about a ghost in a record or a journal. Returns false for any other word.
  fileprivate mutating func readGhost(_ word: Substring) throws(UserError) -> Bool {
    guard mode == .race else { return false }
    if word.hasPrefix(Self.moves) {
      ghost = String(word.dropFirst(Self.moves.count))
      return true
    }
    let player = word.dropFirst(Self.race.count)
    guard word.hasPrefix(Self.race), player.prefix(while: { $0 != ":" }) == Self.ghost else {
      return false
    }
    guard Self.isPlayer(player, of: Self.ghost) else {
      let name = String(player.dropFirst(Self.ghost.count + 1)).quoted
      throw UserError(en: "a ghost has no name such as \(name)", zh: "幽灵不能叫 \(name)")
    }
    (opponent, bestOf) = (String(player), nil)
    return true
  }

  /// The prefixes of the opponent in records of races and of a ghost's moves in a journal.
  fileprivate static let (race, moves) = ("race=", "ghost=")

  // MARK: Command line

  /// The person at the same terminal, as an opponent to choose.
  static var person: Choice {
    Choice(
      "person", Phrase(en: "a person at the same terminal, in turns", zh: "和身边的朋友同用一个终端"),
      title: Phrase(en: "Person", zh: "身边的朋友"),
      about: { _ in Phrase(en: "sits beside you", zh: "就坐在你旁边") })
  }

  /// A program, as an opponent to choose.
  public static var program: Choice {
    Choice(
      "program", Phrase(en: "the program that --exec starts", zh: "--exec 启动的程序"),
      title: Phrase(en: "Program", zh: "程序"))
  }

  /// A friend at another machine, as an opponent to choose. The name follows a colon in records.
  public static var friend: Choice {
    Choice(
      "friend", Phrase(en: "a friend at another machine", zh: "另一台机器上的朋友"),
      title: Phrase(en: "Friend", zh: "朋友"),
      about: { _ in Phrase(en: "plays at another machine", zh: "在另一台机器上玩") })
  }

  private static func choosing<G: ArcadeGame>(
    _ mode: Mode, in game: G.Type, or others: [Choice], _ summary: Phrase, detail: String,
    excludes: [String]
  ) -> Option<Opposition> {
    Option(
      Flag(
        mode.rawValue, zh: mode == .race ? "比赛" : "对战",
        value: .init("PLAYER", oneOf: others + G.bots.map(\.choice)), summary,
        title: Phrase(en: "opponent", zh: "对手"), detail: detail, excludes: excludes),
      isRecorded: true, isSaved: true,
      parse: { text in
        let isOther = others.contains { $0.name == text } || isPlayer(text, of: friend.name)
        return isOther ? text : G.bot(named: text)?.name
      },
      encode: { $0.opponent }, set: { $0.opponent = $1 }
    )
  }

  private static var command: Flag.Value {
    .init(
      "COMMAND", expecting: Phrase(en: "a command for the shell", zh: "一条 shell 命令"),
      names: .commands)
  }

  /// The options of opponents that are programs or at other machines.
  private static var toOthers: [Option<Opposition>] { [exec, timeout, at, through, name] }

  public static var exec: Option<Opposition> {
    Option(
      Flag(
        "exec", zh: "程序", value: command,
        Phrase(en: "start the program that plays against you", zh: "启动对手程序的命令"),
        detail: "It plays in JSON lines.", excludes: ["through"], isRare: true),
      parse: { $0.isEmpty ? nil : $0 }, set: { $0.command = $1 })
  }

  public static var timeout: Option<Opposition> {
    .timeout("With `--exec` only.") { $0.timeLimit = $1 }
  }

  static var at: Option<Opposition> {
    Option(
      Flag(
        "at", zh: "地址",
        value: .init(
          "ADDRESS:PORT",
          expecting: Phrase(
            en: "an address and a port such as 192.168.1.5:4242", zh: "地址和端口，如 192.168.1.5:4242")),
        Phrase(en: "where to wait for a friend", zh: "等待朋友连接的地址和端口"),
        detail: """
          Without an address, as in :4242, at all of the machine's. Default: all, and a free port.
          """, excludes: ["exec", "through"], isRare: true),
      parse: { $0.isEmpty ? nil : $0 }, set: { $0.place = $1 })
  }

  public static var name: Option<Opposition> {
    Option(
      Flag(
        "name", zh: "名字",
        value: .init(
          "NAME",
          expecting: Phrase(en: "a name of at most 16 letters or digits", zh: "不超过 16 个字母、汉字或数字的名字")
        ),
        Phrase(en: "your name for others", zh: "别人看到的你的名字"), isRare: true),
      parse: { isName($0) ? $0 : nil }, set: { _, _ in })
  }

  public static var through: Option<Opposition> {
    Option(
      Flag(
        "through", zh: "经由", value: command,
        Phrase(en: "reach a friend through a command's pipes", zh: "通过一条命令的管道连接朋友"),
        detail: "See `arcade man online`.", excludes: ["at"], isRare: true),
      parse: { $0.isEmpty ? nil : $0 }, set: { $0.through = $1 })
  }

  /// Returns the options of a race in a game.
  fileprivate static func ofRace<G: ArcadeGame>(in game: G.Type) -> [Option<Opposition>] {
    let versus = G.opposition(.turns).map(\.flag.name).filter {
      !toOthers.map(\.flag.name).contains($0)
    }
    return [
      choosing(
        .race, in: game, or: [program, friend],
        Phrase(en: "race a bot, or a record of a game", zh: "和电脑或一局记录比赛，题目相同"),
        detail: "A record is its number as in `arcade replay --list`, last, a file, - or a code.",
        excludes: ["watch", "speed"] + versus),
      Option(
        Flag(
          "best-of",
          value: .init(
            "N", expecting: Phrase(en: "an odd number from 1 to 99", zh: "1 到 99 的奇数"),
            offering: ["1", "3", "5", "7", "9"]),
          Phrase(en: "length of a series of races", zh: "系列赛的局数"),
          title: Phrase(en: "best of", zh: "局数"),
          about: Phrase(
            en: "The first to win more than half of these races wins the series.",
            zh: "先赢过半数的一方获胜。"),
          detail: "The first to win more than half of N races wins.", excludes: versus,
          isRare: true, defaultValue: "3"),
        isSaved: true, parse: Series.length, encode: { $0.bestOf.map(String.init) },
        set: { $0.bestOf = $1 }),
    ] + toOthers
  }

  /// Returns the options of playing in turns in a game.
  fileprivate static func ofTurns<G: ArcadeGame>(in game: G.Type) -> [Option<Opposition>] {
    return [
      choosing(
        .turns, in: game, or: [person, program, friend],
        Phrase(en: "two players take turns on one board", zh: "两人轮流在同一桌上玩"),
        detail: """
          A person shares your terminal, a program is what `--exec` starts, a friend joins from \
          another machine; any other name is a bot.
          """, excludes: ["watch"]),
      Option(
        Flag(
          "names", zh: "双方名字",
          value: .init(
            "A,B",
            expecting: Phrase(
              en: "two different names of at most 16 letters or digits, such as 'Ann,Ben'",
              zh: "两个不同的名字，各不超过 16 个字母、汉字或数字，如 'Ann,Ben'")),
          Phrase(en: "names of the two players", zh: "两位玩家的名字"),
          detail: "With `--versus` only.", isRare: true),
        isRecorded: true, parse: { areNames($0) ? $0 : nil }, encode: { $0.names },
        set: { $0.names = $1 }
      ).with { $0.nilEncoding = "-" },
      .number(
        "begins", "N", in: 1...Seat.both.count,
        Phrase(en: "player who starts, 1 or 2", zh: "先手玩家，1 或 2"),
        detail: "The other player begins the next deal. With `--versus` only.", isRare: true,
        get: { $0.beginner.number }, set: { $0.beginner = Seat($1 - 1) }
      ).with { $0.flag.chinese = "先手" },
    ] + toOthers
  }

  private static func areNames(_ text: String) -> Bool {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    return names.count == 2 && names[0] != names[1] && names.allSatisfy { isName($0) }
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

extension ArcadeGame {
  /// Returns the options for playing against an opponent in a mode.
  public static func opposition(_ mode: Mode) -> [Option<Opposition>] {
    guard mode.hasOpponent, modes.contains(mode) else { return [] }
    return mode == .race ? Opposition.ofRace(in: self) : Opposition.ofTurns(in: self)
  }

  /// The flags of a command line against an opponent, in turns or in a race.
  public static var opponentFlags: [Flag] {
    var flags: [Flag] = []
    for mode in modes {
      flags += opposition(mode).map(\.flag).filter { flag in
        !flags.contains { $0.name == flag.name }
      }
    }
    return flags
  }

  // MARK: Records

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

extension Opposition {
  /// The prefix of the series in a journal: `series=3:1-0`.
  fileprivate static let series = "series="

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
    recorded(with: opposition) + (opposition?.series.map { " \(Opposition.series)\($0)" } ?? "")
      + (opposition?.friendLine.map { " \(FriendLine.prefix)\($0)" } ?? "")
      + (opposition?.ghost.map { " \(Opposition.moves)\($0)" } ?? "")
  }
}

extension OptionList {
  /// Creates the list of possible opponents: people, then bots from weak to strong. Passes the
  /// chosen one to `save`, with the option that chooses it.
  public init(
    opponentsIn opposition: Opposition, _ ladder: [Choice], beaten: Set<String>,
    _ presentation: Presentation, save: @escaping (Opposition, Option<Opposition>) -> Void
  ) {
    let (option, bots) = (opposition.table.first, ladder.map(\.name))
    let people = (option?.flag.choices ?? []).filter {
      [Opposition.person.name, Opposition.friend.name].contains($0.name)
    }
    let names = people.map(\.name) + bots
    let next = ladder.next(afterBeating: beaten)?.name
    let rows = (people + ladder).map { choice in
      let rung: OptionRow.Rung =
        switch choice.name {
        case next: .next
        case _ where beaten.contains(choice.name): .beaten
        case _ where bots.contains(choice.name): .bot
        default: .person
        }
      return OptionRow(
        choice.title(presentation.language), "", about: choice.about?(presentation.language) ?? "",
        rung: rung)
    }
    self.init(rows) { index, step throws(UserError) in
      guard let option else { throw step.refusal(by: rows[index]) }
      var changed = opposition
      try option.set(&changed, to: names[index])
      save(changed, option)
    }
  }
}
