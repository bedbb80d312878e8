/// A child process whose standard input and output are pipes to this process.
public final class ChildProcess {
  /// The end of the pipe to its standard input.
  public let input: Descriptor

  /// The end of the pipe from its standard output.
  public let output: Descriptor

  private let id: pid_t
  private var ending: String?

  /// Runs a command in a shell. Standard error is shared with this process. Keys typed at the
  /// terminal do not reach the child, not even Ctrl-C.
  ///
  /// From now on this process ignores SIGPIPE: writing to a closed pipe throws an error.
  public init(shell command: String) throws(SystemError) {
    signal(SIGPIPE, SIG_IGN)
    let toChild = try Pipe()
    defer { toChild.reader.close() }
    do throws(SystemError) {
      let fromChild = try Pipe()
      defer { fromChild.writer.close() }
      do throws(SystemError) {
        id = try Self.spawn(command, reading: toChild.reader, writing: fromChild.writer)
      } catch {
        fromChild.reader.close()
        throw error
      }
      output = Descriptor(peer: fromChild.reader.number)
    } catch {
      toChild.writer.close()
      throw error
    }
    input = Descriptor(peer: toChild.writer.number)
  }

  /// Starts a shell with a command in a process group of its own and returns its process id.
  private static func spawn(
    _ command: String, reading input: Descriptor, writing output: Descriptor
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, input.number, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, 1)
    posix_spawnattr_init(&attributes)
    var defaults = sigset_t([SIGPIPE])
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(command), nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let failure = posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ)
    guard failure == 0 else { throw SystemError(code: failure) }
    return child
  }

  /// Returns how the process ended, as `status 3` or `signal 9`, or nil if it is still running
  /// after this many milliseconds.
  public func ending(within milliseconds: Int) -> String? {
    if let ending { return ending }
    let deadline = Clock.milliseconds + milliseconds
    var status: CInt = 0
    while waitpid(id, &status, WNOHANG) != id {
      guard Clock.milliseconds < deadline else { return nil }
      usleep(1000)
    }
    let signal = status & 0x7f
    ending = signal == 0 ? "status \(status >> 8 & 0xff)" : "signal \(signal)"
    return ending
  }

  /// Closes the pipes, which ends a program that reads its input to the end. If it is still running
  /// after this many milliseconds, its process group gets SIGTERM, and after as many again SIGKILL.
  public func end(within milliseconds: Int) {
    input.close()
    output.close()
    guard ending(within: milliseconds) == nil else { return }
    for signal in [SIGTERM, SIGKILL] {
      kill(-id, signal)
      // The shell's children may outlive it.
      let deadline = Clock.milliseconds + milliseconds
      while kill(-id, 0) == 0, Clock.milliseconds < deadline {
        _ = ending(within: 0)
        usleep(1000)
      }
    }
  }
}
