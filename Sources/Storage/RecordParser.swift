import Platform

/// Parses lines as records.
public final class RecordParser {
  private let ends = RecordLine.FieldEnds()

  /// Creates a parser.
  public init() {}

  /// Returns the fields of a line without copying them. Throws if it is not a record of this
  /// version.
  public func fields(_ line: Line) throws(MalformedLine) -> RecordLine {
    try RecordLine(line, ends)
  }

  /// Returns the record in a line. Throws if it is not a valid one.
  public func record(_ line: Line) throws(MalformedLine) -> Record {
    try RecordLine(line, ends).record()
  }

  /// Returns the head in the first line of a journal. Throws if it is not a valid one.
  func head(_ line: Line) throws(MalformedLine) -> Record.Head {
    try RecordLine(line, ends, fieldCount: Record.Head.fieldCount).head()
  }
}

/// The finished records with the same game, rules and options, whose scores can be compared.
public final class RecordGroup {
  private let key: [UInt8]
  private let parser = RecordParser()

  /// Creates the group of a record.
  public init(of record: Record) {
    let head = record.head
    key = Array("\(Record.version)\t\(head.game)\t\(head.rules)\t\(head.options)\t".utf8)
  }

  /// Returns the next record of the group with its score, or nil at the end.
  public func next(in lines: LineReader) throws(SystemError) -> (RecordLine, score: Int)? {
    while let line = try lines.next() {
      guard line.bytes.starts(with: key), let fields = try? parser.fields(line),
        (try? fields.isFinished) == true, let score = fields.score
      else { continue }
      return (fields, score)
    }
    return nil
  }
}
