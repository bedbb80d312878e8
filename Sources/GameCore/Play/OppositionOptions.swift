/// The options that choose an opponent, on command lines and as settings.
extension Opposition {
  /// The person at the same terminal, as an opponent to choose.
  static var person: Choice {
    Choice(
      Opponent.person.word,
      Phrase(en: "a person at the same terminal, in turns", zh: "和旁边的朋友同用一个终端"),
      title: Phrase(en: "Person", zh: "同屏朋友"),
      about: { _ in Phrase(en: "sits beside you", zh: "就坐在你旁边") })
  }

  /// A program, as an opponent to choose.
  public static var program: Choice {
    Choice(
      Opponent.program.word, Phrase(en: "the program that --exec starts", zh: "--exec 启动的程序"),
      title: Phrase(en: "Program", zh: "程序"))
  }

  /// A friend at another machine, as an opponent to choose. The name follows a colon in records.
  public static var friend: Choice {
    Choice(
      Opponent.friend(name: nil).word, Phrase(en: "a friend at another machine", zh: "另一台机器上的朋友"),
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
        let opponent = Opponent(text)
        return switch opponent {
        case .bot(let name): G.bot(named: name).map { .bot($0.name) }
        case .friend: opponent
        case .ghost: nil
        case .person, .program: others.contains { $0.name == text } ? opponent : nil
        }
      },
      encode: { $0.opponent.word }, set: { $0.opponent = $1 }
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
            en: "an address and a port such as 192.168.1.5:4242", zh: "形如 192.168.1.5:4242 的地址")),
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
          expecting: Phrase(en: "a name of at most 16 letters or digits", zh: "不超过 16 个字母、汉字或数字")
        ),
        Phrase(en: "your name for others", zh: "别人看到的名字"), isRare: true),
      parse: { Opponent.isName($0) ? $0 : nil }, set: { _, _ in })
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
    return names.count == 2 && names[0] != names[1] && names.allSatisfy(Opponent.isName)
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
}
