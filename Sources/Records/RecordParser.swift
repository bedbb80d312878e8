/// Parses lines as records.
public final class RecordParser {
  /// The offsets at which the fields of the last line end, allocated once for all lines.
  private let offsets = UnsafeMutablePointer<Int>.allocate(capacity: Record.fieldCount)

  public init() {}

  deinit { offsets.deallocate() }

  /// Returns the fields of a line without copying them. Throws if it is not a record of this
  /// version.
  public func fields(_ line: Line) throws(MalformedLine) -> RecordLine {
    try RecordLine(line, self)
  }

  /// Returns the record in a line. Throws if it is not a valid one.
  public func record(_ line: Line) throws(MalformedLine) -> Record {
    try fields(line).record()
  }

  /// Returns the head in the first line of a journal. Throws if it is not a valid one.
  func head(_ line: Line) throws(MalformedLine) -> Record.Head {
    try RecordLine(line, self, fieldCount: Record.Head.fieldCount).head()
  }

  /// Returns the end of a field, given by its index.
  subscript(field: Int) -> Int { offsets[field] }

  /// Finds the ends of the first fields of a line, eight bytes at once. Returns the number of tabs,
  /// and whether all bytes are printable ASCII. Throws if there are control characters.
  func scan(
    _ bytes: UnsafeRawBufferPointer, fieldCount: Int
  ) throws(MalformedLine) -> (tabs: Int, isASCII: Bool) {
    var (count, offset, others) = (0, 0, UInt64(0))
    while offset < bytes.count {
      let word = bytes.word(at: offset)
      var controls = word.controls
      others |= word.others
      while controls != 0 {
        let index = offset + controls.trailingZeroBitCount / 8
        guard bytes[index] == 0x09 else { throw MalformedLine("contains control characters") }
        if count < fieldCount { offsets[count] = index }
        count += 1
        controls &= controls - 1
      }
      offset += 8
    }
    if count < fieldCount { offsets[count] = bytes.count }
    return (count, others == 0)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns eight bytes as a little-endian number, with blanks after the last one.
  fileprivate func word(at offset: Int) -> UInt64 {
    guard offset + 8 > count else {
      return UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return self[offset...].reversed().reduce(0x2020_2020_2020_2020) { $0 << 8 | UInt64($1) }
  }
}

extension UInt64 {
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bits of the bytes below 0x20.
  fileprivate var controls: UInt64 {
    let isPrintable = (self | Self.highBits) &- 0x2020_2020_2020_2020
    return ~(isPrintable | self) & Self.highBits
  }

  /// The high bits of the bytes from 0x7f on.
  fileprivate var others: UInt64 {
    let isDelete = (self & ~Self.highBits) &+ 0x0101_0101_0101_0101
    return (isDelete | self) & Self.highBits
  }
}
