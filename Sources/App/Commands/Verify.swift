import CommandLine
import Platform
import Records

extension Command {
  static let verify = CommandSpec(
    name: "verify", summary: Phrase(en: "verify scores by replaying their moves", zh: "重放每一手，验证成绩"),
    detail: """
      Reads the history, or each FILE instead, or with - standard input; of GAME only its records. \
      Reports the first ten lines, with --quiet or --json all, that do not verify, with the first \
      move that differs from the record (exit status 1), or that repeat an earlier one. Of several \
      files, one that cannot be read is reported and passed over (exit status 3). Lines may have \
      codes of challenges instead, among other words.
      """,
    operand: Operand(
      "[GAME] [FILE ...]", noun: .game, takesFiles: true, words: GameCatalog.arcade.choices),
    flags: SimulationOptions.verify.map(\.flag) + [quietly],
    sharedFlags: PlayOptions.flags(named: ["json"]),
    examples: [.init("Verify everything ever recorded", "arcade verify")]
  ).performing { context in
    var options = SimulationOptions()
    try context.line.apply(SimulationOptions.verify, to: &options)
    let operands = context.line.operands
    let game = operands.first.flatMap { GameCatalog.arcade.game(named: $0)?.name }
    let files = Array(operands.dropFirst(game == nil ? 0 : 1))
    return try verify(files, of: game, jobs: options.jobs, context)
  }

  private static let quietly = Flag(
    "quiet", zh: "安静", short: "q", Phrase(en: "print only what does not verify", zh: "只输出未通过验证的行"),
    isRare: true)

  private static func verify(
    _ files: [String], of game: String?, jobs: Int, _ context: CommandContext
  ) throws -> ExitStatus {
    var (verifier, status) = (HistoryVerifier(.arcade, of: game, jobs: jobs), ExitStatus.done)
    let limit = context.play.quiet || context.play.json ? Int.max : 10
    var told = 0
    func tell(_ sentence: String, _ fields: JSONObject) throws {
      try context.print([fields], or: { _ in [sentence] })
    }
    for group in files.count > 1 ? files.map({ [$0] }) : [files] {
      do {
        for reader in try RecordChoice.readers(group, orGame: files.count == 1, context) {
          let place = files.count > 1 ? reader.name : ""
          let say = context.presentation
          let file: JSONObject = files.count > 1 ? ["file": .string(reader.name)] : [:]
          try verifier.read(reader) { line, report in
            told += 1
            guard told <= limit else {
              let more = say(en: "... (--quiet lists them all)", zh: "……（加 --quiet 全部列出）")
              return told - 1 == limit ? try tell(more, [:]) : ()
            }
            let fields = report.fields.merging(file).merging(["line": .number(line)])
            let start = place.isEmpty ? "" : place + say(en: ", ", zh: " ")
            let number = say(en: "line \(line)", zh: "第 \(line) 行")
            try tell(start + number + report.text(say.language), fields)
          }
        }
      } catch let error as UserError where files.count > 1 {
        context.warn(error.phrase)
        status = error.status
      }
    }
    let faults = verifier.unverified + verifier.malformed
    let counts: JSONObject = [
      "records": .number(verifier.records), "repeated": .number(verifier.repeated),
      "type": "verification", "unreadable": .number(verifier.malformed),
      "unverified": .number(verifier.unverified),
    ]
    if !context.play.quiet { try tell(summary(of: verifier, context.presentation), counts) }
    return status != .done || faults == 0 ? status : .unfinished
  }

  private static func summary(of verifier: HistoryVerifier, _ say: Presentation) -> String {
    let (records, unverified) = (verifier.records, verifier.unverified)
    let (repeated, malformed) = (verifier.repeated, verifier.malformed)
    guard records + repeated + malformed > 0 else {
      return say(en: "No records to verify.", zh: "没有记录。")
    }
    var (english, chinese) = (records.counted("record"), "\(records) 条记录")
    func add(_ count: Int, _ inEnglish: String, _ inChinese: String) {
      if count > 0 { (english, chinese) = (english + inEnglish, chinese + inChinese) }
    }
    add(unverified == 0 ? records : 0, ", all verified", "，全部通过验证")
    add(unverified, ", \(unverified) not verified", "，\(unverified) 条未通过验证")
    add(repeated, "; \(repeated.counted("repeated line")) not counted", "；\(repeated) 行重复，不计入")
    add(
      malformed,
      "; \(malformed == 1 ? "1 line is no record" : "\(malformed) lines are no records")",
      "；另有 \(malformed) 行不是记录")
    return say(en: english + ".", zh: chinese + "。")
  }
}

extension HistoryVerifier.Report {
  /// The report as the end of a sentence that begins with `line 3`.
  fileprivate func text(_ language: Language) -> String {
    switch self {
    case .repeated: language(en: " repeats an earlier line", zh: "和前面的一行重复")
    case .malformed(let error): language(en: " ", zh: "") + error.phrase(language)
    case .unverified(let error, let record):
      language(en: ", ", zh: "：") + record.head.game.printable + language(en: ", ", zh: "，")
        + record.head.source.text(Presentation(language: language))
        + language(en: ": ", zh: "：") + error.phrase(language)
    }
  }

  fileprivate var fields: JSONObject {
    switch self {
    case .repeated: return ["type": "repeated"]
    case .malformed(let error): return ["type": "unreadable", "reason": .string(error.message)]
    case .unverified(let error, let record):
      let head = record.head
      let game = GameCatalog.arcade.game(named: head.game, rules: head.rules)
      var fields: JSONObject = [
        "type": "unverified", "game": .string(game?.type.name ?? head.game),
        "reason": .string(error.message),
      ]
      fields["move"] = error.move.map { .string($0) }
      fields["turn"] = error.turn.map { .number($0) }
      return fields
    }
  }
}
