/// Another program that runs beside this one, at the other ends of two pipes.
public final class ChildProcess {
  /// Where its standard input is written to.
  public let input: Descriptor

  /// Where its standard output is read from.
  public let output: Descriptor

  private let number: pid_t
  private var ending: String?

  /// Lets the shell run a command. Its standard error is this process's; what is typed at the terminal,
  /// an interrupt among it, does not reach it.
  ///
  /// From now on writing to a pipe that nobody reads is an error here and does not end the process.
  public init(shell command: String) throws(SystemError) {
    signal(SIGPIPE, SIG_IGN)
    let toChild = try Pipe()
    defer { toChild.reader.close() }
    do throws(SystemError) {
      let fromChild = try Pipe()
      defer { fromChild.writer.close() }
      do throws(SystemError) {
        number = try Self.spawn(command, reading: toChild.reader, writing: fromChild.writer)
      } catch {
        fromChild.reader.close()
        throw error
      }
      output = Descriptor(partner: fromChild.reader.number)
    } catch {
      toChild.writer.close()
      throw error
    }
    input = Descriptor(partner: toChild.writer.number)
  }

  /// Starts a shell with a command, in a group of processes of its own.
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

  /// How it has ended: `status 3`, `signal 9`; nil where it has not within so many milliseconds.
  public func ending(within milliseconds: Int) -> String? {
    if let ending { return ending }
    let deadline = Clock.milliseconds + milliseconds
    var status: CInt = 0
    while waitpid(number, &status, WNOHANG) != number {
      guard Clock.milliseconds < deadline else { return nil }
      usleep(1000)
    }
    let signal = status & 0x7f
    ending = signal == 0 ? "status \(status >> 8 & 0xff)" : "signal \(signal)"
    return ending
  }

  /// Closes the pipes, which ends a program that reads to the end of its input. One that has not ended
  /// within so many milliseconds is asked to, with all that it has started, and is made to in the end.
  public func end(within milliseconds: Int) {
    input.close()
    output.close()
    guard ending(within: milliseconds) == nil else { return }
    for signal in [SIGTERM, SIGKILL] {
      kill(-number, signal)
      // The shell may have ended before what it has started.
      let deadline = Clock.milliseconds + milliseconds
      while kill(-number, 0) == 0, Clock.milliseconds < deadline {
        _ = ending(within: 0)
        usleep(1000)
      }
    }
  }
}
