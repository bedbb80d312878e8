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
  private var (request, url, number) = (AlbumRequest?.none, "", 0)

  init(_ use: NetworkUse, variable: @escaping (String) -> String?) {
    (self.use, self.variable) = (use, variable)
  }

  func begin(_ effect: TunesEffect) {
    switch effect {
    case .search(let request, let number):
      cancel()
      (self.request, self.number, url) = (request, number, request.url(on: server))
      search(request)
    case .load(let found, let number):
      self.number = number
      load(found)
    case .cancel: cancel()
    }
  }

  func poll() -> [TunesAction] {
    for (_, result) in fetch?.poll() ?? [] {
      switch result {
      case .success(let bytes): take(bytes, isKept: false)
      case .failure(let error): fail(error.phrase)
      }
      fetch = nil
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
    fetch?.cancel()
    loader?.cancel()
    (fetch, loader, pending) = (nil, nil, [])
  }

  private func search(_ request: AlbumRequest) {
    let age = use == .offline ? Int.max : CacheFolder.answerAge
    if use != .refreshing,
      let kept = cache?.contents(of: CacheFolder.answer(to: url), newerThan: age)
    {
      return take(kept, isKept: true)
    }
    guard use != .offline else {
      let (english, chinese) = (request.phrase(.en), request.phrase(.zh))
      return fail(
        Phrase(en: "no \(english) are kept from before", zh: "本地没有保存过\(chinese.spacedBefore)"))
    }
    do throws(FetchError) {
      fetch = try Fetch([url], limit: 1 << 20, variable: variable)
    } catch {
      fail(error.phrase)
    }
  }

  private func take(_ answer: [UInt8], isKept: Bool) {
    guard let request,
      let found = SearchResults.albums(
        in: answer, for: request, fromThisMachine: server.hasPrefix("http://"))
    else {
      return fail(Phrase(en: "the server's answer makes no sense", zh: "服务器返回的内容无法识别"))
    }
    if !isKept {
      cache?.keep(answer, as: CacheFolder.answer(to: url))
      cache?.sweep()
    }
    pending.append(.found(.success(found), number: number))
  }

  private func fail(_ reason: Phrase) {
    pending.append(.found(.failure(TunesFailure(reason: reason)), number: number))
  }

  private func load(_ found: [FoundAlbum]) {
    guard let cache else { return pending.append(.loaded(problem: nil, number: number)) }
    let wanted = found.compactMap { found in
      found.cover.map { (name: found.album.name, origin: PictureLoader.Origin.url($0)) }
    }
    loader = PictureLoader(wanted, in: cache, isOffline: use == .offline, variable: variable)
  }
}
