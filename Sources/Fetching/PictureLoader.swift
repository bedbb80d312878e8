import Platform
import Records
import TextUI

/// Pictures on their way into the cache. What is under way ends with the loader.
public final class PictureLoader {
  /// The place that a picture comes from.
  public enum Origin: Sendable {
    case url(String)
    /// The path of a file.
    case file(String)
  }

  /// The first reason why pictures are missing, or nil.
  public private(set) var problem: FetchError?

  private let names: [String]
  private let cache: CacheFolder
  private let scratch: String
  private let timeLimit: Int
  private var tools: [Decoding.Tool]
  private var fetch: Fetch?

  /// The indices of the files that `fetch` counts.
  private var fetched: [Int] = []
  private var files: [(index: Int, path: String)] = []
  private var decodings: [(index: Int, decoding: Decoding)] = []
  private var arrived: [(index: Int, picture: Picture?)] = []

  /// Starts to load the pictures of names. Those that are kept are not fetched again; if
  /// `isOffline` nothing is fetched. Each program that decodes one has some milliseconds.
  public init(
    _ wanted: [(name: String, origin: Origin)], in cache: CacheFolder, isOffline: Bool = false,
    timeLimit: Int = 5000, variable: (String) -> String?
  ) {
    (names, self.cache, self.timeLimit) = (wanted.map(\.name), cache, timeLimit)
    scratch = "\(variable("TMPDIR") ?? "/tmp")/arcade-\(UInt64.random(in: 0...(.max)))-"
    tools = Decoder.allCases.compactMap { decoder in
      Executable.path(of: decoder.rawValue, in: variable("PATH")).map { (decoder, $0) }
    }
    var urls: [String] = []
    for (index, (name, origin)) in wanted.enumerated() {
      switch origin {
      case .file(let path): files.append((index, path))
      case .url(let url):
        let kept = cache.keptPicture(named: name, newerThan: CacheFolder.pictureAge)
        if kept != nil || isOffline || tools.isEmpty {
          finish(index, kept, kept != nil || isOffline ? nil : .noDecoder)
        } else {
          fetched.append(index)
          urls.append(url)
        }
      }
    }
    guard !urls.isEmpty else { return }
    do throws(FetchError) {
      fetch = try Fetch(urls, limit: File.limit, variable: variable)
    } catch {
      for index in fetched { finish(index, nil, error) }
    }
  }

  /// Returns the pictures that have arrived since the last call, nil for one that has failed. It
  /// doesn't wait.
  public func poll() -> [(index: Int, picture: Picture?)] {
    for (number, result) in fetch?.poll() ?? [] {
      switch result {
      case .success(let bytes): decode(fetched[number], bytes)
      case .failure(let error): finish(fetched[number], nil, error)
      }
    }
    if fetch?.isDone == true { fetch = nil }
    // Four programs at a time.
    while decodings.count < 4, !files.isEmpty {
      let file = files.removeFirst()
      read(file.index, file.path)
    }
    for (index, decoding) in decodings.prefix(4) { advance(index, decoding) }
    defer { arrived = [] }
    return arrived
  }

  private func advance(_ index: Int, _ decoding: Decoding) {
    do throws(FetchError) {
      guard let (pixmap, tool) = try decoding.poll(tools) else { return }
      // The program that works is the first to be tried from now on.
      tools = [tool] + tools.filter { $0.path != tool.path }
      finish(index, cache.keep(pixmap, decoding.encoded, of: names[index]))
    } catch {
      finish(index, nil, error)
    }
    decodings.removeAll { $0.index == index }
    if decodings.isEmpty, fetch == nil { cache.sweep() }
  }

  /// Reads one's own file of at most 16 MB, which is decoded again only if it has changed.
  private func read(_ index: Int, _ path: String) {
    let bytes = (try? File.contents(of: path, limit: 16 << 20)) ?? []
    if cache.encoded(named: names[index]) == bytes,
      let picture = cache.keptPicture(named: names[index])
    {
      finish(index, picture)
    } else {
      decode(index, bytes)
    }
  }

  private func decode(_ index: Int, _ bytes: [UInt8]) {
    do throws(FetchError) {
      let decoding = try Decoding(bytes, in: "\(scratch)\(index)", timeLimit: timeLimit)
      decodings.append((index, decoding))
    } catch {
      finish(index, nil, error)
    }
  }

  private func finish(_ index: Int, _ picture: Picture?, _ error: FetchError? = nil) {
    problem = problem ?? error
    // What was kept of a former picture isn't this one.
    if error == .noPicture { _ = cache.keep([], nil, of: names[index]) }
    arrived.append((index, picture))
  }

  /// True if all pictures have arrived or failed, and were returned.
  public var isDone: Bool {
    fetch == nil && files.isEmpty && decodings.isEmpty && arrived.isEmpty
  }
}
