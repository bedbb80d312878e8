import Foundation
import TestSupport
import Testing

/// Parts of a tournament, and the whole that they make.
@Suite(.waiting) struct TournamentPartTests: BotSuite {
  let home: URL

  init() throws { home = try Self.homeWithBots() }

  static let tournaments = [
    "memorize strategist random --pairs 3 --games 26 --against forgetful",
    "guess expert random random --games 17",
    "cards eager random --count 8 --games 14 --exec 'bad=sed -u s/.*/1/'",
    "guess random --games 9 --exec 'm=sed -u s/.*/50/'",
  ]

  @Test(arguments: tournaments, ["", " --json"])
  func partsOfATournamentMakeTheWhole(line: String, form: String) throws {
    let line = "arcade tournament \(line) --seed 7 --jobs 1"
    let whole = try shell("\(line)\(form)")
    for count in [2, 5] {
      let parts =
        "for i in $(seq \(count) -1 1); do \(line) --shard $i/\(count) --json 2>/dev/null; done"
      let merged = try shell("(\(parts)) | arcade tournament --merge\(form) -")
      expectEqual(merged.output, whole.output)
      #expect(merged.status == whole.status && merged.error == whole.error)
    }
  }

  /// A program that finishes no game of a part may finish one of the whole.
  @Test func aPartFailsOnlyWithTheWhole() throws {
    let line = "arcade tournament guess random --exec 'exit 5' --seed 1 --games 2"
    #expect(try shell("\(line) --shard 1/2").status == 0)
    let merged = try shell(
      "for i in 1 2; do \(line) --shard $i/2 --json; done | arcade tournament --merge -")
    #expect(merged.status == 3 && merged.error.contains("didn't finish any"), "\(merged)")
  }

  @Test func whatIsNoWholeTournamentIsRefused() throws {
    let line = "arcade tournament guess expert random --seed 7 --games 30 --json"
    let cases = [
      ("\(line) --shard 1/2", "part 2/2 is missing"), ("echo '{}'", "line 1 does not belong"),
      ("(\(line); \(line))", "both have seed 7"), ("true", "no tournaments to merge"),
      ("\(line) | head -1", "line 1 does not begin a whole"),
      (
        "(\(line); \(line.replacing("--seed 7", with: "--seed 37 --timeout 3")))",
        "differ in the timeout: 10 and 3"
      ),
      ("(\(line); \(line.replacing("random", with: "tidy")))", "differ in the players"),
      ("\(line) --sprt 0,400", "line 1 does not begin a whole"),
      ("\(line) | sed 's/\"wins\":[0-9]*/\"wins\":99/'", "line 1 does not begin"),
      ("\(line) | sed 's/\"scoreSums\":.[0-9]*/\"scoreSums\":[99999999999999999/'", "not begin"),
    ]
    for (command, reason) in cases {
      let outcome = try shell("\(command) | arcade tournament --merge -")
      #expect(outcome.status == 1 && outcome.error.contains(reason), "\(command): \(outcome.error)")
    }
    // Each file begins a report of its own.
    let other = "arcade simulate guess --seed 1 --games 2 --json >other"
    let mixed = try shell("\(line) >whole; \(other); arcade tournament --merge whole other")
    #expect(mixed.error.contains("other, line 1 does not belong"), "\(mixed)")
    let both = try shell("\(line) --shard 1/2 --sprt 0,9")
    #expect(both.status == 2 && both.error.contains("cannot be combined"))
    let unseeded = try shell("arcade tournament guess random random --shard 1/2")
    #expect(unseeded.status == 2 && unseeded.error.contains("--shard requires --seed"))
  }
}
