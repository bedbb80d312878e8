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
}
