import GameCore
import Platform
import TextUI

/// An error in a line of a history or a journal.
public struct MalformedLine: Error, Equatable, Sendable {
  /// The error as a predicate to follow the number of the line, with outside text escaped.
  public let message: String

  /// True if the line is not damaged, but written by a newer arcade.
  public let isNewer: Bool

  init(_ message: String, isNewer: Bool = false) {
    (self.message, self.isNewer) = (message, isNewer)
  }
}

/// The fields of a line, in the reader's memory: valid until the next line is read.
///
/// A field is parsed only when it is accessed, so that a history of a million records can be
/// searched in less than a second.
public struct RecordLine {
  public let bytes: UnsafeRawBufferPointer

  private let offsets: RecordParser

  /// Splits a line into fields. Throws if it is not a record of this version.
  init(
    _ line: Line, _ offsets: RecordParser, fieldCount: Int = Record.fieldCount
  ) throws(MalformedLine) {
    if line.isTooLong { throw MalformedLine("is too long for a record") }
    bytes = line.bytes
    self.offsets = offsets
    let scan = try offsets.scan(bytes, fieldCount: fieldCount)
    let (count, isASCII) = (scan.tabs, scan.isASCII)
    guard isASCII || String(validating: bytes, as: UTF8.self)?.isPrintableLine == true else {
      throw MalformedLine("is not printable UTF-8 text")
    }
    try check(fieldCount: fieldCount, found: count + 1)
  }

  private func check(fieldCount: Int, found: Int) throws(MalformedLine) {
    guard let version = found > 1 ? number(0) : nil, version > 0 else {
      throw MalformedLine("is not a record")
    }
    guard version <= Record.version else {
      throw MalformedLine("has format \(version) of a newer arcade", isNewer: true)
    }
    guard found == fieldCount else {
      throw MalformedLine("has \(found) fields instead of \(fieldCount)")
    }
  }

  // MARK: Fields

  /// The game, its rules and its options, which all have to be the same to compare scores.
  var group: UnsafeRawBufferPointer { span(1, through: 3) }

  /// Returns true if the record is of a game, played alone or beside an opponent.
  func isOfGame(_ name: String) -> Bool {
    let field = span(1, through: 1)
    return field.elementsEqual(name.utf8) || field.starts(with: "\(name)-".utf8)
  }

  /// The seed or deal of the game.
  var source: UnsafeRawBufferPointer { span(4, through: 4) }

  /// The number of the seed, or nil of a written deal.
  var seedNumber: UInt64? {
    let prefix: StaticString = "seed="
    guard source.begins(with: prefix) else { return nil }
    let seed = source.dropFirst(prefix.utf8CodeUnitCount)
    guard !seed.contains(UInt8(ascii: "\\")) else {
      return DealOrigin(recordText: text(4))?.seedNumber
    }
    return Seed.number(of: seed)
  }

  var hints: Int { span(9, through: 9).count { $0 == UInt8(ascii: "?") } }

  /// True if the game was dealt from a written deal.
  var isWrittenDeal: Bool { source.begins(with: "deal=") }

  var begun: UnsafeRawBufferPointer { span(5, through: 5) }
  var ended: UnsafeRawBufferPointer { span(6, through: 6) }

  /// The score, or nil if the field is not a number.
  var score: Int? { number(8) }

  /// The ending of a game.
  enum Ending {
    /// The task is done, or nothing was left to do.
    case finished

    case lost

    /// It was given up.
    case unfinished
  }

  /// The ending of the game. Throws if its status is unknown.
  var ending: Ending {
    get throws(MalformedLine) {
      let status = span(7, through: 7)
      if status.equals("won") || status.equals("over") { return .finished }
      if status.equals("lost") { return .lost }
      if status.equals("unfinished") { return .unfinished }
      throw MalformedLine("has the unknown status \(text(7).quoted)")
    }
  }

  private func span(_ first: Int, through last: Int) -> UnsafeRawBufferPointer {
    let start = first == 0 ? 0 : offsets[first - 1] + 1
    return UnsafeRawBufferPointer(rebasing: bytes[start..<offsets[last]])
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
  /// Returns the head of the record. Throws if a field is invalid.
  func head() throws(MalformedLine) -> Record.Head {
    guard let rules = number(2), rules > 0 else { throw MalformedLine("has no rules number") }
    guard let source = DealOrigin(recordText: text(4)) else {
      throw MalformedLine("has neither a seed nor a deal")
    }
    guard let begun = Timestamp(text(5)) else { throw MalformedLine("has no start time") }
    return Record.Head(
      game: text(1), rules: rules, options: text(3), source: source, begun: begun)
  }

  /// Returns the whole record. Throws if a field is invalid.
  public func record() throws(MalformedLine) -> Record {
    let head = try head()
    guard let ended = Timestamp(text(6)) else { throw MalformedLine("has no end time") }
    _ = try ending
    guard let score else { throw MalformedLine("has no score") }
    return Record(
      head: head, ended: ended, status: text(7), score: score, results: text(9), moves: text(10))
  }
}

extension UnsafeRawBufferPointer {
  /// Returns true if these are the bytes of a text.
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && begins(with: text)
  }

  /// Returns true if these are the same bytes.
  func equals(_ bytes: [UInt8]) -> Bool {
    guard count == bytes.count, let baseAddress else { return count == bytes.count }
    return memcmp(baseAddress, bytes, count) == 0
  }

  /// Returns true if these bytes begin with those of a text.
  func begins(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount, let baseAddress else { return false }
    return memcmp(baseAddress, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}

extension String {
  /// True if all scalars are printable or tabs.
  fileprivate var isPrintableLine: Bool {
    unicodeScalars.allSatisfy { $0 == "\t" || $0.isPrintable }
  }
}
