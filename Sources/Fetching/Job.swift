import Platform

/// A program under way, whose output and time are limited. It ends with the job.
final class Job {
  private let process: ChildProcess
  private var output: IncomingBytes
  private let deadline: Int

  /// Starts the program at a path with words, the first of which is its name. It reads a file,
  /// which is closed with the job, and may write some bytes within some milliseconds.
  init(
    _ words: [String], at path: String, reading file: Descriptor = .null, limit: Int, timeLimit: Int
  ) throws(SystemError) {
    process = try ChildProcess(words, at: path, reading: file)
    output = IncomingBytes(process.output, limit: limit)
    deadline = Clock.milliseconds + timeLimit
  }

  deinit { process.stop() }

  /// Returns the exit status and what was written, or nil so far. A program that takes too long, or
  /// writes too much, has the statuses that `curl` has then: 28 and 63. It doesn't wait.
  func poll() -> (status: Int, output: [UInt8])? {
    output.read()
    if output.isTooLarge { return (63, []) }
    if output.isAtEnd, let ending = process.ending(within: 0) {
      return (ending.hasPrefix("status ") ? Int(ending.dropFirst(7)) ?? -1 : -1, output.bytes)
    }
    return Clock.milliseconds > deadline ? (28, []) : nil
  }
}
