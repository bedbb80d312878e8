import CommandLine
import Flags
import GameCore
import Lines
import Platform
import Records
import Screens
import TextUI

/// The options of a verification.
private struct VerifyOptions {
  var jobs = Threads.processors

  static let table: [Option<VerifyOptions>] = [
    .jobs { $0.jobs = $1 }
  ]
}

extension Command {
  /// Plays every record again.
  static let verify = Command(
    name: "verify", summary: "verify scores by replaying their moves",
    detail: """
      Reads the history, or each `FILE` instead, or with `-` standard input. Reports each line \
      that does not verify, in English, with the first move that differs from the record; the \
      exit status is then 1. Also names lines that repeat an earlier one.
      """,
    operand: .files(), flags: { VerifyOptions.table.map(\.flag) },
    playFlags: { PlayOptions.flags(named: ["json", "lang"]) },
    examples: { [.init("Verify everything ever recorded", "arcade verify")] }
  ) { words, command, context in
    try command.read(words, context) { line in
      var (options, play) = (VerifyOptions(), PlayOptions())
      try line.apply(VerifyOptions.table, to: &options)
      try line.apply(PlayOptions.table, to: &play)
      let output = VerifyOutput(play, context)
      var verifier = HistoryVerifier(context.catalog, jobs: options.jobs)
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
  private let output: Output
  private let presentation: Presentation
  private let isJSON: Bool

  init(_ play: PlayOptions, _ context: CommandContext) {
    output = context.output
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
      if case .differs(let move, _, _) = error { fields["move"] = .number(move) }
      try tell(
        "\(place), \(game.printable), \(record.head.source.text(.shared)): \(error.message)",
        fields.merging([
          "type": "fault", "game": .string(game), "reason": .string(error.message),
        ]))
    }
  }

  private func tell(_ sentence: String, _ fields: JSONObject) throws {
    try output.line(isJSON ? fields.text : sentence)
  }

  func tellEnd(of verifier: HistoryVerifier) throws {
    var fields: JSONObject = [
      "type": "end", "protocol": JSONObject.protocolVersion, "records": .number(verifier.records),
      "faults": .number(verifier.faults),
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
