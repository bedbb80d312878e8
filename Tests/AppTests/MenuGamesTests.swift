import Foundation
import Records
import TestSupport
import Testing

/// Games that begin in a game's menu, one after the other. Each has a journal of its own.
@Suite(.oneByOne) struct MenuGamesTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
  }

  /// The moves in the journals, each game's after its head.
  private func journals() throws -> [[String]] {
    let state = try #require(StateFolder { $0 == "HOME" ? process.home.path : nil })
    return try state.journals().map { path in
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
        .map { String($0.prefix { $0 != "\t" }) }
    }
    .sorted { $0.count < $1.count }
  }

  private func play(_ steps: ScriptedWindow.Step...) throws {
    let played = try process.play("arcade tunes --pairs 2 --record --no-animation", steps)
    expectEqual(played.outcome.error, "")
  }

  @Test func theSecondGameHasAJournalOfItsOwn() throws {
    try play("1", "2", "q", "1", "3 4", "q", "q")
    try expectEqual(journals(), [["2"], ["3", "4"]])
    try expectEqual(process.run("arcade resume --list").output.split(separator: "\n").count, 2)
    try expectEqual(process.run("arcade verify").error, "")
  }

  @Test func theEndOfTheSecondGameLeavesTheFirst() throws {
    // All pairs of four tiles, so that any deal is finished.
    let all = "1 2 1 3 1 4 2 3 2 4 3 4 1 2 1 3 1 4 2 3 2 4 3 4"
    try play("1", "2", "q", "1", .keys(all), "q", "q", "q")
    try expectEqual(journals(), [["2"]])
    try expectEqual(process.run("arcade verify").output, "1 record, all verified.\n")
    try expectEqual(process.run("arcade resume --json 1").error, "")
  }
}
