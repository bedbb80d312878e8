/// Both ends of a pipe.
public struct Pipe: Sendable {
  /// The end to read from.
  public let reader: Descriptor

  /// The end to write to.
  public let writer: Descriptor

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

  /// Closes both ends.
  public func close() {
    reader.close()
    writer.close()
  }
}
