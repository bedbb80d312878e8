import Platform
import Synchronization
import TextUI

/// The pictures in the cache, by the names of faces. Each is read when it is first drawn.
public final class PictureShelf: PictureSource {
  /// The pictures of the player's cache.
  public static let ofProcess = PictureShelf(
    in: CacheFolder(variable: Environment.variable))

  private let cache: CacheFolder?

  /// The pictures that were read, nil for one that is not kept.
  private let pictures = Mutex<[String: Picture?]>([:])

  /// The most pictures that are remembered, some 50 KB each.
  private static let limit = 128

  /// Creates the shelf of a cache, or one that only remembers.
  public init(in cache: CacheFolder?) {
    self.cache = cache
  }

  /// Remembers a picture, kept or not.
  public func remember(_ picture: Picture, of name: String) {
    set(picture, of: name)
  }

  public func picture(named name: String) -> Picture? {
    if let known = pictures.withLock({ $0[name] }) { return known }
    let picture = cache?.contents(of: CacheFolder.pixels(of: name)).flatMap { Picture(ppm: $0) }
    set(picture, of: name)
    return picture
  }

  public func encoded(named name: String) -> [UInt8]? {
    cache?.contents(of: CacheFolder.encoded(name))
  }

  private func set(_ picture: Picture?, of name: String) {
    pictures.withLock {
      if $0.count >= Self.limit { $0.removeAll() }
      $0[name] = .some(picture)
    }
  }
}
