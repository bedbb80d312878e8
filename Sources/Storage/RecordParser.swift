import GameCore
import Platform
import TextUI

/// Reads lines as records.
public final class RecordParser {
  private let ends = RecordLine.FieldEnds()

  /// A parser.
  public init() {}

  /// The fields of a line, as they lie in memory. Throws where it is no record of this version.
  public func fields(_ line: Line) throws(MalformedLine) -> RecordLine {
    try RecordLine(line, ends)
  }

  /// The record of a line. Throws where it is none.
  public func record(_ line: Line) throws(MalformedLine) -> Record {
    try RecordLine(line, ends).record()
  }

  /// The beginning of a game, as a journal's first line has it.
  func head(_ line: Line) throws(MalformedLine) -> Record.Head {
    try RecordLine(line, ends, fieldCount: Record.Head.fieldCount).head()
  }
}

/// The finished games of one game, its rules and its options, whose scores can be compared.
public final class RecordGroup {
  private let key: [UInt8]
  private let parser = RecordParser()

  /// The group that a record belongs to.
  public init(of record: Record) {
    let head = record.head
    key = Array("\(Record.version)\t\(head.game)\t\(head.rules)\t\(head.options)\t".utf8)
  }

  /// The next of them, with its score; nil at the end.
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
