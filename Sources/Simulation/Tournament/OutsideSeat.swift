import GameCore
import Platform

/// A program that plays at seats of many games over one pair of pipes, in JSON lines.
final class OutsideSeat {
  private let process: ChildProcess
  private let output: Output
  private var bytes: [UInt8] = []
  private var start = 0

  /// The most bytes that are held of a word.
  private static var wordLimit: Int { 100 }

  /// Starts a program by a shell command.
  init(_ command: String) throws(SystemError) {
    process = try ChildProcess(shell: command)
    output = Output(process.input)
  }

  /// Ends the program.
  func end(within milliseconds: Int) { process.end(within: milliseconds) }

  /// Sends a line; returns the fault of a program that doesn't take it.
  func send(_ line: JSONObject) -> PlayerFault? {
    do throws(SystemError) {
      try output.line(line.text)
      try output.flush()
      return nil
    } catch {
      return error.code == ETIMEDOUT ? .silent : .ended
    }
  }

  /// A reply of the program.
  enum Reply {
    case word(String)
    case fault(PlayerFault)
    case interrupted
  }

  /// Returns the next word that the program writes within some milliseconds.
  func word(within milliseconds: Int) -> Reply {
    let deadline = Clock.milliseconds + milliseconds
    while true {
      if let word = nextWord() { return .word(word) }
      let left = deadline - Clock.milliseconds
      guard left > 0, process.output.hasInput(within: left) else {
        return Interruption.isRequested ? .interrupted : .fault(.silent)
      }
      guard fill() else { return Interruption.isRequested ? .interrupted : .fault(.ended) }
    }
  }

  /// Reads what is there; returns false at the end.
  private func fill() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    guard let count = try? process.output.read(into: &buffer), count > 0 else { return false }
    bytes.removeFirst(start)
    bytes += buffer[..<count]
    start = 0
    return true
  }

  /// Takes the next whole word of those read.
  private func nextWord() -> String? {
    func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") }
    while start < bytes.count, isBlank(bytes[start]) { start += 1 }
    guard let end = bytes[start...].firstIndex(where: isBlank) else {
      // The rest of a word as long as no move is dropped.
      if bytes.count - start > Self.wordLimit {
        bytes.removeLast(bytes.count - start - Self.wordLimit)
      }
      return nil
    }
    defer { start = end }
    return String(decoding: bytes[start..<end].prefix(Self.wordLimit), as: UTF8.self)
  }
}
