import Synchronization

/// A child process whose standard output is a pipe to this process, in a process group of its own,
/// which ends with this process. On Linux, what has left the group ends too.
public final class ChildProcess {
  /// The end of the pipe to its standard input, or the file that it reads.
  public let input: Descriptor

  /// The end of the pipe from its standard output.
  public let output: Descriptor

  /// Held while a pipe is made or a process starts: none inherits a pipe of another thread.
  static let starting = Mutex(())

  private let guardian: GroupGuardian
  private let id: pid_t
  private var ending: String?

  /// Runs a command in a shell. Standard input is a pipe, and standard error is shared with this
  /// process. Keys typed at the terminal do not reach the child, not even Ctrl-C.
  ///
  /// From now on this process ignores SIGPIPE: writing to a closed pipe throws an error.
  public convenience init(
    shell command: String, errors: Descriptor = .error
  ) throws(SystemError) {
    let pipe = try Pipe()
    defer { pipe.reader.close() }
    try self.init(
      ["sh", "-c", command], at: "/bin/sh", reading: pipe.reader, input: pipe.writer,
      errors: errors)
  }

  /// Runs the program at a path with words, the first of which is its name. It reads a file, which
  /// is closed with the process. Standard error goes nowhere.
  public convenience init(
    _ words: [String], at path: String, reading file: Descriptor
  ) throws(SystemError) {
    let null = Descriptor.null
    defer { null.close() }
    try self.init(words, at: path, reading: file, input: file, errors: null)
  }

  private init(
    _ words: [String], at path: String, reading: Descriptor, input: Descriptor,
    errors: Descriptor
  ) throws(SystemError) {
    signal(SIGPIPE, SIG_IGN)
    do throws(SystemError) {
      guardian = try GroupGuardian()
      let pipe = try Pipe()
      defer { pipe.writer.close() }
      do throws(SystemError) {
        id = try Self.spawn(
          words, at: path, reading: reading, writing: pipe.writer, errors: errors,
          variable: guardian.mark)
      } catch {
        pipe.reader.close()
        throw error
      }
      output = Descriptor(pipe.reader.number, peer: id)
    } catch {
      input.close()
      throw error
    }
    self.input = Descriptor(input.number, peer: id)
    guardian.watch(id)
  }

  /// Starts a program, in a process group of its own if asked to, and returns its process id. Some
  /// signals have their default actions there, and `variable`, as `NAME=VALUE`, is added to its
  /// environment.
  static func spawn(
    _ words: [String], at path: String = "/bin/sh", reading input: Descriptor,
    writing output: Descriptor, errors: Descriptor = .error, hasOwnGroup: Bool = true,
    defaults: [CInt] = [SIGPIPE], variable: String? = nil
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
    let words = words.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let added = variable.flatMap { strdup($0) }
    defer { free(added) }
    var variables: [UnsafeMutablePointer<CChar>?] = added.map { [$0] } ?? []
    var next = environ
    while let text = next.pointee {
      variables.append(text)
      next += 1
    }
    variables.append(nil)
    var child = pid_t()
    let failure = starting.withLock { _ in
      posix_spawn(&child, path, &actions, &attributes, words, variables)
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

  /// Closes the pipes, which ends a program that reads its input to the end. If it is still running
  /// after this many milliseconds, its process group gets SIGTERM, and what is left of the group
  /// after as many again SIGKILL, as does what has left the group.
  public func end(within milliseconds: Int) {
    input.close()
    output.close()
    if ending(within: milliseconds) == nil { kill(-id, SIGTERM) }
    // The shell's children may outlive it.
    if !isGroupGone(within: milliseconds) {
      kill(-id, SIGKILL)
      _ = isGroupGone(within: milliseconds)
    }
    guardian.killRest(within: milliseconds)
  }

  /// Ends a program at once that would not end by itself.
  public func stop() {
    if ending(within: 0) == nil { kill(-id, SIGTERM) }
    end(within: 100)
  }

  private func isGroupGone(within milliseconds: Int) -> Bool {
    Clock.wait(milliseconds) {
      _ = ending(within: 0)
      return kill(-id, 0) != 0
    }
  }
}

/// A process that ends what has left a process group, and the group itself if this process dies
/// before it could, even by SIGKILL.
private final class GroupGuardian {
  /// A variable in the environment of the group's processes, as `NAME=VALUE`, which no others have.
  /// It tells which ones have left the group, as those of setsid(1) do.
  let mark = "ARCADE_PROGRAM=\(UInt64.random(in: .min ... .max))"

  private let lifeline: Descriptor
  private let id: pid_t

  /// Reads the group's id and its mark, and then a line to kill the rest or the end of the pipe.
  private static let script = """
    read -r group mark || exit
    read -r line || {
      kill -s TERM -- "-$group"
      sleep 1
      kill -s KILL -- "-$group"
    }
    while files=$(grep -lsF "$mark" /proc/[0-9]*/environ); [ "$files" ]; do
      for file in $files; do
        process=${file#/proc/}
        kill -s KILL "${process%/*}"
      done
    done
    """

  init() throws(SystemError) {
    let pipe = try Pipe()
    defer { pipe.reader.close() }
    lifeline = pipe.writer
    do throws(SystemError) {
      // It can write nowhere: it must not keep another's pipe open, and nobody waits for its words.
      id = try ChildProcess.spawn(
        ["sh", "-c", Self.script], reading: pipe.reader, writing: pipe.reader, errors: pipe.reader)
    } catch {
      lifeline.close()
      throw error
    }
  }

  deinit {
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
    lifeline.close()
  }

  func watch(_ group: pid_t) {
    try? lifeline.write(Array("\(group) \(mark)\n".utf8))
  }

  /// Kills what has left the group. Does nothing where the system has no `/proc`.
  func killRest(within milliseconds: Int) {
    try? lifeline.write([UInt8(ascii: "\n")])
    _ = Clock.wait(milliseconds) { ChildProcess.hasEnded(id) }
  }
}
