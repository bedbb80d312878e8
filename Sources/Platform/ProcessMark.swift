import Synchronization

/// A variable in the environment of a program, and thus of all processes that it starts. It tells
/// which processes have left the program's process group, as those of setsid(1) do.
struct ProcessMark {
  private static let count = Atomic<Int>(0)

  /// The variable, as `NAME=VALUE`. No other program has the same.
  let variable: String

  init() {
    let number = Self.count.add(1, ordering: .relaxed).newValue
    variable = "ARCADE_PROGRAM=\(getpid()).\(number)."
  }

  /// Kills all processes with the mark, and those that they start meanwhile, for at most some
  /// milliseconds. Does nothing where the system has no `/proc`.
  func killProcesses(within milliseconds: Int) {
    _ = Clock.wait(milliseconds) {
      let ids = processes
      for id in ids { kill(id, SIGKILL) }
      return ids.isEmpty
    }
  }

  private var processes: [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var ids: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let id = pid_t(name), isOn(id) { ids.append(id) }
    }
    return ids
  }

  /// Returns true if a process has the mark. One that has ended has no environment any more, and
  /// that of another user can't be read.
  private func isOn(_ id: pid_t) -> Bool {
    let number = open("/proc/\(id)/environ", O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return false }
    let file = Descriptor(number)
    defer { file.close() }
    var (environment, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 14))
    while let count = try? file.read(into: &buffer), count > 0 { environment += buffer[..<count] }
    return environment.split(separator: 0).contains { $0.elementsEqual(variable.utf8) }
  }
}
