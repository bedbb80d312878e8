import Fetching
import TextUI

/// The use of the network: what was not kept within the last day is asked for, everything is, or
/// nothing.
enum NetworkUse {
  case sparing, refreshing, offline
}

/// The effects of tunes by `curl` and the cache folder.
final class NetworkEffects: TunesEffects {
  private let use: NetworkUse
  private let variable: (String) -> String?

  /// Nothing is looked up before it is needed.
  private lazy var server = variable("ARCADE_ITUNES_URL") ?? AlbumRequest.server
  private lazy var cache = CacheFolder(variable: variable)

  private var pending: [TunesAction] = []
  private var fetch: Fetch?
  private var loader: PictureLoader?
  private var (request, number) = (AlbumRequest?.none, 0)

  init(_ use: NetworkUse, variable: @escaping (String) -> String?) {
    (self.use, self.variable) = (use, variable)
  }

  func begin(_ effect: TunesEffect) {
    switch effect {
    case .search(let request, let number):
      cancel()
      (self.request, self.number) = (request, number)
      search(request, request.url(on: server))
    case .load(let found, let number):
      self.number = number
      load(found)
    case .cancel: cancel()
    }
  }

  func poll() -> [TunesAction] {
    for (_, answer) in fetch?.poll() ?? [] {
      fetch = nil
      take(answer)
    }
    if let loader {
      pending += loader.poll().map { .arrived($0.picture, number: number) }
      if loader.isDone {
        pending.append(.loaded(problem: loader.problem?.phrase, number: number))
        self.loader = nil
      }
    }
    defer { pending = [] }
    return pending
  }

  private func cancel() {
    // Their processes are gone with them.
    (fetch, loader, pending) = (nil, nil, [])
  }

  private func search(_ request: AlbumRequest, _ url: String) {
    let age = use == .offline ? Int.max : CacheFolder.answerAge
    if use != .refreshing,
      let kept = cache?.contents(of: CacheFolder.answer(to: url), newerThan: age)
    {
      return take(.success(kept), isKept: true)
    }
    do throws(FetchError) {
      guard use != .offline else {
        let (english, chinese) = (request.phrase(.en), request.phrase(.zh).spacedBefore)
        throw FetchError(en: "no \(english) are kept from before", zh: "本地没有保存过\(chinese)")
      }
      fetch = try Fetch([url], limit: 1 << 20, variable: variable)
    } catch {
      take(.failure(error))
    }
  }

  private func take(_ answer: Result<[UInt8], FetchError>, isKept: Bool = false) {
    let found = answer.flatMap { bytes in read(bytes, isKept: isKept) }
    pending.append(.found(found, number: number))
  }

  /// Reads an answer, and keeps it unless it was.
  private func read(_ answer: [UInt8], isKept: Bool) -> Result<[FoundAlbum], FetchError> {
    let isLocal = server.hasPrefix("http://")
    guard let request,
      let found = SearchResults.albums(in: answer, for: request, fromThisMachine: isLocal)
    else {
      return .failure(FetchError(en: "the server's answer makes no sense", zh: "服务器返回的内容无法识别"))
    }
    if !isKept {
      cache?.keep(answer, as: CacheFolder.answer(to: request.url(on: server)))
      cache?.sweep()
    }
    return .success(found)
  }

  private func load(_ found: [FoundAlbum]) {
    guard let cache else { return pending.append(.loaded(problem: nil, number: number)) }
    let wanted = found.compactMap { found in
      found.cover.map { (name: found.album.name, origin: PictureLoader.Origin.url($0)) }
    }
    loader = PictureLoader(wanted, in: cache, isOffline: use == .offline, variable: variable)
  }
}
