import Platform

/// Histories read as one, in the order in which their games ended. Memory: one line of each.
public final class MergedHistories {
  private let readers: [LineReader]
  /// The next line of each reader, and the time at which its game ended.
  private var heads: [(line: Line, ended: [UInt8])?] = []
  /// The index of the reader whose line was returned last.
  private var latest: Int?

  public init(_ readers: [LineReader]) {
    self.readers = readers
  }

  /// Returns the next line, valid until the one after it is read, or nil at the end.
  ///
  /// A line that is no record comes right after the one before it in its file; of games that ended
  /// in the same second, that of the first file comes first.
  public func next() throws(SystemError) -> Line? {
    guard readers.count > 1 else { return try readers.first?.next() }
    if let latest {
      heads[latest] = try head(of: readers[latest])
    } else {
      for reader in readers { heads.append(try head(of: reader)) }
    }
    latest = heads.indices.filter { heads[$0] != nil }.min {
      (heads[$0]?.ended ?? []).lexicographicallyPrecedes(heads[$1]?.ended ?? [])
    }
    return latest.flatMap { heads[$0]?.line }
  }

  private func head(of reader: LineReader) throws(SystemError) -> (line: Line, ended: [UInt8])? {
    guard let line = try reader.next() else { return nil }
    return (line, (try? RecordLine(line)).map { Array($0.ended) } ?? [])
  }
}
