import Platform

/// All games that have ended, or were given up: a text file with a ``Record`` a line, to which lines
/// are added and which is never changed otherwise. What is damaged in it stays as it is.
public struct History: Sendable {
  /// Where the file is, or would be.
  public let path: String

  /// The history at a path.
  public init(path: String) {
    self.path = path
  }

  /// How long another process may hold the file, in milliseconds.
  private static let patience = 5000

  /// Adds a record, in a time that does not depend on how many there are. It is there as a whole or
  /// not at all, whatever other processes add. Where it `mustLast`, it is on the disk after this.
  public func append(_ record: Record, mustLast: Bool) throws(SystemError) {
    // A link may point anywhere, and what is there is not the arcade's to change.
    let file = try File.make(path, O_RDWR | O_APPEND | O_NOFOLLOW)
    defer { file.close() }
    guard try file.lock(within: Self.patience) else { throw SystemError(code: EWOULDBLOCK) }
    let size = try file.status().st_size
    let isTorn = size > 0 && file.byte(at: Int(size) - 1) != UInt8(ascii: "\n")
    do throws(SystemError) {
      try file.write(Array("\(isTorn ? "\n" : "")\(record.line)\n".utf8))
      guard !mustLast || fsync(file.number) == 0 else { throw .last }
    } catch {
      // Nobody else can have added anything.
      ftruncate(file.number, size)
      throw error
    }
  }

  /// A reader of the lines, or nil where there is no history.
  public func lines() throws(SystemError) -> LineReader? {
    try File.openIfThere(path).map { LineReader($0) }
  }

  /// The records of the last games, the latest first, as many as there are up to a number. Takes a
  /// time that does not depend on how many there are before.
  public func last(_ count: Int) throws(SystemError) -> [Record] {
    var wanted = count
    while true {
      guard let (reader, isWhole) = try lines(fromLast: wanted) else { return [] }
      let records = try reader.records()
      if records.count >= count || isWhole { return Array(records.suffix(count).reversed()) }
      // Some of the lines were none.
      wanted *= 2
    }
  }

  /// The record of the game that is so many games from the end, the last being 1, or nil where there
  /// are fewer; and how many there are, as far as they were counted. Holds no other record.
  public func record(fromLast number: Int) throws(SystemError) -> (Record?, count: Int) {
    var wanted = number
    while true {
      guard let (counted, isWhole) = try lines(fromLast: wanted) else { return (nil, 0) }
      let count = try counted.countRecords()
      if count >= number, let (again, _) = try lines(fromLast: wanted) {
        return (try again.record(behind: count - number), count)
      }
      if isWhole { return (nil, count) }
      wanted *= 2
    }
  }

  /// The record whose line begins at a place; nil where there is none.
  public func record(at offset: Int) throws(SystemError) -> Record? {
    let file = try File.open(path, O_RDONLY)
    let reader = LineReader(file)
    guard lseek(file.number, off_t(offset), SEEK_SET) >= 0 else { throw .last }
    return try reader.next().flatMap { try? RecordParser().record($0) }
  }

  /// A reader of the last lines, and whether these are all; nil where there is no history.
  private func lines(fromLast count: Int) throws(SystemError) -> (LineReader, Bool)? {
    guard let file = try File.openIfThere(path) else { return nil }
    let reader = LineReader(file)
    let start = try file.offset(ofLastLines: count)
    guard lseek(file.number, off_t(start), SEEK_SET) >= 0 else { throw .last }
    return (reader, start == 0)
  }

  /// Whether there is a record of the same beginning and the same moves.
  public func contains(_ record: Record) throws(SystemError) -> Bool {
    guard let reader = try lines() else { return false }
    let parser = RecordParser()
    while let other = try reader.nextRecord(parser) {
      if other.head == record.head, other.moves == record.moves { return true }
    }
    return false
  }
}

extension LineReader {
  /// Reads a regular file or a pipe of a name.
  public convenience init(path: String) throws(SystemError) {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    self.init(Descriptor(number))
    var status = stat()
    fstat(number, &status)
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(code: EISDIR) }
  }

  /// The last record, be it a line of a history or a whole journal; nil where there is none.
  public func lastRecord() throws(SystemError) -> Record? {
    let parser = RecordParser()
    var record: Record?
    var journal: (head: Record.Head, moves: [Journal.Move])?
    while let line = try next() {
      if let whole = try? parser.record(line) {
        (record, journal) = (whole, nil)
      } else if let head = try? parser.head(line) {
        (record, journal) = (nil, (head, []))
      } else if let move = try? Journal.Move(line) {
        journal?.moves.append(move)
      }
    }
    return record ?? journal.map { Record(underWay: $0.head, $0.moves) }
  }

  /// The next record, or nil at the end. Lines that are none are passed over.
  fileprivate func nextRecord(_ parser: RecordParser) throws(SystemError) -> Record? {
    while let line = try next() {
      if let record = try? parser.record(line) { return record }
    }
    return nil
  }

  /// How many records are left.
  fileprivate func countRecords() throws(SystemError) -> Int {
    let parser = RecordParser()
    var count = 0
    while try nextRecord(parser) != nil { count += 1 }
    return count
  }

  /// The next record but for so many, which are passed over.
  fileprivate func record(behind count: Int) throws(SystemError) -> Record? {
    let parser = RecordParser()
    for _ in 0..<count { _ = try nextRecord(parser) }
    return try nextRecord(parser)
  }

  /// All the records that are left, without the lines that are none.
  public func records() throws(SystemError) -> [Record] {
    let parser = RecordParser()
    var records: [Record] = []
    while let record = try nextRecord(parser) { records.append(record) }
    return records
  }
}

extension Descriptor {
  /// Where the last lines of a file begin, so many or all, a last line without an end being one.
  fileprivate func offset(ofLastLines count: Int) throws(SystemError) -> Int {
    var end = Int(try status().st_size)
    // The last byte ends the last line, whatever it is.
    var left = count
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    end -= 1
    while end > 0 {
      let size = min(end, buffer.count)
      guard pread(number, &buffer, size, off_t(end - size)) == size else { throw .last }
      for index in stride(from: size - 1, through: 0, by: -1) where buffer[index] == 0x0a {
        left -= 1
        if left == 0 { return end - size + index + 1 }
      }
      end -= size
    }
    return 0
  }
}
