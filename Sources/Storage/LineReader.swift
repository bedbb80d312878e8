import Platform

/// A line of a file as it lies in memory: valid until the next one is read.
public struct Line {
  /// The number of the line, the first that was read being 1.
  public let number: Int

  /// Where it begins, in bytes from the start of what was read.
  public let offset: Int

  /// The bytes, without the line end; none where there are too many.
  public let bytes: UnsafeRawBufferPointer

  /// Whether the line is longer than is held.
  public let isTooLong: Bool

  /// Whether the file ends before the line does.
  public let isTorn: Bool
}

/// The lines of a file, one after the other, in memory that does not grow with the file.
public final class LineReader {
  /// The most bytes that are held of a line.
  public static let limit = 1 << 23

  private let file: Descriptor
  private let name: String
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  /// What was read and not handed out yet.
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  private var number = 0
  private var offset = 0

  /// Reads a file from where it stands, and closes it at the end. The name is that in its errors.
  public init(_ file: Descriptor, named name: String = "the file") {
    self.file = file
    self.name = name
  }

  deinit {
    file.close()
    buffer.deallocate()
  }

  /// The next line, or nil at the end.
  public func next() throws(SystemError) -> Line? {
    var searched = start
    var dropped = 0
    while true {
      if let newline = lineEnd(from: searched) {
        return line(upTo: newline, behind: newline + 1, dropped: dropped, isTorn: false)
      }
      if isAtEnd {
        guard end > start || dropped > 0 else { return nil }
        return line(upTo: end, behind: end, dropped: dropped, isTorn: true)
      }
      if dropped > 0 || end - start >= Self.limit {
        dropped += end - start
        start = end
      }
      try fill()
      searched = end - added
    }
  }

  /// How many bytes the last filling has brought.
  private var added = 0

  private func line(upTo end: Int, behind next: Int, dropped: Int, isTorn: Bool) -> Line {
    let isTooLong = dropped > 0
    number += 1
    defer {
      offset += dropped + next - start
      start = next
    }
    return Line(
      number: number, offset: offset,
      bytes: UnsafeRawBufferPointer(rebasing: buffer[start..<(isTooLong ? start : end)]),
      isTooLong: isTooLong, isTorn: isTorn)
  }

  /// Where the next line end is, if it was read.
  private func lineEnd(from index: Int) -> Int? {
    guard index < end, let base = buffer.baseAddress,
      let found = memchr(base + index, CInt(UInt8(ascii: "\n")), end - index)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Reads more behind what is there, moving it to the front and making room as needed.
  private func fill() throws(SystemError) {
    if start > 0, let base = buffer.baseAddress {
      memmove(base, base + start, end - start)
      end -= start
      start = 0
    }
    if end == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: 2 * buffer.count, alignment: 16)
      larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<end]))
      buffer.deallocate()
      buffer = larger
    }
    do {
      added = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
    } catch {
      throw error.doing("read \(name)")
    }
    end += added
    isAtEnd = added == 0
  }
}
