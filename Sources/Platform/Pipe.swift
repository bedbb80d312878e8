public struct Pipe: Sendable {
  public let reader, writer: Descriptor

  /// Creates a pipe that child processes don't inherit.
  public init() throws(SystemError) {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Makes calls on both ends fail with EAGAIN instead of waiting.
  public func setNonblocking() {
    for end in [reader, writer] { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
  }

  public func close() {
    reader.close()
    writer.close()
  }
}
