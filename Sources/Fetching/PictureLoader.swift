import Platform
import Records

/// Loads pictures of faces into the cache. Downloads and programs under way end with the loader.
public final class PictureLoader {
  public enum Origin: Sendable {
    case url(String)
    /// The path of a file of the player's own.
    case file(String)
  }

  /// The most pixels of a side that pictures are kept with.
  public static let side = 300

  /// The first reason why pictures are missing, or nil.
  public private(set) var problem: UserError?

  private enum Stage {
    case waiting(Origin), fetching(Fetch), decoding(Decoding)
  }

  private let cache: CacheFolder
  private let timeLimit: Int
  private let variable: (String) -> String?
  private let tools: [(Decoding.Tool, String)]

  /// The pictures that have neither arrived nor failed.
  private var pictures: [(name: String, key: String, stage: Stage)]

  /// Prepares to load the pictures of faces. A picture from the network that is kept is not fetched
  /// again, and takes the place of the player's own. Each program that decodes a picture has some
  /// milliseconds.
  public init(
    _ wanted: [(name: String, origin: Origin)], in cache: CacheFolder, timeLimit: Int = 5000,
    variable: @escaping (String) -> String?
  ) {
    (self.cache, self.timeLimit, self.variable) = (cache, timeLimit, variable)
    pictures = wanted.map { name, origin in
      if case .file = origin { return (name, CacheFolder.own(name), .waiting(origin)) }
      cache.forgetOwn(name)
      return (name, name, .waiting(origin))
    }
    tools = Decoding.Tool.allCases.compactMap { tool in
      Environment.program(tool.rawValue, in: variable("PATH")).map { (tool, $0) }
    }
  }

  public var isDone: Bool { pictures.isEmpty }

  /// Returns the pictures that have arrived since the last call, nil for one that has failed. Never
  /// waits.
  public func poll() -> [(name: String, picture: Picture?)] {
    var arrived: [(name: String, picture: Picture?)] = []
    // At most eight programs run at a time.
    for index in pictures.indices.prefix(8).reversed() {
      let (name, key, _) = pictures[index]
      do throws(UserError) {
        guard let picture = try advance(key, &pictures[index].stage) else { continue }
        arrived.append((name, picture))
      } catch {
        problem = problem ?? error
        // A former picture of the name may be kept.
        cache.forget(key)
        arrived.append((name, nil))
      }
      pictures.remove(at: index)
    }
    if isDone, !arrived.isEmpty { cache.sweep() }
    return arrived
  }

  /// Takes a step, and returns the picture after the last one.
  private func advance(_ key: String, _ stage: inout Stage) throws(UserError) -> Picture? {
    switch stage {
    case .waiting(.url(let url)):
      if let kept = cache.kept(key) { return kept }
      guard !tools.isEmpty else { throw .noDecoder }
      stage = .fetching(try Fetch(url, limit: File.limit, variable: variable))
    case .waiting(.file(let path)):
      let bytes = try Self.contents(of: path)
      // It is decoded again only if it has changed.
      if cache.encoded(key) == bytes, let kept = cache.kept(key) { return kept }
      stage = try decoding(bytes)
    case .fetching(let fetch):
      if let bytes = try fetch.poll() { stage = try decoding(bytes) }
    case .decoding(let decoding):
      return try decoding.poll().flatMap { cache.keep($0, decoding.encoded, of: key) }
    }
    return nil
  }

  private static func contents(of path: String) throws(UserError) -> [UInt8] {
    do throws(SystemError) {
      guard let file = try File.openIfPresent(path) else { throw SystemError(code: ENOENT) }
      defer { file.close() }
      return try file.contents(limit: 16 << 20)
    } catch {
      let path = path.shownAsPath
      throw UserError(error.doing("read \(path)", zh: "读取 \(path)").phrase)
    }
  }

  private func decoding(_ bytes: [UInt8]) throws(UserError) -> Stage {
    guard !tools.isEmpty else { throw .noDecoder }
    return .decoding(try Decoding(bytes, tools, filesIn: cache.path, timeLimit: timeLimit))
  }
}
