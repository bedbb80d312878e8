/// An error that a system call reported.
public struct SystemError: Error, Equatable, Sendable {
  /// The system's error number, as in errno(3).
  public let code: CInt

  /// The task that failed, worded to follow "can't"; nil if the caller knows.
  public private(set) var task: String?

  /// Creates an error from its number.
  public init(code: CInt) {
    self.code = code
  }

  /// Returns the error with the task that failed.
  public func doing(_ task: String) -> SystemError {
    var error = self
    error.task = task
    return error
  }

  /// The error of the call that just failed on this thread.
  public static var last: SystemError { SystemError(code: errno) }

  /// A folder, pipe or the like where a regular file was expected.
  public static let notRegular = SystemError(code: -1)

  /// A file that another process has kept locked for too long.
  public static let locked = SystemError(code: -2)

  /// The system's message.
  public var message: String {
    if self == .notRegular { return "not a regular file" }
    if self == .locked { return "another process keeps it locked" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
