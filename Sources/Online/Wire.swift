import GameCore
import Platform

/// Lines of text to and from another arcade, over a socket or the pipes of a command. No call
/// waits, and memory is bounded whatever the other side sends or doesn't read.
final class Wire {
  /// What came: a line, or bytes that are none.
  enum Input: Equatable {
    case line(String)

    /// A line that is too long, not UTF-8, or has control characters.
    case fault

    var object: JSONObject? {
      guard case .line(let text) = self, text.utf8.first == UInt8(ascii: "{") else { return nil }
      return JSONObject(text)
    }
  }

  private let input, output: Descriptor
  private let command: ChildProcess?
  private let lineLimit: Int

  /// Why the line could not be made.
  private(set) var failure: SystemError?
  private(set) var isConnecting: Bool
  private(set) var isClosed = false

  /// When the line was made, and when something last came.
  let opened: Int
  private(set) var heard: Int
  private var pinged: Int

  /// The number of bytes that came and that the owner has not counted yet.
  var count = 0

  /// When something has to happen to the line, if the owner has said so.
  var deadline: Int?

  /// True if nothing is read for now.
  var isDeaf = false
  private var chunk: [UInt8] = []

  /// The bytes that came and were not returned yet. There is no line end before `searched`.
  private var buffer: [UInt8] = []
  private var start = 0
  private var searched = 0
  private var isSkipping = false

  /// The bytes for which there was no room yet.
  private var pending: [UInt8] = []
  private static let pendingLimit = 1 << 18

  /// Creates the line over a socket, or over the pipes of a command.
  init(
    _ input: Descriptor, of command: ChildProcess? = nil, isConnecting: Bool = false,
    lineLimit: Int, _ now: Int
  ) {
    (self.input, output, self.command) = (input, command?.input ?? input, command)
    (self.isConnecting, self.lineLimit) = (isConnecting, lineLimit)
    (opened, heard, pinged) = (now, now, now)
  }

  deinit { close() }

  /// How the command ended, such as `status 127`; nil if it runs.
  var ending: String? { command?.ending(within: 0) }

  /// True if ``next(_:)`` may find a line among the bytes that have come.
  var hasInput: Bool { searched < buffer.count && !isDeaf }

  var hasOutput: Bool { isConnecting || !pending.isEmpty }

  /// True if more lines should not be sent yet.
  var isFull: Bool { pending.count >= 1 << 16 }

  /// What to wait for.
  var requests: [pollfd] {
    guard !isClosed else { return [] }
    let reading = pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)
    let writing = pollfd(fd: output.number, events: Int16(POLLOUT), revents: 0)
    return (isConnecting || isDeaf ? [] : [reading]) + (hasOutput ? [writing] : [])
  }

  func send(_ line: JSONObject) { send(line.text) }

  /// Sends a line. A line to somebody who doesn't read is closed when too much waits.
  func send(_ line: String) {
    guard !isClosed else { return }
    pending += line.utf8
    pending.append(UInt8(ascii: "\n"))
    flush()
    if pending.count > Self.pendingLimit { close() }
  }

  /// Writes what there is room for.
  func flush() {
    guard !isClosed else { return }
    do throws(SystemError) {
      if isConnecting {
        guard try Socket.isConnected(output) else { return }
        isConnecting = false
      }
    } catch {
      return fail(error)
    }
    while !pending.isEmpty {
      // The other side may have closed after its last lines, which are still to be read.
      guard let count = try? output.writeNow(pending) else { return pending = [] }
      guard count > 0 else { return }
      pending.removeFirst(count)
    }
    _ = ending
  }

  /// Returns the next line that has come, or nil if there is none.
  func next(_ now: Int) -> Input? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let bytes = buffer[start..<end]
        (start, searched) = (end + 1, end + 1)
        if !isSkipping { return read(bytes) }
        isSkipping = false
      } else {
        searched = buffer.count
        if isSkipping {
          (start, buffer, searched) = (0, [], 0)
        } else if buffer.count - start > lineLimit {
          isSkipping = true
          return .fault
        }
        guard fill(now) else { return nil }
      }
    }
  }

  private func read(_ bytes: ArraySlice<UInt8>) -> Input {
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    let hasControl = bytes.contains { $0 < 0x20 && $0 != UInt8(ascii: "\t") || $0 == 0x7f }
    guard bytes.count <= lineLimit, !hasControl, let text = String(validating: bytes, as: UTF8.self)
    else { return .fault }
    return .line(text)
  }

  /// Reads a chunk of bytes if there are some.
  private func fill(_ now: Int) -> Bool {
    guard !isClosed, !isConnecting else { return false }
    if chunk.isEmpty { chunk = [UInt8](repeating: 0, count: 1 << 14) }
    do throws(SystemError) {
      guard let count = try input.readNow(into: &chunk) else { return false }
      if count == 0 {
        close()
        return false
      }
      buffer.removeFirst(start)
      (start, searched) = (0, searched - start)
      buffer += chunk[..<count]
      self.count += count
      (heard, pinged) = (now, now)
      return true
    } catch {
      fail(error)
      return false
    }
  }

  /// Asks for a sign of life after this many milliseconds in which nothing came.
  func ping(after silence: Int, _ line: JSONObject = ["type": "ping"], at now: Int) {
    guard now - pinged >= silence else { return }
    pinged = now
    send(line)
  }

  func fail(_ error: SystemError) {
    if !isClosed { failure = error }
    close()
  }

  /// Sends the rest, and then closes the line. The other side may read it within some milliseconds:
  /// a socket that is closed before all was read loses what is on its way.
  func finish(within milliseconds: Int) {
    _ = Clock.wait(milliseconds) {
      flush()
      return isClosed || pending.isEmpty
    }
    if command == nil, !isClosed {
      output.endWriting()
      _ = Clock.wait(milliseconds) {
        while next(heard) != nil {}
        return isClosed
      }
    }
    close(within: milliseconds)
  }

  /// Closes the line at once. A command gets some milliseconds to end by itself.
  func close(within milliseconds: Int = 20) {
    guard !isClosed else { return }
    (isClosed, pending) = (true, [])
    if let command { command.end(within: milliseconds) } else { input.close() }
  }
}
