public enum Environment {
  /// Returns the value of a variable, or nil if it is not set, empty or not UTF-8.
  public static func variable(_ name: String) -> String? {
    guard let text = getenv(name).flatMap({ String(validatingCString: $0) }), !text.isEmpty else {
      return nil
    }
    return text
  }

  /// Returns true if a variable is set, perhaps to nothing.
  public static func isSet(_ name: String) -> Bool { getenv(name) != nil }

  /// Returns the path of a program in the absolute folders of a search path such as `PATH`, or nil
  /// if there is none.
  public static func program(_ name: String, in folders: String?) -> String? {
    (folders ?? "").split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }
      .first { isRegularFile($0) && access($0, X_OK) == 0 }
  }

  /// Throws the error with which a shell would not run a program, given by a name or a path of
  /// characters that mean nothing else to the shell.
  public static func check(command: String) throws(SystemError) {
    if command.utf8.contains(UInt8(ascii: "/")) {
      guard access(command, X_OK) == 0 else { throw .last }
      guard isRegularFile(command) else { throw SystemError(code: EACCES) }
    } else if program(command, in: variable("PATH")) == nil,
      system("command -v \(command) >/dev/null 2>&1") != 0
    {
      throw SystemError(code: ENOENT)
    }
  }

  /// Returns true for a file that is no folder, pipe or the like.
  public static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
