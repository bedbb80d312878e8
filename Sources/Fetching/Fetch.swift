/// Files that `curl` fetches side by side.
public final class Fetch {
  /// Starts to fetch files of at most `limit` bytes each. Throws if there is no `curl`.
  public init(
    _ urls: [String], limit: Int, variable: (String) -> String?
  ) throws(FetchError) {
    throw .noCurl
  }

  /// Returns the files and failures that have arrived since the last call, without waiting.
  public func poll() -> [(index: Int, result: Result<[UInt8], FetchError>)] { [] }

  /// True if everything has arrived or failed.
  public var isDone: Bool { true }

  /// Ends what is under way. Its processes are gone when it returns.
  public func cancel() {}
}
