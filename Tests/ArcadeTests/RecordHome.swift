import Foundation
import TestSupport

/// A home in which games are recorded, for tests to look into and to spoil.
final class RecordHome {
  let folder: URL
  let history: URL
  let games: URL

  init() throws {
    folder = try Project.temporaryFolder()
    history = folder.appending(path: ".local/state/arcade/history")
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
}

/// The program as it plays through two pipes with a program that may be faster than it, or kill it.
final class Player {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread: [UInt8] = []
  private var lines: [String] = []
  /// How long a line is waited for, in milliseconds.
  private var patience: Int32 = 20_000

  init(_ words: String, _ home: RecordHome) throws {
    // A program that another test starts must not hold the pipes open.
    for pipe in [input, output] {
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
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

  /// The next line, which is waited for; nil at the end, or where none comes.
  func next() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + 1)
        lines.append(line)
        return line
      }
      var request = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, patience) > 0 else { return nil }
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
    patience = 0
    while next() != nil {}
    return lines
  }
}
