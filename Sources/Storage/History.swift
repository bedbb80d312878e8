import Platform
import TextUI

/// The games that were finished or abandoned: a text file with one ``Record`` per line. It is only
/// ever appended to; damaged lines are kept as they are.
public struct History: Sendable {
  /// The path of the file, which need not exist.
  public let path: String

  /// Creates the history at a path.
  public init(path: String) {
    self.path = path
  }

  /// Appends a record, completely or not at all, also if other processes append at the same time.
  /// If it `mustLast`, it is on disk when this returns. Cost: independent of the file's length.
  public func append(_ record: Record, mustLast: Bool) throws(SystemError) {
    // A link may lead to a file that is not the arcade's to change.
    let file = try File.openOrCreate(path, O_RDWR | O_APPEND | O_NOFOLLOW)
    defer { file.close() }
    guard try file.lock(within: File.lockTimeout) else { throw .locked }
    let size = try file.status().st_size
    let isTorn = size > 0 && file.byte(at: Int(size) - 1) != UInt8(ascii: "\n")
    do throws(SystemError) {
      try file.write(Array("\(isTorn ? "\n" : "")\(record.line)\n".utf8))
      guard !mustLast || fsync(file.number) == 0 else { throw .last }
      if mustLast, size == 0 { File.syncFolder(of: path) }
    } catch {
      // The lock has kept others from appending.
      ftruncate(file.number, size)
      throw error
    }
  }

  /// Returns a reader of the lines from an offset in bytes on, or nil if there is no history.
  public func lines(from offset: Int = 0) throws(SystemError) -> LineReader? {
    guard let file = try open() else { return nil }
    let reader = LineReader(file, named: path.shownAsPath)
    guard offset == 0 || lseek(file.number, off_t(offset), SEEK_SET) >= 0 else { throw .last }
    return reader
  }

  private func open() throws(SystemError) -> Descriptor? {
    do { return try File.openIfPresent(path) } catch {
      throw error.doing("read \(path.shownAsPath)")
    }
  }

  /// Returns up to `count` of the last records, the latest first. Cost: independent of the file's
  /// length.
  public func last(_ count: Int) throws(SystemError) -> [Record] {
    var wanted = count
    while true {
      guard let (reader, isComplete) = try lines(fromLast: wanted) else { return [] }
      let records = try reader.records()
      if records.count >= count || isComplete { return Array(records.suffix(count).reversed()) }
      // Some of the lines were not records.
      wanted *= 2
    }
  }

  /// Returns the record at a number from the end, that of the last record being 1, or nil if there
  /// are fewer; and how many records were counted. Keeps no other record in memory.
  public func record(fromLast number: Int) throws(SystemError) -> (Record?, count: Int) {
    var wanted = number
    while true {
      guard let (counter, isComplete) = try lines(fromLast: wanted) else { return (nil, 0) }
      let count = try counter.countRecords()
      if count >= number, let (reader, _) = try lines(fromLast: wanted) {
        return (try reader.record(after: count - number), count)
      }
      if isComplete { return (nil, count) }
      wanted *= 2
    }
  }

  /// Returns a reader of the last lines, and true if these are all lines; nil if there is no
  /// history.
  private func lines(fromLast count: Int) throws(SystemError) -> (LineReader, Bool)? {
    guard let file = try open() else { return nil }
    defer { file.close() }
    let start = try file.offset(ofLastLines: count)
    return try lines(from: start).map { ($0, start == 0) }
  }

  /// Returns the last record of a game, or nil if there is none.
  public func lastRecord(of game: String) throws(SystemError) -> Record? {
    var last: Record?
    let parser = RecordParser()
    guard let reader = try lines() else { return nil }
    while let line = try reader.next() {
      guard let fields = try? parser.fields(line), fields.isOfGame(game) else { continue }
      last = (try? fields.record()) ?? last
    }
    return last
  }

  /// Returns true if there is a record with the same head and the same moves.
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
  /// Creates a reader of the file or pipe at a path. Throws if it is a folder.
  public convenience init(path: String) throws(SystemError) {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    self.init(Descriptor(number), named: path.printable)
    var status = stat()
    fstat(number, &status)
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(code: EISDIR) }
  }

  /// Returns the last record, be it a line of a history or a whole journal, or nil if none.
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

  /// Returns the next record, or nil at the end. Other lines are skipped.
  fileprivate func nextRecord(_ parser: RecordParser) throws(SystemError) -> Record? {
    while let line = try next() {
      if let record = try? parser.record(line) { return record }
    }
    return nil
  }

  /// Returns the number of records left.
  fileprivate func countRecords() throws(SystemError) -> Int {
    let parser = RecordParser()
    var count = 0
    while try nextRecord(parser) != nil { count += 1 }
    return count
  }

  /// Skips `count` records and returns the next one, or nil at the end.
  fileprivate func record(after count: Int) throws(SystemError) -> Record? {
    let parser = RecordParser()
    for _ in 0..<count { _ = try nextRecord(parser) }
    return try nextRecord(parser)
  }

  /// Returns all the records left. Other lines are skipped.
  public func records() throws(SystemError) -> [Record] {
    let parser = RecordParser()
    var records: [Record] = []
    while let record = try nextRecord(parser) { records.append(record) }
    return records
  }
}

extension Descriptor {
  /// Returns the offset of the last `count` lines, or 0 if there are fewer. A last line without a
  /// line end counts.
  fileprivate func offset(ofLastLines count: Int) throws(SystemError) -> Int {
    var end = Int(try status().st_size)
    // The last byte belongs to the last line, even if it is a line end.
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
