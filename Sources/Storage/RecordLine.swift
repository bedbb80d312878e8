import GameCore
import Platform
import TextUI

/// What is wrong with a line of a history or a journal: the end of a sentence that begins with the
/// line's number.
public struct MalformedLine: Error, Equatable, Sendable {
  /// What is wrong, in which nothing from outside stands unescaped.
  public let message: String

  /// Whether nothing is wrong but that a newer arcade has written it.
  public let isNewer: Bool

  /// A fault.
  public init(_ message: String, isNewer: Bool = false) {
    self.message = message
    self.isNewer = isNewer
  }
}

/// The fields of a line as they lie in memory: valid as long as the bytes are.
///
/// Reading a field costs nothing until it is asked for, so that a history of a million records can be
/// looked through in less than a second.
public struct RecordLine {
  private let bytes: UnsafeRawBufferPointer
  private let ends: FieldEnds

  /// Where the fields of a line end; one for all lines, so that none is allocated for a line.
  final class FieldEnds {
    fileprivate let ends = UnsafeMutablePointer<Int>.allocate(capacity: Record.fieldCount)

    deinit { ends.deallocate() }
  }

  /// Finds the fields of a line. Throws where it is no record of this version.
  init(_ line: Line, _ ends: FieldEnds, fieldCount: Int = Record.fieldCount) throws(MalformedLine) {
    if line.isTooLong { throw MalformedLine("is too long for a record") }
    bytes = line.bytes
    self.ends = ends
    var (count, isASCII) = (0, true)
    for (index, byte) in bytes.enumerated() {
      if byte >= 0x20 {
        if byte >= 0x7f { isASCII = false }
        continue
      }
      guard byte == 0x09 else { throw MalformedLine("holds control characters") }
      if count < fieldCount { ends.ends[count] = index }
      count += 1
    }
    if count < fieldCount { ends.ends[count] = bytes.count }
    guard isASCII || String(validating: bytes, as: UTF8.self)?.isLine == true else {
      throw MalformedLine("is not printable text in UTF-8")
    }
    try check(fieldCount: fieldCount, found: count + 1)
  }

  private func check(fieldCount: Int, found: Int) throws(MalformedLine) {
    guard let version = found > 1 ? number(0) : nil, version > 0 else {
      throw MalformedLine("is no record")
    }
    guard version <= Record.version else {
      throw MalformedLine("is of form \(version), which a newer arcade has written", isNewer: true)
    }
    guard found == fieldCount else {
      throw MalformedLine("has \(found) fields instead of \(fieldCount)")
    }
  }

  // MARK: Fields

  /// The game, the rules and the options: all that scores must share to be compared.
  public var group: UnsafeRawBufferPointer { span(1, through: 3) }

  /// What was dealt.
  public var source: UnsafeRawBufferPointer { span(4, through: 4) }

  /// Whether the game was dealt from this.
  public func isOf(_ source: Record.Source) -> Bool {
    self.source.elementsEqual(source.text.utf8)
  }

  /// Whether the game was dealt from a written deal.
  public var isWrittenDeal: Bool { source.starts(with: "deal=".utf8) }

  /// When it began.
  public var begun: UnsafeRawBufferPointer { span(5, through: 5) }

  /// When it ended.
  public var ended: UnsafeRawBufferPointer { span(6, through: 6) }

  /// The score; nil where the field is no number.
  public var score: Int? { number(8) }

  /// Whether the game has come to its end. Throws where its status is none.
  public var isFinished: Bool {
    get throws(MalformedLine) {
      let status = span(7, through: 7)
      if status.elementsEqual("won".utf8) || status.elementsEqual("over".utf8) { return true }
      guard status.elementsEqual(Record.unfinished.utf8) else {
        throw MalformedLine("has the status \(text(7).quoted)")
      }
      return false
    }
  }

  private func span(_ first: Int, through last: Int) -> UnsafeRawBufferPointer {
    let start = first == 0 ? 0 : ends.ends[first - 1] + 1
    return UnsafeRawBufferPointer(rebasing: bytes[start..<ends.ends[last]])
  }

  private func text(_ field: Int) -> String {
    String(decoding: span(field, through: field), as: UTF8.self)
  }

  private func number(_ field: Int) -> Int? {
    var digits = span(field, through: field)[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard !digits.isEmpty, digits.count < 19 else { return nil }
    var number = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return isNegative ? -number : number
  }
}

// MARK: Values

extension RecordLine {
  /// The beginning of a game. Throws where a field is not what it should be.
  func head() throws(MalformedLine) -> Record.Head {
    guard let rules = number(2), rules > 0 else { throw MalformedLine("has no number of rules") }
    guard let source = Record.Source(text(4)) else {
      throw MalformedLine("has neither a seed nor a deal")
    }
    guard let begun = Timestamp(text(5)) else { throw MalformedLine("does not tell when it began") }
    return Record.Head(
      game: text(1), rules: rules, options: text(3), source: source, begun: begun)
  }

  /// The whole record. Throws where a field is not what it should be.
  public func record() throws(MalformedLine) -> Record {
    let head = try head()
    guard let ended = Timestamp(text(6)) else { throw MalformedLine("does not tell when it ended") }
    _ = try isFinished
    guard let score else { throw MalformedLine("has no score") }
    return Record(
      head: head, ended: ended, status: text(7), score: score, results: text(9), moves: text(10))
  }
}

extension String {
  /// Whether nothing in the text, but for the tabs, is anything else than what can be shown.
  fileprivate var isLine: Bool {
    unicodeScalars.allSatisfy { $0 == "\t" || $0.isPrintable }
  }
}
