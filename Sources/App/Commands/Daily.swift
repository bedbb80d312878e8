import CommandLine
import Lines

extension Command {
  static let daily = CommandSpec(
    name: "daily", summary: Phrase(en: "play the run of the day", zh: "玩每日挑战：当天的 4 局"),
    detail: "See DAILY DEALS.",
    operand: Operand("[MOVE ...]"),
    sharedFlags: PlayOptions.flags(without: PlayOptions.dealing),
    examples: [.init("Play the run of the day, or continue it", "arcade daily")]
  ).performing { context in
    var words = WordReader(operands: context.line.operands, input: context.input)
    return try DailyRunCommand(context).play(&words)
  }
}
