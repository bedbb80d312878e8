public enum Arguments {
  public typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The words as the system keeps them, the program's name first, with nil after the last one.
  /// They must be read before the environment is changed, which moves it.
  public nonisolated(unsafe) static let words: Words = {
    #if os(Linux)
      words(before: environ)
    #else
      CommandLine.unsafeArgv
    #endif
  }()

  /// Returns the words that stand before an environment. Swift reads them from `/proc`, which takes
  /// time and may not be mounted; in memory the kernel puts their number, the words, nil, and the
  /// environment (System V ABI).
  static func words(before environment: Words) -> Words {
    let end = environment - 1
    var first = end
    while UInt(bitPattern: (first - 1).pointee) != UInt(end - first) { first -= 1 }
    return first
  }
}
