import GameCore
import Platform
import Simulation
import Terminal

/// The options of commands in which bots play many games.
struct SimulationOptions {
  var games: Int?

  /// The external programs that play: `COMMAND` or `NAME=COMMAND`.
  var programs: [String] = []

  /// The milliseconds that an external program has for a move.
  var timeLimit = Option<Self>.usualTimeLimit

  /// The player whom all others meet, or nil if all meet each other.
  var against: String?
  var log: String?
  var jobs = Threads.processors

  var shard: Shard?
  var sprt: String?

  static let usualGames = 1000

  /// The number of games in every pairing of a tournament, or nil if only a test ends them.
  var plannedGames: Int? { games ?? (sprt == nil ? Self.usualGames : nil) }

  static let simulate: [Option<Self>] =
    [games(Phrase(en: "play N games", zh: "玩 N 局"))]
    + programs(Phrase(en: "let an external program play", zh: "让外部程序来玩"))
    + [jobs(), shard()]

  static let tournament: [Option<Self>] = tournament(among: [])

  /// Returns the options of a tournament of a game's bots, which complete `--against`.
  static func tournament(among bots: [Choice]) -> [Option<Self>] {
    [games(Phrase(en: "play N games in every pairing", zh: "每对玩家玩 N 局"))]
      + programs(
        Phrase(en: "let an external program take part", zh: "让外部程序参赛"), areSeveral: true) + [
        Option(
          Flag(
            "sprt", zh: "序贯检验",
            value: .init(
              "LOW,HIGH",
              expecting: Phrase(en: "two numbers of Elo such as 0,10", zh: "两个 Elo 数值，如 0,10")),
            Phrase(
              en: "two bots: stop once LOW or HIGH Elo is ruled out (SPRT)",
              zh: "两名玩家：排除下限或上限 Elo 后即停（SPRT）"),
            detail: "A sequential probability ratio test, with a risk of 5 % for either error.",
            isRare: true),
          parse: { $0 }, set: { $0.sprt = $1 }),
        jobs(), shard(excludes: ["sprt"]), against(bots),
      ]
  }

  static let verify = [jobs("")]

  private static func games(_ summary: Phrase) -> Option<Self> {
    let counts = 1...SeedRange.limit
    return Option(
      Flag(
        "games", zh: "局数", value: .init("N", in: counts), summary,
        defaultValue: String(usualGames)),
      parse: WholeNumber.parser(in: counts), set: { $0.games = $1 })
  }

  private static func programs(_ summary: Phrase, areSeveral: Bool = false) -> [Option<Self>] {
    let exec = Option<Self>(
      Flag(
        "exec", zh: "程序",
        value: .init(
          "[NAME=]COMMAND", expecting: Phrase(en: "a command for the shell", zh: "一条 shell 命令"),
          names: .commands), summary,
        detail: """
          It plays in JSON lines; every thread starts it once. In a tournament each one is a \
          player; in a simulation the last one counts.
          """, replacesOperands: !areSeveral, isRepeatable: areSeveral),
      parse: { $0.isEmpty ? nil : $0 }, set: { $0.programs.append($1) })
    let log = Option<Self>(
      Flag(
        "log", zh: "日志",
        value: .init(
          "FILE",
          expecting: Phrase(en: "a file such as games.log", zh: "games.log 这样的文件"), names: .files),
        Phrase(en: "append all games and faults to FILE", zh: "把每一局和出错经过追加到文件"),
        isRare: true),
      // Standard output is the report's.
      parse: { ["", "-"].contains($0) ? nil : $0 }, set: { $0.log = $1 })
    let detail = "A program that takes longer ends the simulation, or forfeits the game."
    return [exec, .timeout(detail) { $0.timeLimit = $1 }, log]
  }

  private static func against(_ choices: [Choice]) -> Option<Self> {
    Option(
      Flag(
        "against", zh: "对阵",
        value: .init(
          "BOT", expecting: Phrase(en: "a player", zh: "一名玩家"), or: choices),
        Phrase(en: "let all meet only this player", zh: "其他玩家都只和这名玩家比赛"),
        detail: "A bot, or the NAME of a program.", isRare: true),
      parse: { $0.isEmpty ? nil : $0 }, set: { $0.against = $1 })
  }

  private static func shard(excludes: [String] = []) -> Option<Self> {
    Option(
      Flag(
        "shard", zh: "分片",
        value: .init("I/N", expecting: Phrase(en: "a part such as 1/4", zh: "一部分，如 1/4")),
        Phrase(en: "play part I of N, for one of several machines", zh: "只玩 N 份中的第 I 份，用于多台机器"),
        detail: "Requires `--seed`.",
        excludes: excludes, isRare: true),
      parse: Shard.init, set: { $0.shard = $1 })
  }

  private static func jobs(
    _ exception: String = ", unless programs come near their time limit"
  ) -> Option<Self> {
    let counts = 1...1024
    return Option(
      Flag(
        "jobs", zh: "线程", value: .init("N", in: counts),
        Phrase(en: "use N threads", zh: "使用 N 个线程"),
        detail: "Default: one per processor. The result is the same with any number\(exception).",
        isRare: true),
      parse: WholeNumber.parser(in: counts), set: { $0.jobs = $1 })
  }
}

extension SimulationOptions {
  /// Returns the options and the first seed of the deals that a command line asks for. Throws if
  /// the options make no deal, or a part of the games has no seed.
  func deals<G: ArcadeGame>(
    of game: G.Type, _ context: CommandContext
  ) throws -> (G.Options, Seed) {
    let (options, source) = try context.deal(of: game)
    guard source != nil || shard == nil else {
      throw UserError(
        en: "--shard requires --seed, so that all parts are of the same games",
        zh: "--shard 需要 --seed，各份才是同一批题目")
    }
    let seed = source?.seed ?? .drawn()
    _ = try Playthrough<G>(options: options, source: .seed(seed))
    return (options, seed)
  }

  /// Returns the external programs as players. Throws if one can't be run, or its name can't be
  /// told from a variable of the shell, is that of a bot, or is another one's.
  func contestants<G: ArcadeGame>(in game: G.Type) throws -> [Contestant<G>] {
    var players: [Contestant<G>] = []
    for text in programs {
      var (name, command) = (text, text)
      let word = text.prefix { $0.isLetter || $0.isNumber || "-_.+:@,".contains($0) }
      if text.dropFirst(word.count).first == "=" {
        (name, command) = (String(word), String(text.dropFirst(word.count + 1)))
        guard word.isProgramName else {
          throw UserError(
            en: "\(name.quoted) can't be a name; use letters from a to z, digits, - and _",
            zh: "名字不能是 \(name.quoted)；请用英文字母、数字、- 和 _")
        }
        guard word.contains(where: { $0.isLowercase || $0 == "-" }) || word.first?.isNumber == true
        else {
          throw UserError(
            en: "\(text.quoted) may begin with a name or a variable; use a name with a small "
              + "letter, or begin with 'env '",
            zh: "\(text.quoted) 的开头可能是名字，也可能是变量；名字里请用小写字母，变量前请加 'env '")
        }
        guard !command.isEmpty else {
          throw UserError(
            en: "--exec has no command after \(text.quoted)", zh: "--exec 的 \(text.quoted) 后面没有命令")
        }
        guard G.bot(named: name) == nil, !players.contains(where: { $0.name == name }) else {
          throw UserError(
            en: "\(name.quoted) is the name of another player", zh: "\(name.quoted) 已是另一名玩家的名字")
        }
      }
      try Environment.check(command: command)
      players.append(.program(name, command: command))
    }
    return players
  }
}

extension CommandContext {
  /// Returns a progress bar for games of bots. At a terminal that can redraw lines, others may
  /// stand above it. `isShared` means that other programs may write to the terminal.
  func progressBar(isShared: Bool) -> ProgressBar {
    let isLive = !play.json && !presentation.isPlain && environment.obeysSequences
    return ProgressBar(presentation, below: isLive ? LiveLines(isShared: isShared) : nil)
  }
}
