import CommandLine
import GameCore
import Lines
import Platform
import Records

extension ArcadeGame {
  /// The options of the game's command except those that every game has.
  static var flags: [Flag] { Options.flags + opponentFlags + watchFlags }
  static var watchFlags: [Flag] { [watchOption.flag] + Pace.table().map(\.flag) }
  static var watchName: String { "watch" }
  static var botChoices: [Choice] { bots.map(\.choice) }

  /// Returns the bot that an operand names. Throws for an unknown one, and suggests the nearest.
  static func bot(ofOperand name: String) throws(UserError) -> Bot<Self> {
    guard let bot = bot(named: name) else {
      throw UserError.unknown(.bot, name, botChoices).offering(program: name)
    }
    return bot
  }

  fileprivate static var watchOption: Option<Bot<Self>?> {
    Option(
      Flag(
        watchName, zh: "观看", value: .init("BOT", oneOf: botChoices),
        Phrase(en: "watch a bot play", zh: "看电脑玩"),
        detail: """
          Moves on the command line are made first, and the bot continues from there. Standard \
          input is read only with `--speed step`, and the game is not recorded. On the full screen \
          the keys are those of `arcade replay`, and the best bot tells why it makes each move.
          """, excludes: ["record", "exec"] + waysToMeet.map(\.mode.rawValue)),
      parse: bot(named:), set: { $0 = $1 })
  }
}

extension UserError {
  /// Returns the error of an unknown bot, with the option for a program if the word is the path of
  /// one.
  func offering(program path: String, as way: String = "") -> UserError {
    guard path.utf8.contains(UInt8(ascii: "/")), (try? Environment.check(command: path)) != nil
    else { return self }
    let words = "'\(way)--exec \(path.shellWord(inASCII: false))'"
    return UserError(
      en: phrase(.en) + "; to start a program, use \(words)", zh: phrase(.zh) + "；启动程序请用 \(words)")
  }
}

extension PlayCommand {
  /// Shows the game of the bot that the command line names.
  // The function stands alone because otherwise every game would make its types at the start.
  @inline(never)
  func watch(_ start: Start) throws -> ExitStatus {
    var chosen = Bot<G>?.none
    try line.apply([G.watchOption], to: &chosen)
    guard let kind = chosen else { return .done }
    let game = try Playthrough<G>(
      options: start.options, source: start.source ?? .drawn, player: kind.name)
    let played = try played(game, by: kind, after: line.operands)
    try context.show(played, pace())
    return .done
  }

  /// Returns the game after the given moves, which a bot plays to its end.
  private func played(
    _ start: Playthrough<G>, by kind: Bot<G>, after given: [String]
  ) throws(UserError) -> Playthrough<G> {
    var game = start
    var words = WordReader(operands: given, input: nil)
    while let word = (try? words.next(beforeWaiting: {})) ?? nil {
      guard let move = G.P.Move(word), (try? game.play(move)) != nil else {
        throw UserError(
          en: "the move \(word.quoted) before the bot's is refused",
          zh: "电脑接手之前的一手 \(word.quoted) 无效")
      }
    }
    guard game.isPlaying else {
      throw UserError(
        en: "the given moves end the game, so \(kind.name) has none to make",
        zh: "走完给出的各手，这一局已经结束，\(kind.name) 没得走了")
    }
    var bot = kind.create(game.position.setup, game.source.playerSeed)
    game.round.replay { bot.note($0, at: $2) }
    var table = Table(game, nil, players: [bot])
    while table.advance() == .moved {}
    return table.game
  }
}
