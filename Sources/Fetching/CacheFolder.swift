import Records

/// The folder of what was fetched: `$XDG_CACHE_HOME/arcade`, else `~/.cache/arcade`.
public struct CacheFolder: Sendable {
  public let path: String

  /// Creates the player's cache folder, or nil without a home.
  public init?(variable: (String) -> String?) {
    guard let path = BaseFolder.path("XDG_CACHE_HOME", elseInHome: ".cache", variable: variable)
    else { return nil }
    self.path = path
  }
}
