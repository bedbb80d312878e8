import Foundation
import TestSupport
import Testing

/// Tools with which the author of a bot finds its faults and measures it.
@Suite(.waiting) struct BotAuthorTests: BotSuite {
  let home: URL

  init() throws { home = try Self.homeWithBots() }

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
      "arcade: seed 4, move 2: 'me' ended with status 7. "
        + "'--seed 4 --games 1 --log FILE' shows the lines before it\n")
  }

  /// The game alone would not show the fault again.
  @Test func aProgramThatEndsAfterAGameIsToldApart() throws {
    let bot = "me=while read x; do case $x in *status*) exit;; *) echo $((n += 1));; esac; done"
    let line = "guess --range 1-2 --games 3 --seed 4 --jobs 1 --exec '\(bot)'"
    let fault = "ended with status 0 after another game, before its first word"
    expectEqual(
      try shell("arcade simulate \(line)").error, "arcade: seed 5, move 1: 'me' \(fault)\n")
    let tournament = try shell("arcade tournament \(line) random").output
    #expect(tournament.contains("seed 5, move 1: it \(fault).\n"), "\(tournament)")
    #expect(!tournament.contains("plays the first of these"))
  }

  /// The first line has a number for the bot's own choices, from which no deal follows.
  @Test func theReportOfASimulationHasTheFault() throws {
    let bot = "read x; echo 50; exit 7"
    let outcome = try shell("arcade simulate guess --seed 4 --exec '\(bot)' --json")
    let fields = #""code":"ended","reason":"ended with status 7","round":1,"seed":"4","turn":2"#
    #expect(outcome.output.contains(#","fault":{\#(fields)},"game":"guess","#), "\(outcome)")
  }

  /// A program that lives on has not exited.
  @Test(arguments: [
    ("exec >&-; cat >/dev/null", "output"), ("exec <&-; echo 50; sleep 9", "input"),
  ])
  func aProgramMayCloseAPipe(command: String, pipe: String) throws {
    let line = "arcade tournament guess random --games 1 --seed 1 --exec 'read begin; \(command)'"
    #expect(try shell(line).output.contains(": it closed its \(pipe).\n"))
  }

  /// They are no moves of the next game.
  @Test(arguments: ["simulate guess", "tournament guess random"])
  func wordsAfterTheEndOfAGameAreDropped(command: String) throws {
    let line = "arcade \(command) --games 2 --jobs 1 --seed 1 --exec 'me=sh ./bot'"
    let bot = "while read -r line; do case $line in *begin*) seq 0 99; echo x ;; esac; done"
    try Data(bot.utf8).write(to: home.appending(path: "bot"))
    let outcome = try shell(line)
    #expect(outcome.status == 0 && outcome.error == "", "\(outcome)")
  }

  /// It may have been written for the game before.
  @Test func theFirstWordAfterAGameIsToldApart() throws {
    let bot = """
      while read -r line; do
        case $line in
          *begin*) n=$((n + 1)); echo $((n == 2 ? 7 : 0)) ;;
          *status*) ;;
          *) echo 1 ;;
        esac
      done
      """
    try Data(bot.utf8).write(to: home.appending(path: "bot"))
    let outcome = try shell(
      "arcade tournament guess random --range 0-1 --games 2 --jobs 1 --seed 1 --exec 'sh ./bot'")
    #expect(outcome.output.contains("an illegal move, '7', its first word after another game: "))
  }

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
    ("=sh guess.sh", "'' can't be a name"),
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
    for line in ["simulate guess", "tournament guess random", "guess --race program --seed 1"] {
      let outcome = try shell(
        "echo 50 | arcade \(line) --timeout 2.5 --exec 'head -1 >told'; cat told")
      #expect(outcome.output.contains(#","timeout":2.5,"type":"begin"}"#), "\(outcome)")
    }
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
    #expect(unknown.error.contains("unknown player 'nobody'; choose expert, tidy, dreamy, "))
    let mistyped = try shell("\(line) --exec 'mine=sh guess.sh' --against nobody")
    #expect(mistyped.status == 2 && mistyped.error.contains(", cautious, random or mine\n"))
  }

  @Test(arguments: [
    ("memorize --versus ./guess.sh", "use '--versus program --exec ./guess.sh'"),
    ("tournament guess random ./guess.sh", "use '--exec ./guess.sh'"),
    ("simulate guess ./guess.sh", "unknown bot './guess.sh'; choose expert"),
    ("tournament guess random --race expert", "has no --race; cards, memorize, guess and tunes do"),
    ("simulate guess --exec 'neü=./guess.sh'", "'neü' can't be a name; use letters from a to z"),
    ("simulate guess --exec 'x.y=./guess.sh'", "'x.y' can't be a name; use letters from a to z"),
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
    #expect(simulation.error.contains("'me' 退出了（状态 7）。"), "\(simulation)")
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
    let move = try shell("arcade resume --exec \(bot) 3")
    #expect(move.error.contains("no unfinished game 3 in 'arcade resume --list'; moves come after"))
  }
}
