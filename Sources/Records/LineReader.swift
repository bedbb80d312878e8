import Platform

/// A line of a file, in the reader's memory: valid until the next line is read.
public struct Line {
  public var number = 1

  /// The bytes without the line end, `\n` or `\r\n`; empty if the line is too long.
  public let bytes: UnsafeRawBufferPointer

  /// True if the line is longer than ``LineReader/limit``.
  public var isTooLong = false

  /// True if the line is the last one of its file and has no line end.
  public var isTorn = false
}

/// Reads a file line by line in bounded memory.
public final class LineReader {
  /// The greatest length of a line that is kept in memory, in bytes.
  public static let limit = 1 << 23

  let file: Descriptor

  /// The file as messages name it.
  public let name: String
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  /// The bounds in the buffer of the bytes that were read but not returned yet.
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  private var number = 0

  /// Creates a reader of a file from its current offset. The reader closes the file.
  public init(_ file: Descriptor, named name: String = "the file") {
    self.file = file
    self.name = name
  }

  deinit {
    file.close()
    buffer.deallocate()
  }

  public func next() throws(SystemError) -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let newline = lineEnd(from: searched) {
        return line(upTo: newline, next: newline + 1, isTooLong: isTooLong, isTorn: false)
      }
      if isAtEnd {
        guard end > start || isTooLong else { return nil }
        return line(upTo: end, next: end, isTooLong: isTooLong, isTorn: true)
      }
      if isTooLong || end - start >= Self.limit { (isTooLong, start) = (true, end) }
      // `fill` moves the unread bytes to the front.
      searched = end - start
      try fill()
    }
  }

  private func line(upTo end: Int, next: Int, isTooLong: Bool, isTorn: Bool) -> Line {
    let hasReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
    number += 1
    defer { start = next }
    return Line(
      number: number,
      bytes: UnsafeRawBufferPointer(
        rebasing: buffer[start..<(isTooLong ? start : hasReturn ? end - 1 : end)]),
      isTooLong: isTooLong, isTorn: isTorn)
  }

  /// Returns the index of the next line end, or nil if it was not read yet.
  private func lineEnd(from index: Int) -> Int? {
    guard index < end, let base = buffer.baseAddress,
      let found = memchr(base + index, CInt(UInt8(ascii: "\n")), end - index)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Reads more bytes after the unread ones, which move to the front. A full buffer grows.
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
      let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
      end += count
      isAtEnd = count == 0
    } catch {
      throw error.doing("read \(name)", zh: "读取 \(name)")
    }
  }
}
