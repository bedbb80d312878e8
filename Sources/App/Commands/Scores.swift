import CommandLine
import Platform
import Records
import Screens

struct ScoresOptions {
  var isOnlyBest = false
  var isMerge = false
  var options: [String] = []
  var since: (@Sendable (_ now: Timestamp) -> Timestamp)?

  private static func since(_ text: String) -> (@Sendable (_ now: Timestamp) -> Timestamp)? {
    if let day = Timestamp(text) { return { _ in day } }
    guard let unit = text.last, "d天".contains(unit),
      let days = WholeNumber.parser(in: 0...99_999)(String(text.dropLast()))
    else { return nil }
    return { now in Timestamp(seconds: now.seconds - days * 86_400) }
  }

  static let table: [Option<ScoresOptions>] = [
    Option(
      Flag(
        "best", zh: "最好", Phrase(en: "show only the best ten", zh: "只显示最好的十局"),
        excludes: ["merge"]),
      set: { $0.isOnlyBest = $1 }),
    Option(
      Flag(
        "since", zh: "起始",
        value: .init(
          "DATE",
          expecting: Phrase(
            en: "a day such as 2026-11-21 or a number of days such as 7d",
            zh: "2026-11-21 这样的日期或 7天 这样的天数")),
        Phrase(en: "show only games that ended on or after DATE", zh: "只显示这一天以来结束的局"),
        detail: "A day begins at midnight UTC.",
        excludes: ["merge"]),
      parse: since, set: { $0.since = $1 }),
    Option(
      Flag(
        "options", zh: "选项",
        value: .init(
          "LIST",
          expecting: Phrase(
            en: "options such as 'pairs=8,theme=food'", zh: "选项，如 'pairs=8,theme=food'")),
        Phrase(en: "show only games with these options", zh: "只显示用这些选项玩的局"),
        detail: """
          Written without dashes, with on or off for a switch, and separated by commas or spaces.
          """, excludes: ["merge"]),
      parse: { text in
        let words = text.halfWidth.split { " ,".contains($0) }.map { $0.asRecorded }
        return !words.isEmpty && words.allSatisfy { $0.dropFirst().contains("=") } ? words : nil
      },
      set: { $0.options = $1 }),
    Option(
      Flag(
        "merge", zh: "合并",
        Phrase(en: "print the records of all files as one history", zh: "把各文件的记录合成一份历史输出"),
        detail: """
          In the order in which the games ended, and each line once. Lines that are no records are \
          left out; unless they begin with #, the exit status is then 1.
          """, excludes: ["best", "since", "options", "json"]),
      set: { $0.isMerge = $1 }),
  ]
}

extension Substring {
  /// The option as records write it: in English, with yes or no for a switch.
  fileprivate var asRecorded: String {
    let parts = split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return String(self) }
    var (name, value) = (parts[0], parts[1])
    _ = CommandTable.program.hasFlag { flag in
      guard flag.isNamed(name) else { return false }
      (name, value) = (flag.name, flag.value(meant: value))
      return true
    }
    return name + "=" + (["on": "yes", "off": "no"][value] ?? value)
  }
}

extension Command {
  static let scores = CommandSpec(
    name: "scores", summary: Phrase(en: "show best and recent scores", zh: "查看最好和最近的成绩"),
    detail: "Reads the history, or each FILE instead, or with - standard input: see SCORES.",
    operand: Operand(
      "[GAME] [FILE ...]", noun: .game, takesFiles: true, words: GameCatalog.arcade.choices),
    flags: ScoresOptions.table.map(\.flag),
    sharedFlags: PlayOptions.flags(named: ["json"]),
    examples: [
      .init("Show the scores of guess", "arcade scores guess"),
      .init("Print the best games as JSON lines", "arcade scores --best --json"),
    ]
  ).performing { context in
    let line = context.line
    var options = ScoresOptions()
    try line.apply(ScoresOptions.table, to: &options)
    let game = line.operands.first.flatMap { GameCatalog.arcade.game(named: $0) }
    let files = Array(line.operands.dropFirst(game == nil ? 0 : 1))
    let now = context.environment.now()
    var filter = ScoreBook.Filter()
    (filter.game, filter.options, filter.since) = (game?.name, options.options, options.since?(now))
    try filter.check(.arcade)
    if files.isEmpty { context.sweepJournals() }
    let readers = try RecordChoice.readers(files, orGame: true, context)
    if options.isMerge { return try merge(readers, of: game?.name, in: files, context) }
    let book = ScoreBook(filter, .arcade)
    try book.read(readers)
    let table = ScoreTable(
      book, isOnlyBest: options.isOnlyBest, today: now,
      files: files.isEmpty ? nil : readers.map(\.name))
    try context.print(table.objects, or: table.lines, isPaged: true)
    if book.faults > 0 {
      let (place, command) = (readers.count == 1 ? readers[0].name : nil, verify(files))
      context.warn(
        Phrase(
          en: "\(book.faults.counted("line")) of \(place ?? "the files") could not be read; "
            + "run '\(command)'",
          zh: "\((place ?? "这些文件").spacedAfter)有 \(book.faults) 行无法读取，详见 '\(command)'"))
    }
    return .done
  }

  /// Returns the command that reports the unreadable lines of files.
  private static func verify(_ files: [String]) -> String {
    (["arcade verify"] + files.map { $0.shellWord(inASCII: false) }).joined(separator: " ")
  }

  private static func merge(
    _ histories: [LineReader], of game: String?, in files: [String], _ context: CommandContext
  ) throws -> ExitStatus {
    var (seen, faults) = (SeenLines(limit: .max), 0)
    try LineReader.readMerged(histories) { line throws(SystemError) in
      do throws(MalformedLine) {
        let record = try RecordLine(line)
        if let game, !record.isOfGame(game) { return }
      } catch  where !error.isNewer || game != nil {
        if !error.isNewer, !line.bytes.isComment { faults += 1 }
        return
      } catch {}
      if !seen.repeats(line) {
        try context.output.line(String(decoding: line.bytes, as: UTF8.self))
      }
    }
    guard faults > 0 else { return .done }
    try context.output.flush()
    context.warn(
      Phrase(
        en: "\(faults.counted("line")) left out that could not be read; run '\(verify(files))'",
        zh: "有 \(faults) 行无法读取，没有合并；详见 '\(verify(files))'"))
    return .unfinished
  }
}
