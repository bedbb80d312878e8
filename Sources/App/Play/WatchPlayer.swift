import CommandLine
import GameCore
import Lines
import Records

extension ArcadeGame {
  /// The options of the game's command except those that every game has.
  static var flags: [Flag] { Options.flags + opponentFlags + watchFlags }
  static var watchFlags: [Flag] { [watchOption.flag] + Pace.table().map(\.flag) }
  static var watchName: String { "watch" }
  static var botChoices: [Choice] { bots.map(\.choice) }

  /// Returns the bot that an operand names. Throws for an unknown one, and suggests the nearest.
  static func bot(ofOperand name: String) throws(UserError) -> Bot<Self> {
    guard let bot = bot(named: name) else { throw .unknown(.bot, name, botChoices) }
    return bot
  }

  fileprivate static var watchOption: Option<Bot<Self>?> {
    Option(
      Flag(
        watchName, value: .init("BOT", oneOf: botChoices),
        Phrase(en: "watch a bot play", zh: "看电脑玩"),
        detail: """
          Moves on the command line are made first, and the bot continues from there. Standard \
          input is read only with `--speed step`, and the game is not recorded. On the full screen \
          the keys are those of `arcade replay`.
          """, excludes: ["record"] + (modes.contains(.turns) ? ["versus"] : [])),
      parse: bot(named:), set: { $0 = $1 })
  }
}

extension PlayCommand {
  /// Shows a bot's game if the command line requests it, or returns nil.
  func watchPlayer(_ options: G.Options, _ source: Source?) throws -> ExitStatus? {
    guard line.has(G.watchName) || line.has(Pace.name) else { return nil }
    try watch(options, source)
    return .done
  }

  // The function stands alone because otherwise every game would make its types at the start.
  @inline(never)
  private func watch(_ options: G.Options, _ source: Source?) throws {
    var (chosen, pace) = (Bot<G>?.none, Pace?.none)
    try line.apply([G.watchOption], to: &chosen)
    try line.apply(Pace.table(), to: &pace)
    guard let kind = chosen else {
      throw UserError.lacking("--" + G.watchName, of: "--" + Pace.name)
    }
    let start = try Playthrough<G>(
      options: options, source: source ?? .drawn, player: kind.name)
    let game = try played(start, by: kind, after: line.operands)
    try Playback(game: game, pace: pace, context: context).show()
  }

  /// Returns the game after the given moves, which a bot plays to its end.
  private func played(
    _ start: Playthrough<G>, by kind: Bot<G>, after given: [String]
  ) throws(UserError) -> Playthrough<G> {
    let bot = kind.create(start.position.setup, start.source.playerSeed)
    var table = Table(start, nil, players: [nil])
    var words = WordReader(operands: given, input: nil)
    while let word = (try? words.next(beforeWaiting: {})) ?? nil {
      guard let move = G.P.Move(word), (try? table.play(move)) != nil else {
        throw UserError(
          en: "the move \(word.quoted) before the bot's is refused",
          zh: "电脑之前的这一步 \(word.quoted) 无效")
      }
    }
    guard table.isPlaying else {
      throw UserError(
        en: "the given moves end the game, so \(kind.name) has none to make",
        zh: "给出的步骤已结束这一局，\(kind.name) 无步可走")
    }
    table.seat(bot)
    while table.advance() == .moved {}
    return table.game
  }
}
