import GameCore
import Platform

/// A program that plays games, one after another, in JSON lines over a pair of pipes. It starts
/// with its first game, and again for the next game after it has ended.
public final class ExternalProgram {
  private let command: String
  private let timeLimit: Int
  private let errors: Descriptor
  private var deadline: Int?
  private var running: (process: ChildProcess, output: Output, words: WordReader)?

  /// The failure of the program, as the end of a sentence.
  public private(set) var failure = "ended"

  /// The number of refused moves since the last accepted one.
  public internal(set) var refusals = 0
  public internal(set) var lastRefusal: JSONObject = [:]

  private static let byteLimit = 1 << 20

  /// Creates a program from a shell command, with a time limit for each word in milliseconds.
  public init(_ command: String, timeLimit: Int, errors: Descriptor = .error) {
    (self.command, self.timeLimit, self.errors) = (command, timeLimit, errors)
  }

  deinit {
    // After an interrupt the user wants no long wait.
    end(within: Interruption.isRequested ? 100 : 1000)
  }

  /// Starts the program if it isn't running.
  public func start() throws(SystemError) {
    guard running == nil else { return }
    let process = try ChildProcess(shell: command, errors: errors)
    let words = WordReader(
      operands: [], input: process.output, limit: Self.byteLimit, timeLimit: timeLimit)
    running = (process, Output(process.input), words)
  }

  /// Ends the program, which may first end by itself within some milliseconds.
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

  /// Returns the next word or a fault; nil if neither comes within some milliseconds though there
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
