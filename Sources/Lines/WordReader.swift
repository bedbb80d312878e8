import Platform

/// The words that a player gives: first those on the command line, then those of standard input.
///
/// Spaces, commas and line ends stand between words; `#` starts a comment up to the line's end. A
/// word is held only up to a length that no move has, so memory stays bounded whatever comes in.
public struct WordReader {
  private let input: Descriptor?
  private let pace: Pace?
  private var buffer: [UInt8]
  private var end: Int
  private var position = 0
  private let limit: Int

  /// The time for a word, in milliseconds, or nil for any.
  var timeLimit: Int?
  private var deadline = 0

  /// The beginning of a word that hasn't come whole.
  private var partial = (word: [UInt8](), isCut: false, isComment: false, count: 0)
  public private(set) var hasEnded = false

  /// True if more bytes than the limit have come without a word.
  public private(set) var isExhausted = false

  /// True if no word has come within the time limit, or before Ctrl-C.
  public private(set) var isLate = false

  /// True if there were words on the command line.
  public let hasOperands: Bool

  /// The most bytes that are held of a word.
  static let wordLimit = 100

  /// The wait before each word.
  public enum Pace: Equatable, Sendable {
    /// A number of milliseconds.
    case after(Int)

    /// Until a line of input. If it is a command to quit, no more words follow.
    case step
  }

  /// Creates a reader of the words of a command line, and then, unless there is a `pace`, of those
  /// of `input`. A word for which more than `limit` bytes are read is the end, and so is one that
  /// takes longer than `timeLimit` milliseconds.
  public init(
    operands: [String], input: Descriptor?, pace: Pace? = nil, limit: Int = .max,
    timeLimit: Int? = nil
  ) {
    (self.pace, self.limit, self.timeLimit) = (pace, limit, timeLimit)
    self.input = input
    hasOperands = !operands.isEmpty
    buffer = []
    for operand in operands {
      buffer += operand.utf8
      buffer.append(UInt8(ascii: "\n"))
    }
    end = buffer.count
  }

  /// The next word, or nil at the end of input. `beforeWaiting` is called before every read that
  /// may wait for a person or a program.
  public mutating func next(
    beforeWaiting: () throws(SystemError) -> Void
  ) throws(SystemError) -> String? {
    if let pace, position < end {
      try beforeWaiting()
      wait(pace)
    }
    if let timeLimit { deadline = Clock.milliseconds + timeLimit }
    isLate = false
    var (word, isCut, isComment, count) = partial
    partial = ([], false, false, 0)
    while let byte = try nextByte(beforeWaiting, isMidWord: !word.isEmpty) {
      count += 1
      isExhausted = count > limit
      guard !isExhausted else { return nil }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isComment = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","): break
      case _ where isComment: continue
      case UInt8(ascii: "#"): isComment = true
      default:
        if word.count < Self.wordLimit { word.append(byte) } else { isCut = true }
        continue
      }
      if !word.isEmpty {
        if isComment { position -= 1 }
        break
      }
    }
    if isLate { partial = (word, isCut, isComment, count) }
    guard !word.isEmpty, !isLate else { return nil }
    return String(decoding: word, as: UTF8.self) + (isCut ? "…" : "")
  }

  /// Returns the rest of the line, or nil at the end of input.
  mutating func line(
    beforeWaiting: () throws(SystemError) -> Void
  ) throws(SystemError) -> String? {
    var line: [UInt8] = []
    while let byte = try nextByte(beforeWaiting, isMidWord: !line.isEmpty) {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      if line.count < 4 * Self.wordLimit { line.append(byte) }
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Discards what has been read but not yet returned.
  mutating func dropRest() {
    position = end
  }

  private mutating func nextByte(
    _ beforeWaiting: () throws(SystemError) -> Void, isMidWord: Bool
  ) throws(SystemError) -> UInt8? {
    if position == end {
      guard !hasEnded, let input, pace == nil else { return nil }
      if !isMidWord { try beforeWaiting() }
      if timeLimit != nil, !input.hasInput(within: deadline - Clock.milliseconds) {
        isLate = true
        return nil
      }
      try fill(from: input)
      guard end > 0 else { return nil }
    }
    defer { position += 1 }
    return buffer[position]
  }

  /// Waits as the pace demands; returns at once if the input has ended.
  private mutating func wait(_ pace: Pace) {
    switch pace {
    case .after(let milliseconds): usleep(UInt32(milliseconds) * 1000)
    case .step:
      var (line, byte) = ([UInt8](), [UInt8(0)])
      while let input, let count = try? input.read(into: &byte), count > 0,
        byte[0] != UInt8(ascii: "\n")
      {
        if line.count < Self.wordLimit { line += byte }
      }
      if LineCommand(String(decoding: line, as: UTF8.self)) == .quit {
        dropRest()
      }
    }
  }

  private mutating func fill(from input: Descriptor) throws(SystemError) {
    if buffer.count < 1 << 16 { buffer = [UInt8](repeating: 0, count: 1 << 16) }
    position = 0
    do {
      end = try input.read(into: &buffer)
    } catch  where [EBADF, EIO].contains(error.code) {
      // An input that is closed, or whose terminal has hung up, has come to its end.
      end = 0
    } catch {
      end = 0
      throw error.doing("read standard input", zh: "读取标准输入")
    }
    hasEnded = end == 0
  }
}
