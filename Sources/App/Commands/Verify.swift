import CommandLine
import GameCore
import Platform
import Play
import Storage
import TextUI

extension Command {
  /// Plays every record again.
  static let verify = Command(
    name: "verify", summary: "verify scores by replaying their moves",
    detail: """
      Reads the history, or `FILE` instead, or with `-` standard input. Reports each line that \
      does not verify, with the first move that differs from the record, or that repeats an \
      earlier line, which is no fault. Faults are reported in English. The exit status is 1 if \
      there is one.
      """,
    operand: .files(), playFlags: { PlayOptions.flags(named: ["json", "lang"]) },
    examples: { [.init("Verify everything ever recorded", "arcade verify")] }
  ) { words, command, context in
    try command.read(words, context) { line in
      var play = PlayOptions()
      try line.apply(PlayOptions.table, to: &play)
      let operand = try command.operand.choice(in: line.operands, of: command.name)
      var verifier = Verifier(play, context)
      if let reader = try reader(operand, context) { try verifier.read(reader) }
      return try verifier.conclude()
    }
  }

  private static func reader(_ operand: String?, _ context: CommandContext) throws -> LineReader? {
    guard let operand else { return try RecordChoice.state(context).history.read() }
    return try .of(operand)
  }
}

/// Plays the records of a file again and tells which are false.
private struct Verifier {
  private let output: Output
  private let presentation: Presentation
  private let isJSON: Bool
  private let catalog: GameCatalog
  private var records = 0
  private var repeated = 0
  private var seen = SeenLines(limit: 1 << 20)
  private var faults = 0

  init(_ play: PlayOptions, _ context: CommandContext) {
    output = context.output
    isJSON = play.json
    catalog = context.catalog
    presentation = play.presentation(in: context.environment)
  }

  mutating func read(_ reader: LineReader) throws {
    let parser = RecordParser()
    while let line = try reader.next() {
      records += 1
      switch Result(catching: { () throws(MalformedLine) in try parser.record(line) }) {
      case .failure(let error):
        try tell(
          "line \(line.number) \(error.message)", error.message, ["line": .number(line.number)])
      case .success(let record):
        if let finding = RecordVerifier.finding(in: record, catalog) {
          try tell(finding, record, line.number)
        } else if seen.repeats(line) {
          try tellRepeated(line.number)
        }
      }
    }
  }

  /// Tells of a line that repeats an earlier one, which is no fault but counts once.
  private mutating func tellRepeated(_ line: Int) throws {
    (records, repeated) = (records - 1, repeated + 1)
    let fields: JSONObject = ["type": "repeated", "line": .number(line)]
    try output.line(isJSON ? fields.text : "line \(line) repeats an earlier line")
  }

  private mutating func tell(_ finding: RecordVerifier.Finding, _ record: Record, _ line: Int)
    throws
  {
    let game = record.head.game
    var fields: JSONObject = ["line": .number(line), "game": .string(game)]
    if case .differs(let move, _, _) = finding { fields["move"] = .number(move) }
    let source = record.head.source.text(.shared)
    try tell(
      "line \(line), \(game.printable), \(source): \(finding.message)", finding.message, fields)
  }

  private mutating func tell(_ sentence: String, _ reason: String, _ fields: JSONObject) throws {
    faults += 1
    try output.line(
      isJSON ? fields.merging(["type": "fault", "reason": .string(reason)]).text : sentence)
  }

  func conclude() throws -> ExitStatus {
    try output.line(isJSON ? summaryFields.text : summary)
    return faults == 0 ? .done : .unfinished
  }

  private var summaryFields: JSONObject {
    var fields: JSONObject = [
      "type": "end", "records": .number(records), "faults": .number(faults),
    ]
    if repeated > 0 { fields["repeated"] = .number(repeated) }
    return fields
  }

  private var summary: String {
    let repeats = repeated.counted("repeated line")
    return presentation(
      en: "\(records.counted("record")), \(faults == 0 ? "all" : "\(faults) not") verified"
        + (repeated == 0 ? "." : "; \(repeats) not counted."),
      zh: "\(records) 条记录，" + (faults == 0 ? "全部通过验证" : "\(faults) 条未通过验证")
        + (repeated == 0 ? "。" : "；\(repeated) 行重复，不计入。"))
  }
}
