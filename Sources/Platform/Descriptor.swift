/// An open file, by its number.
public struct Descriptor: Sendable {
  /// The system's number for it.
  public let number: CInt

  private let isPartner: Bool

  /// The open file with a certain number.
  public init(_ number: CInt) {
    (self.number, isPartner) = (number, false)
  }

  /// One end of a pipe at whose other end a program works together with this one. Nothing is waited for
  /// asleep at first, as being woken may take longer than the other's turn. The wish for an
  /// interruption ends the waiting with an error, and so does what the other does not read in five
  /// seconds.
  public init(partner number: CInt) {
    (self.number, isPartner) = (number, true)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
  }

  /// Standard input.
  public static let input = Descriptor(0)

  /// Standard output.
  public static let output = Descriptor(1)

  /// Standard error.
  public static let error = Descriptor(2)

  /// Reads what there is, waiting for the first byte, into `buffer`; answers how many bytes were
  /// read, 0 at the end.
  public func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try buffer.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
      try read(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// The same into memory of any kind.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var looks = isPartner ? 1000 : 0
    while true {
      let count = Platform.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard looks == 0 || errno != EAGAIN else {
        looks -= 1
        sched_yield()
        continue
      }
      try wait(for: POLLIN)
    }
  }

  /// Writes all the bytes.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Platform.write(number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        start += count
      } else {
        try wait(for: POLLOUT)
      }
    }
  }

  /// After a call that failed: returns when it can be tried again, or throws what went wrong.
  private func wait(for event: CInt) throws(SystemError) {
    guard errno != EINTR else { return }
    guard errno == EAGAIN else { throw .last }
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    let deadline = Clock.milliseconds + 5000
    while true {
      // An interrupt between this look and the waiting wakes nobody, so that is never for long.
      if isPartner, Interruption.isRequested { throw SystemError(code: EINTR) }
      let count = poll(&request, 1, isPartner ? 100 : -1)
      guard count >= 0 || errno == EINTR else { throw .last }
      if count > 0 { return }
      if isPartner, event == POLLOUT, Clock.milliseconds >= deadline {
        throw SystemError(code: ETIMEDOUT)
      }
    }
  }

  /// Closes the file.
  public func close() {
    _ = Platform.close(number)
  }
}
