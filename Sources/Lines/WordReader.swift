import Platform
import TextUI

/// The words from a player: first those on the command line, then those of standard input.
///
/// Spaces, commas and line ends separate words, as do `，`, `、`, `。` and `；`; `#` starts a comment
/// up to the end of the line. Other full-width characters are read as their half-width forms. A
/// word is kept only up to a length that no move has, so memory is bounded for any input.
public struct WordReader {
  private let input: Descriptor?
  private let pace: Pace?
  private var buffer: [UInt8]
  private var end: Int
  private var position = 0
  private let limit: Int

  /// The time limit for a word, in milliseconds, or nil for none.
  var timeLimit: Int?
  private var deadline = 0

  /// The beginning of an incomplete word.
  private var partial = (word: [UInt8](), isCut: false, isComment: false, count: 0)
  public private(set) var hasEnded = false

  /// True if a word took more bytes than the limit.
  public private(set) var isExhausted = false

  /// True if no word came within the time limit or before Ctrl-C.
  public private(set) var isLate = false
  public let hasOperands: Bool

  /// True until words are read from the input.
  private(set) var isAtOperands = true

  /// The highest number of bytes kept of a word.
  static let wordLimit = 100

  public enum Pace: Equatable, Sendable {
    /// A number of milliseconds.
    case after(Int)

    /// A wait for a line of input. A command to quit ends the words.
    case step
  }

  /// Creates a reader of the words on the command line, and without a `pace` then of those in
  /// `input`. Input ends at a word for which more than `limit` bytes or `timeLimit` milliseconds
  /// pass.
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

  /// Returns the next word, or nil at the end of input. Calls `beforeWaiting` before every read
  /// that may wait for a person or a program.
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
      switch byte < 0x80 ? byte : Self.folded(byte, at: &word) {
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
    return String(decoding: word, as: UTF8.self).halfWidth + (isCut ? "…" : "")
  }

  /// The full-width characters that separate words, in UTF-8.
  private static let separators = ["，", "、", "。", "．", "；", "！", "“", "”", "\u{3000}"]
    .map { Array($0.utf8) }

  /// Returns a space for the last byte of a full-width separator, whose others are taken off the
  /// word, and any other byte as it is.
  private static func folded(_ byte: UInt8, at word: inout [UInt8]) -> UInt8 {
    let isLast = word.count > 2 && word.suffix(2) + [byte] == Array("？".utf8)
    guard isLast || separators.contains(word.suffix(2) + [byte]) else { return byte }
    word.removeLast(2)
    return UInt8(ascii: " ")
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

  /// Waits for bytes to read, or for input at other descriptors, at most some milliseconds. Returns
  /// true if a word, or the end, may follow without a wait.
  func isReady(beside others: [CInt], within milliseconds: Int) -> Bool {
    guard position == end, !hasEnded, let input, pace == nil else { return true }
    return input.hasInput(beside: others, within: milliseconds)
  }

  /// Discards the bytes read but not yet returned.
  mutating func dropRest() {
    position = end
  }

  /// Discards what has come and was not returned. Never waits.
  mutating func dropUnread() {
    // A poll of one pipe alone would spin for a while.
    if let input, input.hasInput(beside: [], within: 0) { try? fill(from: input) }
    partial = ([], false, false, 0)
    dropRest()
  }

  /// True if more words may follow the last one on its line.
  var isMidLine: Bool {
    position > 0 && position < end && buffer[position - 1] != UInt8(ascii: "\n")
  }

  /// Discards the next words of the last word's line, as far as they are the given ones in lower
  /// case.
  mutating func skip(_ expected: [String]) {
    for word in expected {
      let start = position
      var bytes: [UInt8] = []
      while isMidLine, bytes.isEmpty || buffer[position] > UInt8(ascii: " ") {
        if buffer[position] > UInt8(ascii: " ") { bytes.append(buffer[position]) }
        position += 1
      }
      guard String(decoding: bytes, as: UTF8.self).lowercased() == word else {
        position = start
        return
      }
      // The end of the line, or a blank.
      if position < end { position += 1 }
    }
  }

  /// Returns what is left of the last word's line, or nil if nothing is; only up to a later word
  /// that is one of `ends`, in lower case, and reads the others next.
  mutating func restOfLine(before ends: [String] = []) -> String? {
    var rest: [UInt8] = []
    while isMidLine {
      rest.append(buffer[position])
      position += 1
    }
    let words = String(decoding: rest, as: UTF8.self).words
    let next = words.dropFirst().firstIndex { ends.contains($0.lowercased()) } ?? words.count
    if next < words.count {
      let others = words[next...].joined(separator: " ") + "\n"
      buffer.insert(contentsOf: others.utf8, at: position)
      end += others.utf8.count
    }
    return words.isEmpty ? nil : words[..<next].joined(separator: " ")
  }

  /// Discards the rest of the line, or of the words on the command line. Returns true if that had
  /// words.
  mutating func dropLine() -> Bool {
    guard isAtOperands else { return restOfLine() != nil }
    defer { dropRest() }
    return position < end
  }

  /// Discards what was typed at a terminal and not read. Returns true if that had words.
  public mutating func dropTypedAhead() -> Bool {
    var hasWords = dropLine()
    // A terminal gives a line at a time.
    while let input, input.isTerminal, !hasEnded, input.hasInput(beside: [], within: 0),
      (try? fill(from: input)) != nil
    {
      hasWords = hasWords || !unread.isEmpty
      dropRest()
    }
    return hasWords
  }

  /// Returns what was typed while nobody asked, or nil if nothing was. Never waits.
  mutating func typedMeanwhile() -> String? {
    if position == end, !hasEnded, let input, input.hasInput(beside: [], within: 0) {
      try? fill(from: input)
    }
    guard !isAtOperands, position < end || hasEnded else { return nil }
    defer { dropRest() }
    return unread
  }

  /// The beginning of a word whose end hasn't come within the time limit.
  var rest: String { String(decoding: partial.word, as: UTF8.self) }

  /// What has been read after the last word, on one line.
  var unread: String {
    String(decoding: partial.word + buffer[position..<end], as: UTF8.self).words
      .joined(separator: " ").cut(to: Self.wordLimit, ellipsis: "…")
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

  /// Waits as the pace demands, but not if the input has ended.
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
    (position, isAtOperands) = (0, false)
    // An interrupt just before a read wouldn't wake it.
    while Interruption.isHandled, !Interruption.isRequested, !input.hasInput(within: 500) {}
    do {
      end = Interruption.isRequested ? 0 : try input.read(into: &buffer)
    } catch  where [EBADF, EIO].contains(error.code) {
      // A closed input or a hung-up terminal is the end of input.
      end = 0
    } catch {
      end = 0
      throw error.doing("read standard input", zh: "读取标准输入")
    }
    hasEnded = end == 0
  }
}

extension String {
  /// The words of a line that a player typed.
  var words: [String] { split { $0.isWhitespace }.map(String.init) }
}
