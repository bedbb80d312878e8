import Platform
import TextUI

/// The games that were finished or abandoned: a text file with a ``Record`` per line. It is only
/// appended to; damaged lines are kept as they are.
public struct History: Sendable {
  /// The path of the file, which need not exist.
  public let path: String

  /// Appends a record, completely or not at all, also beside other processes. If it `mustLast`, it
  /// is on disk when this returns. Cost: independent of the file's length.
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
    do throws(SystemError) {
      guard let file = try File.openIfPresent(path) else { return nil }
      let reader = LineReader(file, named: path.shownAsPath)
      guard offset == 0 || lseek(file.number, off_t(offset), SEEK_SET) >= 0 else { throw .last }
      return reader
    } catch {
      throw error.doing("read \(path.shownAsPath)", zh: "读取 \(path.shownAsPath)")
    }
  }

  /// Returns up to `count` of the last records, the latest first, however long the file is.
  public func last(_ count: Int) throws(SystemError) -> [Record] {
    try reader(ofLast: count)?.0.records().reversed() ?? []
  }

  /// Returns the record at a number from the end, from 1, or nil if there are fewer; and how many
  /// records were counted. Keeps no other record in memory.
  public func record(fromLast number: Int) throws(SystemError) -> (Record?, count: Int) {
    guard let (reader, count) = try reader(ofLast: number) else { return (nil, 0) }
    return (count < number ? nil : try reader.nextRecord(), count)
  }

  /// Returns a reader of the last records, or of all if there are fewer, and their number.
  private func reader(ofLast count: Int) throws(SystemError) -> (LineReader, count: Int)? {
    var wanted = count
    while let lines = try lines() {
      let start = try lines.file.offset(ofLastLines: wanted)
      guard let counter = try self.lines(from: start), let reader = try self.lines(from: start)
      else { break }
      var found = 0
      while try counter.nextRecord() != nil { found += 1 }
      if found >= count || start == 0 {
        for _ in 0..<max(0, found - count) { _ = try reader.nextRecord() }
        return (reader, min(found, count))
      }
      // Some of the lines were not records.
      wanted *= 2
    }
    return nil
  }

  public func lastRecord(of game: String) throws(SystemError) -> Record? {
    var last: Record?
    guard let reader = try lines() else { return nil }
    while let line = try reader.next() {
      guard let fields = try? RecordLine(line), fields.isOfGame(game) else { continue }
      last = (try? Record(fields)) ?? last
    }
    return last
  }

  public func contains(_ record: Record) throws(SystemError) -> Bool {
    guard let reader = try lines() else { return false }
    while let other = try reader.nextRecord() {
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
    var record: Record?
    var journal: (head: Record.Head, moves: [Journal.Move])?
    while let line = try next() {
      if let whole = try? Record(line) {
        (record, journal) = (whole, nil)
      } else if let head = try? Record.Head(line) {
        (record, journal) = (nil, (head, []))
      } else if let move = try? Journal.Move(line) {
        journal?.moves.append(move)
      }
    }
    return record ?? journal.map { Record(underWay: $0.head, $0.moves) }
  }

  func nextRecord() throws(SystemError) -> Record? {
    while let line = try next() {
      if let record = try? Record(line) { return record }
    }
    return nil
  }

  public func records() throws(SystemError) -> [Record] {
    var records: [Record] = []
    while let record = try nextRecord() { records.append(record) }
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
