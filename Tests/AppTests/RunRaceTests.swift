import Foundation
import TestSupport
import Testing
@testable import App
@testable import Records

/// Races against a whole run of the day, game after game.
@Suite(.oneByOne) struct RunRaceTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
  }

  private func runCode() throws -> String {
    // A Monday, whose deals are small.
    let now = try #require(Timestamp("2026-11-16T10:00:00Z"))
    process.clock = { now }
    func pairs(of game: String, _ separator: String) throws -> String {
      let deal = try process.output("arcade deal \(game) --daily --decode")
      let tiles = deal.dropLast().components(separatedBy: separator)
      return Set(tiles).flatMap { face in
        tiles.indices.filter { tiles[$0] == face }.map { String($0 + 1) }
      }.joined(separator: " ")
    }
    let moves = [
      "guess": (0...199).map(String.init).joined(separator: " "),
      "cards": (1...40).map(String.init).joined(separator: " ") + " finish",
      "memorize": try pairs(of: "memorize", " "), "tunes": try pairs(of: "tunes", "; "),
    ]
    #expect(try process.run("arcade challenge daily; arcade share daily").status == 1)
    for (game, moves) in moves {
      _ = try process.run("arcade \(game) --daily --record --quiet \(moves)")
    }
    let share = try process.output("arcade share 每日")
    #expect(share.hasSuffix(" of 12 · 2 flawless\n"), "\(share)")
    let line = try process.output("arcade challenge daily --name Ben")
    return String(try #require(line.dropLast().split(separator: " ").last))
  }

  @Test func aRunIsRacedGameAfterGame() throws {
    let code = try runCode()
    #expect(code.utf8.count <= 900)
    let records = try Challenge(reading: code, .arcade).records
    expectEqual(records.map(\.head.game), ["guess", "cards", "memorize", "tunes"])
    let own = records.map(\.moves).joined(separator: " ")
    let lines = try process.run("arcade race \(code) \(own)")
    expectEqual(lines.status, 0)
    #expect(lines.output.hasPrefix("A challenge by Ben in 4 games. Game 1 of 4: guess.\n"))
    #expect(lines.output.contains("Against Ben: 0 won, 0 lost, 1 drawn. Game 2 of 4: cards."))
    #expect(lines.output.hasSuffix("Against Ben: 0 won, 0 lost, 4 drawn.\n"))
    let plain = try process.output("arcade race \(code) --plain --lang zh \(own)")
    #expect(plain.hasPrefix("接受 Ben 的挑战，共 4 局。") && plain.hasSuffix("平 4。\n"))
    let json = try process.output("arcade race \(code) --json \(own)").split(separator: "\n")
    expectEqual(json.count { $0.contains(#""type":"begin""#) }, 4)
    expectEqual(
      json.last.map(String.init),
      #"{"draws":4,"games":4,"losses":0,"opponent":{"name":"Ben"},"#
        + #""protocol":1,"type":"races","wins":0}"#)
    let left = try process.run("arcade race \(code) --json 3")
    #expect(left.status == 1 && left.output.contains(#""type":"races""#))
    // All of them are replayed, and only together raced.
    try expectEqual(
      process.output("arcade replay \(code) --json").split(separator: "\n")
        .count { $0.contains(#""type":"end""#) }, 4)
    #expect(try process.run("arcade guess --race \(code) 8").error.contains("try 'arcade race'"))
    let number = try #require(records[0].moves.split(separator: " ").last)
    let keys = number.map(String.init).joined(separator: " ")
    let screen = try process.play(
      "arcade race \(code) --no-animation",
      ["", "Enter", .keys(keys + " Enter"), "n", "q", "q"])
    #expect(screen.shows("A challenge by Ben in 4 games.", after: 0))
    #expect(screen.shows("□ Ben 0", after: 1) && screen.shows("Next: cards (n)", after: 2))
    #expect(screen.shows("1 won, 0 lost, 0 drawn.", after: 3))
    #expect(screen.shows("Game 2 of 4: cards.", after: 3) && screen.outcome.status == 1)
    // What was raced before counts. A person who goes back after a game leaves the rest.
    let back = try process.plain("race \(code)", records[1].moves, "back")
    #expect(back.hasPrefix("Against Ben: 1 won, 0 lost, 0 drawn. Game 2 of 4: cards."), "\(back)")
    #expect(back.contains("1 Next: memorize\n") && !back.contains("Game 3 of 4"))
    let end = "Against Ben: 1 won, 0 lost, 1 drawn.\nThe same command goes on with what is left.\n"
    #expect(back.hasSuffix(end), "\(back)")
    let rest = try process.plain(
      "race \(code)", records[2].moves, "next", records[3].moves, "next")
    #expect(rest.contains(" Game 3 of 4: memorize.") && rest.hasSuffix("0 lost, 3 drawn.\n"))
    // Once all of them were raced, it starts over.
    #expect(try process.plain("race \(code)", "quit").hasPrefix("A challenge by Ben in 4 games."))
  }

  @Test func aWholeRunIsAChallengeOnItsPage() throws {
    _ = try runCode()
    for (rows, columns) in [(24, 80), (20, 60), (8, 30)] {
      let page = try process.play("arcade daily", rows: rows, columns: columns, ["", "g", "q"])
      #expect(page.shows("g challenge", after: 0) && page.shows("c copy", after: 0))
      let command = try #require(page.copies.first)
      #expect(page.outcome.output.contains("To challenge a friend:\n  \(command)\n"))
      if rows > 8 { #expect(page.shows(String(command.prefix(50)), after: 1)) }
    }
    #expect(try process.output("arcade daily --record").contains("\n  arcade challenge daily\n"))
  }

}
