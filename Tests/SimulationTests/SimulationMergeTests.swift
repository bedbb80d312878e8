import Foundation
import GuessGame
import Platform
import Records
import Simulation
import TestSupport
import Testing

/// Simulations in parts, as several machines play them.
@Suite(.oneByOne) struct SimulationMergeTests {
  private typealias Report = SimulationReport<Guess>

  /// Returns the report on games of guess.
  private func report(
    _ seeds: SeedRange, _ options: String = "range=0-99", _ player: String = "expert"
  ) throws -> Report {
    let kind = try #require(Guess.bots.first { $0.name == player })
    let options = try GuessOptions(recorded: options)
    var progress = ProgressBar(.english)
    var simulation = Simulation(by: player, seeds)
    simulation.run(kind, options, threads: 1, progress: &progress)
    return Report(options, simulation)
  }

  private func json(_ report: Report) -> String {
    report.objects.map { $0.text + "\n" }.joined()
  }

  private func merged(_ text: String) throws -> SimulationPart {
    let file = try Project.temporaryFolder().appending(path: "parts")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let number = open(file.path, O_RDONLY)
    return try SimulationPart.merged([LineReader(Descriptor(number), named: "parts")])
  }

  @Test(arguments: [(5, 100), (.max - 20, 60), (0, 1), (.max, 2)] as [(UInt64, Int)], [1, 2, 7])
  func thePartsMakeTheWhole(games: (first: UInt64, count: Int), count: Int) throws {
    let seeds = SeedRange(first: games.first, count: games.count)
    let parts = try (1...count).shuffled().map { json(try report(seeds.part($0, of: count))) }
    let sum = try merged(parts.joined())
    #expect(sum.whole.player == "expert" && sum.game.options == "lies=0 range=0-99")
    let merged = Report(GuessOptions(), sum.whole)
    let whole = try report(seeds)
    #expect(json(merged) == json(whole) && merged.lines(.english) == whole.lines(.english))
  }

  /// Returns the report on a part of 30 games, as `--shard` prints it.
  private func part(_ text: String, total: Int = 30, seed: UInt64 = 1) throws -> String {
    var shard = try #require(Shard(text))
    shard.total = total
    let seeds = SeedRange(first: seed, count: total).part(shard.index, of: shard.count)
    var simulation = Simulation(by: "expert", seeds, shard)
    for _ in 0..<seeds.count { simulation.tally.add(4) }
    return json(Report(GuessOptions(), simulation))
  }

  @Test func partsAtTheEndsAreMissedToo() throws {
    let parts = try ["1/3", "2/3", "3/3"].map { try part($0) }
    #expect(fault(parts.joined()) == "none")
    #expect(fault(parts[1] + parts[2]) == "part 1/3 is missing")
    #expect(fault(parts[0] + parts[1]) == "part 3/3 is missing")
    #expect(try fault(part("1/2") + parts[2]).hasSuffix("differ in the number of parts: 2 and 3"))
    #expect(
      try fault(part("2/3", seed: 7) + parts[0]).hasSuffix("differ in the seed: 7 and 1"))
    #expect(try fault(part("1/40") + part("2/40")) == "part 3/40 is missing")
    let few = try (1...40).map { try part("\($0)/40") }.joined()
    expectEqual(fault(few), "none")
    let interrupted = parts[2].replacing(#""games":10"#, with: #""games":9"#)
    expectEqual(fault(parts[0] + parts[1] + interrupted), "29 deals of 30 were played")
  }

  @Test func aPartWithAFaultIsNoWhole() throws {
    let incident: JSONObject = [
      "code": "ended", "reason": "ended with status 3", "round": .number(1), "seed": "12",
      "turn": .number(4),
    ]
    let simulation = Simulation(by: "bot", SeedRange(first: 1, count: 30))
    let report = Report(GuessOptions(), simulation)
    expectEqual(report.lines(.english), ["No game was finished."])
    let line = report.objects[0].merging(["fault": .object(incident)]).text + "\n"
    #expect(fault(line).hasPrefix("seed 12, move 4: 'bot' ended with status 3. "))
  }

  @Test func aReportSaysThatItWasStopped() throws {
    var simulation = Simulation(by: "expert", SeedRange(first: 4, count: 30))
    for _ in 0..<7 { simulation.tally.add(4) }
    let stopped = Report(GuessOptions(), simulation)
    #expect(
      stopped.lines(.english)[0].hasPrefix("Stopped after 7 of 30 games of 'arcade guess' by exp"))
    #expect(stopped.objects[0]["stopped"] == .bool(true))
    #expect(stopped.objects[0]["plannedGames"] == .number(30))
    for _ in 0..<23 { simulation.tally.add(4) }
    let whole = Report(GuessOptions(), simulation)
    #expect(whole.lines(.english)[0].hasPrefix("30 games of"))
    #expect(whole.objects[0]["stopped"] == .bool(false))
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "/", "-1/2", "1/1000001"])
  func otherSharesAreNone(text: String) {
    expectEqual(Shard(text), nil)
  }

  @Test func sharesAreEven() {
    let seeds = SeedRange(first: 7, count: SeedRange.limit)
    let parts = [1, 2, 500_000, 1_000_000].map { seeds.part($0, of: 1_000_000) }
    #expect(parts.allSatisfy { $0.count == 1_000_000 } && parts[0].first == 7)
    #expect(parts[1].first == parts[0].end && parts[3].end == seeds.end)
    let few = (1...4).map { SeedRange(first: 0, count: 3).part($0, of: 4).count }
    expectEqual(few.sorted(), [0, 1, 1, 1])
  }

  private func fault(_ text: String) -> String {
    do {
      _ = try merged(text)
      return "none"
    } catch {
      return (error as? UserError)?.message ?? "\(error)"
    }
  }

  @Test func noSumOfNumbersOverflows() throws {
    let part = try part("1/1").replacing(#""part":1,"parts":1,"#, with: "")
    let many = part.replacing(#""hints":0"#, with: #""hints":72057594037927936"#)
    #expect(fault(String(repeating: many, count: 130)).hasPrefix("parts, line 1 does not begin"))
    let lost = part.replacing(#""lost":0"#, with: #""lost":-9223372036854775808"#)
    #expect(fault(lost).hasPrefix("parts, line 1 does not begin"))
  }

  @Test func manyScoresTakeNoLonger() throws {
    let count = 20_000
    let head = try part("1/1", total: count).split(separator: "\n")[0]
    let bins = (0..<count).map { #"{"type":"bin","score":\#($0),"games":1}"# + "\n" }
    let start = Clock.milliseconds
    expectEqual(fault("\(head)\n" + bins.joined()), "none")
    // Counting all games again for each score took over a minute.
    #expect(Clock.milliseconds - start < 20_000)
  }

  /// A bar of the histogram would be millions of scores wide.
  @Test func aFarScoreIsReportedAtOnce() throws {
    let start = Clock.milliseconds
    let head = try part("1/1", total: 2).split(separator: "\n")[0]
    let bins = [5, 1 << 32].map { #"{"type":"bin","score":\#($0),"games":1}"# }
    let text = "\(head)\n" + bins.map { $0 + "\n" }.joined()
    #expect(try Report(GuessOptions(), merged(text).whole).lines(.english).count > 2)
    #expect(Clock.milliseconds - start < 20_000)
  }

  @Test func tooManyDealsAreRefused() {
    let games = 600_000_000_000
    let parts = (0..<2).map { index in
      #"{"game":"guess","games":\#(games),"options":{"lies":"0","range":"0-99"},"player":"x","#
        + #""plannedGames":\#(games),"rules":1,"seed":"\#(index * games)","type":"simulation"}"#
        + "\n" + #"{"games":\#(games),"score":5,"type":"bin"}"# + "\n"
    }
    expectEqual(fault(parts[0]), "none")
    #expect(fault(parts.joined()).hasPrefix("these are more than 1000000000000 deals"))
  }

  @Test func nothingFromAFileReachesTheTerminalAsItIs() throws {
    func part(_ name: String, _ value: String) throws -> String {
      try self.part("1/1").replacing(#""\#(name)":"\#(value)""#, with: #""\#(name)":"\u001b[31m""#)
    }
    for (name, value) in [("player", "expert"), ("game", "guess"), ("range", "0-99")] {
      let fault = try fault(part(name, value) + self.part("1/1"))
      #expect(fault.contains("u001b[31m") || fault.contains("\\u{1b}[31m"), "\(fault)")
      let isPrintable = fault.unicodeScalars.allSatisfy { $0.isPrintable }
      #expect(isPrintable)
    }
  }

  @Test func whatDoesNotBelongTogetherIsRefused() throws {
    func part(_ first: UInt64, _ rest: String...) throws -> String {
      let seeds = SeedRange(first: first, count: 10)
      return json(
        try report(seeds, rest.first ?? "range=0-99", rest.count > 1 ? rest[1] : "expert"))
    }
    let first = try part(1)
    let lines = first.split(separator: "\n")
    let next = "parts, line \(lines.count + 1)"
    let cases: [(String, String)] = [
      (first + first, "\(next) both have seed 1"),
      (first + (try part(10)), "\(next) both have seed 10"),
      (first + (try part(13)), "the games from seed 11 to 12 are missing, before \(next)"),
      (
        first + (try part(11, "range=0-9")),
        "\(next) differ in the options: lies=0 range=0-99 and lies=0 range=0-9"
      ),
      (first + (try part(11, "range=0-99", "random")), "\(next) differ in the player"),
      (first + first.replacing("guess", with: "chess"), "\(next) differ in the game"),
      (first + first.replacing(#""rules":1"#, with: #""rules":2"#), "\(next) differ in the rules"),
      (first + "{}\n", "parts, line 1 does not begin a whole report"),
      (first + "\n", "\(next) is not JSON"),
      ("hello\n", "parts, line 1 is not JSON"), ("", "no simulations"),
      (lines.dropLast().joined(separator: "\n"), "line 1 does not begin a whole report"),
      (lines.joined(separator: "\n") + "\n" + lines[1], "line 1 does not begin a whole report"),
      (first.replacing(#""games":10"#, with: #""games":9999999999999"#), "line 1 does not begin"),
      (first.replacing(#""games":10"#, with: #""games":-10"#), "line 1 does not begin"),
      (first.replacing(#""seed":"1""#, with: #""seed":"x""#), "line 1 does not begin"),
      (first.replacing(#""seed":"1""#, with: #""seed":"+1""#), "line 1 does not begin"),
      (
        try part(1).replacing(#""seed""#, with: #""part":1,"parts":2,"plannedGames":-1,"seed""#),
        "line 1 does not begin"
      ),
    ]
    for (text, reason) in cases { #expect(fault(text).contains(reason), "\(reason)") }
    expectEqual(fault(first), "none")
  }
}
