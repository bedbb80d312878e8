import Fetching
import TextUI

/// The effects of tunes by `curl` and the cache folder.
final class NetworkEffects: TunesEffects {
  /// The use of the network: what was not kept within the last day is asked for, everything is, or
  /// nothing.
  enum Use {
    case sparing, refreshing, offline
  }

  private let use: Use
  private let variable: (String) -> String?

  /// Nothing is looked up before it is needed.
  private lazy var server = variable("ARCADE_ITUNES_URL") ?? AlbumRequest.server
  private lazy var cache = CacheFolder(variable: variable)

  private var pending: [TunesAction] = []
  private var search: (request: AlbumRequest, fetch: Fetch)?
  private var loader: PictureLoader?

  init(_ use: Use, variable: @escaping (String) -> String?) {
    (self.use, self.variable) = (use, variable)
  }

  func begin(_ effect: TunesEffect) {
    // Their processes are gone with them.
    (search, loader, pending) = (nil, nil, [])
    switch effect {
    case .search(let request): begin(request)
    case .load(let found): load(found)
    case .cancel: break
    }
  }

  func poll() -> [TunesAction] {
    if let (request, fetch) = search, let answer = fetch.poll().first?.result {
      search = nil
      let found = answer.flatMap { read($0, request) }
      if case (.success(let bytes), .success) = (answer, found) {
        cache?.keep(bytes, as: CacheFolder.answer(to: request.url(on: server)))
        cache?.sweep()
      }
      pending.append(.found(found))
    }
    if let loader {
      pending += loader.poll().map { .arrived($0.picture) }
      if loader.isDone {
        pending.append(.loaded(problem: loader.problem?.phrase))
        self.loader = nil
      }
    }
    defer { pending = [] }
    return pending
  }

  private func begin(_ request: AlbumRequest) {
    let url = request.url(on: server)
    let age = use == .offline ? Int.max : CacheFolder.answerAge
    if use != .refreshing,
      let kept = cache?.contents(of: CacheFolder.answer(to: url), newerThan: age)
    {
      return pending.append(.found(read(kept, request)))
    }
    do throws(FetchError) {
      guard use != .offline else {
        let (english, chinese) = (request.phrase(.en), request.phrase(.zh).spacedBefore)
        throw FetchError(en: "no \(english) are kept from before", zh: "本地没有保存过\(chinese)")
      }
      search = (request, try Fetch([url], limit: 1 << 20, variable: variable))
    } catch {
      pending.append(.found(.failure(error)))
    }
  }

  private func read(
    _ answer: [UInt8], _ request: AlbumRequest
  ) -> Result<[FoundAlbum], FetchError> {
    let isLocal = server.hasPrefix("http://")
    return request.albums(in: answer, fromThisMachine: isLocal).map { .success($0) }
      ?? .failure(FetchError(en: "the server's answer makes no sense", zh: "服务器返回的内容无法识别"))
  }

  private func load(_ found: [FoundAlbum]) {
    guard let cache else { return pending.append(.loaded(problem: nil)) }
    let wanted = found.compactMap { found in
      found.cover.map { (name: found.album.name, origin: PictureLoader.Origin.url($0)) }
    }
    loader = PictureLoader(wanted, in: cache, isOffline: use == .offline, variable: variable)
  }
}
