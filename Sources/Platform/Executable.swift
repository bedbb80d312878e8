public enum Executable {
  /// Returns the path of a program in the absolute folders of a search path such as `PATH`, or nil
  /// if there is none.
  public static func path(of name: String, in folders: String?) -> String? {
    (folders ?? "").split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }
      .first {
        var status = stat()
        return stat($0, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access($0, X_OK) == 0
      }
  }
}
