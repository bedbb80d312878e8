/// Another program that runs beside this one, at the other ends of two pipes.
public struct ChildProcess: Sendable {
  /// Where its standard input is written to.
  public let input: Descriptor

  /// Where its standard output is read from.
  public let output: Descriptor

  private let number: pid_t

  /// Lets the shell run a command. Its standard error is this process's; what is typed at the terminal,
  /// an interrupt among it, does not reach it.
  ///
  /// From now on writing to a pipe that nobody reads is an error here and does not end the process.
  public init(shell command: String) throws(SystemError) {
    signal(SIGPIPE, SIG_IGN)
    let (toChild, fromChild) = (try Pipe(), try Pipe())
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toChild.output.number, 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild.input.number, 1)
    posix_spawnattr_init(&attributes)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      toChild.output.close()
      fromChild.input.close()
    }
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(command), nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let failure = posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ)
    guard failure == 0 else {
      toChild.input.close()
      fromChild.output.close()
      throw SystemError(code: failure)
    }
    number = child
    input = Descriptor(partner: toChild.input.number)
    output = Descriptor(partner: fromChild.output.number)
  }

  /// How it has ended: `status 3`, `signal 9`; nil where it has not within so many milliseconds.
  public func ending(within milliseconds: Int) -> String? {
    let deadline = Clock.milliseconds + milliseconds
    var status: CInt = 0
    while waitpid(number, &status, WNOHANG) != number {
      guard Clock.milliseconds < deadline else { return nil }
      usleep(1000)
    }
    let signal = status & 0x7f
    return signal == 0 ? "status \(status >> 8 & 0xff)" : "signal \(signal)"
  }

  /// Ends its input, which ends a program that reads up to there.
  public func close() {
    input.close()
    output.close()
  }
}
