public struct Descriptor: Sendable {
  public let number: CInt

  /// The process at the other end of a pipe, if it is a child that takes turns with this process.
  private let peer: pid_t?

  public init(_ number: CInt) {
    (self.number, peer) = (number, nil)
  }

  /// Creates a descriptor of a pipe to a child that takes turns with this process. It polls for a
  /// while before it sleeps, as waking up may take longer than the peer's turn. Waiting ends
  /// with EINTR after Ctrl-C, with EPIPE if the peer has ended, even if a process that it has left
  /// keeps the pipe open, and with ETIMEDOUT if it does not read for five seconds.
  init(_ number: CInt, peer: pid_t) {
    (self.number, self.peer) = (number, peer)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
  }

  public static let input = Descriptor(0), output = Descriptor(1), error = Descriptor(2)
  public static var null: Descriptor { Descriptor(open("/dev/null", O_RDWR | O_CLOEXEC)) }

  /// Opens the standard streams that were closed when the process started on `/dev/null`, where
  /// reading input and writing output fail with EBADF, as on a closed file.
  ///
  /// Otherwise the next file to be opened would take their number, and be read or written in their
  /// place. So this must come before anything else is opened.
  public static func openClosedStreams() {
    for number in CInt(0)...2 where fcntl(number, F_GETFD) < 0 {
      // The system chooses the lowest number that is free, which is this one.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  public var isTerminal: Bool { isatty(number) == 1 }

  /// Reads the bytes available, waiting for the first one. Returns how many were read, 0 at the
  /// end.
  public func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try buffer.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
      try read(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = Platform.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try waitAfterError(for: POLLIN)
    }
  }

  /// Waits for input, or for the end of a child, at most some milliseconds. Returns false if there
  /// is none by then, or after Ctrl-C.
  public func hasInput(within milliseconds: Int) -> Bool {
    do throws(SystemError) {
      try wait(for: POLLIN, within: milliseconds)
      return true
    } catch {
      return error.code == EPIPE
    }
  }

  /// Waits for input here or at other descriptors, at most some milliseconds. Returns true if there
  /// is some here.
  public func hasInput(beside others: [CInt], within milliseconds: Int) -> Bool {
    var requests = ([number] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&requests, nfds_t(requests.count), CInt(clamping: milliseconds))
    return requests[0].revents != 0
  }

  /// Writes bytes, in several parts where not all are taken at once, as long as they are wanted.
  public func write(
    _ bytes: [UInt8], while areWanted: () -> Bool = { true }
  ) throws(SystemError) {
    var start = 0
    while start < bytes.count, areWanted() {
      let count = bytes[start...].withUnsafeBytes {
        Platform.write(number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        start += count
      } else {
        try waitAfterError(for: POLLOUT)
      }
    }
  }

  /// Returns when a call that failed can be repeated, or throws its error if it can't.
  private func waitAfterError(for event: CInt) throws(SystemError) {
    guard errno != EINTR else { return }
    guard errno == EAGAIN else { throw .last }
    try wait(for: event, within: event == POLLOUT && peer != nil ? 5000 : .max >> 1)
  }

  private func wait(for event: CInt, within milliseconds: Int) throws(SystemError) {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    let start = Clock.milliseconds
    let deadline = start + milliseconds
    // On a busy machine each yield may take long.
    for _ in 0..<(peer == nil ? 0 : 1000) where Clock.milliseconds - start < 2 {
      if poll(&request, 1, 0) > 0 { return }
      sched_yield()
    }
    var hasEnded = false
    while true {
      if Interruption.isRequested { throw SystemError(code: EINTR) }
      let left = deadline - Clock.milliseconds
      // A child's end and an interrupt before the poll wake nobody, so the poll for it is short.
      let slice = peer == nil ? left : min(left, 100)
      let count = poll(&request, 1, CInt(clamping: max(0, slice)))
      if count > 0 { return }
      guard count == 0 || errno == EINTR else { throw .last }
      // The first poll after the peer's end sees the last bytes that it wrote.
      if count == 0, hasEnded { throw SystemError(code: EPIPE) }
      hasEnded = peer.map(ChildProcess.hasEnded) ?? false
      if left <= 0, !hasEnded { throw SystemError(code: ETIMEDOUT) }
    }
  }

  public func close() {
    _ = Platform.close(number)
  }

  /// Creates a file without a name to which processes may append, or returns nil if it can't.
  public static func temporary() -> Descriptor? {
    let folder = Environment.variable("TMPDIR") ?? "/tmp"
    var path = Array("\(folder)/arcade-XXXXXX".utf8CString)
    return ChildProcess.starting.withLock { _ in
      let number = mkstemp(&path)
      guard number >= 0 else { return nil }
      unlink(path)
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      _ = fcntl(number, F_SETFL, O_APPEND)
      return Descriptor(number)
    }
  }

  /// Empties a file of more than `limit` bytes.
  public func empty(beyond limit: Int) {
    if lseek(number, 0, SEEK_END) > limit { ftruncate(number, 0) }
  }

  /// Returns the last bytes of a file, at most `limit`, and empties it.
  public func drain(limit: Int) -> [UInt8] {
    let size = Int(lseek(number, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: max(0, min(limit, size)))
    guard !bytes.isEmpty else { return [] }
    let count = pread(number, &bytes, bytes.count, off_t(size - bytes.count))
    ftruncate(number, 0)
    return Array(bytes.prefix(max(0, count)))
  }
}

public struct Pipe: Sendable {
  public let reader, writer: Descriptor

  /// Creates a pipe that child processes don't inherit.
  public init() throws(SystemError) {
    var ends: [CInt] = [0, 0]
    let isMade = ChildProcess.starting.withLock { _ in
      guard pipe(&ends) == 0 else { return false }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return true
    }
    guard isMade else { throw .last }
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
