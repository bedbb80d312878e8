import CommandLine
import Flags
import GameCore
import Platform
import Play
import Storage
import TextUI

/// Which record a command works with: the last one, the N-th last, the last of a game, or that of a
/// file.
enum RecordChoice {
  /// The words that can be given, for the help and the manual.
  static let description =
    "a number (1 is the last game), a game (its last one), a file (its last record), or - for "
    + "standard input"

  /// The operand of a command that works with a record.
  static let operand = Operand.output(
    of: "replay --list", "[RECORD]", note: "RECORD is \(description)")

  /// The record that an operand names, or the last one; the error says why there is none.
  static func record(_ operand: String?, _ context: CommandContext) throws -> Record {
    guard let operand else { return try last(1, context) }
    if let number = WholeNumber.parse(operand) { return try last(number, context) }
    if GameRegistry.game(named: operand) != nil, access(operand, F_OK) != 0 {
      return try last(of: operand, context)
    }
    let reader = try LineReader.of(operand)
    guard let record = try reader.lastRecord() else {
      throw CommandFailure(
        "there is no record in \(operand == "-" ? "standard input" : operand.printable)")
    }
    return record
  }

  /// Returns readers of the files that operands name, or without any of the history, with the names
  /// of the files.
  static func readers(
    _ files: [String], _ context: CommandContext
  ) throws -> [(name: String, reader: LineReader)] {
    guard files.isEmpty else {
      return try files.map { ($0 == "-" ? "standard input" : $0.printable, try .of($0)) }
    }
    let history = try state(context).history
    return try history.read().map { [(history.path.shownAsPath, $0)] } ?? []
  }

  /// Returns the folder of the records, or throws why there is none.
  static func state(_ context: CommandContext) throws(CommandFailure) -> StateFolder {
    if let state = context.state { return state }
    throw CommandFailure("there are no records: HOME is not set")
  }

  private static func last(of game: String, _ context: CommandContext) throws -> Record {
    let state = try state(context)
    context.sweepJournals()
    if let record = try state.history.lastRecord(of: game) { return record }
    throw CommandFailure("no game of \(game) has been recorded yet")
  }

  private static func last(_ number: Int, _ context: CommandContext) throws -> Record {
    guard number > 0 else { throw InvalidInput("games are numbered from 1, the last one") }
    let state = try state(context)
    context.sweepJournals()
    let (record, count) = try state.history.read(fromLast: number)
    if let record { return record }
    throw CommandFailure(
      count == 0
        ? "no game has been recorded yet"
        : "the first recorded game is number \(count), and there is none before it")
  }
}

extension LineReader {
  /// Reads the file that an operand names, or standard input at `-`; errors name it.
  static func of(_ path: String) throws(CommandFailure) -> LineReader {
    guard path != "-" else { return LineReader(.input, named: "standard input") }
    do throws(SystemError) {
      return try LineReader(path: path)
    } catch {
      throw CommandFailure(
        "can't read \(path.isEmpty ? "''" : path.printable): \(error.message)")
    }
  }
}

extension History {
  /// The records of the last games; the error names the file.
  func readLast(_ count: Int) throws(CommandFailure) -> [Record] {
    try naming { () throws(SystemError) in try last(count) }
  }

  /// The record at a place counted from the end; the error names the file.
  func read(fromLast number: Int) throws(CommandFailure) -> (Record?, count: Int) {
    try naming { () throws(SystemError) in try record(fromLast: number) }
  }

  /// A reader of all lines, or nil where there is no history; the error names the file.
  func read() throws(CommandFailure) -> LineReader? {
    try naming { () throws(SystemError) in try lines() }
  }

  private func naming<Answer>(
    _ work: () throws(SystemError) -> Answer
  ) throws(CommandFailure) -> Answer {
    do throws(SystemError) {
      return try work()
    } catch {
      throw CommandFailure("can't read \(path.shownAsPath): \(error.message)")
    }
  }
}
