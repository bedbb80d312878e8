import ArcadeCore
import Foundation
import TestSupport
import Testing

/// What is kept withstands what happens around it: many processes at once, sudden ends, and places
/// that can't be written.
@Suite struct WithstandTests {
  // MARK: Many processes

  @Test func aHundredProcessesAddALineEach() throws {
    let home = try RecordHome()
    let outcome = try home.run(
      "for i in $(seq 100); do arcade guess --seed 42 --record --quiet 8 & done; wait")
    #expect(outcome.output == String(repeating: "Score: 1 guess (seed 42)\n", count: 100))
    #expect(outcome.error == "")
    #expect(home.lines.count == 100)
    #expect(home.journals.isEmpty)
    #expect(try home.run("arcade verify").output == "100 records, all verified.\n")
  }

  @Test func aGameUnderWayIsLeftToItsPlayer() throws {
    let home = try RecordHome()
    let players = try (1...2).map { try Player("guess --seed \($0) --json --record", home) }
    for player in players { #expect(player.next()?.contains(#""type":"begin""#) == true) }
    for (index, move) in [(0, "50"), (1, "50"), (0, "60")] {
      // The system's clock for files ticks slowly.
      usleep(20_000)
      #expect(players[index].answer(to: move)?.contains(#""move":"\#(move)""#) == true)
    }
    let before = home.journals
    #expect(before.count == 2)
    for line in ["resume", "resume guess --json 10", "scores", "replay --list", "verify"] {
      let outcome = try home.run("arcade \(line)")
      #expect(outcome.status == (line.hasPrefix("resume") ? 1 : 0))
      #expect(!line.hasPrefix("resume") || outcome.output == "")
    }
    #expect(try home.run("arcade guess --seed 3 --record --quiet $(seq 99)").status == 0)
    #expect(home.journals == before)

    let told = players.map { $0.end() }
    // Each takes the one that was played last, and what is taken is no longer free.
    let heirs = try (1...2).map { seed in
      let heir = try Player("resume --json", home)
      try #require(heir.next()?.contains(#""seed":"\#(seed)""#) == true)
      for line in told[seed - 1].dropFirst() { #expect(heir.next() == line) }
      return heir
    }
    #expect(try home.run("arcade resume").status == 1)
    for (heir, move) in [(heirs[1], "20"), (heirs[0], "80")] {
      usleep(20_000)
      #expect(heir.answer(to: move)?.contains(#""type":"move""#) == true)
    }
    for heir in heirs { _ = heir.end() }
    #expect(try home.run("arcade resume --quiet 70").output == "Score: 4 guesses (seed 1)\n")
    #expect(try home.run("arcade resume --quiet 10").output == "Score: 3 guesses (seed 2)\n")
    #expect(try home.run("arcade resume").status == 1)
    #expect(home.journals.isEmpty)
    #expect(try home.run("arcade verify").output == "3 records, all verified.\n")
  }

  @Test func aGameThatJustBeginsIsLeftToItsPlayer() throws {
    let home = try RecordHome()
    try FileManager.default.createDirectory(at: home.games, withIntermediateDirectories: true)
    let deadline = Date().addingTimeInterval(8)
    var caught = 0
    while caught < 20, Date() < deadline {
      let player = try Player("guess --seed 42 --record --json 50", home)
      // Stops the player, with some luck, when the journal is there and nothing is in it yet.
      while home.hasNoJournals, Date() < deadline {}
      player.send(SIGSTOP)
      usleep(1000)
      let isCaught = home.journals.values.contains(Data())
      if isCaught {
        caught += 1
        _ = try home.run("arcade scores")
      }
      player.send(SIGCONT)
      #expect(player.next() != nil)
      let answer = player.next()
      _ = player.end()
      if isCaught {
        let resumed = try home.run("arcade resume --json").output
        try #require(resumed.split(separator: "\n").dropFirst().first.map(String.init) == answer)
      }
      _ = try home.run("rm ~/.local/state/arcade/games/*")
    }
  }

  // MARK: Sudden ends

  @Test func aThousandKillsLoseNoMove() throws {
    let home = try RecordHome()
    var random = SeededRandom(seed: 42)
    let deadline = Date().addingTimeInterval(40)
    // The answers that were read in the game under way; the moves behind them may have been made.
    var (told, ended, kills) = ([String](), 0, 0)
    while kills < 1000, Date() < deadline {
      let isNew = home.journals.values.allSatisfy(\.isEmpty)
      if isNew { try checkEnd(&told, &ended, home) }
      let (game, tiles) = Self.killable[ended % Self.killable.count]
      let player = try Player(
        isNew ? "\(game) --json --record --seed \(kills)" : "resume --json", home)
      if random.below(5) == 0 {
        usleep(UInt32(random.below(6000)))
      } else {
        guard player.next() != nil else {
          #expect(!isNew)
          _ = player.end()
          try checkEnd(&told, &ended, home)
          continue
        }
        for _ in told { _ = player.next() }
        let watchesEnd = random.below(4) == 0
        let count = watchesEnd ? 60 : Int(random.below(7))
        let moves = (0..<count).map { _ in String(1 + random.below(tiles)) }
        if random.below(2) == 0 || watchesEnd {
          let size = home.historySize
          player.type(moves.joined(separator: " ") + "\n")
          let patience = Date().addingTimeInterval(0.02)
          while watchesEnd, home.historySize == size, Date() < patience {}
          if !watchesEnd {
            for _ in 0..<random.below(UInt64(count + 1)) { _ = player.next() }
          }
        } else {
          for move in moves where !player.isOver { _ = player.answer(to: move) }
        }
        if random.below(2) == 0 { usleep(UInt32(random.below(1000))) }
      }
      let answers = player.end().filter { $0.contains(#""type":"move""#) }
      kills += 1
      try #require(answers.prefix(told.count).elementsEqual(told.prefix(answers.count)))
      if answers.count > told.count { told = answers }
      try #require(home.bytes.isEmpty || home.bytes.last == UInt8(ascii: "\n"))
      if kills % 100 == 0 { try #require(try home.run("arcade verify").status == 0) }
    }
    #expect(kills >= 100)
    #expect(try home.run("arcade scores && arcade verify").status == 0)
  }

  /// Games that end soon, whatever is played, with the number of their moves.
  private static let killable: [(game: String, moves: UInt64)] = [
    ("cards --count 4", 4), ("memorize --pairs 3", 6), ("guess --range 1-9", 9),
    ("tunes --pairs 3", 6),
  ]

  /// Where no game is under way, what was told is in the history, and once.
  private func checkEnd(_ told: inout [String], _ ended: inout Int, _ home: RecordHome) throws {
    let lines = home.lines
    try #require(lines.count == ended + 1 || (lines.count == ended && told.isEmpty))
    if lines.count > ended {
      let moves = told.compactMap { $0.firstMatch(of: /"move":"(\d+)"/)?.1 }
      let kept = lines.last?.split(separator: "\t").last?.split(separator: " ") ?? []
      try #require(kept.starts(with: moves))
    }
    (told, ended) = ([], lines.count)
  }

  // MARK: Other languages

  @Test(arguments: ["zh_CN.UTF-8", "C", "tr_TR.ISO-8859-9"])
  func theLocaleDoesNotChangeTheHistory(locale: String) throws {
    let pairs = (1...8).flatMap { first in (1...8).map { "\(first) \($0)" } }.joined(separator: " ")
    let line = """
      for game in 'cards --count 8' 'memorize --pairs 4' 'tunes --pairs 4 --category rock' guess
      do arcade $game --seed 'Ж é' --record --json \(pairs) $(seq 9 99) >/dev/null; done
      cut -f 1-5,8- ~/.local/state/arcade/history
      """
    let outcome = try Program.shell(line, environment: ["LC_ALL": locale])
    #expect(outcome.output.split(separator: "\n").count == 4)
    #expect(outcome.output == (try Program.shell(line)).output)
  }
}

/// A home in which games are recorded.
final class RecordHome {
  let folder: URL
  let history: URL
  let games: URL
  private let historyPath: String

  init() throws {
    folder = try Project.temporaryFolder()
    history = folder.appending(path: ".local/state/arcade/history")
    historyPath = history.path
    games = folder.appending(path: ".local/state/arcade/games")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func run(_ line: String, with interpreter: [String] = ["/bin/sh", "-c"]) throws -> Program.Outcome
  {
    try Program.shell(line, with: interpreter, home: folder)
  }

  /// The history as it is.
  var bytes: Data { (try? Data(contentsOf: history)) ?? Data() }

  /// How long the history is, told as fast as the system tells it.
  var historySize: Int {
    var status = stat()
    return stat(historyPath, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The lines of the history that have an end.
  var lines: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// The games under way and those that are set aside: what is in the files, by their names.
  var journals: [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: games.path)) ?? []
    return Dictionary(
      names.map { ($0, (try? Data(contentsOf: games.appending(path: $0))) ?? Data()) },
      uniquingKeysWith: { $1 })
  }

  /// Whether there is no journal, told as fast as the system tells it.
  var hasNoJournals: Bool {
    guard let stream = opendir(games.path) else { return true }
    defer { closedir(stream) }
    return readdir(stream) == nil || readdir(stream) == nil || readdir(stream) == nil
  }
}

/// The program as it plays through two pipes with a program that may be faster than it, or kill it.
private final class Player {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread: [UInt8] = []
  private var lines: [String] = []

  /// Whether the game's end has been told.
  private(set) var isOver = false

  init(_ words: String, _ home: RecordHome) throws {
    // A program that another test starts must not hold the pipes open.
    for end in [input.fileHandleForWriting, output.fileHandleForReading] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    process.executableURL = Program.folder.appending(path: "arcade")
    process.arguments = words.split(separator: " ").map(String.init)
    process.environment = Program.environment(home: home.folder)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runUnmasked()
  }

  deinit {
    if process.isRunning { send(SIGKILL) }
  }

  /// Types moves.
  func type(_ text: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Types a move and waits for the line that answers it.
  func answer(to move: String) -> String? {
    type(move + "\n")
    return next()
  }

  /// The next line, which is waited for; nil at the end.
  func next() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + 1)
        lines.append(line)
        if line.contains(#""status":"#) { isOver = true }
        return line
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { return nil }
      unread += buffer[..<count]
    }
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Kills the program; answers all the lines that it has told.
  func end() -> [String] {
    send(SIGKILL)
    process.waitUntilExit()
    // Without waiting, should somebody else have the pipe.
    let number = output.fileHandleForReading.fileDescriptor
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    while next() != nil {}
    return lines
  }
}
