import Synchronization

/// A child process whose standard output is a pipe to this process, in a process group of its own,
/// which ends with this process. On Linux, processes that have left the group end too.
public final class ChildProcess {
  public let input: Descriptor
  public let output: Descriptor

  /// Held while a pipe is made or a process starts: none inherits a pipe of another thread.
  static let starting = Mutex(())

  private let guardian: GroupGuardian
  private let id: pid_t
  private var isInputOpen = true
  private var ending: String?

  /// Runs a command in a shell. Standard error is shared with this process. Keys typed at the
  /// terminal do not reach the child, not even Ctrl-C.
  ///
  /// From now on this process ignores SIGPIPE: writing to a closed pipe throws an error.
  public convenience init(
    shell command: String, errors: Descriptor = .error
  ) throws(SystemError) {
    try self.init("/bin/sh", ["-c", command], errors: errors)
  }

  /// Runs the program at a path with arguments, and perhaps a file after them, which is removed if
  /// this process dies. Its standard error goes nowhere.
  public convenience init(
    _ path: String, _ arguments: [String], file: String? = nil
  ) throws(SystemError) {
    let null = Descriptor.null
    defer { null.close() }
    try self.init(path, arguments + (file.map { [$0] } ?? []), errors: null, file: file)
  }

  private init(
    _ path: String, _ arguments: [String], errors: Descriptor, file: String? = nil
  ) throws(SystemError) {
    signal(SIGPIPE, SIG_IGN)
    guardian = try GroupGuardian(removing: file)
    let input = try Pipe()
    let output: Pipe
    do throws(SystemError) {
      output = try Pipe()
    } catch {
      input.close()
      throw error
    }
    do throws(SystemError) {
      id = try Self.spawn(
        ["sh", "-c", GroupGuardian.registration, path] + arguments, reading: input.reader,
        writing: output.writer, errors: errors, registry: guardian.lifeline,
        variables: [guardian.mark])
    } catch {
      input.close()
      output.close()
      throw error
    }
    input.reader.close()
    output.writer.close()
    self.input = Descriptor(input.writer.number, peer: id)
    self.output = Descriptor(output.reader.number, peer: id)
  }

  /// Starts a shell with words, in a process group of its own if asked to, and returns its process
  /// id. Some signals have their default actions there. The shell writes to the registry as
  /// descriptor 3, and has some variables, each `NAME=VALUE`, besides those of this process or
  /// instead of them.
  static func spawn(
    _ words: [String], reading input: Descriptor, writing output: Descriptor,
    errors: Descriptor = .error, registry: Descriptor? = nil, hasOwnGroup: Bool = true,
    defaults: [CInt] = [SIGPIPE], variables: [String] = [], inheritsVariables: Bool = true
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
    posix_spawn_file_actions_adddup2(&actions, errors.number, 2)
    if let registry { posix_spawn_file_actions_adddup2(&actions, registry.number, 3) }
    posix_spawnattr_init(&attributes)
    var defaults = sigset_t(defaults)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var none = sigset_t([])
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | group))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let (words, added) = (words.map { strdup($0) }, variables.map { strdup($0) })
    defer { for text in words + added { free(text) } }
    var variables = added
    var next = environ
    while inheritsVariables, let text = next.pointee {
      variables.append(text)
      next += 1
    }
    var child = pid_t()
    let failure = starting.withLock { _ in
      posix_spawn(&child, "/bin/sh", &actions, &attributes, words + [nil], variables + [nil])
    }
    guard failure == 0 else { throw SystemError(code: failure) }
    return child
  }

  /// Returns true if a child has ended. It is not reaped, so that its id, and that of its group,
  /// stay its own.
  static func hasEnded(_ id: pid_t) -> Bool {
    var information = siginfo_t()
    let isGone = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) != 0
    return isGone || information.si_signo == SIGCHLD
  }

  /// Returns how the process ended, as `status 3` or `signal 9`, or nil if it is still running
  /// after this many milliseconds. The rest of its process group gets SIGTERM at its end.
  public func ending(within milliseconds: Int) -> String? {
    if let ending { return ending }
    guard Clock.wait(milliseconds, until: { Self.hasEnded(id) }) else { return nil }
    // Once it is reaped, the id of a group without members may be another's.
    kill(-id, SIGTERM)
    var status: CInt = 0
    waitpid(id, &status, 0)
    let signal = status & 0x7f
    ending = signal == 0 ? "status \(status >> 8 & 0xff)" : "signal \(signal)"
    return ending
  }

  public static func inChinese(_ ending: String) -> String {
    (ending.hasPrefix("status") ? "状态" : "信号") + ending.drop { $0 != " " }
  }

  /// Closes the pipe to standard input, unless that has been done.
  public func closeInput() {
    if isInputOpen { input.close() }
    isInputOpen = false
  }

  /// Closes the pipe to standard input, which ends a program that reads its input to the end. If it
  /// is still running after this many milliseconds, its process group gets SIGTERM, and after as
  /// many again the rest of the group SIGKILL. Processes that have left the group get SIGKILL, too.
  public func end(within milliseconds: Int) {
    closeInput()
    // A program that writes until then must not complain of a broken pipe.
    defer { output.close() }
    if ending(within: milliseconds) == nil { kill(-id, SIGTERM) }
    // The shell's children may outlive it.
    if !isGroupGone(within: milliseconds) {
      kill(-id, SIGKILL)
      _ = isGroupGone(within: milliseconds)
    }
    guardian.killRest(within: milliseconds)
  }

  /// Sends SIGTERM to the process group of a program that still runs. Never waits.
  public func terminate() {
    if ending(within: 0) == nil { kill(-id, SIGTERM) }
  }

  public func stop() {
    terminate()
    end(within: 100)
  }

  private func isGroupGone(within milliseconds: Int) -> Bool {
    Clock.wait(milliseconds) {
      _ = ending(within: 0)
      return kill(-id, 0) != 0
    }
  }
}

/// A process that kills the processes that have left a process group, and the group itself if this
/// process dies before it could, even by SIGKILL; then it removes a file of the group, too.
private final class GroupGuardian {
  /// The script of a shell that tells the guardian the id of its group and becomes a program, whose
  /// path and arguments it gets. It tells it before the program runs, so that the program ends even
  /// if this process dies at once.
  static let registration = """
    unset -f echo 2>/dev/null
    echo "$$" >&3
    exec "$0" "$@" 3>&-
    """

  /// A variable in the environment of the group's processes, as `NAME=VALUE`. It marks processes
  /// that have left the group, such as those of setsid(1). The name is unique: a shell keeps one
  /// value of a name, and this process may have a mark of its own.
  let mark = "ARCADE_PROGRAM_\(UInt64.random(in: .min ... .max))=1"

  /// The pipe that the guardian reads.
  let lifeline: Descriptor

  private let id: pid_t

  /// Reads the group's id, and then a line to kill the rest or the end of the pipe.
  private static let script = """
    read -r group && [ "$group" ] || exit
    read -r line || {
      [ -z "$1" ] || rm -f -- "$1"
      kill -s TERM -- "-$group"
      sleep 1
      kill -s KILL -- "-$group"
    }
    while files=$(grep -lsF "$0" /proc/[0-9]*/environ); [ "$files" ]; do
      for file in $files; do
        process=${file#/proc/}
        kill -s KILL "${process%/*}"
      done
    done
    """

  init(removing file: String?) throws(SystemError) {
    let pipe = try Pipe()
    defer { pipe.reader.close() }
    lifeline = pipe.writer
    do throws(SystemError) {
      // It can write nowhere: it must not keep another's pipe open, and nobody waits for its words.
      // A user's variables could change its own, its functions or its options.
      id = try ChildProcess.spawn(
        ["sh", "-c", Self.script, mark, file ?? ""], reading: pipe.reader, writing: pipe.reader,
        errors: pipe.reader, variables: Environment.variable("PATH").map { ["PATH=\($0)"] } ?? [],
        inheritsVariables: false)
    } catch {
      lifeline.close()
      throw error
    }
  }

  /// True if it has begun to kill, and then ends by itself.
  private var isKilling = false

  deinit {
    if !isKilling { kill(id, SIGKILL) }
    waitpid(id, nil, isKilling ? WNOHANG : 0)
    lifeline.close()
  }

  /// Kills the processes that have left the group, and waits for that at most some milliseconds.
  /// Does nothing where the system has no `/proc`.
  func killRest(within milliseconds: Int) {
    isKilling = true
    try? lifeline.write([UInt8(ascii: "\n")])
    _ = Clock.wait(milliseconds) { ChildProcess.hasEnded(id) }
  }
}
