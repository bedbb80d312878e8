import Foundation
import Platform

/// A process that leads a session of its own at a terminal, like a shell in a window. Without it,
/// an interactive shell would use the terminal of the tests themselves.
final class Session {
  /// The process id.
  let id: pid_t

  private var status: Int32?

  #if canImport(Darwin)
    private static let newSession = POSIX_SPAWN_SETSID
  #else
    /// POSIX_SPAWN_SETSID, which is missing from the C library's module.
    private static let newSession: CInt = 0x80
  #endif

  /// Starts a command at the terminal with a path. No signals are blocked.
  init(
    _ command: [String], environment: [String: String], folder: URL, terminal: String
  ) throws {
    #if canImport(Darwin)
      var (actions, attributes) = (posix_spawn_file_actions_t?.none, posix_spawnattr_t?.none)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that a session leader opens becomes the session's terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    for end in CInt(1)...2 { posix_spawn_file_actions_adddup2(&actions, 0, end) }

    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Self.newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let words = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder.path] + command
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id = pid_t()
    let error = posix_spawn(&id, words[0], &actions, &attributes, &arguments, &variables)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
    self.id = id
  }

  /// Waits for the end, but after a number of seconds kills the process, and returns the exit
  /// status, or 128 plus the number of the signal.
  func wait(seconds: Double) -> Int32 {
    let deadline = Date().addingTimeInterval(seconds)
    var info = siginfo_t()
    while status == nil, Date() < deadline {
      // Leaves the status to be read.
      if waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0, info.si_signo != 0 {
        return wait()
      }
      usleep(5000)
    }
    end()
    return wait()
  }

  /// Waits for the end and returns the exit status, or 128 plus the number of the signal.
  func wait() -> Int32 {
    if let status { return status }
    var code = CInt(0)
    while waitpid(id, &code, 0) < 0, errno == EINTR {}
    let signal = code & 0x7F
    let result = signal == 0 ? code >> 8 & 0xFF : signal + 128
    status = result
    return result
  }

  /// Kills the process if it is running.
  func end() {
    if status == nil { kill(id, SIGKILL) }
    _ = wait()
  }
}
