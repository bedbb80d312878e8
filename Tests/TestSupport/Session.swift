import Foundation
import Platform

/// A process that leads a session of its own at a terminal, as a shell in a window does. Without
/// it an interactive shell would reach for the terminal that the tests themselves run at.
final class Session {
  /// The number of the process.
  let id: pid_t

  private var ending: Int32?

  #if canImport(Darwin)
    private static let newSession = POSIX_SPAWN_SETSID
  #else
    /// POSIX_SPAWN_SETSID, which the module of the C library leaves out.
    private static let newSession: CInt = 0x80
  #endif

  /// Starts a command with no signal blocked at the terminal of a path.
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
    // The first terminal that the leader of a session opens becomes the session's.
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
    let fault = posix_spawn(&id, words[0], &actions, &attributes, &arguments, &variables)
    guard fault == 0 else { throw POSIXError(POSIXErrorCode(rawValue: fault) ?? .EIO) }
    self.id = id
  }

  /// Waits for the end and answers the exit status, or 128 and the number of the signal.
  func wait() -> Int32 {
    if let ending { return ending }
    var status = CInt(0)
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let answer = signal == 0 ? status >> 8 & 0xFF : signal + 128
    ending = answer
    return answer
  }

  /// Ends the process, if it has not ended.
  func end() {
    if ending == nil { kill(id, SIGKILL) }
    _ = wait()
  }
}
