import CommandLine
import Lines
import Records
import Screens

/// The recorded game that a person or a program is to race.
final class GhostGame: Sendable {
  let record: Record

  /// The name of its player, or nil for none.
  let name: String?

  /// The title of what follows the race where it is one of several, or nil for a race alone.
  let next: Phrase?

  init(_ record: Record, of name: String?, next: Phrase? = nil) {
    (self.record, self.name, self.next) = (record, name, next)
  }
}

extension PlayCommand {
  /// Returns the context with the recorded game that `--race` names, if it names one and no bot.
  // The function stands alone, since few games need it.
  @inline(never)
  static func withGhost(_ context: CommandContext) throws -> CommandContext {
    guard let flag = G.opposition(.race).first?.flag,
      let typed = context.line.value(of: Mode.race.rawValue),
      case let word = flag.value(meant: typed),
      ![Opposition.program.name, Opposition.friend.name].contains(word),
      G.bot(named: word) == nil
    else { return context }
    guard let (records, challenge) = try RecordChoice.games(toRace: word, in: G.name, context)
    else {
      let all = Phrase { language in
        (flag.choices.map { $0.label(language) } + [language(en: "RECORD", zh: "记录")])
          .alternatives(language)
      }
      throw UserError.unfit(flag.label, word, word.suggestion(from: flag.choices) ?? .choose(all))
    }
    let head = records[0].head
    let way = GameCatalog.arcade.game(named: head.game, rules: head.rules)
    guard records.count == 1, way?.type.name == G.name, head.rules == G.rules else {
      throw UserError(
        en: "that is not one game of \(G.name) by its rules; try 'arcade race'",
        zh: "那不是按现在规则玩的一局 \(G.name)；请用 'arcade race'")
    }
    var context = context
    context.line.drop(Mode.race.rawValue)
    context.ghost = GhostGame(records[0], of: challenge?.name)
    return context
  }

  /// Returns the race against a recorded game: its deal and options, and its moves as the opponent.
  func start(against ghost: GhostGame) throws -> Start {
    let (played, fault) = try RecordChoice.playthrough(of: ghost.record, as: G.self)
    if let fault { throw UserError(fault, status: .unfinished) }
    guard played.mode != .turns, !played.isPlaying else {
      throw UserError(
        en: "the game to race is unfinished or was played in turns", zh: "要比赛的这一局没玩完，或是轮流玩的")
    }
    if let option = ["best-of", "exec"].first(where: line.has) {
      throw UserError(
        en: "--\(option) and a race against a record cannot be combined",
        zh: "--\(option) 不能用于和记录的比赛")
    }
    _ = try context.playerName()
    var options = played.options
    adapt(&options, G.Options.table)
    let (asked, source) = try context.deal(of: G.self, from: options) {
      try $0.load(context.outside())
    }
    let isSameDeal = source?.origin.isSameDeal(as: played.source.origin) ?? true
    guard isSameDeal, asked.recorded == options.recorded else {
      let alone = try Playthrough<G>(options: options, source: played.source)
      let command = alone.command(inASCII: context.presentation.isASCII)
      throw UserError(
        en: "a race keeps the deal and the options of the record: '\(command)'",
        zh: "比赛用的是记录里的题目和选项：'\(command)'")
    }
    let moves = played.log.map(\.move.description)
    return Start(
      options: options, opposition: Opposition(G.self, ghost: moves, of: ghost.name),
      source: played.source)
  }
}

extension ArcadeGame {
  /// Returns the last record of a finished race against the context's ghost; nil if there is none.
  fileprivate static func formerRace(_ context: CommandContext) throws -> Record? {
    guard context.keepsRuns, let ghost = context.ghost,
      let lines = try context.state?.history.lines()
    else { return nil }
    let command = PlayCommand<Self>(context, .race)
    let head = try command.newGame(command.start(against: ghost)).head(begun: .now)
    let moves = ghost.record.moves(ofOpponent: false)
    var former: Record?
    while let line = try lines.next() {
      guard let record = try? Record(line), record.isFinished, record.head.game == head.game,
        record.head.source.isSameDeal(as: head.source), record.moves(ofOpponent: true) == moves
      else { continue }
      former = record
    }
    return former
  }
}

extension Record {
  /// The moves of the player or of the opponent in a race, without hints.
  fileprivate func moves(ofOpponent: Bool) -> [Substring] {
    moves.split(separator: " ").filter { $0 != "hint" && $0.hasPrefix(">") == ofOpponent }
      .map { ofOpponent ? $0.dropFirst() : $0 }
  }
}

/// The races against the games of a run, one after the other.
struct RaceOfRun {
  private let records: [Record]
  private let name: String?
  private var context: CommandContext

  init(_ records: [Record], of name: String?, _ context: CommandContext) {
    (self.records, self.name, self.context) = (records, name, context)
  }

  /// Plays from the first game that wasn't raced before until the last one or until the player
  /// leaves.
  mutating func play(_ words: inout WordReader) throws -> ExitStatus {
    let isOnScreen = context.opensScreen(words)
    let presentation = context.presentation
    let titles = try records.map { try RecordChoice.game(of: $0).title }
    // What was raced before counts, unless all was.
    var leads: [Int] = []
    for record in records {
      context.ghost = GhostGame(record, of: name)
      guard let lead = try RecordChoice.game(of: record).formerRace(context)?.score else { break }
      leads.append(lead)
    }
    if leads.count == records.count { leads = [] }
    for (index, record) in records.enumerated().dropFirst(leads.count) {
      let title = titles[index](presentation.language)
      let news = [
        standing(leads, presentation),
        presentation(
          en: "Game \(index + 1) of \(records.count): \(title).",
          zh: "第 \(index + 1)/\(records.count) 局：\(title)。"),
      ]
      if isOnScreen {
        let race = MenuItem("race", presentation(en: "Race", zh: "开始比赛"))
        guard try choose([race], news, &words) == 0 else { break }
      } else if !context.play.json {
        try context.say([news.joined(separator: presentation.gap)])
      }
      let next = index + 1 < titles.count ? titles[index + 1] : Phrase(en: "result", zh: "总成绩")
      context.ghost = GhostGame(record, of: name, next: next)
      let played = try RecordChoice.game(of: record).playInRun(context, &words)
      guard let raced = played.record else { break }
      leads.append(raced.score ?? 0)
      if played.hasLeft, context.asksInLines(words) { break }
    }
    let (isWhole, result) = (leads.count == records.count, standing(leads, presentation))
    if isOnScreen, isWhole { _ = try choose([], [result], &words) }
    let fields: JSONObject = [
      "draws": .number(leads.count { $0 == 0 }), "games": .number(records.count),
      "losses": .number(leads.count { $0 < 0 }),
      "opponent": .object(["name": .string(name ?? "ghost")]), "type": "races",
      "wins": .number(leads.count { $0 > 0 }),
    ]
    let rest = presentation(
      en: "The same command goes on with what is left.", zh: "再用同一条命令，就接着玩剩下的。")
    let lines = isWhole || !context.keepsRuns ? [result] : [result, rest]
    try context.print([fields], or: { _ in lines })
    return isWhole ? .done : .unfinished
  }

  /// Lets a person at the screen choose, or go back.
  private func choose(
    _ actions: [MenuItem], _ notes: [String], _ words: inout WordReader
  ) throws -> Int? {
    let back = MenuItem("back", context.presentation(en: "Back", zh: "返回"))
    let menu = ListMenu(actions + [back], notes: notes)
    return try context.frontEnd(words)
      .choose(from: menu, title: Phrase(en: "Challenge", zh: "挑战"), &words)
  }

  private func standing(_ leads: [Int], _ say: Presentation) -> String {
    let (name, chinese) = (name ?? "a ghost", (name ?? "幽灵").spaced)
    let (won, lost) = (leads.count { $0 > 0 }, leads.count { $0 < 0 })
    let drawn = leads.count - won - lost
    return leads.isEmpty
      ? say(
        en: "A challenge by \(name) in \(records.count) games.",
        zh: "接受\(chinese)的挑战，共 \(records.count) 局。")
      : say(
        en: "Against \(name): \(won) won, \(lost) lost, \(drawn) drawn.",
        zh: "对\(chinese)：胜 \(won)，负 \(lost)，平 \(drawn)。")
  }
}
