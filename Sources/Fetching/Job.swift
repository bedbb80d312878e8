import Platform

/// A program under way, whose output and time are limited. It ends with the job.
final class Job {
  private let process: ChildProcess
  private let limit: Int
  private let deadline: Int
  private var output: [UInt8] = []
  private var isAtEnd = false

  /// Starts the program at a path with words, the first of which is its name. It reads a file,
  /// which is closed with the job, and may write some bytes within some milliseconds.
  init(
    _ words: [String], at path: String, reading file: Descriptor = .null, limit: Int, timeLimit: Int
  ) throws(SystemError) {
    process = try ChildProcess(words, at: path, reading: file)
    (self.limit, deadline) = (limit, Clock.milliseconds + timeLimit)
  }

  deinit { process.stop() }

  /// Returns the exit status and what was written, or nil so far. A program that takes too long, or
  /// writes too much, has the statuses that `curl` has then: 28 and 63. It doesn't wait.
  func poll() -> (status: Int, output: [UInt8])? {
    read()
    if output.count > limit { return (63, []) }
    if isAtEnd, let ending = process.ending(within: 0) {
      return (ending.hasPrefix("status ") ? Int(ending.dropFirst(7)) ?? -1 : -1, output)
    }
    return Clock.milliseconds > deadline ? (28, []) : nil
  }

  /// Reads what has come, from the pipe that never waits.
  private func read() {
    while !isAtEnd, output.count <= limit {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
        let count = Platform.read(process.output.number, buffer.baseAddress, buffer.count)
        if count > 0 { output += buffer[..<count] }
        return count
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      isAtEnd = count <= 0
    }
  }
}
