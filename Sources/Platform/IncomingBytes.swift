/// The bytes that come from a pipe, up to a limit, read without waiting.
public struct IncomingBytes {
  private let pipe: Descriptor
  private let limit: Int
  public private(set) var bytes: [UInt8] = []

  /// True after the last byte, or after one too many.
  public private(set) var isAtEnd = false

  /// True if there are more bytes than the limit.
  public var isTooLarge: Bool { bytes.count > limit }

  public init(_ pipe: Descriptor, limit: Int) {
    (self.pipe, self.limit) = (pipe, limit)
    _ = fcntl(pipe.number, F_SETFL, O_NONBLOCK)
  }

  public mutating func read() {
    while !isAtEnd {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
        let count = Platform.read(pipe.number, buffer.baseAddress, buffer.count)
        if count > 0 { bytes += buffer[..<count] }
        return count
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      isAtEnd = count <= 0 || isTooLarge
    }
  }
}
