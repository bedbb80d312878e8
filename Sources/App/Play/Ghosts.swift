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
    guard let word = context.line.value(of: Mode.race.rawValue),
      word != Opposition.program.name, G.bot(named: word) == nil,
      let (records, challenge) = try RecordChoice.games(toRace: word, in: G.name, context)
    else { return context }
    guard records.count == 1 else {
      throw UserError(
        en: "--race takes one game, and the code has \(records.count); use 'arcade race CODE'",
        zh: "--race 只能和一局比赛，代码里有 \(records.count) 局；请用 'arcade race CODE'")
    }
    var context = context
    context.line.drop(Mode.race.rawValue)
    context.ghost = GhostGame(records[0], of: challenge?.name)
    return context
  }

  /// Returns the race against a recorded game: its deal and options, and its moves as the opponent.
  func start(against ghost: GhostGame) throws -> Start {
    let head = ghost.record.head
    guard let way = GameCatalog.arcade.game(named: head.game, rules: head.rules),
      way.type.name == G.name, head.rules == G.rules
    else {
      throw Self.unfit(
        en: "is of \(head.game.quoted) by rules \(head.rules)",
        zh: "是 \(head.game.quoted) 的（规则 \(head.rules)）")
    }
    let (played, fault) = try RecordChoice.playthrough(of: ghost.record, as: G.self)
    if let fault { throw UserError(fault, status: .unfinished) }
    guard way.mode != .turns else { throw Self.unfit(en: "was played in turns", zh: "是轮流玩的") }
    guard !played.isPlaying else { throw Self.unfit(en: "is unfinished", zh: "没玩完") }
    if let option = ["best-of", "exec"].first(where: line.has) {
      throw UserError(
        en: "--\(option) and a race against a record cannot be combined",
        zh: "--\(option) 不能用于和记录的比赛")
    }
    let options = try options(like: played.options)
    if let asked = try askedOrigin, !asked.isSameDeal(as: played.source.origin) {
      throw Self.unfit(
        en: "has another deal: \(played.source.origin.text(.shared))",
        zh: "是另一副牌局：\(played.source.origin.text(context.presentation))")
    }
    let moves = played.log.map(\.move.description)
    return Start(
      options: options, opposition: Opposition(G.self, ghost: moves, of: ghost.name),
      source: played.source)
  }

  private static func unfit(en english: String, zh chinese: String) -> UserError {
    UserError(en: "the game to race \(english)", zh: "要比赛的这一局\(chinese)")
  }

  /// Returns a record's options, with the line's or the settings' where records have none. Throws if
  /// the line has others.
  private func options(like recorded: G.Options) throws -> G.Options {
    var options = recorded
    adapt(&options, G.Options.table)
    try options.load(context.outside())
    var asked = options
    try line.apply(G.Options.table, to: &asked)
    guard asked.recorded == options.recorded else {
      let command = recorded.command(of: G.name).joined(separator: " ")
      throw Self.unfit(en: "has other options: '\(command)'", zh: "的选项不同：'\(command)'")
    }
    return options
  }

  /// The origin of the deal that the line asks for, or nil if it asks for none.
  private var askedOrigin: DealOrigin? {
    get throws(UserError) {
      if play.isDaily {
        return .seed(DailyDeal(day: context.environment.now().dayNumber).seed.text)
      }
      if let seed = play.seed { return .seed(seed.text) }
      guard let text = play.deal else { return nil }
      return Playthrough<G>.Source.deal(try DealText.deal(text, of: G.self)).origin
    }
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

  /// Plays until the last game or until the player leaves.
  mutating func play(_ words: inout WordReader) throws -> ExitStatus {
    let isOnScreen = !words.hasOperands && context.play.opensScreen(in: context.environment)
    var leads: [Int] = []
    for (index, record) in records.enumerated() {
      let game = try RecordChoice.game(of: record)
      let (title, sentence) = (game.title, standing(leads))
      let next = Phrase(
        en: "Game \(index + 1) of \(records.count): \(title(.en)).",
        zh: "第 \(index + 1)/\(records.count) 局：\(title(.zh))。")
      let news = [sentence, next].map { $0(context.presentation.language) }
      if isOnScreen {
        guard try ask(news, Phrase(en: "Race", zh: "开始比赛")) == 0 else { break }
      } else if !context.play.json {
        try context.say([news.joined(separator: context.presentation.gap)])
      }
      let following = records.dropFirst(index + 1).first
      context.ghost = GhostGame(
        record, of: name,
        next: try following.map { try RecordChoice.game(of: $0).title }
          ?? Phrase(en: "result", zh: "总成绩"))
      guard let raced = try race(game, &words) else { break }
      leads.append(raced.score ?? 0)
    }
    let isWhole = leads.count == records.count
    let result = standing(leads)(context.presentation.language)
    if isOnScreen, isWhole { _ = try ask([result]) }
    let (won, lost) = (leads.count { $0 > 0 }, leads.count { $0 < 0 })
    var fields: JSONObject = [
      "type": "races", "games": .number(records.count), "won": .number(won),
      "lost": .number(lost), "drawn": .number(leads.count - won - lost),
    ]
    fields["name"] = name.map { .string($0) }
    try context.print([fields], or: { _ in [result] })
    return isWhole ? .done : .unfinished
  }

  private func ask(_ notes: [String], _ action: Phrase? = nil) throws -> Int? {
    let presentation = context.presentation
    let items = [action, Phrase(en: "Back", zh: "返回")].compactMap(\.self).map {
      MenuItem($0(.en).lowercased(), $0(presentation.language))
    }
    var view = MenuView(
      ListMenu(items, notes: notes), title: presentation(en: "Challenge", zh: "挑战"),
      presentation: presentation, save: { _ in })
    guard case .chosen(let choice)? = try context.screenRunner.show(&view, with: context.display)
    else { return nil }
    return choice
  }

  private func race<G: ArcadeGame>(_ game: G.Type, _ words: inout WordReader) throws -> Record? {
    try PlayCommand<G>(context, .race).playInRun(&words)
  }

  /// Returns how many races were won, lost and drawn, in a sentence.
  private func standing(_ leads: [Int]) -> Phrase {
    let (won, lost) = (leads.count { $0 > 0 }, leads.count { $0 < 0 })
    let drawn = leads.count - won - lost
    let (english, chinese) = (name ?? "a ghost", (name ?? "幽灵").spaced)
    return leads.isEmpty
      ? Phrase(
        en: "A challenge by \(english) in \(records.count) games.",
        zh: "接受\(chinese)的挑战，共 \(records.count) 局。")
      : Phrase(
        en: "Against \(english): \(won) won, \(lost) lost, \(drawn) drawn.",
        zh: "对\(chinese)：胜 \(won)，负 \(lost)，平 \(drawn)。")
  }
}
