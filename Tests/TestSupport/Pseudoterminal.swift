import Foundation
import Platform

/// A terminal without a screen, in which a test types and reads as a person does.
public final class Pseudoterminal {
  private let session: Session
  private let master: FileHandle
  private var unread: [UInt8] = []

  /// Everything that the program has sent.
  public private(set) var output: [UInt8] = []

  /// The same as text.
  public var shown: String { String(decoding: output, as: UTF8.self) }

  /// Starts a line of shell at a terminal of 80 columns and 24 rows, if not of another size.
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
    // A program started by another test must not hold this terminal open.
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

  /// Types a text; `\n` is Enter, `\u{4}` is Ctrl-D.
  public func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  /// Sends the program bytes as a terminal does.
  public func type(bytes: [UInt8]) {
    try? master.write(contentsOf: Data(bytes))
  }

  /// Gives the window another size, of which the program is told.
  public func resize(rows: Int, columns: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.fileDescriptor, numericCast(TIOCSWINSZ), &size)
  }

  /// The terminal's settings, as one comparable value.
  public var settings: [UInt8] {
    var modes = termios()
    tcgetattr(master.fileDescriptor, &modes)
    return withUnsafeBytes(of: &modes) { Array($0) }
  }

  /// Closes the terminal, as a window does that is closed; answers the program's exit status.
  public func hangUp() -> Int32 {
    try? master.close()
    return session.wait()
  }

  /// Reads until nothing has come for a while, or, where that takes patience, until something has.
  public func settle(milliseconds: Int = 60, isPatient: Bool = true) {
    while read(until: Date().addingTimeInterval(Double(milliseconds) / 1000)), isPatient {}
  }

  /// Waits, without reading, until the program has sent as much and rests; false where it does not.
  public func waitUnread(bytes: Int) -> Bool {
    var (waiting, deadline) = (CInt(0), Date().addingTimeInterval(20))
    while waiting < bytes, Date() < deadline {
      usleep(100_000)
      _ = ioctl(master.fileDescriptor, numericCast(FIONREAD), &waiting)
    }
    usleep(100_000)
    return waiting >= bytes
  }

  /// Sends the program a signal by its name.
  public func send(_ signal: String) {
    _ = try? Program.shell("kill -\(signal) \(session.id)")
  }

  /// Reads until a text has been shown; answers what was shown up to its end, or nil when it has
  /// not come within the time or the program has ended without it.
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

  /// Reads to the program's end and answers its exit status.
  public func finish() -> Int32 {
    while read(until: Date().addingTimeInterval(20)) {}
    return session.wait()
  }

  /// Reads what there is; false at the end.
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
