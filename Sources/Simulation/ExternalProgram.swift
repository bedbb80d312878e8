import GameCore
import Lines
import Platform
import TextUI

/// A program that plays games, one after the other, in JSON lines over one pair of pipes.
final class ExternalProgram {
  private let process: ChildProcess
  private let output: Output
  private var words: WordReader
  private var hasEnded = false

  /// The failure of a program that can't go on, as the end of a sentence.
  private(set) var failure = "ended"
  private static let byteLimit = 1 << 20

  /// Starts a program by a shell command. It has some milliseconds for each word.
  init(_ command: String, timeLimit: Int) throws(SystemError) {
    process = try ChildProcess(shell: command)
    output = Output(process.input)
    words = WordReader(
      operands: [], input: process.output, limit: Self.byteLimit, timeLimit: timeLimit)
  }

  deinit {
    // After an interruption the user wants no further wait.
    end(within: Interruption.isRequested ? 100 : 1000)
  }

  /// Ends the program, which has some milliseconds to end by itself.
  func end(within milliseconds: Int) {
    guard !hasEnded else { return }
    hasEnded = true
    process.end(within: milliseconds)
  }

  func send(_ line: JSONObject) -> PlayerFault? {
    do throws(SystemError) {
      try output.line(line.text)
      try output.flush()
      return nil
    } catch {
      return error.code == ETIMEDOUT ? fail(.silent, "did not read its input") : failAtEnd()
    }
  }

  /// Returns the next word or the fault, or nil after an interrupt.
  func reply() -> Result<String, PlayerFault>? {
    if let word = try? words.next(beforeWaiting: {}) { return .success(word) }
    if Interruption.isRequested { return nil }
    if words.isExhausted {
      return .failure(fail(.silent, "wrote \(Self.byteLimit) bytes without a word"))
    }
    return .failure(words.isLate ? fail(.silent, "took too long for a move") : failAtEnd())
  }

  private func failAtEnd() -> PlayerFault {
    fail(.ended, "ended" + (process.ending(within: 200).map { " with \($0)" } ?? ""))
  }

  private func fail(_ fault: PlayerFault, _ failure: String) -> PlayerFault {
    self.failure = failure
    return fault
  }
}

/// The external programs of one thread, each in one process.
final class ExternalPrograms {
  private let timeLimit: Int
  private var running: [Int: ExternalProgram] = [:]

  init(timeLimit: Int) {
    self.timeLimit = timeLimit
  }

  /// Returns a player's program, started if it isn't running; nil if it can't be.
  func program(of player: Int, _ command: String) -> ExternalProgram? {
    if let program = running[player] { return program }
    let program = try? ExternalProgram(command, timeLimit: timeLimit)
    running[player] = program
    return program
  }

  /// Ends a player's program after a fault, so that another one plays the next game.
  func end(_ player: Int) {
    running.removeValue(forKey: player)?.end(within: 100)
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
