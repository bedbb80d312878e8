/// The base folders of the XDG Base Directory Specification.
enum BaseFolder {
  /// Returns the arcade's folder in the base folder that a variable names, else in the fallback
  /// below `~`, or nil without a home. Relative paths are ignored, as the specification says.
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
