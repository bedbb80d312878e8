import Foundation
import Platform

/// A pseudoterminal in which a test types and reads like a person.
public final class Pseudoterminal {
  private let session: Session
  private let master: FileHandle
  private var unread: [UInt8] = []

  /// The whole output of the program.
  public private(set) var output: [UInt8] = []

  /// The whole output of the program as text.
  public var shown: String { String(decoding: output, as: UTF8.self) }

  /// Runs a shell command line in a new terminal.
  public init(
    _ line: String, home: URL, environment more: [String: String] = [:],
    with interpreter: [String] = ["/bin/sh", "-c"], rows: Int = 24, columns: Int = 80
  ) throws {
    var (number, slave) = (CInt(-1), CInt(-1))
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&number, &slave, &name, nil, &size) == 0 else { throw POSIXError(.ENOTTY) }
    defer { close(slave) }
    // A program started by another test must not keep this terminal open.
    for end in [number, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    master = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    session = try Session(
      interpreter + [line],
      environment: Program.environment(home: home, adding: more).filter { $0.value != "-" },
      folder: home,
      terminal: String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
  }

  deinit {
    session.end()
  }

  /// Types a text. `\n` is Enter, `\u{4}` is Ctrl-D.
  public func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  /// Sends bytes to the program.
  public func type(bytes: [UInt8]) {
    try? master.write(contentsOf: Data(bytes))
  }

  /// Resizes the window and notifies the program.
  public func resize(rows: Int, columns: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.fileDescriptor, numericCast(TIOCSWINSZ), &size)
  }

  /// The terminal's modes, as one comparable value.
  public var settings: [UInt8] {
    var modes = termios()
    tcgetattr(master.fileDescriptor, &modes)
    return withUnsafeBytes(of: &modes) { Array($0) }
  }

  /// Makes the terminal show nothing of what is typed, and forget no output at keys for signals.
  public func silence() {
    var modes = termios()
    tcgetattr(master.fileDescriptor, &modes)
    modes.c_lflag = modes.c_lflag & ~tcflag_t(ECHO) | tcflag_t(NOFLSH)
    tcsetattr(master.fileDescriptor, TCSANOW, &modes)
  }

  /// Closes the terminal, as closing its window does, and returns the program's exit status.
  public func hangUp() -> Int32 {
    try? master.close()
    return session.wait()
  }

  /// Reads until there was no output for this many milliseconds or, if not `isPatient`, until there
  /// was some.
  public func settle(milliseconds: Int = 60, isPatient: Bool = true) {
    while read(until: Date().addingTimeInterval(Double(milliseconds) / 1000)), isPatient {}
  }

  /// Waits, without reading, until at least this many bytes of output are waiting. Returns false
  /// after 20 seconds without them.
  public func waitUnread(bytes: Int) -> Bool {
    var (waiting, deadline) = (CInt(0), Date().addingTimeInterval(20))
    while waiting < bytes, Date() < deadline {
      usleep(100_000)
      _ = ioctl(master.fileDescriptor, numericCast(FIONREAD), &waiting)
    }
    usleep(100_000)
    return waiting >= bytes
  }

  /// The process id of the program.
  public var id: Int32 { session.id }

  /// Sends a signal to the program by its name.
  public func send(_ signal: String) {
    _ = try? Program.shell("kill -\(signal) \(id)")
  }

  /// Reads until a text appears. Returns the output up to its end, or nil if the time is over or
  /// the program has ended without it.
  @discardableResult
  public func wait(for text: String, seconds: Double = 20) -> String? {
    let deadline = Date().addingTimeInterval(seconds)
    while Date() < deadline {
      let seen = String(decoding: unread, as: UTF8.self)
      if let range = seen.range(of: text) {
        defer { unread = Array(seen[range.upperBound...].utf8) }
        return String(seen[..<range.upperBound])
      }
      guard read(until: deadline) else { return nil }
    }
    return nil
  }

  /// Waits for the program's end without reading, for some seconds, and returns the exit status.
  public func end(within seconds: Double) -> Int32 { session.wait(seconds: seconds) }

  /// Reads to the end of the output and returns the exit status.
  public func finish() -> Int32 {
    while read(until: Date().addingTimeInterval(20)) {}
    return session.wait(seconds: 20)
  }

  /// Reads the output available, waiting for some. Returns false at the deadline or the end.
  private func read(until deadline: Date) -> Bool {
    var request = pollfd(fd: master.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(max(1, deadline.timeIntervalSinceNow * 1000))) > 0 else {
      return false
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes {
      Platform.read(master.fileDescriptor, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    output += buffer[..<count]
    unread += buffer[..<count]
    return true
  }
}
