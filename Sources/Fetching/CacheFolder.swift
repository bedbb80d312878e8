import Platform
import Records
import Synchronization

/// The folder of fetched files: `$XDG_CACHE_HOME/arcade`, else `~/.cache/arcade`. Where it can't be
/// written, only the pictures of this process are kept, in memory.
public struct CacheFolder: Sendable {
  public let path: String

  /// Creates the player's cache folder. Without a home nothing can be kept in it.
  public init(variable: (String) -> String? = Environment.variable) {
    path = BaseFolder.cache.path(variable: variable) ?? "/dev/null"
  }

  /// Returns the name of the file that keeps the answer to a request.
  public static func answer(to url: String) -> String { file(url, "json") }

  private static func file(_ name: String, _ type: String) -> String {
    "\(Seed.fnv1a(name.utf8).digits(radix: 16, count: 16)).\(type)"
  }

  /// Returns the bytes of a file that is at most 1 MB and, if asked for, was kept less than some
  /// seconds ago; nil if there is none.
  public func contents(of name: String, newerThan seconds: Int = .max) -> [UInt8]? {
    let file = "\(path)/\(name)"
    guard let age = Self.age(of: file), let bytes = try? File.contents(of: file) else {
      return nil
    }
    // A file from the future was kept while the clock was wrong.
    return age < seconds && age > -60 ? bytes : nil
  }

  /// Keeps bytes, readable only by the owner. Other processes see the whole file or the former one.
  /// Returns false if it can't.
  @discardableResult
  public func keep(_ bytes: [UInt8], as name: String) -> Bool {
    (try? File.replace("\(path)/\(name)", with: bytes)) != nil
  }

  /// The pictures that were read, by the paths of their files, nil for one that is not kept.
  private static let pictures = Mutex<[String: Picture?]>([:])

  /// The most bytes of pixels that are kept in memory: those of 64 large pictures and more.
  private static let memoryLimit = 24 << 20

  /// Returns the key of the player's own picture of a face. The key of a picture from the network
  /// is the face's name.
  static func own(_ name: String) -> String { "own\n\(name)" }

  /// Returns the player's own picture of a face's name, else the one from the network, or nil if
  /// neither is kept.
  public func picture(named name: String) -> Picture? { kept(Self.own(name)) ?? kept(name) }

  public func forgetOwn(_ name: String) { forget(Self.own(name)) }

  /// Returns the picture of a key, or nil if none is kept. Reads it at the first call.
  func kept(_ key: String) -> Picture? {
    let file = Self.file(key, "ppm")
    let known = Self.pictures.withLock { $0["\(path)/\(file)"] }
    return known ?? remember(contents(of: file), of: key)
  }

  /// Keeps the pixels of a picture, and the encoded picture.
  func keep(_ pixmap: [UInt8], _ encoded: [UInt8], of key: String) -> Picture? {
    keep(pixmap, as: Self.file(key, "ppm"))
    keep(encoded, as: Self.file(key, "jpg"))
    return remember(pixmap, of: key)
  }

  func forget(_ key: String) {
    for type in ["ppm", "jpg"] { unlink("\(path)/\(Self.file(key, type))") }
    _ = remember(nil, of: key)
  }

  func encoded(_ key: String) -> [UInt8]? {
    let bytes = contents(of: Self.file(key, "jpg")) ?? []
    return bytes.isEmpty ? nil : bytes
  }

  private func remember(_ pixmap: [UInt8]?, of key: String) -> Picture? {
    let picture = pixmap.flatMap { Picture(ppm: $0) { encoded(key) } }
    Self.pictures.withLock {
      let bytes = $0.values.reduce(0) { $0 + ($1?.pixels.count ?? 0) }
      if bytes > Self.memoryLimit { $0.removeAll() }
      $0["\(path)/\(Self.file(key, "ppm"))"] = .some(picture)
    }
    return picture
  }

  private static func age(of file: String) -> Int? {
    File.lastWrite(to: file).map { Timestamp.now.seconds - $0 / 1_000_000_000 }
  }

  /// Removes files that are older than 30 days, temporary ones of processes that were killed, and
  /// then the oldest until the rest is at most `limit` bytes.
  public func sweep(limit: Int = 50 << 20) {
    let files = File.names(in: path, andHidden: true).compactMap { name in
      Self.age(of: "\(path)/\(name)").map { (name: name, age: $0) }
    }
    var total = 0
    for (name, age) in files.sorted(by: { $0.age < $1.age }) {
      let file = "\(path)/\(name)"
      total += File.size(of: file) ?? 0
      let lifetime = name.hasPrefix(".") ? 3600 : 30 * 86_400
      if age >= lifetime || total > limit { unlink(file) }
    }
  }
}
