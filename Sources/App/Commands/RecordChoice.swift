import CommandLine
import Flags
import GameCore
import Platform
import Records
import TextUI

/// Which record a command works with: the last one, the N-th last, the last of a game, or that of a
/// file.
enum RecordChoice {
  /// The words that can be given, for the help and the manual.
  static let description =
    "a number (1 is the last game), a game (its last one), a file (its last record), or - for "
    + "standard input"

  /// The operand of a command that works with a record.
  static let operand = Operand.fileOrWord(
    "[RECORD]", note: "RECORD is \(description)", suggesting: GameRegistry.choices)

  /// Returns the record that an operand names, or the last one, preferably of a finished game.
  /// Throws if there is none.
  static func record(_ operand: String?, _ context: CommandContext) throws -> Record {
    if operand == nil, let record = try history(context).last(20).first(where: \.isFinished) {
      return record
    }
    if let number = operand.map(WholeNumber.parse) ?? 1 { return try last(number, context) }
    let operand = operand ?? ""
    if GameRegistry.game(named: operand) != nil, access(operand, F_OK) != 0 {
      return try last(of: operand, context)
    }
    guard let record = try reader(of: operand, besides: "number, game").lastRecord() else {
      throw CommandFailure("there is no record in \(name(of: operand))")
    }
    return record
  }

  /// Returns the game of a record with its moves, as far as they verify, and the error if they
  /// don't all.
  static func playthrough<G: ArcadeGame>(
    of record: Record, as game: G.Type, _ context: CommandContext
  ) throws(CommandFailure) -> (Playthrough<G>, VerificationError?) {
    do throws(InvalidInput) {
      let error = RecordVerifier.error(in: record, context.catalog)
      return (try Playthrough(playing: record), error)
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// Returns readers of the files that operands name, or without any of the history, with the names
  /// of the files.
  static func readers(
    _ files: [String], _ context: CommandContext
  ) throws -> [(name: String, reader: LineReader)] {
    guard files.isEmpty else { return try files.map { (name(of: $0), try reader(of: $0)) } }
    let history = try state(context).history
    return try history.lines().map { [(history.path.shownAsPath, $0)] } ?? []
  }

  private static func name(of file: String) -> String {
    file == "-" ? "standard input" : file.isEmpty ? "''" : file.printable
  }

  /// Returns a reader of the file that an operand names, or of standard input at `-`. Throws if
  /// there is no such file, nor anything else `besides` it that the operand could name.
  private static func reader(
    of file: String, besides others: String? = nil
  ) throws(CommandFailure) -> LineReader {
    guard file != "-" else { return LineReader(.input, named: name(of: file)) }
    do throws(SystemError) {
      return try LineReader(path: file)
    } catch {
      guard let others, error.code == ENOENT, !file.contains("/") else {
        throw CommandFailure(
          "can't read \(name(of: file)): \(error.message)", status: .unavailable)
      }
      let cure = file.suggestion(from: GameRegistry.games.map { $0.name }).map { "; \($0)" } ?? ""
      throw CommandFailure(
        "\(file.quoted) is no \(others) or file\(cure)", status: .unavailable)
    }
  }

  /// Returns the folder of the records. Throws if there is no place for one.
  static func state(_ context: CommandContext) throws(CommandFailure) -> StateFolder {
    if let state = context.state { return state }
    throw CommandFailure("can't find the history: HOME is not set", status: .unavailable)
  }

  /// Returns the history with all games that have ended.
  static func history(_ context: CommandContext) throws(CommandFailure) -> History {
    let history = try state(context).history
    context.sweepJournals()
    return history
  }

  private static func last(of game: String, _ context: CommandContext) throws -> Record {
    if let record = try history(context).lastRecord(of: game) { return record }
    throw CommandFailure("no game of \(game) has been recorded yet")
  }

  private static func last(_ number: Int, _ context: CommandContext) throws -> Record {
    guard number > 0 else { throw InvalidInput("games are numbered from 1, the last one") }
    let (record, count) = try history(context).record(fromLast: number)
    if let record { return record }
    throw CommandFailure(
      count == 0
        ? "no game has been recorded yet"
        : "the first recorded game is number \(count), and there is none before it")
  }
}
