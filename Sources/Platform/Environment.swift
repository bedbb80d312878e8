public enum Environment {
  /// Returns the value of a variable, or nil if it is not set, empty or not UTF-8.
  public static func variable(_ name: String) -> String? {
    guard let text = getenv(name).flatMap({ String(validatingCString: $0) }), !text.isEmpty else {
      return nil
    }
    return text
  }

  public static func isSet(_ name: String) -> Bool { getenv(name) != nil }

  /// Returns the path of a program in the absolute folders of a search path such as `PATH`, or nil
  /// if there is none.
  public static func program(_ name: String, in folders: String?) -> String? {
    (folders ?? "").split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }
      .first { isRegularFile($0) && access($0, X_OK) == 0 }
  }

  /// Throws if a shell can't run the first word of a command. A word passes that it would not take
  /// as it stands.
  public static func check(command: String) throws(SystemError) {
    let word = String(
      command.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./+".contains($0)) })
    guard !word.isEmpty, [nil, " "].contains(command.dropFirst(word.count).first) else { return }
    var code: CInt = 0
    if word.utf8.contains(UInt8(ascii: "/")) {
      code = access(word, X_OK) != 0 ? errno : isRegularFile(word) ? 0 : EACCES
    } else if program(word, in: variable("PATH")) == nil {
      // It may be a command of the shell's own.
      let shell = try ChildProcess("/bin/sh", ["-c", "command -v \(word) >/dev/null"])
      code = shell.ending(within: 5000) == "status 0" ? 0 : ENOENT
    }
    guard code == 0 else { throw SystemError(code: code).doing("run \(word)", zh: "运行 \(word)") }
  }

  /// Returns true for a file that is no folder, pipe or the like.
  public static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
