import GameCore
import Platform

/// A program that plays games, one after another, in JSON lines over a pair of pipes. It starts
/// with its first game, and again for the next game after it has ended.
public final class ExternalProgram {
  private let command: String
  let timeLimit: Int
  private let errors: Descriptor
  private var deadline: Int?

  /// The milliseconds in which a program that has just been started may start up.
  private var grace = 0
  private var running: (process: ChildProcess, output: Output, words: WordReader)?

  private var failure = Phrase(en: "ended", zh: "退出了")

  /// The number of words read in this game, or nil if the program has played no game before it.
  public private(set) var wordsAfterGame: Int?

  /// How many moves were refused since the last accepted one, and in the game.
  private(set) var refusals = 0
  public private(set) var refused = 0

  /// The first refused word of the game, with its move and the reason.
  public private(set) var firstRefusal = ""

  private var lastRefusal = Phrase.empty

  /// If a file keeps its standard error: the last lines of the game, those sent after `> `, and the
  /// words read after `< `. Of many refused words in a row they have the first ones and the last.
  public private(set) var lastLines: [String] = []

  private static let (byteLimit, lineLimit) = (1 << 20, 20)

  /// True if a file keeps its standard error.
  private let isLogged: Bool

  /// Creates a program from a shell command, with a time limit for each word in milliseconds. Its
  /// standard error is the given one, or is kept for ``drainErrors()`` if that is nil.
  public init(_ command: String, timeLimit: Int, errors: Descriptor? = .error) {
    let file = errors == nil ? Descriptor.temporary() : nil
    (self.command, self.timeLimit, isLogged) = (command, timeLimit, file != nil)
    self.errors = errors ?? file ?? .error
  }

  /// Returns the last lines on its standard error, if they are kept, and drops them.
  public func drainErrors() -> [String] {
    guard isLogged else { return [] }
    return errors.drain(limit: 4096).split(separator: UInt8(ascii: "\n")).suffix(Self.lineLimit)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  deinit {
    if isLogged { errors.close() }
    // After an interrupt the user wants no long wait.
    end(within: Interruption.isRequested ? 100 : 1000)
  }

  private func start() throws(SystemError) {
    guard running == nil else { return }
    let process = try ChildProcess(shell: command, errors: errors)
    let words = WordReader(
      operands: [], input: process.output, limit: Self.byteLimit, timeLimit: timeLimit)
    (running, grace) = ((process, Output(process.input), words), 1000)
  }

  /// Forgets the game before, and drops the words that have come since its end.
  func beginGame() {
    running?.words.dropUnread()
    (refusals, refused, wordsAfterGame) = (0, 0, running == nil ? nil : 0)
    lastLines.removeAll(keepingCapacity: true)
  }

  func noteAccepted() { refusals = 0 }

  /// Notes the refusal of a word at a move by its number, and tells the program.
  func refuse(_ line: JSONObject, _ word: String, _ reason: Phrase, turn: Int) -> PlayerFault? {
    (refusals, refused) = (refusals + 1, refused + 1)
    // The word before and its refusal; the last line is the new word.
    let end = lastLines.count - 1
    if refusals > 5, end > 1 { lastLines.removeSubrange(end - 2..<end) }
    // It may have been written for the game before.
    let place =
      wordsAfterGame == 1
      ? Phrase(en: ", its first word after another game", zh: "（上一局之后的第一个词）") : .empty
    lastRefusal = Phrase { "\(word.quoted)\(place($0))\($0(en: ": ", zh: "："))\(reason($0))" }
    if refused == 1 { firstRefusal = "at move \(turn), \(lastRefusal(.en))" }
    return send(line)
  }

  private func keep(_ line: String) {
    guard isLogged else { return }
    if lastLines.count == Self.lineLimit { lastLines.removeFirst() }
    lastLines.append(line)
  }

  /// Returns how a fault ended the program's game, as the end of a sentence.
  public func failure(_ fault: PlayerFault) -> Phrase {
    let (last, lastZH) = (lastRefusal(.en), lastRefusal(.zh))
    let refused = "\(refusals.counted("refused move")), the last \(last)"
    let refusedZH = "\(refusals) 手没有通过，最后是 \(lastZH)"
    return switch fault {
    case .illegal where refusals == 1:
      Phrase(en: "made an illegal move, \(last)", zh: "有一手犯规：\(lastZH)")
    case .illegal: Phrase(en: "made \(refused)", zh: "连续 \(refusedZH)")
    case .endless, .quit, .flood: fault.text
    case _ where refusals == 0: failure
    default: Phrase(en: "\(failure(.en)) after \(refused)", zh: "\(failure(.zh))；此前 \(refusedZH)")
    }
  }

  /// Ends the program, which may first end by itself within some milliseconds.
  func end(within milliseconds: Int) {
    // The log has also what the program wrote after its last word.
    if let rest = running?.words.unread, !rest.isEmpty { keep("< " + rest) }
    running?.process.end(within: milliseconds)
    (running, deadline) = (nil, nil)
  }

  @discardableResult
  public func send(_ line: JSONObject) -> PlayerFault? {
    do throws(SystemError) {
      try start()
      let text = line.text
      keep("> " + text)
      try running?.output.line(text)
      try running?.output.flush()
      return nil
    } catch {
      guard running != nil else {
        return fail(
          .ended, en: "could not start: \(error.message)", zh: "无法启动：\(error.messageInChinese)")
      }
      return error.code == ETIMEDOUT
        ? fail(.silent, en: "did not read its input", zh: "没有读取输入")
        : failAtEnd(of: Phrase(en: "input", zh: "输入"))
    }
  }

  /// Returns the next word or a fault; nil if neither comes within some milliseconds though there
  /// is time left, or after an interrupt.
  func reply(within milliseconds: Int) -> Result<String, PlayerFault>? {
    let now = Clock.milliseconds
    let limit = deadline ?? now + timeLimit + grace
    let end = now + min(milliseconds, limit - now)
    deadline = limit
    repeat {
      // What it writes to standard error meanwhile must not fill the disk.
      if isLogged { errors.empty(beyond: Self.byteLimit) }
      running?.words.timeLimit = max(0, min(100, end - Clock.milliseconds))
      if let word = try? running?.words.next(beforeWaiting: {}) {
        (deadline, grace) = (nil, 0)
        wordsAfterGame? += 1
        keep("< " + word)
        return .success(word)
      }
      if Interruption.isRequested { return nil }
      if running?.words.isExhausted == true { return .failure(.flood) }
      guard running?.words.isLate == true else {
        return .failure(failAtEnd(of: Phrase(en: "output", zh: "输出")))
      }
    } while Clock.milliseconds < end
    guard Clock.milliseconds >= limit else { return nil }
    let rest = running?.words.rest ?? ""
    let seconds = (Double(timeLimit) / 1000).shortest
    return .failure(
      fail(
        .silent,
        en: "took longer than \(seconds) s for a move"
          + (rest.isEmpty ? "" : ": \(rest.quoted) has no line end"),
        zh: "一手超过了 \(seconds) 秒" + (rest.isEmpty ? "" : "：\(rest.quoted) 后面没有换行")))
  }

  /// Notes the end of a program, or that it has closed a pipe though it lives on.
  private func failAtEnd(of pipe: Phrase) -> PlayerFault {
    guard let ending = running?.process.ending(within: 1000) else {
      return fail(.ended, en: "closed its \(pipe(.en))", zh: "关闭了\(pipe(.zh))")
    }
    let place =
      wordsAfterGame == 0
      ? Phrase(en: " after another game, before its first word", zh: "，上一局之后还没写一个词") : .empty
    return fail(
      .ended, en: "ended with \(ending)\(place(.en))",
      zh: "退出了（\(ChildProcess.inChinese(ending))）\(place(.zh))")
  }

  private func fail(_ fault: PlayerFault, en english: String, zh chinese: String) -> PlayerFault {
    failure = Phrase(en: english, zh: chinese)
    return fault
  }
}
