import GameCore
import Platform

/// Parses lines as records.
public final class RecordParser {
  private let ends = FieldEnds()

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
  private let game: any ArcadeGame.Type
  private let prefix: [UInt8]
  private let options: String
  private let parser = RecordParser()
  /// The first other spellings of options met, each with true if it is of the group.
  private var spellings: [String: Bool] = [:]

  /// The most spellings that are remembered.
  private static var spellingLimit: Int { 4096 }

  /// Creates the group of a record of a game.
  public init(of record: Record, as game: any ArcadeGame.Type) {
    let head = record.head
    (self.game, options) = (game, head.options)
    prefix = Array("\(Record.version)\t\(head.game)\t\(head.rules)\t".utf8)
  }

  /// Returns the next record of the group with its score, or nil at the end.
  public func next(in lines: LineReader) throws(SystemError) -> (RecordLine, score: Int)? {
    while let line = try lines.next() {
      guard line.bytes.starts(with: prefix), let fields = try? parser.fields(line),
        (try? fields.isFinished) == true, let score = fields.score, hasOptions(fields)
      else { continue }
      return (fields, score)
    }
    return nil
  }

  private func hasOptions(_ line: RecordLine) -> Bool {
    if line.options.elementsEqual(options.utf8) { return true }
    let spelling = String(decoding: line.options, as: UTF8.self)
    if let isKnown = spellings[spelling] { return isKnown }
    let isSame = GameVariant(game).normalForm(of: spelling) == options
    if spellings.count < Self.spellingLimit { spellings[spelling] = isSame }
    return isSame
  }
}
