import GameCore
import Platform

/// A program that plays games, one after the other, in JSON lines over one pair of pipes. It is
/// started for its first game, and again for the next one after it was ended.
public final class ExternalProgram {
  private let command: String
  private let timeLimit: Int
  private let errors: Descriptor
  private var deadline: Int?
  private var running: (process: ChildProcess, output: Output, words: WordReader)?

  /// The failure of a program that can't go on, as the end of a sentence.
  public private(set) var failure = "ended"

  /// The refused moves since the last accepted one, and the line that told of the last one.
  public internal(set) var refusals = 0
  public internal(set) var lastRefusal: JSONObject = [:]

  private static let byteLimit = 1 << 20

  /// Creates the program of a shell command, which has some milliseconds for each word. Its standard
  /// error goes to `errors`.
  public init(_ command: String, timeLimit: Int, errors: Descriptor = .error) {
    (self.command, self.timeLimit, self.errors) = (command, timeLimit, errors)
  }

  deinit {
    // After an interruption the user wants no further wait.
    end(within: Interruption.isRequested ? 100 : 1000)
  }

  /// Starts it if it isn't running.
  public func start() throws(SystemError) {
    guard running == nil else { return }
    let process = try ChildProcess(shell: command, errors: errors)
    let words = WordReader(
      operands: [], input: process.output, limit: Self.byteLimit, timeLimit: timeLimit)
    running = (process, Output(process.input), words)
  }

  /// Ends it, which it has some milliseconds to do by itself.
  func end(within milliseconds: Int) {
    running?.process.end(within: milliseconds)
    (running, deadline) = (nil, nil)
  }

  @discardableResult
  public func send(_ line: JSONObject) -> PlayerFault? {
    do throws(SystemError) {
      try start()
      try running?.output.line(line.text)
      try running?.output.flush()
      return nil
    } catch {
      return error.code == ETIMEDOUT ? fail(.silent, "did not read its input") : failAtEnd()
    }
  }

  /// Returns the next word or the fault; nil if it hasn't come within some milliseconds though there
  /// is time left, or after an interrupt.
  func reply(within milliseconds: Int) -> Result<String, PlayerFault>? {
    let (now, limit) = (Clock.milliseconds, deadline ?? Clock.milliseconds + timeLimit)
    running?.words.timeLimit = max(0, min(milliseconds, limit - now))
    deadline = limit
    if let word = try? running?.words.next(beforeWaiting: {}) {
      deadline = nil
      return .success(word)
    }
    if Interruption.isRequested { return nil }
    if running?.words.isExhausted == true {
      return .failure(fail(.silent, "wrote \(Self.byteLimit) bytes without a word"))
    }
    guard running?.words.isLate == true else { return .failure(failAtEnd()) }
    guard Clock.milliseconds >= limit else { return nil }
    return .failure(fail(.silent, "took too long for a move"))
  }

  private func failAtEnd() -> PlayerFault {
    fail(.ended, "ended" + (running?.process.ending(within: 200).map { " with \($0)" } ?? ""))
  }

  private func fail(_ fault: PlayerFault, _ failure: String) -> PlayerFault {
    self.failure = failure
    return fault
  }
}
