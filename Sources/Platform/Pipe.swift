/// Two ends of a pipe: what is written at one comes out of the other.
public struct Pipe: Sendable {
  /// Where it is read from.
  public let reader: Descriptor

  /// Where it is written to.
  public let writer: Descriptor

  /// A new pipe, which other programs don't inherit.
  public init() throws(SystemError) {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Lets calls at both ends fail where they would wait.
  public func neverWait() {
    for end in [reader, writer] { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
  }

  /// Closes both ends.
  public func close() {
    reader.close()
    writer.close()
  }
}
