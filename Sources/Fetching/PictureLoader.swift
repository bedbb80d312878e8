import TextUI

/// Pictures on their way into the cache.
public final class PictureLoader {
  /// The place that a picture comes from.
  public enum Origin: Sendable {
    case url(String)
    /// The path of a file.
    case file(String)
  }

  /// The reason why pictures are missing, or nil.
  public private(set) var problem: FetchError?

  /// Starts to load the pictures of names. Those that are kept are not fetched again; if `isOffline`
  /// nothing is fetched. The pictures are put on a shelf.
  public init(
    _ wanted: [(name: String, origin: Origin)], in cache: CacheFolder, isOffline: Bool = false,
    shelf: PictureShelf = .ofProcess, variable: @escaping (String) -> String?
  ) {}

  /// Returns the pictures that have arrived since the last call, nil for one that has failed. It
  /// doesn't wait.
  public func poll() -> [(index: Int, picture: Picture?)] { [] }

  /// True if all pictures have arrived or failed.
  public var isDone: Bool { true }

  /// Ends what is under way. Its processes are gone when it returns.
  public func cancel() {}
}
