/// Messages on standard error: errors and warnings.
public enum Diagnostics {
  /// Writes a line that begins with the program's name.
  public static func write(_ message: String) {
    line("arcade: \(message)")
  }

  public static func line(_ text: String) {
    // Nobody can be told that standard error can't be written.
    try? Descriptor.error.write(Array("\(text)\n".utf8))
  }
}
