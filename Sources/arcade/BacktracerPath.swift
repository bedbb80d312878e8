#if os(Linux) && !DEBUG && !DYNAMIC
  /// Replaces the function of Swift's runtime that at each start looks for the program
  /// `swift-backtrace` beside the executable, and aborts if `/proc` is not mounted. A static
  /// executable has no such program beside it.
  @_cdecl("swift_copyAuxiliaryExecutablePath")
  func copyAuxiliaryExecutablePath(
    _ name: UnsafePointer<CChar>?
  ) -> UnsafeMutablePointer<CChar>? { nil }
#endif
