/// The version of the program. Beside this, only CHANGELOG.md says it.
enum Version {
  static let number = "1.0.0"

  /// The day of its release, or until then of the last change to the manual, as mdoc(7) wants it.
  static let date = "November 23, 2026"
}
