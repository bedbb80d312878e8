import Platform

/// A program under way, whose output and time are limited. It ends with the job.
final class Job {
  private let process: ChildProcess
  private let limit: Int
  private let deadline: Int
  private var unwritten: ArraySlice<UInt8>
  private var output: [UInt8] = []
  private var isAtEnd = false

  /// Starts the program at a path with arguments. It reads some bytes, and may write at most
  /// `limit` bytes within some milliseconds.
  init(
    _ path: String, _ arguments: [String], reading bytes: [UInt8] = [], limit: Int, timeLimit: Int
  ) throws(SystemError) {
    process = try ChildProcess(path, arguments)
    (unwritten, self.limit, deadline) = (bytes[...], limit, Clock.milliseconds + timeLimit)
  }

  deinit { process.stop() }

  /// Returns the exit status and the output, or nil while the program runs. The statuses of a
  /// program that takes too long or writes too much are those of `curl`: 28 and 63. Never waits.
  func poll() -> (status: Int, output: [UInt8])? {
    write()
    read()
    if output.count > limit { return (63, []) }
    if isAtEnd, let ending = process.ending(within: 0) {
      return (ending.hasPrefix("status ") ? Int(ending.dropFirst(7)) ?? -1 : -1, output)
    }
    return Clock.milliseconds > deadline ? (28, []) : nil
  }

  /// Writes as much as the pipe takes, and closes it after the last byte.
  private func write() {
    while !unwritten.isEmpty {
      // A program may end before it has read everything.
      let count = try? process.input.writeNow(Array(unwritten.prefix(1 << 16)))
      if count == 0 { return }
      unwritten = unwritten.dropFirst(count ?? unwritten.count)
    }
    process.closeInput()
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !isAtEnd, output.count <= limit {
      do {
        guard let count = try process.output.readNow(into: &buffer) else { return }
        output += buffer[..<count]
        isAtEnd = count == 0
      } catch {
        isAtEnd = true
      }
    }
  }
}
