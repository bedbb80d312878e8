/// An error that the system reported for a call.
public struct SystemError: Error, Equatable, Sendable {
  /// The system's number for it, as in errno(3).
  public let code: CInt

  /// What could not be done, as behind "can't"; nil where whoever called knows.
  public private(set) var task: String?

  /// The error with a certain number.
  public init(code: CInt) {
    self.code = code
  }

  /// The same error, for somebody who does not know what was being done.
  public func doing(_ task: String) -> SystemError {
    var error = self
    error.task = task
    return error
  }

  /// The error of the call that has just failed on this thread.
  public static var last: SystemError { SystemError(code: errno) }

  /// Something that is no regular file, such as a folder, stands where one is wanted.
  public static let notRegular = SystemError(code: -1)

  /// The system's own words for it.
  public var message: String {
    guard self != .notRegular else { return "it is no regular file" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
