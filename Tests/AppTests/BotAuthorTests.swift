import Foundation
import TestSupport
import Testing

/// Tools with which the author of a bot finds its faults and measures it.
@Suite(.waiting) struct BotAuthorTests {
  private let home: URL

  init() throws {
    home = try Project.temporaryFolder()
    for name in ["guess.sh", "pairs.py"] {
      let bot = try Project.text("Sources/App/Manual/Pages/\(name)")
      try Data(bot.utf8).write(to: home.appending(path: name))
    }
  }

  private func shell(_ line: String) throws -> Program.Outcome {
    defer { try? FileManager.default.removeItem(at: home.appending(path: "none")) }
    return try Program.shell("cd && \(line)", home: home)
  }

  private func output(_ line: String) throws -> String {
    let outcome = try shell(line)
    #expect(outcome.status == 0 && outcome.error == "", "\(line): \(outcome.error)")
    return outcome.output
  }

  private func log() throws -> [String] {
    let text = try String(contentsOf: home.appending(path: "games.log"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// A bot that halves, and after a first answer `high` does something instead.
  private func bot(_ fault: String) -> String {
    """
    while read -r line; do
      case $line in
        *'"status"'* | *'"refused"'*) continue ;;
        *'"begin"'*) low=0 high=99 ;;
        *) high=${line#*'"high":'} high=${high%%,*} low=${line#*'"low":'} low=${low%%,*} ;;
      esac
      case $line in *'"result":"high"'*'"turn":1,'*) \(fault) ;; esac
      echo $(((low + high) / 2))
    done
    """
  }

  private static let faults = [
    ("echo oops >&2; exit 3", "ended with status 3"),
    ("echo abc; continue", "made an illegal move, 'abc': A guess is a whole number"),
    ("printf 7; continue", "took longer than 0.3 s for a move: '7' has no line end"),
    ("echo hint; continue", "made an illegal move, 'hint': Programs get no hints against others"),
    ("echo quit; continue", "gave up"),
  ]

  @Test(arguments: faults)
  func eachFaultIsFoundAndPlayedAgain(fault: String, detail: String) throws {
    try Data(bot(fault).utf8).write(to: home.appending(path: "bot"))
    let line = "arcade tournament guess random --timeout 0.3 --exec 'bad-1=sh ./bot'"
    let outcome = try shell("\(line) --games 9 --seed 1 --jobs 2 --log games.log")
    let lines = try log()
    let place = try #require(
      outcome.output.firstMatch(of: /The first: game (\d+), seed (\d+), move 2: it/))
    #expect(place.1 == place.2 && outcome.output.contains(detail), "\(outcome.output)")
    let end = "bad-1 \(detail)"
    let first = try #require(
      lines.firstIndex(where: {
        $0.hasPrefix("# fault: game \(place.1), seed \(place.2), move 2: \(end)")
      }))
    #expect(lines[first + 1].hasPrefix("# > {\"botSeed\":"))
    #expect(lines[first + 2] == "# < 49" && lines[first + 3].contains("\"result\":\"high\""))
    if fault.contains("oops") { #expect(lines[first + 4] == "# ! bad-1: oops") }
    #expect(lines.count { $0.hasPrefix("# fault") } > 1)
    let again = try shell("\(line) --seed \(place.2) --games 1")
    #expect(again.output.contains("The first: game 1, seed \(place.2), move 2: it \(detail)"))
    #expect(again.output.contains("'--seed \(place.2) --games 1' plays the first of these"))
    #expect(try output("arcade verify games.log").contains("all verified"))
  }

  @Test func aSimulationNamesTheMoveAndTheSeed() throws {
    let outcome = try shell("arcade simulate guess --seed 4 --exec 'me=read x; echo 50; exit 7'")
    expectEqual(
      outcome.error,
      "arcade: seed 4, move 2: 'me' ended with status 7; "
        + "'--seed 4 --games 1 --log FILE' shows the lines before it\n")
  }

  /// The first line has a number for the bot's own choices, from which no deal follows.
  @Test(arguments: ["simulate guess", "tournament guess random", "tournament cards random"])
  func aProgramGetsANumberAndNoSeed(command: String) throws {
    let bot = "me=tee -a told | sed -un 's/.*\"begin\".*/50/p; s/.*\"type\":\"move\".*/quit/p'"
    func numbers(_ seed: Int, _ games: Int) throws -> [String] {
      let line = "arcade \(command) --seed \(seed) --games \(games) --jobs 1"
      let outcome = try shell("rm -f told; \(line) --exec '\(bot.replacing("'", with: #"'\''"#))'")
      let told = try String(contentsOf: home.appending(path: "told"), encoding: .utf8)
      let words = ["seed\"", "seed 7", "deal"]
      #expect(!words.contains(where: told.contains), "\(told) \(outcome)")
      return told.matches(of: /"botSeed":(\d+)/).map { String($0.1) }
    }
    let all = try numbers(7, 4)
    try #require(all.count == 4 && Set(all).count == 4, "\(all)")
    // In turns, each deal is played twice.
    try expectEqual(numbers(command.contains("cards") ? 8 : 9, 2)[0], all[2])
  }

  @Test func playersHaveTheOrderOfTheLine() throws {
    let line =
      "arcade tournament guess --exec 'b=sh guess.sh' tidy --exec 'a=sh guess.sh' "
      + "--exec 'c=sh guess.sh' random --games 2 --seed 1 --json"
    let text = try output(line)
    #expect(text.contains(#""players":["b","tidy","a","c","random"]"#), "\(text)")
  }

  @Test func manyRefusalsLeaveTheLinesBefore() throws {
    try Data(bot("for i in $(seq 100); do echo x$i; done; cat").utf8)
      .write(to: home.appending(path: "bot"))
    let outcome = try shell("arcade simulate guess --seed 1 --log games.log --exec 'sh bot'")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("made 100 refused moves, the last 'x100'"))
    #expect(outcome.output.contains("No game was played") || outcome.output.contains("Stopped"))
    let log = try log()
    let words = log.filter { $0.hasPrefix("# < ") }.suffix(6)
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
      #expect(try output("arcade scores games.log").contains("10 games: "))
      #expect(try output("arcade replay games.log").contains("strategist"))
      try FileManager.default.removeItem(at: home.appending(path: "games.log"))
    }
    expectEqual(logs[0], logs[1])
    expectEqual(logs[0][0], "# game 1, seed 3: strategist, random")
    let races = "arcade tournament guess expert random random --games 9 --seed 3"
    expectEqual(try output("\(races) --log games.log"), try output(races))
    // Two of them play the same moves in the same second.
    try expectEqual(output("arcade verify games.log"), "27 records, all verified.\n")
    expectEqual(
      try shell("arcade scores games.log").error,
      "arcade: games that bots played alone are counted as those of one player\n")
    try FileManager.default.removeItem(at: home.appending(path: "games.log"))
    // Names of players whose commands are shortened to the same one stay theirs in both seats.
    let turns = #"sed -u -n "s/.*next.:\([12]\).*seat.:\1.*/1/p" #"#
    let same = "--exec '\(turns) averylongname1' --exec '\(turns) averylongname2'"
    _ = try shell("arcade tournament memorize \(same) --games 2 --seed 3 --log games.log")
    let names = try log().compactMap { $0.firstMatch(of: /names=(\S+)/)?.1 }
    #expect(Set(names).count == 2, "\(names)")
    let alone = "arcade simulate cards eager --games 9 --seed 3"
    expectEqual(try output("\(alone) --log games.log"), try output(alone))
  }

  @Test func aLogThatCannotBeWrittenFails() throws {
    let outcome = try shell("arcade simulate guess random --games 9 --log none/games.log")
    #expect(outcome.status == 3 && outcome.error.contains("can't write none/games.log: No such"))
    let full = try shell("arcade simulate guess random --games 9 --log /dev/full")
    #expect(full.status == 3 && full.error.contains("can't write /dev/full: No space left"))
    #expect(full.output.hasPrefix("9 games"))
  }

  @Test func aProgramHasAName() throws {
    let line = "arcade tournament guess random --games 4 --seed 1"
    let text = try output("\(line) --exec 'new_2=sh guess.sh'")
    #expect(text.contains("random against new_2: "))
    let json = try output("\(line) --exec 'new_2=sh guess.sh' --json")
    #expect(json.contains(#""players":["random","new_2"]"#))
    let alone = try output("arcade simulate guess --seed 1 --games 9 --exec 'me=sh guess.sh'")
    #expect(alone.contains(" by me, seeds 1 to 9."))
    #expect(try output("\(line) --exec 'env X=1 sh guess.sh'").contains("env X=1 sh guess.sh"))
  }

  @Test(arguments: [
    ("X=1 sh guess.sh", "'X=1 sh guess.sh' may begin with a name or a variable; use a name"),
    ("random=sh guess.sh", "'random' is the name of another player"), ("me=", "no command after"),
  ])
  func aNameIsNoOther(command: String, message: String) throws {
    let outcome = try shell("arcade tournament guess random --exec '\(command)'")
    #expect(outcome.status == 2 && outcome.error.contains(message), "\(outcome.error)")
  }

  @Test(arguments: [
    ("nosuch", "nosuch: No such file or directory"),
    ("./guess.sh 1", "./guess.sh: Permission denied"),
  ])
  func aProgramThatCannotBeRunIsAnError(command: String, reason: String) throws {
    let lines = [
      "simulate guess --exec", "tournament guess random --exec",
      "guess --seed 1 --race program 50 --exec",
    ]
    for line in lines {
      let outcome = try shell("arcade \(line) '\(command)'")
      expectEqual(outcome.error, "arcade: can't run \(reason)\n")
      #expect(outcome.status == 3 && outcome.output == "")
    }
    #expect(try shell("arcade \(lines[1]) 'me=\(command)'").error.contains("can't run \(reason)"))
  }

  /// It may still write after its time is over, and then reads the end of its input.
  @Test func aSlowProgramDoesNotComplain() throws {
    let bot = "trap \"\" PIPE; read x; echo 50; read x; sleep 0.15; echo 25; read x"
    let outcome = try shell(
      "arcade tournament guess random --games 3 --seed 1 --timeout 0.1 --exec 'slow=\(bot)'")
    // On a busy machine it may even be in time, with a wrong move.
    #expect(outcome.error.hasPrefix("arcade: 'slow' didn't finish any of its 3 games: "))
    expectEqual(outcome.error.split(separator: "\n").count, 1)
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

  @Test(arguments: [("rounds 9", "games"), ("concurrency 2", "jobs"), ("engine x", "exec")])
  func optionsHaveOtherNamesElsewhere(option: String, ours: String) throws {
    let outcome = try shell("arcade tournament guess random random --\(option)")
    #expect(outcome.status == 2 && outcome.error.contains("; did you mean '--\(ours)'?"))
  }

  @Test func aTimeLimitMayBeShort() throws {
    let slow =
      "arcade tournament guess random --games 1 --seed 1 --timeout 0.2 --exec 'cat >/dev/null'"
    #expect(try shell(slow).output.contains("1 because it took longer than 0.2 s"))
    #expect(try shell(slow + " --json").output.contains(#""timeout":0.2"#))
    let race = try shell(
      "arcade guess --race program --timeout 0.2 --seed 1 --exec 'cat >/dev/null' 50 25 2>&1")
    #expect(race.output.contains("took longer than 0.2 s"), "\(race.output)")
    let none = try shell("arcade guess --seed 1 --timeout 3 --race random 50")
    #expect(none.status == 2 && none.error.contains("--timeout requires a game against a program"))
    for wrong in ["0", "0.001", "-1", "1e3", "86401", "x"] {
      let outcome = try shell("arcade tournament guess random random --timeout \(wrong)")
      #expect(outcome.status == 2 && outcome.error.contains("seconds from 0.01 to 86400"))
    }
  }

  @Test func aProgramPlaysOnAllThreads() throws {
    let line = "arcade simulate guess --games 40 --seed 5 --json --exec 'sh guess.sh'"
    let outputs = try [1, 2, 5].map { try output("\(line) --jobs \($0)") }
    #expect(Set(outputs).count == 1 && outputs[0].contains(#""games":40"#))
    // Of several faults the first by its seed is told, and only the games before it count.
    try Data(bot("exit 3").utf8).write(to: home.appending(path: "bot"))
    let faults = try [1, 4].map {
      try shell("arcade simulate guess --games 40 --seed 5 --jobs \($0) --json --exec 'sh bot'")
    }
    #expect(faults[0].status == 3 && faults[0].error == faults[1].error)
    expectEqual(faults[0].output, faults[1].output)
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

  @Test func oneMeetsAllOthers() throws {
    let line = "arcade tournament guess tidy random --games 30 --seed 1"
    let text = try output("\(line) --against expert")
    #expect(text.hasPrefix("60 games of") && text.contains("expert against tidy: "))
    #expect(text.contains("expert against random: ") && !text.contains("tidy against"))
    let named = try output("\(line) expert --against tidy --json")
    #expect(named.contains(#""against":1"#))
    expectEqual(named.ranges(of: #""type":"match""#).count, 2)
    let own = try output("\(line) --exec 'me=sh guess.sh' --against me")
    #expect(own.contains("me against tidy: ") && own.contains("me against random: "))
    let unknown = try shell("\(line) --against nobody")
    #expect(unknown.status == 2 && unknown.error.contains("unknown bot 'nobody'"))
  }

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

  @Test(arguments: [
    ("memorize --versus ./guess.sh", "use '--versus program --exec ./guess.sh'"),
    ("tournament guess random ./guess.sh", "use '--exec ./guess.sh'"),
    ("simulate guess ./guess.sh", "unknown bot './guess.sh'; choose expert"),
    ("tournament guess random --race expert", "has no --race; name bots without it, and programs"),
    ("simulate guess --exec 'neü=./guess.sh'", "'neü' can't be a name; use letters from a to z"),
  ])
  func anErrorLeadsToTheWay(line: String, cure: String) throws {
    let outcome = try shell("chmod +x guess.sh; arcade \(line)")
    #expect(outcome.status == 2 && outcome.error.contains(cure), "\(outcome)")
    let folder = try shell("arcade simulate guess ./none")
    #expect(!folder.error.contains("--exec"), "\(folder)")
  }

  @Test func noEnglishIsLeftInChinese() throws {
    let bot = "--exec 'me=exit 7' --seed 1 --games 2 --lang zh"
    let simulation = try shell("arcade simulate guess \(bot)")
    #expect(simulation.error.contains("'me' 退出了（状态 7）；"), "\(simulation)")
    let tournament = try shell("arcade tournament guess random \(bot)")
    #expect(tournament.output.contains("第 1 手，它已经退出。"), "\(tournament)")
  }

  @Test func aResumedProgramIsStartedAgain() throws {
    let bot = "'echo 25; cat >>/dev/null'"
    let text = try shell("echo 50 | arcade guess --race program --exec \(bot) -s 1 --record").output
    let lines = text.split(separator: "\n")
    let line = lines.filter { $0.hasSuffix(" --exec \(bot)") }
      .first { $0.hasPrefix("  arcade resume guess-") }
    #expect(line != nil, "\(text)")
    let list = try output("arcade resume --list")
    #expect(list.hasPrefix("arcade resume 1 --exec COMMAND  guess: "), "\(list)")
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
