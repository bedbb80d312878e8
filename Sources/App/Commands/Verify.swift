import CommandLine
import Flags
import GameCore
import Platform
import Records
import TextUI

extension Command {
  /// The option of the number of threads of a verification.
  private static let jobsTable: [Option<Int>] = [.jobs { $0 = $1 }]

  /// Plays every record again.
  static let verify = Command(
    name: "verify", summary: Phrase(en: "verify scores by replaying their moves", zh: "重放每一步，核实成绩"),
    detail: """
      Reads the history, or each `FILE` instead, or with `-` standard input. Reports each line \
      that does not verify, in English, with the first move that differs from the record; the \
      exit status is then 1. Also names lines that repeat an earlier one.
      """,
    operand: .files(), flags: { jobsTable.map(\.flag) },
    playFlags: { PlayOptions.flags(named: ["json", "lang"]) },
    examples: { [.init("Verify everything ever recorded", "arcade verify")] }
  ) { words, command, context in
    try command.read(words, context) { line in
      var jobs = Threads.processors
      try line.apply(jobsTable, to: &jobs)
      let output = VerifyOutput(try PlayOptions(line), context)
      var verifier = HistoryVerifier(context.catalog, jobs: jobs)
      for (name, reader) in try RecordChoice.readers(line.operands, context) {
        let file = line.operands.count > 1 ? name : nil
        try verifier.read(reader) { try output.tell($1, line: $0, of: file) }
      }
      try output.tellEnd(of: verifier)
      return verifier.faults == 0 ? .done : .unfinished
    }
  }
}

/// The report of a verification, in words or as JSON lines.
private struct VerifyOutput {
  private let context: CommandContext
  private let presentation: Presentation
  private let isJSON: Bool

  init(_ play: PlayOptions, _ context: CommandContext) {
    self.context = context
    isJSON = play.json
    presentation = play.presentation(in: context.environment)
  }

  /// Tells of a line that doesn't count, of a file or of the only one.
  func tell(_ report: HistoryVerifier.Report, line: Int, of file: String?) throws {
    let place = (file.map { "\($0), " } ?? "") + "line \(line)"
    var fields: JSONObject = ["line": .number(line)]
    if let file { fields["file"] = .string(file) }
    switch report {
    case .repeated:
      try tell("\(place) repeats an earlier line", fields.merging(["type": "repeated"]))
    case .malformed(let error):
      try tell(
        "\(place) \(error.message)",
        fields.merging(["type": "fault", "reason": .string(error.message)]))
    case .fault(let error, let record):
      let game = record.head.game
      fields["move"] = error.move.map { .number($0) }
      try tell(
        "\(place), \(game.printable), \(record.head.source.text(.shared)): \(error.message)",
        fields.merging([
          "type": "fault", "game": .string(game), "reason": .string(error.message),
        ]))
    }
  }

  private func tell(_ sentence: String, _ fields: JSONObject) throws {
    if isJSON { try context.print([fields]) } else { try context.output.line(sentence) }
  }

  func tellEnd(of verifier: HistoryVerifier) throws {
    var fields: JSONObject = [
      "type": "end", "records": .number(verifier.records), "faults": .number(verifier.faults),
    ]
    if verifier.repeated > 0 { fields["repeated"] = .number(verifier.repeated) }
    try tell(summary(of: verifier), fields)
  }

  private func summary(of verifier: HistoryVerifier) -> String {
    let (records, repeated, faults) = (verifier.records, verifier.repeated, verifier.faults)
    if records + repeated == 0 { return presentation(en: "No records to verify.", zh: "没有记录。") }
    let repeats = repeated.counted("repeated line")
    return presentation(
      en: "\(records.counted("record")), \(faults == 0 ? "all" : "\(faults) not") verified"
        + (repeated == 0 ? "." : "; \(repeats) not counted."),
      zh: "\(records) 条记录，" + (faults == 0 ? "全部通过验证" : "\(faults) 条未通过验证")
        + (repeated == 0 ? "。" : "；\(repeated) 行重复，不计入。"))
  }
}
