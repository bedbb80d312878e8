import Foundation
import TestSupport
import Testing

/// A file that is damaged costs nothing but what was lost in it, and stays as it is.
@Suite(.waiting) struct DamageTests {
  // MARK: The history

  /// A home in which three games were recorded, of 4, 3 and 13 guesses.
  private func threeGames() throws -> RecordHome {
    let home = try RecordHome()
    let outcome = try home.run(
      """
      for i in 1 2 3
      do arcade guess --seed $i --record --quiet 50 25 75 10 60 70 $(seq 61 99); done
      """)
    try #require(outcome.status == 0 && home.lines.count == 3)
    return home
  }

  /// A line with another text in one field, the first being 1.
  private func line(_ line: String, field: Int, _ text: String) -> String {
    var fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    fields[field - 1] = text
    return fields.joined(separator: "\t")
  }

  /// Lines each of which has something wrong.
  private func damagedLines(_ good: String) -> [Data] {
    let moves = good.split(separator: "\t").last ?? ""
    let texts = [
      "garbage", "1\tguess\0\t1", "1\tguess\t1\trange=0-99\tseed=\u{1b}[31mred\u{7}", "",
      line(good, field: 1, "2"), line(good, field: 4, "range=0-99 size=8"),
      line(good, field: 4, "range=9-0"), line(good, field: 3, "7"), line(good, field: 2, "chess"),
      line(good, field: 9, "1"), line(good, field: 11, String(moves.dropLast(3))),
      line(good, field: 11, "50 é 8"), line(good, field: 6, "yesterday"),
    ]
    return texts.map { Data($0.utf8) } + [
      Data(good.utf8) + [0xff, 0xc3], Data([0xed, 0xa0, 0x80]),
    ]
  }

  @Test func whatIsDamagedIsNamedAndStaysAsItIs() throws {
    let home = try threeGames()
    let good = home.lines
    var bytes = Data()
    let damaged = damagedLines(good[0])
    // A line that repeats another counts once.
    func another(_ index: Int) -> String {
      line(good[index % 3], field: 7, "2026-11-21T00:00:\(10 + index)Z")
    }
    for (index, line) in damaged.enumerated() {
      bytes += Data((another(index) + "\n").utf8) + line + [UInt8(ascii: "\n")]
    }
    // The last line was torn when the power failed.
    bytes += Data((another(damaged.count) + "\n" + good[0].prefix(40)).utf8)
    try bytes.write(to: home.history)
    let numbers = damaged.indices.map { 2 * $0 + 2 } + [2 * damaged.count + 2]

    for end in ["", "\n"] {
      let words = try home.run("arcade verify --quiet; arcade scores; arcade replay --list")
      let named = words.output.matches(of: /(?m)^line (\d+)[ ,]/).compactMap { Int($0.1) }
      expectEqual(named, numbers)
      #expect(isClean(words))
      let verified = try home.run("arcade verify --json")
      expectEqual(verified.status, 1)
      // Lines that are no records are faults, but not counted as records.
      let malformed = verified.output.split(separator: "\n")
        .count { $0.contains(#""type":"unreadable""#) }
      let count = damaged.count + (end == "" ? 1 : 2) - malformed
      #expect(malformed > 3)
      #expect(
        verified.output.hasSuffix(
          #"{"protocol":1,"records":\#(numbers.count + count),"repeated":0,"#
            + #""type":"verification","unreadable":\#(malformed),"#
            + "\"unverified\":\(numbers.count - malformed)}\n"))

      let scores = try home.run("arcade scores --json")
      expectEqual(scores.status, 0)
      let best = scores.output.split(separator: "\n").filter { $0.contains(#""type":"best""#) }
      // Three deals, and later that of the game more.
      expectEqual(best.count, end == "" ? 3 : 4)
      #expect(
        best.allSatisfy { $0.firstMatch(of: /"score":(2|3|4|13),"seed":"(1|2|3|42)"/) != nil })

      // A game more is a line more, and nothing else.
      try expectEqual(home.run("arcade guess --seed 42 --record --quiet 50 8").status, 0)
      let after = home.bytes
      expectEqual(after.prefix(bytes.count), bytes)
      let added = String(decoding: after.dropFirst(bytes.count), as: UTF8.self)
      #expect(added.hasPrefix(end == "" ? "\n1\tguess\t" : "1\tguess\t"))
      #expect(added.hasSuffix("\twon\t2\thc\t50 8\n"))
      expectEqual(added.split(separator: "\n").count, 1)
      bytes = after
    }
  }

  /// True if nothing was printed that a terminal would obey, nor what is no text.
  private func isClean(_ outcome: Program.Outcome) -> Bool {
    !(outcome.output + outcome.error).unicodeScalars.contains {
      $0 == "\u{fffd}" || ($0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control)
    }
  }

  @Test(arguments: [1, 90])
  func aLieIsShownAsSuchAmongTheLast(score: Int) throws {
    let home = try RecordHome()
    let play = "for i in $(seq 11); do arcade guess --seed 42 --record --quiet 50 8; done"
    try expectEqual(home.run(play).status, 0)
    let lie = line(home.lines[0], field: 9, String(score))
    try (home.bytes + Data("\(lie)\n".utf8)).write(to: home.history)
    let lines = try home.run("arcade scores --json").output.split(separator: "\n")
    let shown = lines.filter { $0.contains(#""score":\#(score),"#) }
    #expect(!shown.contains { $0.contains(#""type":"best""#) })
    let last = shown.filter { $0.contains(#""type":"last""#) }
    expectEqual(last.count, 1)
    expectEqual(last.first?.contains(#""verified":false"#), true)
  }

  @Test func everyLineThatCantBeReadIsCounted() throws {
    let home = try threeGames()
    let lines = [line(home.lines[0], field: 2, "chess"), "garbage"]
    let all = home.lines + [lines[0], lines[0], lines[1], lines[1]]
    try Data(all.joined(separator: "\n").utf8 + [UInt8(ascii: "\n")]).write(to: home.history)
    #expect(try home.run("arcade scores").error.hasPrefix("arcade: 4 lines "))
  }

  @Test(.onlyOnLinux("limits of memory"), arguments: [(1 << 29, "\n"), (9 << 20, "")])
  func aLineWithoutMeasureIsPassedOver(size: Int, end: String) throws {
    let home = try threeGames()
    let moves = try #require(home.lines[end == "" ? 2 : 0].split(separator: "\t").last)
    let again = line(home.lines[0], field: 7, "2026-11-21T00:00:10Z")
    let last = end == "" ? "" : again + "\n"
    let file = try FileHandle(forUpdating: home.history)
    // The line takes no room on the disk, as nothing was written to it.
    try file.truncate(atOffset: file.seekToEnd() + UInt64(size))
    try file.seekToEnd()
    try file.write(contentsOf: Data((end + last).utf8))
    let length = try file.offset()
    try file.close()
    // Fewer bytes of memory than the longer line has.
    func run(_ command: String) throws -> Program.Outcome {
      try home.run("ulimit -v 400000; \(command)")
    }
    let sum = "head -c \(length) \(home.history.path) | cksum"
    let before = try run(sum).output

    #expect(try run("arcade scores --best").output.contains(" 3 guesses "))
    let verified = try run("arcade verify")
    expectEqual(verified.status, 1)
    #expect(verified.output.hasPrefix("line 4 "))
    expectEqual(verified.output.split(separator: "\n").count, 2)
    #expect(try run("arcade replay 1 --json").output.contains(moves))
    let play = try run("arcade guess --seed 42 --record --json 50 8")
    expectEqual(play.status, 0)
    expectEqual(play.error, "")
    #expect(try run("arcade replay 1 --json").output.contains(#""moves":"50 8""#))
    #expect(try run("arcade verify --json").output.contains(#""unreadable":1,"#))
    try expectEqual(run(sum).output, before)
  }

  @Test(arguments: ["verify", "replay", "share"])
  func aFolderIsNoHistory(command: String) throws {
    let outcome = try RecordHome().run("mkdir ~/folder; arcade \(command) ~/folder")
    expectEqual(outcome.status, 3)
    #expect(outcome.error.hasPrefix("arcade: can't read "))
    #expect(outcome.error.contains("folder: "))
  }

  @Test func aClockThatWasSetBackIsNoDamage() throws {
    let home = try threeGames()
    let times = ["2031-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"]
    let lines = times.flatMap { begun in
      times.map { line(line(home.lines[0], field: 6, begun), field: 7, $0) }
    }
    try (home.bytes + Data((lines.joined(separator: "\n") + "\n").utf8)).write(to: home.history)
    let scores = try home.run("arcade scores --json && arcade scores && arcade verify")
    expectEqual(scores.status, 0)
    #expect(scores.output.contains(#""game":"guess","games":12,"#))
    expectEqual(scores.error, "")
    let list = try home.run("arcade replay --list")
    expectEqual(list.status, 0)
    expectEqual(list.output.split(separator: "\n").count, 12)
    let recent = try home.run("arcade scores --json --since 2031-01-01")
    #expect(recent.output.contains(#""game":"guess","games":6,"#))
  }

  // MARK: Games under way

  @Test(arguments: JournalDamage.all)
  func aDamagedJournalIsGoneOnWithFromWhatIsGood(damage: JournalDamage) throws {
    let home = try RecordHome()
    let play = try home.run("arcade cards --seed 42 --record --json 1 2 3 4 5")
    let told = play.output.split(separator: "\n").filter { $0.contains(#""type":"move""#) }
    let (name, journal) = try #require(home.journals.first)
    let damaged = damage.spoil(journal)
    let place = damage.name.map { name.replacing("cards", with: $0) } ?? name
    try FileManager.default.removeItem(at: home.games.appending(path: name))
    try damaged.write(to: home.games.appending(path: place))

    let resumed = try home.run("arcade resume 1 --json 6")
    #expect(isClean(resumed))
    let warnings = resumed.error.split(separator: "\n")
    #expect(!warnings.isEmpty && warnings.allSatisfy { $0.contains(#""message":"#) })
    let moves = resumed.output.split(separator: "\n").filter { $0.contains(#""type":"move""#) }
    let earlier = moves.dropLast().map { String($0).replacing(#""replayed":true,"#, with: "") }
    #expect(earlier.elementsEqual(told.prefix(damage.kept).map { String($0) }))
    expectEqual(moves.count, damage.kept == 0 ? 0 : damage.kept + 1)
    expectEqual(home.journals[damage.isSetAside ? "damaged-\(place)" : place], damaged)
    expectEqual(home.journals.count, damage.kept == 0 ? 1 : 2)

    let again = try home.run("arcade resume 1 --json 7")
    expectEqual(
      again.output.matches(of: /"type":"move"/).count, moves.isEmpty ? 0 : moves.count + 1)
    let pairs = (1...4).flatMap { first in (1...4).map { "\(first) \($0)" } }.joined(separator: " ")
    let other = try home.run("arcade cards --count 4 --seed 9 --record --json \(pairs)")
    expectEqual(other.error, "")
    expectEqual(other.status, 0)
    expectEqual(home.lines.count, 1)
    expectEqual(home.journals[damage.isSetAside ? "damaged-\(place)" : place], damaged)
  }

  @Test func aDamagedJournalIsNotLostWhereThereIsNoRoom() throws {
    let home = try RecordHome()
    _ = try home.run("arcade cards --seed 42 --record --json 1 2 3 4 5")
    let (name, journal) = try #require(home.journals.first)
    try (journal + Data("garbage".utf8)).write(to: home.games.appending(path: name))
    let noRoom = "(trap '' XFSZ; ulimit -f 0; arcade resume 1 --json 6 2>&1) | cat"
    #expect(try home.run(noRoom).output.hasPrefix(#"{"message":"#))
    let resumed = try home.run("arcade resume 1 --json 6")
    #expect(resumed.output.contains(#""moves":"1 2 3 4 5 6""#))
  }
}

/// What happens to a journal of five moves.
struct JournalDamage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// How many of its moves are good.
  let kept: Int
  var isSetAside = true
  /// The game that the file's name says, if another.
  var name: String?
  let spoil: @Sendable (Data) -> Data

  static let all = [
    JournalDamage(testDescription: "a torn line more", kept: 5) { $0 + Data("6".utf8) },
    JournalDamage(testDescription: "a torn last line", kept: 4) { $0.dropLast() },
    JournalDamage(testDescription: "zeros behind it", kept: 5) { $0 + Data(count: 4096) },
    line("garbage", 2, 4, "garbage"), line("NULs", 2, 4, "\0\0\tu"),
    line("an escape", 2, 4, "\u{1b}[31m3\tu"), line("no UTF-8", 2, 4, bytes: [0x33, 9, 0xff]),
    line("a refused move", 3, 5, "99\tu"), line("a move that lies", 3, 5, "4\tx"),
    line("no move at all", 0, 2, "x\ty"), line("no game", 0, 1, "1\tcards\t1"),
    line("an escape at first", 0, 1, "1\tcards\t1\t\u{1b}[2J\tseed=1\t2026-11-21T00:00:00Z"),
    JournalDamage(testDescription: "nothing in it", kept: 0, isSetAside: false) { _ in Data() },
    JournalDamage(testDescription: "a torn first line", kept: 0) { $0.prefix(20) },
    JournalDamage(testDescription: "a form of tomorrow", kept: 0, isSetAside: false) {
      Data("2".utf8) + $0.dropFirst()
    },
    JournalDamage(testDescription: "a game of tomorrow", kept: 0, isSetAside: false, name: "chess")
    { Data(String(decoding: $0, as: UTF8.self).replacing("cards", with: "chess").utf8) },
  ]

  private static func line(_ name: String, _ kept: Int, _ number: Int, _ text: String) -> Self {
    line(name, kept, number, bytes: Array(text.utf8))
  }

  private static func line(_ name: String, _ kept: Int, _ number: Int, bytes: [UInt8]) -> Self {
    JournalDamage(testDescription: "\(name) in line \(number)", kept: kept) { journal in
      var lines = journal.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      lines[number - 1] = Data(bytes)
      return Data(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
  }
}
