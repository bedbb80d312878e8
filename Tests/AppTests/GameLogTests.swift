import Foundation
import TestSupport
import Testing

/// The file that keeps the games of bots, with the lines around each fault.
@Suite(.waiting) struct GameLogTests: BotSuite {
  let home: URL

  init() throws { home = try Self.homeWithBots() }

  @Test func manyRefusalsLeaveTheLinesBefore() throws {
    try Data(bot("for i in $(seq 100); do echo x$i; done; cat").utf8)
      .write(to: home.appending(path: "bot"))
    let outcome = try shell("arcade simulate guess --seed 1 --log games.log --exec 'sh bot'")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("made 100 refused moves, the last 'x100'"))
    #expect(outcome.output.contains("No game was finished") || outcome.output.contains("Stopped"))
    let log = try log()
    // The program may also have sent the refusals back.
    let words = log.filter { $0.hasPrefix("# < ") && !$0.hasPrefix("# < {") }.suffix(6)
    expectEqual(words, ["# < 49", "# < x1", "# < x2", "# < x3", "# < x4", "# < x100"])
  }

  @Test func theLogHasWhatWasWrittenAfterAFault() throws {
    let line = "arcade tournament guess random --exec 'me=read x; echo 5 x 200 7; cat' --seed 1"
    let outcome = try shell("\(line) --games 1 --log games.log")
    #expect(outcome.output.contains("made an illegal move, 'x'"), "\(outcome)")
    let log = try log()
    #expect(log.suffix(4).contains("# < x") && log.contains("# < 200 7"), "\(log)")
    #expect(log.contains { $0.hasPrefix("# > {\"botSeed\":") })
  }

  @Test func theLogHasEveryGame() throws {
    let line = "arcade tournament memorize strategist random --pairs 3 --games 20 --seed 3"
    let plain = try output(line)
    var logs: [[String]] = []
    for jobs in [1, 3] {
      let logged = try output("\(line) --jobs \(jobs) --log games.log")
      expectEqual(logged, plain)
      logs.append(
        try log().filter { !$0.hasPrefix("# 2") }.map { $0.replacing(/\d{4}-\S+Z/, with: "") })
      #expect(try output("arcade verify games.log") == "20 records, all verified.\n")
      let times = try log().flatMap { $0.matches(of: /\t(\d{4}-\S+Z)/).map { String($0.1) } }
      #expect(times.count == 40 && times.allSatisfy { $0 <= Date.now.ISO8601Format() })
      #expect(try output("arcade scores games.log").contains("\n20 games: "))
      let merged = try shell("arcade scores --merge games.log")
      #expect(merged.status == 0 && merged.error.isEmpty && !merged.output.contains("#"))
      #expect(try output("arcade replay games.log").contains("strategist"))
      try FileManager.default.removeItem(at: home.appending(path: "games.log"))
    }
    expectEqual(logs[0], logs[1])
    expectEqual(logs[0][0], "# game 1, seed 3: strategist, random")
    let races = "arcade tournament guess expert random random --games 9 --seed 3"
    expectEqual(try output("\(races) --log games.log"), try output(races))
    // Two of them play the same moves in the same second.
    try expectEqual(output("arcade verify games.log"), "27 records, all verified.\n")
    try FileManager.default.removeItem(at: home.appending(path: "games.log"))
    // Names of players whose commands are shortened to the same one stay theirs, whoever begins.
    let turns = #"sed -u -n "s/.*next.:\([12]\).*seat.:\1.*/1/p" #"#
    let same = "--exec '\(turns) averylongname1' --exec '\(turns) averylongname2'"
    _ = try shell("arcade tournament memorize \(same) --games 2 --seed 3 --log games.log")
    let names = try log().compactMap { $0.firstMatch(of: /begins=(\d).*names=(\S+)/)?.output }
    #expect(Set(names.map(\.1)) == ["1", "2"] && Set(names.map(\.2)).count == 1, "\(names)")
    let alone = "arcade simulate cards eager --games 9 --seed 3"
    expectEqual(try output("\(alone) --log games.log"), try output(alone))
  }

  @Test func aLogThatCannotBeWrittenFails() throws {
    let outcome = try shell("arcade simulate guess random --games 9 --log none/games.log")
    #expect(outcome.status == 3 && outcome.error.contains("can't write none/games.log: No such"))
    let dash = try shell("arcade simulate guess random --games 9 --log -")
    #expect(dash.status == 2 && dash.error.contains("a file such as games.log, not '-'"))
    let full = try shell("arcade simulate guess random --games 9 --log /dev/full")
    #expect(full.status == 3 && full.error.contains("can't write /dev/full: No space left"))
    #expect(full.output.hasPrefix("9 games"))
  }

  @Test func theLogHasTwentyLinesBeforeAFault() throws {
    let bot = "i=0; while read -r line; do [ $i = 15 ] && exit 3; echo $i; i=$((i + 1)); done"
    _ = try shell(
      "arcade tournament guess random --range 0-9999 --games 1 --seed 1 --log games.log "
        + "--exec 'b=\(bot)'")
    let log = try log()
    expectEqual(log.count { $0.hasPrefix("# > ") || $0.hasPrefix("# < ") }, 20)
    #expect(log.contains("# < 14") && log.contains("# < 5") && !log.contains("# < 4"))
  }

  @Test func refusedMovesAreCounted() throws {
    try Data(bot("echo x; echo x").utf8).write(to: home.appending(path: "bot"))
    let line = "arcade simulate guess --games 9 --seed 1 --log games.log --exec 'sh bot'"
    let text = try output(line)
    let count = try #require(text.firstMatch(of: /(\d+) refused moves, not counted/)).1
    #expect(try output(line + " --json").contains(#""refused":\#(count),"#))
    let log = try log().filter { $0.hasPrefix("# refused: game ") }
    #expect(
      log[0].hasSuffix(", 2 moves, first at move 2, 'x': A guess is a whole number from 0 to 48."))
    let parts = "for i in 1 2 3; do \(line) --shard $i/3 --json; done"
    expectEqual(try output("\(parts) | arcade simulate --merge -"), text)
  }
}
