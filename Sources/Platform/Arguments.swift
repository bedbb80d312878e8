public enum Arguments {
  public typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The words as the system keeps them, the program's name first, with nil after the last one.
  /// Swift reads them from `/proc`, which takes time and may not be mounted; so they are looked for
  /// in memory first.
  public nonisolated(unsafe) static let words: Words = {
    #if os(Linux)
      var start = 0
      let words = withUnsafeMutablePointer(to: &start) { start in
        Self.words(before: environ, after: UnsafeMutableRawPointer(start))
      }
      return words ?? CommandLine.unsafeArgv
    #else
      CommandLine.unsafeArgv
    #endif
  }()

  /// Returns the words that stand before an environment, if it is where the kernel puts it: above
  /// the stack, which begins with the number of the words, the words, and nil (System V ABI). A
  /// changed environment may have moved to the heap, which lies below the stack. Returns nil there,
  /// and if there are no words after the start.
  static func words(before environment: Words, after start: UnsafeMutableRawPointer) -> Words? {
    let end = environment - 1
    var first = end
    while UnsafeMutableRawPointer(first - 1) > start {
      if UInt(bitPattern: (first - 1).pointee) == UInt(end - first) { return first }
      first -= 1
    }
    return nil
  }
}
