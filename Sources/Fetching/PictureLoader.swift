import Platform
import Records
import TextUI

/// Pictures on their way into the cache.
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
  private let shelf: PictureShelf
  private let scratch: String
  private let timeLimit: Int
  private var tools: [Decoding.Tool]
  private var fetch: Fetch?

  /// The indices of the files that `fetch` counts.
  private var fetched: [Int] = []
  private var files: [(index: Int, path: String)] = []
  private var waiting: [(index: Int, header: PictureHeader, path: String)] = []
  private var running: [(index: Int, decoding: Decoding)] = []
  private var arrived: [(index: Int, picture: Picture?)] = []
  private var hasLoaded = false

  /// Starts to load the pictures of names. Those that are kept are not fetched again; if
  /// `isOffline` nothing is fetched. The pictures are put on a shelf.
  public convenience init(
    _ wanted: [(name: String, origin: Origin)], in cache: CacheFolder, isOffline: Bool = false,
    shelf: PictureShelf = .ofProcess, variable: @escaping (String) -> String?
  ) {
    self.init(
      wanted, in: cache, isOffline: isOffline, shelf: shelf, timeLimit: 5000, variable: variable)
  }

  /// Starts to load pictures; each program that decodes one has some milliseconds.
  init(
    _ wanted: [(name: String, origin: Origin)], in cache: CacheFolder, isOffline: Bool,
    shelf: PictureShelf, timeLimit: Int, variable: (String) -> String?
  ) {
    (names, self.cache, self.shelf) = (wanted.map(\.name), cache, shelf)
    self.timeLimit = timeLimit
    scratch = "\(variable("TMPDIR") ?? "/tmp")/arcade-\(UInt64.random(in: 0...(.max)))-"
    tools = Decoder.allCases.compactMap { decoder in
      Executable.path(of: decoder.rawValue, in: variable("PATH")).map { (decoder, $0) }
    }
    var urls: [String] = []
    for (index, (name, origin)) in wanted.enumerated() {
      switch origin {
      case .file(let path): files.append((index, path))
      case .url(let url):
        if let picture = kept(name, newerThan: CacheFolder.pictureAge) {
          finish(index, picture)
        } else if let bytes = cache.contents(
          of: CacheFolder.encoded(name), newerThan: CacheFolder.pictureAge)
        {
          prepare(index, bytes)
        } else if isOffline || tools.isEmpty {
          finish(index, nil, isOffline ? nil : .noDecoder)
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

  deinit { cancel() }

  private func kept(_ name: String, newerThan seconds: Int = .max) -> Picture? {
    cache.contents(of: CacheFolder.pixels(of: name), newerThan: seconds)
      .flatMap { Picture(ppm: $0) }
  }

  /// Returns the pictures that have arrived since the last call, nil for one that has failed. It
  /// doesn't wait.
  public func poll() -> [(index: Int, picture: Picture?)] {
    for (number, result) in fetch?.poll() ?? [] {
      switch result {
      case .success(let bytes): prepare(fetched[number], bytes)
      case .failure(let error): finish(fetched[number], nil, error)
      }
    }
    if fetch?.isDone == true { fetch = nil }
    decode()
    if hasLoaded, fetch == nil, running.isEmpty {
      hasLoaded = false
      cache.sweep()
    }
    defer { arrived = [] }
    return arrived
  }

  /// Decodes the files that are there, four at a time.
  private func decode() {
    running.removeAll { index, decoding in
      if let (picture, decoder) = decoding.poll() {
        // The program that works is the first to be tried from now on.
        tools = tools.filter { $0.decoder == decoder } + tools.filter { $0.decoder != decoder }
        cache.keep(picture.ppm, as: CacheFolder.pixels(of: names[index]))
        finish(index, picture)
      } else if decoding.hasFailed {
        finish(index, nil, .noPicture)
      } else {
        return false
      }
      return true
    }
    while running.count < 4, !waiting.isEmpty || !files.isEmpty {
      guard !waiting.isEmpty else {
        let file = files.removeFirst()
        read(file.index, file.path)
        continue
      }
      let (index, header, path) = waiting.removeFirst()
      let decoding = Decoding(
        header, in: path, with: tools, bitmap: "\(scratch)\(index).bmp", timeLimit: timeLimit)
      running.append((index, decoding))
    }
  }

  /// Reads one's own file of at most 16 MB, which is decoded again only if it has changed.
  private func read(_ index: Int, _ path: String) {
    let bytes = (try? File.contents(of: path, limit: 16 << 20)) ?? []
    if cache.contents(of: CacheFolder.encoded(names[index])) == bytes,
      let picture = kept(names[index])
    {
      finish(index, picture)
    } else {
      prepare(index, bytes)
    }
  }

  /// Keeps an encoded picture, in a temporary file if it must, for the programs to read.
  private func prepare(_ index: Int, _ bytes: [UInt8]) {
    guard let header = PictureHeader(bytes) else { return finish(index, nil, .noPicture) }
    guard !tools.isEmpty else { return finish(index, nil, .noDecoder) }
    let name = CacheFolder.encoded(names[index])
    let isKept = bytes.count <= File.limit && cache.keep(bytes, as: name)
    let path = isKept ? "\(cache.path)/\(name)" : "\(scratch)\(index)"
    if !isKept {
      cache.remove(name)
      try? File.replace(path, with: bytes)
    }
    hasLoaded = true
    waiting.append((index, header, path))
  }

  private func finish(_ index: Int, _ picture: Picture?, _ error: FetchError? = nil) {
    problem = problem ?? error
    // What is no picture is not tried again.
    if error == .noPicture { cache.remove(CacheFolder.encoded(names[index])) }
    if let picture { shelf.remember(picture, of: names[index]) }
    unlink("\(scratch)\(index)")
    arrived.append((index, picture))
  }

  /// True if all pictures have arrived or failed, and were returned.
  public var isDone: Bool {
    fetch == nil && files.isEmpty && waiting.isEmpty && running.isEmpty && arrived.isEmpty
  }

  /// Ends what is under way. Its processes are gone when it returns.
  public func cancel() {
    (fetch, files, running) = (nil, [], [])
    for index in names.indices { unlink("\(scratch)\(index)") }
    (waiting, arrived) = ([], [])
  }
}
