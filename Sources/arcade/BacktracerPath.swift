#if os(Linux) && !DEBUG
  /// Replaces the function of Swift's runtime that looks for the program `swift-backtrace` beside
  /// the executable each time a process starts, and aborts it where `/proc` is not mounted. Nobody
  /// has that program beside a static executable.
  @_cdecl("swift_copyAuxiliaryExecutablePath")
  func copyAuxiliaryExecutablePath(
    _ name: UnsafePointer<CChar>?
  ) -> UnsafeMutablePointer<CChar>? { nil }
#endif
