import Platform

/// An error in a line of a history or a journal.
public struct MalformedLine: Error, Equatable, Sendable {
  /// The end of a sentence that begins with the line, such as "is not a record". Text from the line
  /// is escaped.
  public let phrase: Phrase

  public var message: String { phrase(.en) }

  /// True if the line is not damaged, but written by a newer arcade.
  public let isNewer: Bool

  init(_ phrase: Phrase, isNewer: Bool = false) {
    (self.phrase, self.isNewer) = (phrase, isNewer)
  }

  init(_ english: String, zh chinese: String, isNewer: Bool = false) {
    self.init(Phrase(en: english, zh: chinese), isNewer: isNewer)
  }
}

/// The fields of a line, in the reader's memory. Each field is parsed when it is asked for, as most
/// readers of a long history need only a few.
public struct RecordLine {
  public let bytes: UnsafeRawBufferPointer
  private var fields: [UnsafeRawBufferPointer] = []

  /// Splits a line into fields. Throws if it is not a record of this version.
  public init(_ line: Line) throws(MalformedLine) {
    try self.init(line, fieldCount: Record.fieldCount)
  }

  fileprivate init(_ line: Line, fieldCount: Int) throws(MalformedLine) {
    if line.isTooLong { throw MalformedLine("is too long for a record", zh: "太长，不会是记录") }
    bytes = line.bytes
    if !bytes.isPlain { try checkText() }
    fields.reserveCapacity(fieldCount)
    var start = 0
    while let base = bytes.baseAddress, let tab = memchr(base + start, 0x09, bytes.count - start) {
      let end = base.distance(to: tab)
      fields.append(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      start = end + 1
    }
    fields.append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    guard let version = fields.count > 1 ? number(0) : nil, version > 0 else {
      throw MalformedLine("is not a record", zh: "不是记录")
    }
    guard version <= Record.version else {
      throw MalformedLine(
        "has format \(version) of a newer arcade", zh: "是更新版本的格式 \(version)", isNewer: true)
    }
    guard fields.count == fieldCount else {
      throw MalformedLine(
        "has \(fields.count) fields instead of \(fieldCount)",
        zh: "有 \(fields.count) 个字段，应为 \(fieldCount) 个")
    }
  }

  private func checkText() throws(MalformedLine) {
    guard !bytes.contains(where: { $0 < 0x20 && $0 != 0x09 }) else {
      throw MalformedLine("contains control characters", zh: "含有控制字符")
    }
    let scalars = String(validating: bytes, as: UTF8.self)?.unicodeScalars
    guard let scalars, scalars.allSatisfy({ $0 == "\t" || $0.isPrintable }) else {
      throw MalformedLine("is not printable UTF-8 text", zh: "不是可显示的 UTF-8 文本")
    }
  }

  // MARK: Fields

  /// The fields of the game, its rules and its options, with the tabs between them. Scores can be
  /// compared where all three are the same.
  var group: UnsafeRawBufferPointer {
    let start = fields[0].count + 1
    let count = fields[1].count + fields[2].count + fields[3].count + 2
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + count])
  }

  /// Returns true if the record is of a game, played alone or beside an opponent.
  public func isOfGame(_ name: String) -> Bool {
    fields[1].elementsEqual(name.utf8) || fields[1].starts(with: "\(name)-".utf8)
  }

  var source: UnsafeRawBufferPointer { fields[4] }

  /// The number of the seed, or nil of a written deal.
  var seedNumber: UInt64? {
    guard source.starts(with: "seed=".utf8) else { return nil }
    let seed = source.dropFirst(5)
    guard !seed.contains(UInt8(ascii: "\\")) else {
      return DealOrigin(recordText: text(4))?.seedNumber
    }
    return Seed.number(of: seed)
  }

  /// The fingerprint of the deal, which seeds of the same number share.
  var deal: UInt64 {
    guard let seedNumber else { return source.fingerprint }
    var deal = UInt64(0)
    deal.mix(seedNumber)
    return deal
  }

  /// The number of the day whose daily deal was played, or nil if the game has another deal or was
  /// begun on another day.
  var dailyDay: Int? {
    guard source.starts(with: "seed=daily ".utf8), source.count == 21,
      source.suffix(10).elementsEqual(begun.prefix(10))
    else { return nil }
    return Timestamp(String(decoding: source.suffix(10), as: UTF8.self))?.dayNumber
  }

  var hints: Int { fields[9].count { $0 == UInt8(ascii: "?") } }

  /// True if the deal is written down rather than that of a seed.
  var isWritten: Bool { source.starts(with: "deal=".utf8) }

  /// True if the game was finished but not lost, had no hints, and its deal came from a seed.
  var mayRank: Bool { (try? ending) == .finished && hints == 0 && !isWritten }

  var begun: UnsafeRawBufferPointer { fields[5] }
  var ended: UnsafeRawBufferPointer { fields[6] }

  /// The score, or nil if there is none within ``Record/scores``.
  var score: Int? { number(8).flatMap { Record.scores.contains($0) ? $0 : nil } }

  enum Ending {
    case finished, lost, unfinished
  }

  var ending: Ending {
    get throws(MalformedLine) {
      switch text(7) {
      case "won", "over": return .finished
      case "lost": return .lost
      case "unfinished": return .unfinished
      case let status:
        throw MalformedLine(
          "has the unknown status \(status.quoted)", zh: "的状态 \(status.quoted) 不明")
      }
    }
  }

  fileprivate func text(_ field: Int) -> String {
    String(decoding: fields[field], as: UTF8.self)
  }

  fileprivate func number(_ field: Int) -> Int? {
    var digits = fields[field][...]
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

extension Record.Head {
  init(_ line: Line) throws(MalformedLine) {
    try self.init(RecordLine(line, fieldCount: Self.fieldCount))
  }

  fileprivate init(_ line: RecordLine) throws(MalformedLine) {
    guard let rules = line.number(2), rules > 0 else {
      throw MalformedLine("has no rules number", zh: "没有规则编号")
    }
    guard let source = DealOrigin(recordText: line.text(4)) else {
      throw MalformedLine("has neither a seed nor a deal", zh: "既没有种子也没有题目")
    }
    guard let begun = Timestamp(line.text(5)) else {
      throw MalformedLine("has no start time", zh: "没有开始时间")
    }
    self.init(
      game: line.text(1), rules: rules, options: line.text(3), source: source, begun: begun)
  }
}

extension Record {
  public init(_ line: Line) throws(MalformedLine) {
    try self.init(RecordLine(line))
  }

  init(_ bytes: [UInt8], isTooLong: Bool = false) throws(MalformedLine) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(MalformedLine) in try Record(Line(bytes: bytes, isTooLong: isTooLong)) }
    }
    self = try result.get()
  }

  init(_ line: RecordLine) throws(MalformedLine) {
    let head = try Head(line)
    guard let ended = Timestamp(line.text(6)) else {
      throw MalformedLine("has no end time", zh: "没有结束时间")
    }
    _ = try line.ending
    guard let score = line.score else { throw MalformedLine("has no score", zh: "没有成绩") }
    self.init(
      head: head, ended: ended, status: line.text(7), score: score, results: line.text(9),
      moves: line.text(10))
  }
}

extension UnsafeRawBufferPointer {
  /// True if all bytes are printable ASCII or tabs. Without a branch in the loop, the processor
  /// compares many bytes at once.
  fileprivate var isPlain: Bool {
    var others: UInt8 = 0
    for byte in self { others |= (byte &- 0x20 < 0x5f ? 0 : 1) & (byte == 0x09 ? 0 : 1) }
    return others == 0
  }
}
