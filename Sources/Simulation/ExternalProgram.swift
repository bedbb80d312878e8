import GameCore
import Lines
import Platform

/// A program that plays games, one after the other, in JSON lines over one pair of pipes. It is
/// started for its first game, and again for the next one after it was ended.
final class ExternalProgram {
  private let command: String
  private let timeLimit: Int
  private var running: (process: ChildProcess, output: Output, words: WordReader)?

  /// The failure of a program that can't go on, as the end of a sentence.
  private(set) var failure = "ended"
  private static let byteLimit = 1 << 20

  /// Creates the program of a shell command, which has some milliseconds for each word.
  init(_ command: String, timeLimit: Int) { (self.command, self.timeLimit) = (command, timeLimit) }

  deinit {
    // After an interruption the user wants no further wait.
    end(within: Interruption.isRequested ? 100 : 1000)
  }

  /// Starts it if it isn't running.
  func start() throws(SystemError) {
    guard running == nil else { return }
    let process = try ChildProcess(shell: command)
    let words = WordReader(
      operands: [], input: process.output, limit: Self.byteLimit, timeLimit: timeLimit)
    running = (process, Output(process.input), words)
  }

  /// Ends it, which it has some milliseconds to do by itself.
  func end(within milliseconds: Int) {
    running?.process.end(within: milliseconds)
    running = nil
  }

  func send(_ line: JSONObject) -> PlayerFault? {
    do throws(SystemError) {
      try start()
      try running?.output.line(line.text)
      try running?.output.flush()
      return nil
    } catch {
      return error.code == ETIMEDOUT ? fail(.silent, "did not read its input") : failAtEnd()
    }
  }

  /// Returns the next word or the fault, or nil after an interrupt.
  func reply() -> Result<String, PlayerFault>? {
    if let word = try? running?.words.next(beforeWaiting: {}) { return .success(word) }
    if Interruption.isRequested { return nil }
    if running?.words.isExhausted == true {
      return .failure(fail(.silent, "wrote \(Self.byteLimit) bytes without a word"))
    }
    let isLate = running?.words.isLate == true
    return .failure(isLate ? fail(.silent, "took too long for a move") : failAtEnd())
  }

  private func failAtEnd() -> PlayerFault {
    fail(.ended, "ended" + (running?.process.ending(within: 200).map { " with \($0)" } ?? ""))
  }

  private func fail(_ fault: PlayerFault, _ failure: String) -> PlayerFault {
    self.failure = failure
    return fault
  }
}

/// A fault of an external program, which forfeits the game, as the JSON lines spell it.
public enum PlayerFault: String, CaseIterable, Error {
  /// A move that the rules refuse, or a word that is none.
  case illegal
  /// It has ended, or couldn't be started.
  case ended

  case quit

  /// It hasn't moved in time, or has written nothing but blanks and comments.
  case silent
  /// It has played alone for too many moves.
  case endless

  /// Returns a number of games with this fault, for a time limit in seconds.
  func counted(_ games: Int, timeLimit: Int, _ presentation: Presentation) -> String {
    switch self {
    case .illegal:
      presentation(
        en: "\(games) by \(games == 1 ? "an illegal move" : "illegal moves")", zh: "\(games) 局因犯规")
    case .ended: presentation(en: "\(games) because it exited", zh: "\(games) 局因程序退出")
    case .quit: presentation(en: "\(games) because it gave up", zh: "\(games) 局因认输")
    case .silent:
      presentation(
        en: "\(games) because it took longer than \(timeLimit) s",
        zh: "\(games) 局因超过 \(timeLimit) 秒")
    case .endless: presentation(en: "\(games) without an end", zh: "\(games) 局因一直没玩完")
    }
  }
}
