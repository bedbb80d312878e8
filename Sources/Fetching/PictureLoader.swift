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
  private var tools: [(decoder: Decoder, path: String)]
  private var fetch: Fetch?

  /// The indices of the files that `fetch` counts.
  private var fetched: [Int] = []
  private var files: [(index: Int, path: String)] = []
  private var waiting: [Job] = []
  private var running: [(job: Job, decoding: Decoding)] = []
  private var arrived: [(index: Int, picture: Picture?)] = []
  private var hasLoaded = false

  /// A file that is to be decoded.
  private struct Job {
    let index: Int
    let header: PictureHeader
    let path: String
    /// True if the file is not needed afterwards.
    let isTemporary: Bool
    /// The program that decodes it, and those that are left if it fails.
    var tool: Decoder?
    var others: [(decoder: Decoder, path: String)]
  }

  /// The seconds for which pictures are kept, and the greatest size of one that is fetched.
  private static let (age, limit) = (30 * 86_400, File.limit)

  /// Starts to load the pictures of names. Those that are kept are not fetched again; if `isOffline`
  /// nothing is fetched. The pictures are put on a shelf.
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
        if let picture = kept(name, newerThan: Self.age) {
          finish(index, picture)
        } else if let bytes = cache.contents(of: CacheFolder.encoded(name), newerThan: Self.age) {
          prepare(index, bytes)
        } else if isOffline {
          finish(index, nil)
        } else if tools.isEmpty {
          fail(index, .noDecoder)
        } else {
          fetched.append(index)
          urls.append(url)
        }
      }
    }
    guard !urls.isEmpty else { return }
    do throws(FetchError) {
      fetch = try Fetch(urls, limit: Self.limit, variable: variable)
    } catch {
      for index in fetched { fail(index, error) }
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
      case .failure(let error): fail(fetched[number], error)
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

  /// Reads one's own file, which is decoded again only if it has changed.
  private func read(_ index: Int, _ path: String) {
    let name = CacheFolder.encoded(names[index])
    guard let size = File.size(of: path), size <= File.limit else {
      cache.remove(name)
      var bytes = [UInt8](repeating: 0, count: File.limit)
      guard let file = try? File.openIfPresent(path) else { return fail(index, .noPicture) }
      defer { file.close() }
      let count = (try? file.read(into: &bytes)) ?? 0
      return queue(index, Array(bytes[..<count]), path, isTemporary: false)
    }
    let bytes = (try? File.contents(of: path)) ?? []
    if cache.contents(of: name) == bytes, let picture = kept(names[index]) {
      finish(index, picture)
    } else {
      prepare(index, bytes)
    }
  }

  /// Keeps an encoded picture, in a temporary file if it must, for the programs to read.
  private func prepare(_ index: Int, _ bytes: [UInt8]) {
    let name = CacheFolder.encoded(names[index])
    hasLoaded = true
    if cache.keep(bytes, as: name) {
      queue(index, bytes, "\(cache.path)/\(name)", isTemporary: false)
    } else {
      let path = "\(scratch)\(index)"
      try? File.replace(path, with: bytes)
      queue(index, bytes, path, isTemporary: true)
    }
  }

  private func queue(_ index: Int, _ bytes: [UInt8], _ path: String, isTemporary: Bool) {
    guard let header = PictureHeader(bytes) else { return fail(index, .noPicture) }
    guard !tools.isEmpty else { return fail(index, .noDecoder) }
    waiting.append(
      Job(index: index, header: header, path: path, isTemporary: isTemporary, others: []))
  }

  /// Decodes the files that are there, four at a time.
  private func decode() {
    let former = running
    running = []
    for (job, decoding) in former {
      switch decoding.poll() {
      case .underWay: running.append((job, decoding))
      case .failed: start(job)
      case .done(let picture):
        // The program that works is the first to be tried from now on.
        tools.sort { $0.decoder == job.tool && $1.decoder != job.tool }
        cache.keep(picture.ppm, as: CacheFolder.pixels(of: names[job.index]))
        finish(job.index, picture)
        if job.isTemporary { unlink(job.path) }
      }
    }
    while running.count < 4 {
      if !waiting.isEmpty {
        start(waiting.removeFirst())
      } else if !files.isEmpty {
        let file = files.removeFirst()
        read(file.index, file.path)
      } else {
        return
      }
    }
  }

  /// Starts the next program that may decode a file.
  private func start(_ job: Job) {
    var job = job
    if job.tool == nil { job.others = tools }
    while !job.others.isEmpty {
      let (decoder, program) = job.others.removeFirst()
      job.tool = decoder
      if let decoding = Decoding(
        job.header, in: job.path, with: decoder, at: program, scratch: "\(scratch)\(job.index)",
        within: timeLimit)
      {
        return running.append((job, decoding))
      }
    }
    if job.isTemporary { unlink(job.path) }
    fail(job.index, .noPicture)
  }

  private func fail(_ index: Int, _ error: FetchError) {
    // What is no picture is not tried again; without a program it may be one.
    if error == .noPicture { cache.remove(CacheFolder.encoded(names[index])) }
    problem = problem ?? error
    arrived.append((index, nil))
  }

  private func finish(_ index: Int, _ picture: Picture?) {
    if let picture { shelf.remember(picture, of: names[index]) }
    arrived.append((index, picture))
  }

  /// True if all pictures have arrived or failed, and were returned.
  public var isDone: Bool {
    fetch == nil && files.isEmpty && waiting.isEmpty && running.isEmpty && arrived.isEmpty
  }

  /// Ends what is under way. Its processes are gone when it returns.
  public func cancel() {
    fetch = nil
    for job in waiting + running.map(\.job) where job.isTemporary { unlink(job.path) }
    (files, waiting, running, arrived) = ([], [], [], [])
  }
}
