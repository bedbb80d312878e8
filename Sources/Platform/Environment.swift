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

  /// Returns true for a file that is no folder, pipe or the like.
  public static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
