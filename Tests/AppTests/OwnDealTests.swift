import Foundation
import TestSupport
import Testing
@testable import App

/// Games of a player's own faces and albums: recorded, replayed, resumed and shared.
@Suite(.oneByOne) struct OwnDealTests {
  private let process: InProcess
  private let faces: String
  private let albums: String

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
    faces = process.home.appending(path: "faces.txt").path
    albums = process.home.appending(path: "albums.txt").path
    try "🐶\n🐉\nAnna Maria\n".write(toFile: faces, atomically: true, encoding: .utf8)
    try "Miles Davis - Milestones (1958)\nMiles Davis - Nefertiti (1968)\n"
      .write(toFile: albums, atomically: true, encoding: .utf8)
  }

  private static let names = ["memorize", "tunes"]

  /// Returns the words of a command line that plays two pairs of a game's list.
  private func own(_ game: String) -> String {
    "\(game) \(game == "tunes" ? "--albums \(albums)" : "--faces \(faces)") --pairs 2"
  }

  /// Moves that find both pairs of any deal.
  private static let all = "1 2 1 3 1 4 2 3 2 4 3 4 1 2 1 3 1 4"

  /// Forgets the lists.
  private func removeLists() throws {
    for path in [faces, albums] { try FileManager.default.removeItem(atPath: path) }
  }

  private func field(_ name: String, in line: Substring?) -> String? {
    line?.components(separatedBy: "\"\(name)\":\"").dropFirst().first?
      .components(separatedBy: "\"").first
  }

  // MARK: Scripts

  @Test(arguments: names)
  func `a game has its deal and its seed, and replays without its list`(game: String) throws {
    let line = "arcade \(own(game)) --seed 42 --record --json \(Self.all)"
    let played = try process.run(line).output.split(separator: "\n")
    let (begin, end) = (played.first, played.last)
    #expect(field("seed", in: begin) == "42" && field("seed", in: end) == "42")
    expectEqual(field("status", in: end), "won")
    #expect(begin?.contains("theme") == false && begin?.contains("category") == false)
    let deal = try #require(field("deal", in: begin))
    let dealt = try process.run("arcade deal \(own(game)) --seed 42")
    expectEqual(dealt.output, "\(deal)\n")

    try removeLists()
    let replayed = try process.run("arcade replay --json").output.split(separator: "\n")
    func moves(_ lines: [Substring]) -> [Substring] {
      lines.filter { $0.contains(#""type":"move""#) }
    }
    #expect(moves(replayed) == moves(played) && moves(played).count > 3)
    #expect(field("deal", in: replayed.first) == deal && field("seed", in: replayed.first) == nil)
    try expectEqual(process.run("arcade verify").status, 0)
    let share = try process.run("arcade share").output
    #expect(share.hasSuffix("arcade \(game), a written deal\n"))
    expectEqual(share.hasPrefix("Miles Davis · "), game == "tunes")
    let again = try process.run("arcade \(game) --deal \(deal) --json \(Self.all)").output
    expectEqual(moves(again.split(separator: "\n")), moves(played))
  }

  @Test(arguments: names)
  func `the command that is shown deals the same again`(game: String) throws {
    let output = try process.run("arcade \(own(game)) --seed x 1").output
    let command = try #require(
      output.split(separator: "\n").first { $0.hasPrefix("  arcade") })
    let typed = command.dropFirst(2).replacing("~", with: process.home.path)
    try expectEqual(process.run("\(typed) 1").output, output)
    #expect(output.contains(game == "tunes" ? "Miles Davis, seed x" : "your own, seed x"))
  }

  @Test(arguments: names, ["--race random", "--race forgetful", "--versus random"])
  func `games against bots verify`(game: String, option: String) throws {
    for seed in 1...3 {
      let moves = "\(Self.all) \(Self.all) \(Self.all)"
      let line = "arcade \(own(game)) \(option) --seed \(seed) --record --quiet \(moves)"
      try expectEqual(process.run(line).error, "")
    }
    try removeLists()
    let verified = try process.run("arcade verify")
    #expect(verified.status == 0 && verified.output.numbers.first == 3, "\(verified)")
  }

  @Test(arguments: names)
  func `own deals don't rank`(game: String) throws {
    _ = try process.run("arcade \(own(game)) --seed 1 --record --quiet \(Self.all)")
    func scores() throws -> [Substring] {
      try process.run("arcade scores \(game) --json").output.split(separator: "\n")
    }
    func isBest(_ line: Substring) -> Bool { line.contains(#""type":"best""#) }
    let listed = try scores()
    #expect(listed.first?.contains(#""games":1,"#) == true && !listed.contains(where: isBest))
    #expect(listed.contains { $0.contains(#""type":"last""#) })
    _ = try process.run("arcade \(game) --pairs 2 --seed 1 --record --quiet \(Self.all)")
    #expect(try scores().contains(where: isBest))
  }

  @Test(arguments: names)
  func `a bot plays an own deal`(game: String) throws {
    try expectEqual(process.run("arcade \(own(game)) --watch random --seed 1 --quiet").status, 0)
  }

  // MARK: Standard input and errors

  @Test func `a list comes from standard input, and moves from the command line`() throws {
    let line = "arcade memorize --faces - --pairs 2 --seed 1 1 2 3"
    let outcome = try process.run(line, input: "a\nb\n4 4 4\n")
    #expect(outcome.status == 1 && outcome.error == "")
    #expect(outcome.output.contains("  arcade memorize --deal @"))
    let typed = try process.type("arcade memorize --faces - --pairs 2", "a\nb\n")
    #expect(typed.status == 2 && typed.error.contains("standard input"))
  }

  @Test(arguments: [
    ("memorize --faces /nowhere/f.txt", 3), ("tunes --albums /nowhere", 3),
    ("memorize --faces /", 3), ("memorize --faces /dev/zero", 3), ("tunes --albums /dev/null", 3),
    ("memorize --faces f --theme food", 2), ("tunes --albums f --category rap", 2),
    ("memorize --faces f --deal '🐶 🐶'", 2), ("memorize --theme nosuch", 2),
  ])
  func `what can't be read is told in a line`(line: String, status: Int32) throws {
    let outcome = try process.run("arcade \(line)")
    #expect(outcome.status == status && outcome.output == "")
    expectEqual(outcome.error.split(separator: "\n").count, status == 3 ? 1 : 2)
  }

  @Test func `too few faces are told with the cure`() throws {
    let outcome = try process.run("arcade memorize --faces \(faces) --pairs 4 --seed 1")
    #expect(outcome.status == 2 && outcome.error.contains("from 2 to 3"))
  }

  // MARK: At a terminal

  @Test(arguments: names)
  func `a game is resumed and offered without its list`(
    game: String
  ) throws {
    let line = "arcade \(own(game)) --seed 42"
    _ = try process.type(line, "1 2\nquit\n")
    let offered = try process.type(line, "1\nquit\n")
    #expect(offered.output.contains("Continue"))
    let resumed = try process.run("arcade resume --json").output.split(separator: "\n")
    expectEqual(resumed.filter { $0.contains(#""type":"move""#) }.count, 2)
    expectEqual(field("deal", in: resumed.first)?.hasPrefix("@"), true)
    try removeLists()
    try expectEqual(process.run("arcade verify").status, 0)
  }

  @Test(arguments: names)
  func `a saved game of the same list is offered`(game: String) throws {
    _ = try process.type("arcade \(own(game)) --seed 42", "1 2\nquit\n")
    let other = process.home.appending(path: "other.txt").path
    try "Sade - Promise (1985)\nCan - Tago Mago (1971)\n"
      .write(toFile: other, atomically: true, encoding: .utf8)
    let line = own(game).replacing(game == "tunes" ? albums : faces, with: other)
    #expect(try !process.type("arcade \(line)", "1\nquit\n").output.contains("Continue"))
    #expect(try process.type("arcade \(own(game))", "1\nquit\n").output.contains("Continue"))
  }

  @Test func `a saved game of an artist is offered before anything is asked`() throws {
    _ = try process.type("arcade \(own("tunes")) --seed 42", "1 2\nquit\n")
    for (artist, isOffered) in [("MILES DAVIS", true), ("Sade", false)] {
      let line = "arcade tunes --artist '\(artist)' --offline --pairs 2"
      let offered = try process.type(line, "1\nquit\n").output.contains("Continue")
      expectEqual(offered, isOffered, "\(artist)")
    }
  }
}
