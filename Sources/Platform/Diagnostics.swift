/// Messages on standard error: errors and warnings.
public enum Diagnostics {
  /// Writes a line that begins with the program's name.
  public static func write(_ message: String) {
    // Nobody can be told that standard error can't be written.
    try? Descriptor.error.write(Array("arcade: \(message)\n".utf8))
  }
}
