import Foundation
import GameCore
import Records
import TestSupport
import Testing
@testable import App

/// Records of games against bots: a bot plays again, so nobody can write its moves or its name.
@Suite(.oneByOne) struct OpponentRecordTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
  }

  private var history: URL { process.home.appending(path: ".local/state/arcade/history") }

  /// Plays a game that is recorded, and returns the fields of its record.
  private func record(_ line: String) throws -> [String] {
    try expectEqual(process.run("arcade \(line)").status, 0)
    try expectEqual(process.run("arcade verify").output, "1 record, all verified.\n")
    let text = try String(contentsOf: history, encoding: .utf8)
    return text.dropLast().split(separator: "\t", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Returns what `verify` says if a field of the record is changed.
  private func verified(_ fields: [String], _ change: (inout [String]) -> Void) throws -> String {
    var changed = fields
    change(&changed)
    try #require(changed != fields, "nothing is changed: \(fields)")
    try Data((changed.joined(separator: "\t") + "\n").utf8).write(to: history)
    return try process.run("arcade verify").output
  }

  /// The indices of the fields.
  private static let (options, moves) = (3, 10)

  @Test func aBotsMoveInARaceIsItsOwn() throws {
    let fields = try record("guess --race expert --seed 42 --record --quiet 50 25 12 6 8")
    // The bot begins with 49; 51 tells as much of the number, 8.
    var moves = fields[Self.moves].split(separator: " ").map(String.init)
    let own = try #require(moves.firstIndex { $0.hasPrefix(">") })
    moves[own] = ">51"
    let said = try verified(fields) { $0[Self.moves] = moves.joined(separator: " ") }
    #expect(said.contains("expert plays 49, but the record says 51"), "\(said)")
  }

  @Test func aBotsMoveInTurnsIsItsOwn() throws {
    // The bot's first turn turns up two tiles that differ; the other way round they tell as much.
    let fields = try record(
      "memorize --versus expert --pairs 2 --begins 2 --seed 1 --record --quiet "
        + Self.all)
    var moves = fields[Self.moves].split(separator: " ").map(String.init)
    moves.swapAt(0, 1)
    let said = try verified(fields) { $0[Self.moves] = moves.joined(separator: " ") }
    #expect(said.contains("expert plays ") && said.contains("but the record says"), "\(said)")
  }

  private static let all = "1 2 1 3 1 4 2 3 2 4 3 4 1 2 1 3 1 4 2 3 2 4 3 4 1 2 1 3 1 4"

  /// A win over a friend is no win over a bot.
  @Test(arguments: ["expert", "random", "forgetful:7"])
  func aPersonIsNoBot(name: String) throws {
    let fields = try record(
      "memorize --versus person --seed 42 --record --quiet 1 2 1 4 2 8 3 10 5 6 7 12 9 11")
    let said = try verified(fields) {
      $0[Self.options].replace("versus=person", with: "versus=\(name)")
    }
    #expect(said.contains("\(name) plays "), "\(said)")
    #expect(try !process.run("arcade scores").output.contains("won 1"))
  }

  @Test(arguments: [
    ("guess --race expert", "expert", "dreamy"),
    ("memorize --versus random", "random", "expert"),
  ])
  func oneBotIsNotAnother(line: String, name: String, other: String) throws {
    let moves = (0..<99).map { "\($0 % 12 + 1)" }.joined(separator: " ")
    let fields = try record(
      "\(line) --seed 42 --record --quiet \(line.hasPrefix("guess") ? "50 25 12 6 8" : moves)")
    let said = try verified(fields) { $0[Self.options].replace(name, with: other) }
    #expect(said.contains("\(other) plays "), "\(said)")
  }

  /// Random choices are drawn anew for the moves that were made before.
  @Test(arguments: [
    ("memorize --pairs 2 --versus random", "memorize", all),
    ("memorize --versus forgetful --pairs 3", "memorize", all),
    ("guess --race random", "guess", "50 25 12 6 9 7 8"), ("guess --race dreamy", "guess", "50 8"),
  ])
  func aBotThatIsResumedAfterEveryMoveVerifies(line: String, game: String, moves: String) throws {
    var isOver = false
    // The number is 8.
    for (index, move) in moves.split(separator: " ").enumerated() where !isOver {
      let command = index == 0 ? "\(line) --seed 42 --record" : "resume \(game)"
      let outcome = try process.run("arcade \(command) --quiet \(move)")
      isOver = outcome.status == 0
    }
    try expectEqual(process.run("arcade verify").output, "1 record, all verified.\n")
  }
}
