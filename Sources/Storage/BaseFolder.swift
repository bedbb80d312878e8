/// The folders that the XDG Base Directory Specification gives a program to keep things in.
enum BaseFolder {
  /// The arcade's folder below the one that a variable names, else below `~/` and a path; nil where
  /// there is no home. A folder that is not given from the root is passed over, as the
  /// specification says.
  static func path(
    _ name: String, elseInHome fallback: String, variable: (String) -> String?
  ) -> String? {
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = folder(name) ?? folder("HOME").map { "\($0)/\(fallback)" }
    return base.map { $0 + "/arcade" }
  }
}
