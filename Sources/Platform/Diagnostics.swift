/// Messages on standard error, where everything goes that wasn't asked for.
public enum Diagnostics {
  /// Writes a line that begins with the program's name.
  public static func write(_ message: String) {
    // There is nobody left to tell if standard error can't be written.
    try? Descriptor.error.write(Array("arcade: \(message)\n".utf8))
  }
}
